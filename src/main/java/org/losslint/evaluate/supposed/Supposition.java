package org.losslint.evaluate.supposed;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.losslint.model.Attribute;
import org.losslint.model.Fact;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;
import org.losslint.model.Vocabulary;

/**
 * What somebody supposes of subjects that do not exist, so that a rule can be computed without a
 * configuration. What is not supposed is not known.
 */
public final class Supposition {
  private final Map<String, Fact<?>> facts = new LinkedHashMap<>();
  private final Vocabulary vocabulary;

  /**
   * @param real the kinds and attributes that there are
   */
  public Supposition(Vocabulary real) {
    this.vocabulary = supposed(real);
  }

  /**
   * The same kinds and attributes as the real vocabulary has, of subjects that are supposed. Packs
   * that are to be computed are read with it.
   */
  public Vocabulary vocabulary() {
    return vocabulary;
  }

  /**
   * Supposes one thing.
   *
   * @param name of an attribute with its kind: {@code link.rtt}
   */
  public void suppose(String name, Object value) {
    facts.put(name, Fact.known(value));
  }

  /** The names of all that is supposed, in order. */
  public Map<String, Fact<?>> facts() {
    return new LinkedHashMap<>(facts);
  }

  /** The subject of a kind; empty for a kind that there is not. */
  public Optional<Subject> subject(String kind) {
    return vocabulary.kind(kind).map(known -> new SupposedSubject(this, known));
  }

  /** Whether a single value can be supposed for an attribute, by its name with its kind. */
  boolean canBeGiven(String name) {
    return !isList(name) && !(type(name) instanceof Type.OfSubject);
  }

  boolean isList(String name) {
    return type(name) instanceof Type.OfList;
  }

  private Type type(String name) {
    int dot = name.indexOf('.');
    return vocabulary
        .kind(name.substring(0, dot))
        .flatMap(kind -> kind.attribute(name.substring(dot + 1)))
        .map(Attribute::type)
        .orElseThrow();
  }

  /** Another subject is always there; what is known of it is another question. */
  Fact<?> fact(String kind, Attribute attribute) {
    String name = kind + "." + attribute.name();
    Fact<?> fact = facts.get(name);
    if (fact == null && attribute.type() instanceof Type.OfSubject other) {
      Optional<Subject> subject = subject(other.kind());
      if (subject.isPresent()) {
        return Fact.known(subject.get());
      }
    }
    return fact != null ? fact : Fact.unknown(name + " is not given", "give " + name);
  }

  private static Vocabulary supposed(Vocabulary real) {
    return new Vocabulary(
        real.kinds().values().stream().map(Supposition::supposed).toArray(SubjectKind<?>[]::new));
  }

  private static SubjectKind<SupposedSubject> supposed(SubjectKind<?> real) {
    SubjectKind<SupposedSubject> kind =
        SubjectKind.named(
            real.name(),
            SupposedSubject.class,
            real.meaning(),
            real.scope().toArray(String[]::new));
    for (Attribute attribute : real.attributes().values()) {
      String name = attribute.name();
      if (attribute.parameter().isPresent()) {
        kind.has(
            name,
            attribute.type(),
            attribute.parameter().get(),
            Object.class,
            attribute.meaning(),
            (subject, argument) -> subject.fact(attribute));
      } else {
        kind.has(name, attribute.type(), attribute.meaning(), subject -> subject.fact(attribute));
      }
    }
    return kind;
  }
}
