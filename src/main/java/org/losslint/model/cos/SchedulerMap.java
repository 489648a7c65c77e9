package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.inventory.PlatformFamily;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Quantity;
import org.losslint.resolve.Node;

/** A scheduler map: which scheduler each class gets on the ports that it is bound to. */
public final class SchedulerMap extends CosSubject {
  private static final List<String> ALWAYS_IN_USE = List.of("best-effort", "network-control");

  /** One class of it. */
  record Entry(ForwardingClass forwardingClass, Fact<String> scheduler, Node node) {}

  private final String name;
  private final Node definition;
  private final List<Entry> entries = new ArrayList<>();

  SchedulerMap(Device device, Node definition) {
    super(device, definition.key());
    this.name = definition.key();
    this.definition = definition;
    for (Node node : definition.entries("forwarding-class")) {
      entries.add(
          new Entry(device.forwardingClass(node.key()), Spot.of(node).text("scheduler"), node));
    }
  }

  public String name() {
    return name;
  }

  List<Entry> entries() {
    return entries;
  }

  /** Whether it holds a class, under its full or its short name. */
  boolean holds(String className) {
    String full = ForwardingClass.canonical(className);
    for (Entry entry : entries) {
      if (ForwardingClass.canonical(entry.forwardingClass().name()).equals(full)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a port, a unit or a traffic control profile that is in use gives it traffic. */
  public Fact<Boolean> bound() {
    return Fact.known(owner().bindings().maps().contains(name), evidence());
  }

  public Fact<Items> classes() {
    List<ForwardingClass> classes = new ArrayList<>(entries.size());
    for (Entry entry : entries) {
      classes.add(entry.forwardingClass());
    }
    return complete(CosVocabulary.facts(classes));
  }

  /** The schedulers of its classes, one for each class, so that some may stand in it twice. */
  public Fact<Items> schedulers() {
    List<Fact<?>> schedulers = new ArrayList<>(entries.size());
    for (Entry entry : entries) {
      schedulers.add(
          entry
              .scheduler()
              .then(n -> Fact.known(owner().objects().scheduler(n), Spot.evidence(entry.node()))));
    }
    return complete(schedulers);
  }

  private Fact<Items> complete(List<? extends Fact<?>> facts) {
    Fact<Items> hidden = Spot.of(definition).absent("forwarding-class");
    return Fact.known(
        new Items(
            facts,
            hidden instanceof Fact.Unknown<?> unknown ? Optional.of(unknown) : Optional.empty()),
        evidence());
  }

  /**
   * Which of best-effort and network-control have traffic on each port and no class here on their
   * queue. Unknown where it depends on the platform which queue that is.
   */
  public Fact<Items> unserved() {
    List<Fact<String>> unserved = new ArrayList<>();
    for (String basic : ALWAYS_IN_USE) {
      Fact<Boolean> served = serves(basic);
      if (served.isUnknown()) {
        return served.map(never -> Items.of(List.of()));
      }
      if (!served.optional().orElse(true)) {
        unserved.add(Fact.known(basic, evidence()));
      }
    }
    return Fact.known(Items.of(unserved), evidence());
  }

  /** By the name, or by another class that took over the queue. */
  private Fact<Boolean> serves(String basic) {
    if (holds(basic)) {
      return Fact.known(true, evidence());
    }
    Fact<Quantity> queue = owner().forwardingClass(basic).queueNumber();
    boolean open = false;
    for (Entry entry : entries) {
      Optional<Quantity> other = entry.forwardingClass().queueNumber().optional();
      if (other.isPresent()) {
        if (queue.isKnown() ? other.equals(queue.optional()) : mayBeQueueOf(basic, other.get())) {
          if (queue.isKnown()) {
            return Fact.known(true, evidence());
          }
          open = true;
        }
      }
    }
    return open ? queue.map(never -> false) : Fact.known(false, evidence());
  }

  private boolean mayBeQueueOf(String basic, Quantity queue) {
    for (PlatformFamily family : owner().input().platforms().families()) {
      Integer number = family.classes().get(basic);
      if (number != null && Quantity.number(number).equals(queue)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public SubjectKind<?> kind() {
    return QueueVocabulary.SCHEDULER_MAP;
  }

  @Override
  public Evidence evidence() {
    return Spot.evidence(definition);
  }
}
