package org.losslint.model;

import java.util.Optional;
import java.util.function.BiFunction;

/**
 * One thing that a rule can ask of a subject. Docs, schemas and the checks of packs are made from
 * this declaration.
 *
 * @param name lower case with hyphens; a dot groups ({@code pfc.xoff})
 * @param parameter the type of its argument, where it takes one ({@code class-of(dscp)})
 * @param meaning one sentence: what it says, its unit, and what absent means
 */
public record Attribute(
    String name,
    Type type,
    Optional<Type> parameter,
    String meaning,
    BiFunction<Subject, Object, Fact<?>> reader) {

  /**
   * The fact of {@code subject}; {@code argument} is the value of the parameter, or an empty text
   * without one.
   */
  public Fact<?> read(Subject subject, Object argument) {
    return reader.apply(subject, argument);
  }
}
