package org.losslint.model.cos;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.quantity.Quantity;

/** Where packets of a queue begin to be marked, and from where on each of them is. */
final class QueueMarking {
  private final Queue queue;
  @CheckForNull private List<Marking> markings;

  QueueMarking(Queue queue) {
    this.queue = queue;
  }

  /** The curve that applies to each loss priority that the class can have, lowest first. */
  List<Marking> markings() {
    List<Marking> known = markings;
    if (known == null) {
      known = queue.isPlaceholder() ? List.of() : Marking.of(queue);
      markings = known;
    }
    return known;
  }

  Fact<Items> items() {
    return queue.read(
        s -> {
          List<Fact<?>> items = new ArrayList<>();
          for (Marking marking : markings()) {
            items.add(Fact.known(marking, marking.evidence()));
          }
          return Fact.known(new Items(items, queue.owner().assignments().more()), queue.mapEntry());
        });
  }

  /** Whether one row of the map covers every loss priority and protocol. */
  Fact<Boolean> mapsAny() {
    return queue.read(
        s -> {
          for (Scheduler.ProfileMapping row : s.profileMap()) {
            if (row.lossPriority().equals("any") && row.protocol().equals("any")) {
              return leadsToProfile(row);
            }
          }
          return s.hasProfileMap().map(has -> false);
        });
  }

  /**
   * A row covers what it is for if its profile exists; where none does, that is to be mended first.
   */
  Fact<Boolean> leadsToProfile(Scheduler.ProfileMapping row) {
    Evidence at = Spot.evidence(row.node());
    String profile = row.profile().optional().orElse("");
    Fact<Boolean> defined =
        queue.owner().objects().isDefined(ObjectKind.DROP_PROFILE, "", profile, at);
    return defined.optional().orElse(true)
        ? Fact.known(true, at)
        : queue.owner().objects().notInForce(ObjectKind.DROP_PROFILE, "", profile, at);
  }

  private <T> Fact<T> ofMarking(Function<Marking, Fact<T>> reader) {
    return queue.readAsReached(
        s -> {
          List<Marking> all = markings();
          if (!all.isEmpty()) {
            return reader.apply(all.get(0));
          }
          return s.hasProfileMap()
              .then(
                  has ->
                      Fact.unknown(
                          "the scheduler " + s.name() + " maps no drop profile",
                          "set drop-profile-map loss-priority any protocol any drop-profile …",
                          s.hasProfileMap().evidence()));
        });
  }

  /**
   * The name in the first row of the drop-profile map, whatever the row covers; absent without a
   * map.
   */
  Fact<String> mappedProfile() {
    return queue.read(
        s ->
            s.profileMap().isEmpty()
                ? Fact.absent(s.hasProfileMap().evidence())
                : s.profileMap().get(0).profile());
  }

  /** The drop profile that decides where marking starts. */
  Fact<DropProfile> profile() {
    return ofMarking(Marking::profile);
  }

  /** Fill level at which marking starts, in percent of the buffer. */
  Fact<Quantity> kmin() {
    return ofMarking(Marking::kmin);
  }

  /**
   * Fill level from which each packet is marked, in percent of the buffer; absent where that is
   * never so.
   */
  Fact<Quantity> kmax() {
    return ofMarking(Marking::kmax);
  }
}
