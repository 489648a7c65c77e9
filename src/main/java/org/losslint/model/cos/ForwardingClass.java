package org.losslint.model.cos;

import java.util.Optional;
import org.losslint.inventory.PlatformFamily;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Quantity;
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
    return Fact.unknown(
        "the class " + name + " is not defined",
        "define it under class-of-service forwarding-classes",
        definition.evidence());
  }

  /** The priority that pause frames for this class carry, 0 to 7. */
  public Fact<Quantity> pfcPriority() {
    return queueStyle || !definition.exists()
        ? definition.absent("pfc-priority")
        : JunosNumber.number(definition.text("pfc-priority"));
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
    return CosVocabulary.CLASS;
  }

  @Override
  public Evidence evidence() {
    return definition.evidence();
  }
}
