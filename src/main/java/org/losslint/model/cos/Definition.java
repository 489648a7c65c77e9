package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.SubjectKind;
import org.losslint.resolve.Doubt;
import org.losslint.resolve.Node;

/** A class-of-service object that the configuration defines under a name, for others to use. */
public final class Definition extends CosSubject {
  private static final List<ObjectKind> KINDS =
      List.of(
          ObjectKind.CLASSIFIER,
          ObjectKind.REWRITE_RULE,
          ObjectKind.DROP_PROFILE,
          ObjectKind.SCHEDULER,
          ObjectKind.SCHEDULER_MAP,
          ObjectKind.TRAFFIC_CONTROL_PROFILE,
          ObjectKind.FORWARDING_CLASS_SET,
          ObjectKind.CONGESTION_PROFILE);

  private final ObjectKind of;
  private final Node node;
  private final Fact<Boolean> used;

  private Definition(Device device, ObjectKind of, Node node, Fact<Boolean> used) {
    super(
        device, of.isTyped() ? of.label() + " " + node.name() + " " + node.key() : label(of, node));
    this.of = of;
    this.node = node;
    this.used = used;
  }

  private static String label(ObjectKind of, Node node) {
    return of.label() + " " + node.key();
  }

  /** The definitions in force, by kind, in the order of the configuration. */
  static List<Definition> of(Device device) {
    Set<String> uses = new HashSet<>();
    for (Reference reference : device.references()) {
      uses.add(reference.identity());
    }
    List<Definition> definitions = new ArrayList<>();
    for (ObjectKind kind : KINDS) {
      for (Node node : device.objects().definitions(kind)) {
        String type = kind.isTyped() ? node.name() : "";
        boolean isUsed =
            uses.contains(Reference.identity(kind, type, node.key()))
                || device.survey().mentions(kind.label(), node.key());
        definitions.add(new Definition(device, kind, node, used(device, node, isUsed)));
      }
    }
    return definitions;
  }

  /** Nothing is called unused while there is something that could use it and does not show. */
  private static Fact<Boolean> used(Device device, Node node, boolean isUsed) {
    Evidence evidence = Spot.evidence(node);
    if (isUsed) {
      return Fact.known(true, evidence);
    }
    Optional<Doubt> hidden = device.survey().hidden();
    return hidden.isPresent()
        ? Spot.unknown(hidden.get(), evidence)
        : device.openIfFragment(Fact.known(false, evidence), "a user of " + node.key());
  }

  public Fact<String> what() {
    return Fact.known(of.label(), evidence());
  }

  /** Its name; inherited where a configuration group defines the object. */
  public Fact<String> name() {
    return new Fact.Known<>(
        node.key(), evidence(), Fact.Basis.WRITTEN, node.strongest().isInherited());
  }

  /** Of a classifier or a rewrite rule the type of its code points; absent for all else. */
  public Fact<String> type() {
    return of.isTyped() ? Fact.known(node.name(), evidence()) : Fact.absent(evidence());
  }

  /** Whether a statement in force refers to it, one in a stanza that was passed over included. */
  public Fact<Boolean> used() {
    return used;
  }

  @Override
  public SubjectKind<?> kind() {
    return ObjectVocabulary.DEFINITION;
  }

  @Override
  public Evidence evidence() {
    return Spot.evidence(node);
  }
}
