package org.losslint.model.cos;

import java.util.Optional;
import org.losslint.inventory.PlatformFamily;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Quantity;
import org.losslint.resolve.Doubt;
import org.losslint.resolve.Node;

/**
 * A forwarding class, defined in either style ({@code class NAME queue-num N}, {@code queue N
 * NAME}), built in, or only mentioned. A class literally named {@code no-loss} is not lossless for
 * that; the attribute is what counts, and on QFX a redefinition without it makes the built-in class
 * lossy.
 */
public final class ForwardingClass extends CosSubject {
  private final String name;
  private final Spot definition;
  private final boolean queueStyle;

  ForwardingClass(Device device, String name, Spot definition, boolean queueStyle) {
    super(device, name);
    this.name = name;
    this.definition = definition;
    this.queueStyle = queueStyle;
  }

  public String name() {
    return name;
  }

  /** Whether the configuration itself defines it. */
  public boolean isConfigured() {
    return definition.exists();
  }

  Optional<Node> node() {
    return definition.node();
  }

  /** Whether it exists: configured, or built in on this family. */
  public Fact<Boolean> defined() {
    if (definition.exists()) {
      return Fact.known(true, definition.evidence());
    }
    Fact<Boolean> builtIn = owner().platform().hasBuiltInClass(name);
    if (builtIn.isUnknown() || builtIn.optional().orElse(false)) {
      return builtIn;
    }
    return definition.absent("").isUnknown()
        ? definition.absent("")
        : owner().openIfFragment(Fact.known(false, definition.evidence()), "the class " + name);
  }

  /** The queue number, 0 to 7 for unicast. */
  public Fact<Quantity> queueNumber() {
    if (queueStyle) {
      return JunosNumber.number(
          Fact.known(definition.node().map(Node::key).orElse(""), definition.evidence()));
    }
    if (definition.exists()) {
      Fact<Quantity> written = JunosNumber.number(definition.text("queue-num"));
      return written.isAbsent() ? defaultQueue().withEvidence(written.evidence()) : written;
    }
    return definition.absent("queue-num").isUnknown()
        ? definition.absent("queue-num")
        : defaultQueue().withEvidence(definition.evidence());
  }

  private Fact<Quantity> defaultQueue() {
    Optional<PlatformFamily> family = owner().platform().family();
    if (family.isPresent()) {
      Integer queue = family.get().classes().get(canonical(name));
      return queue == null
          ? Fact.absent(Evidence.NONE)
          : Fact.byDefault(Quantity.number(queue), Evidence.NONE);
    }
    return owner().platform().mayBeBuiltIn(name)
        ? Fact.unknown(
            "the queue of the built-in class " + name + " depends on the platform",
            Platform.SUPPLY_MODEL)
        : Fact.absent(Evidence.NONE);
  }

  /** Whether the queue is exempt from tail drop. */
  public Fact<Boolean> noLoss() {
    if (queueStyle) {
      return Fact.known(false, definition.evidence());
    }
    if (definition.exists()) {
      return definition.has("no-loss");
    }
    if (definition.absent("").isUnknown()) {
      return definition.absent("");
    }
    Optional<PlatformFamily> family = owner().platform().family();
    if (family.isPresent() && family.get().classes().containsKey(canonical(name))) {
      return Fact.byDefault(
          family.get().losslessClasses().contains(canonical(name)), definition.evidence());
    }
    if (owner().platform().isKnownEverywhere(name)) {
      return Fact.byDefault(false, definition.evidence());
    }
    return owner()
        .objects()
        .notInForce(ObjectKind.FORWARDING_CLASS, "", name, definition.evidence());
  }

  /** The priority that pause frames for this class carry, 0 to 7. */
  public Fact<Quantity> pfcPriority() {
    return queueStyle || !definition.exists()
        ? definition.absent("pfc-priority")
        : JunosNumber.number(definition.text("pfc-priority"));
  }

  boolean isQueueStyle() {
    return queueStyle;
  }

  /** Whether a map, a classifier, a filter or the inventory puts traffic into it. */
  public Fact<Boolean> bound() {
    for (Reference reference : owner().references()) {
      if (reference.kindOfObject() == ObjectKind.FORWARDING_CLASS
          && isMeantBy(reference.name().optional().orElse(""))) {
        return Fact.known(true, reference.evidence());
      }
    }
    Fact<Boolean> rdma = owner().rdma().carries(name);
    return rdma.optional().orElse(false) ? rdma : Fact.known(false, evidence());
  }

  private boolean isMeantBy(String other) {
    return canonical(name).equals(canonical(other));
  }

  /** Whether a scheduler map that something binds holds it. */
  public Fact<Boolean> scheduled() {
    Fact<Boolean> open = null;
    for (String map : owner().bindings().maps()) {
      Optional<SchedulerMap> defined = owner().objects().schedulerMap(map);
      if (defined.isEmpty()) {
        open =
            Fact.unknown(
                "the scheduler map " + map + " is bound and not defined",
                "define it under class-of-service scheduler-maps",
                evidence());
      } else if (defined.get().holds(name)) {
        return Fact.known(true, defined.get().evidence());
      }
    }
    if (open != null) {
      return open;
    }
    Optional<Doubt> hidden = owner().survey().hidden();
    return hidden.isPresent()
        ? Spot.unknown(hidden.get(), evidence())
        : owner().openIfFragment(Fact.known(false, evidence()), "the map that holds " + name);
  }

  /** Whether a port sends pause frames for a DSCP that it gives to the class. */
  public Fact<Boolean> dscpPfc() {
    for (Port port : owner().ports()) {
      for (IngressCodePoint codePoint : port.codePoints()) {
        if (codePoint.isDscp()
            && codePoint.isOf(this)
            && codePoint.pfc().optional().orElse(false)) {
          return codePoint.pfc();
        }
      }
    }
    return Fact.known(false, evidence());
  }

  /** An earlier class of the configuration with the same priority; absent for none. */
  public Fact<String> prioritySharer() {
    return pfcPriority()
        .then(
            priority -> {
              for (ForwardingClass other : owner().configuredClasses()) {
                if (other == this) {
                  break;
                }
                if (other.pfcPriority().optional().filter(priority::equals).isPresent()) {
                  return Fact.known(other.name(), other.evidence());
                }
              }
              return Fact.absent(evidence());
            });
  }

  /** The full name of the short names that Junos resolves. */
  static String canonical(String name) {
    return switch (name) {
      case "be" -> "best-effort";
      case "ef" -> "expedited-forwarding";
      case "af" -> "assured-forwarding";
      case "nc" -> "network-control";
      default -> name;
    };
  }

  @Override
  public SubjectKind<?> kind() {
    return ClassVocabulary.CLASS;
  }

  @Override
  public Evidence evidence() {
    return definition.evidence();
  }
}
