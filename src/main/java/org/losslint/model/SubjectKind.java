package org.losslint.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A kind of subject with the attributes that rules can ask of it.
 *
 * @param <S> the class of its subjects
 */
public final class SubjectKind<S extends Subject> {
  private final String name;
  private final String meaning;
  private final Class<S> subjects;
  private final List<String> scope;
  private final Map<String, Attribute> attributes = new LinkedHashMap<>();

  private SubjectKind(String name, Class<S> subjects, String meaning, List<String> scope) {
    this.name = name;
    this.subjects = subjects;
    this.meaning = meaning;
    this.scope = List.copyOf(scope);
  }

  /**
   * Starts a declaration.
   *
   * @param meaning one sentence: one for each what
   * @param scope the names of the other kinds that a rule for this one sees
   */
  public static <S extends Subject> SubjectKind<S> named(
      String name, Class<S> subjects, String meaning, String... scope) {
    return new SubjectKind<>(name, subjects, meaning, List.of(scope));
  }

  /** Declares an attribute; part of the declaration, not to be called later. */
  public SubjectKind<S> has(
      String attribute, Type type, String explanation, Function<S, ? extends Fact<?>> reader) {
    attributes.put(
        attribute,
        new Attribute(
            attribute,
            type,
            Optional.empty(),
            explanation,
            (subject, none) ->
                subject instanceof SubjectDigest digest
                    ? digest.fact(attribute)
                    : reader.apply(subjects.cast(subject))));
    return this;
  }

  /** Declares an attribute with an argument; part of the declaration, not to be called later. */
  public <A> SubjectKind<S> has(
      String attribute,
      Type type,
      Type parameter,
      Class<A> argument,
      String explanation,
      BiFunction<S, A, ? extends Fact<?>> reader) {
    attributes.put(
        attribute,
        new Attribute(
            attribute,
            type,
            Optional.of(parameter),
            explanation,
            (subject, value) ->
                subject instanceof SubjectDigest digest
                    ? digest.fact(attribute)
                    : reader.apply(subjects.cast(subject), argument.cast(value))));
    return this;
  }

  public String name() {
    return name;
  }

  public String meaning() {
    return meaning;
  }

  /** The names of the other kinds that a rule for this one sees. */
  public List<String> scope() {
    return scope;
  }

  public Map<String, Attribute> attributes() {
    return Collections.unmodifiableMap(attributes);
  }

  public Optional<Attribute> attribute(String attribute) {
    return Optional.ofNullable(attributes.get(attribute));
  }

  @Override
  public String toString() {
    return name;
  }
}
