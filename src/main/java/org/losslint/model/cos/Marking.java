package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.losslint.inventory.PlatformFamily;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Quantity;

/**
 * The marking curve of a queue for one loss priority. A priority that the drop-profile map does not
 * name gets the implicit profile, which is plain tail drop: on such packets no ECN mark is ever
 * set.
 */
public final class Marking extends CosSubject {
  /** In the order of severity that Junos gives them. */
  static final List<String> PRIORITIES = List.of("low", "medium-low", "medium-high", "high");

  private final Queue queue;
  private final String lossPriority;
  private final boolean assigned;
  private final Optional<Scheduler.ProfileMapping> row;

  private Marking(
      Queue queue, String lossPriority, boolean assigned, Optional<Scheduler.ProfileMapping> row) {
    super(queue.owner(), queue.label() + " loss-priority " + lossPriority);
    this.queue = queue;
    this.lossPriority = lossPriority;
    this.assigned = assigned;
    this.row = row;
  }

  /**
   * The curves of the priorities that classifiers give the class; where nothing gives it one, those
   * that the map names.
   */
  static List<Marking> of(Queue queue) {
    List<Scheduler.ProfileMapping> map = queue.scheduler().profileMap();
    Set<String> assigned = queue.owner().assignments().lossPriorities(queue.className());
    List<Marking> markings = new ArrayList<>();
    if (map.isEmpty()) {
      return markings;
    }
    for (String priority : PRIORITIES) {
      Optional<Scheduler.ProfileMapping> row = row(map, priority);
      if (assigned.contains(priority) || (assigned.isEmpty() && row.isPresent())) {
        markings.add(new Marking(queue, priority, assigned.contains(priority), row));
      }
    }
    return markings;
  }

  /**
   * A row for the priority itself is stronger than one for any; RDMA is UDP, so rows for TCP do not
   * count.
   */
  private static Optional<Scheduler.ProfileMapping> row(
      List<Scheduler.ProfileMapping> map, String priority) {
    Optional<Scheduler.ProfileMapping> any = Optional.empty();
    for (Scheduler.ProfileMapping row : map) {
      if (row.protocol().equals("tcp")) {
        continue;
      }
      if (row.lossPriority().equals(priority)) {
        return Optional.of(row);
      }
      if (row.lossPriority().equals("any") && any.isEmpty()) {
        any = Optional.of(row);
      }
    }
    return any;
  }

  public String lossPriority() {
    return lossPriority;
  }

  /** Whether a classifier or a firewall term gives packets of the class this priority. */
  public Fact<Boolean> assigned() {
    return Fact.known(
        assigned, queue.owner().assignments().evidence(queue.className(), lossPriority));
  }

  /** Whether the map has a row for it. */
  public Fact<Boolean> covered() {
    return row.isPresent()
        ? queue.marking().leadsToProfile(row.get()).reachedBy(queue.way())
        : Fact.known(false, queue.hasProfileMap().evidence());
  }

  public Fact<DropProfile> profile() {
    if (row.isEmpty()) {
      return Fact.unknown(
          "the drop-profile map has no row for the loss priority " + lossPriority,
          "set drop-profile-map loss-priority any protocol any drop-profile …",
          queue.hasProfileMap().evidence());
    }
    Fact<String> name = row.get().profile();
    return name.then(n -> Fact.known(queue.owner().objects().dropProfile(n), name.evidence()));
  }

  public Fact<Quantity> kmin() {
    return of(DropProfile::kmin);
  }

  public Fact<Quantity> kmax() {
    return of(DropProfile::kmax);
  }

  /**
   * The point of the profile decides, not the map that leads to it; so its evidence is the point's.
   */
  private Fact<Quantity> of(
      BiFunction<DropProfile, Optional<PlatformFamily>, Fact<Quantity>> reader) {
    Fact<DropProfile> profile = profile();
    Fact<Quantity> level =
        profile.isKnown()
            ? reader.apply(profile.optional().orElseThrow(), queue.family())
            : profile.then(p -> Fact.absent(p.evidence()));
    return reached(level);
  }

  private <T> Fact<T> reached(Fact<T> fact) {
    if (row.isEmpty() || fact.evidence() == Evidence.NONE) {
      return fact;
    }
    List<Evidence.Step> way = new ArrayList<>(queue.way());
    Evidence map = Spot.evidence(row.get().node());
    map.place()
        .ifPresent(
            place ->
                way.add(
                    new Evidence.Step(
                        place,
                        "schedulers "
                            + queue.scheduler().name()
                            + " drop-profile-map loss-priority "
                            + row.get().lossPriority()
                            + " drop-profile "
                            + row.get().profile().optional().orElse(""))));
    return fact.reachedBy(way);
  }

  @Override
  public Optional<? extends Subject> in(String kind) {
    return kind.equals("queue")
        ? Optional.of(queue)
        : kind.equals(kind().name()) ? Optional.of(this) : queue.in(kind);
  }

  @Override
  public SubjectKind<?> kind() {
    return QueueVocabulary.MARKING;
  }

  @Override
  public Evidence evidence() {
    return row.map(r -> Spot.evidence(r.node()).reachedBy(queue.way())).orElse(queue.evidence());
  }
}
