package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.SubjectKind;
import org.losslint.source.Spelling;

/** A statement in force that uses the name of a class-of-service object. */
public final class Reference extends CosSubject {
  private final ObjectKind to;
  private final String type;
  private final String name;
  private final Evidence evidence;

  /**
   * @param type of code point, for classifiers and rewrite rules; else empty
   * @param where the statement, as the rest of a path under class-of-service
   */
  Reference(
      Device device, ObjectKind to, String type, String name, Evidence evidence, String where) {
    super(device, where);
    this.to = to;
    this.type = type;
    this.name = name;
    this.evidence = evidence;
  }

  /** The kind of what it refers to. */
  public Fact<String> to() {
    return Fact.known(to.label(), evidence);
  }

  public Fact<String> name() {
    return Fact.known(name, evidence);
  }

  /** Of a classifier or a rewrite rule the type of its code points; absent for all else. */
  public Fact<String> type() {
    return type.isEmpty() ? Fact.absent(evidence) : Fact.known(type, evidence);
  }

  /** Whether the object exists; unknown where another file, or what is hidden, may define it. */
  public Fact<Boolean> defined() {
    Fact<Boolean> defined =
        to == ObjectKind.FORWARDING_CLASS
            ? owner().forwardingClass(name).defined()
            : to.isBuiltIn(name)
                ? Fact.byDefault(true, evidence)
                : owner().objects().isDefined(to, type, name, evidence);
    return defined.withEvidence(
        defined.optional().filter(known -> !known).isPresent() ? withInactive() : evidence);
  }

  /** The path of the inactive statement that defines the object; absent for none. */
  public Fact<String> inactive() {
    Optional<InactiveDefinition> inactive = inactiveDefinition();
    return inactive.isPresent()
        ? Fact.known(inactive.get().path(), evidence)
        : Fact.absent(evidence);
  }

  private Optional<InactiveDefinition> inactiveDefinition() {
    return InactiveDefinition.of(owner(), to, type, name);
  }

  private Evidence withInactive() {
    List<Evidence.Step> via = new ArrayList<>(evidence.via());
    inactiveDefinition().ifPresent(definition -> via.add(definition.step()));
    return new Evidence(evidence.place(), evidence.path(), via);
  }

  /**
   * A defined name that this one is nearly, or is but for upper and lower case; absent for none. A
   * name that differs in its numbers alone is another one on purpose.
   */
  public Fact<String> nearest() {
    Set<String> names = owner().objects().names(to, type);
    for (String candidate : names) {
      if (candidate.equalsIgnoreCase(name)) {
        return Fact.known(candidate, evidence);
      }
    }
    Optional<String> nearest = Spelling.nearest(name, names);
    return nearest.isPresent() && !letters(nearest.get()).equals(letters(name))
        ? Fact.known(nearest.get(), evidence)
        : Fact.absent(evidence);
  }

  private static String letters(String word) {
    StringBuilder letters = new StringBuilder(word.length());
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      if (c < '0' || c > '9') {
        letters.append(c);
      }
    }
    return letters.toString();
  }

  ObjectKind kindOfObject() {
    return to;
  }

  /** What tells objects of one device apart. */
  static String identity(ObjectKind kind, String type, String name) {
    return kind.label() + ' ' + type + ' ' + name;
  }

  String identity() {
    return identity(to, type, name);
  }

  @Override
  public SubjectKind<?> kind() {
    return ObjectVocabulary.REFERENCE;
  }

  @Override
  public Evidence evidence() {
    return evidence;
  }
}
