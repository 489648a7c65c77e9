package org.losslint.model;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.losslint.source.Place;

/**
 * What is kept of a subject when the configuration that it was read from is let go: its facts, and
 * those of some subjects that it is built from. Rules ask it like the subject itself. Whatever else
 * of the device hangs on a fact is not kept, and is unknown.
 */
public final class SubjectDigest implements Subject {
  private final SubjectKind<?> kind;
  private final String label;
  private final String device;
  private final String file;
  private final Evidence evidence;
  private final Optional<Fact.Unknown<?>> partial;
  private final Map<String, Fact<?>> facts = new LinkedHashMap<>();
  private final Map<String, SubjectDigest> builtFrom = new LinkedHashMap<>();

  private SubjectDigest(Subject subject) {
    this.kind = subject.kind();
    this.label = subject.label();
    this.device = subject.device();
    this.file = subject.file();
    this.evidence = subject.evidence();
    this.partial = subject.partial();
  }

  /**
   * Reads all facts of a subject now.
   *
   * @param kinds which of the subjects that it is built from are kept with it
   */
  public static SubjectDigest of(Subject subject, String... kinds) {
    SubjectDigest digest = new SubjectDigest(subject);
    for (String kind : kinds) {
      Optional<? extends Subject> other = subject.in(kind);
      if (other.isPresent()) {
        digest.builtFrom.put(kind, of(other.get()));
      }
    }
    for (Attribute attribute : subject.kind().attributes().values()) {
      if (attribute.parameter().isEmpty()) {
        digest.facts.put(attribute.name(), digest.kept(attribute, attribute.read(subject, "")));
      }
    }
    return digest;
  }

  private Fact<?> kept(Attribute attribute, Fact<?> fact) {
    if (attribute.type() instanceof Type.OfSubject other) {
      SubjectDigest digest = builtFrom.get(other.kind());
      return digest == null || !fact.isKnown() ? notKept(attribute.name()) : fact.map(s -> digest);
    }
    return attribute.type() instanceof Type.OfList list && list.element() instanceof Type.OfSubject
        ? notKept(attribute.name())
        : fact;
  }

  private <T> Fact<T> notKept(String attribute) {
    return Fact.unknown(
        attribute + " of " + label + " is not kept once " + device + " is judged",
        "ask for it in a rule on the device itself",
        evidence);
  }

  /** The fact of an attribute as it was when the subject was read. */
  Fact<?> fact(String attribute) {
    Fact<?> fact = facts.get(attribute);
    return fact == null ? notKept(attribute) : fact;
  }

  /** Everything in a file that a finding about it may point at. */
  public void places(Consumer<Place> found) {
    evidence.places(found);
    for (Fact<?> fact : facts.values()) {
      fact.evidence().places(found);
    }
    for (SubjectDigest other : builtFrom.values()) {
      other.places(found);
    }
  }

  @Override
  public SubjectKind<?> kind() {
    return kind;
  }

  /** With the device in front, since reports show it next to subjects of other devices. */
  @Override
  public String label() {
    return device.isEmpty() ? label : device + " " + label;
  }

  @Override
  public String device() {
    return device;
  }

  @Override
  public String file() {
    return file;
  }

  @Override
  public Optional<? extends Subject> in(String wanted) {
    return wanted.equals(kind.name())
        ? Optional.of(this)
        : Optional.ofNullable(builtFrom.get(wanted));
  }

  @Override
  public Evidence evidence() {
    return evidence;
  }

  @Override
  public Optional<Fact.Unknown<?>> partial() {
    return partial;
  }

  @Override
  public String toString() {
    return kind.name() + " " + label();
  }
}
