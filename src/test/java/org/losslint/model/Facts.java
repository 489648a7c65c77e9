package org.losslint.model;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.QuantityText;

/** Asks subjects as rules do: by the name of an attribute. */
public final class Facts {
  private Facts() {}

  public static Fact<?> fact(Subject subject, String attribute) {
    return fact(subject, attribute, "");
  }

  public static Fact<?> fact(Subject subject, String attribute, Object argument) {
    return subject
        .kind()
        .attribute(attribute)
        .orElseThrow(() -> new AssertionError(subject.kind() + " has no " + attribute))
        .read(subject, argument);
  }

  /** The value as text; {@code absent} or {@code unknown: because} without one. */
  public static String show(Subject subject, String attribute) {
    return show(fact(subject, attribute));
  }

  public static String show(Subject subject, String attribute, Object argument) {
    return show(fact(subject, attribute, argument));
  }

  public static String show(Fact<?> fact) {
    if (fact instanceof Fact.Known<?> known) {
      return show(known.value());
    }
    return fact instanceof Fact.Unknown<?> unknown ? "unknown: " + unknown.because() : "absent";
  }

  private static String show(Object value) {
    if (value instanceof Quantity quantity) {
      return QuantityText.exact(quantity);
    }
    if (value instanceof Items items) {
      String list = String.join(" ", items.facts().stream().map(Facts::show).toList());
      return items.incomplete().isPresent()
          ? (list + " …" + items.incomplete().get().because()).strip()
          : list;
    }
    return value instanceof Subject subject ? subject.label() : String.valueOf(value);
  }

  /** Line and column of what a fact rests on. */
  public static String place(Fact<?> fact) {
    var start = fact.evidence().place().orElseThrow().start();
    return start.line() + ":" + start.column();
  }

  public static Fact.Unknown<?> unknown(Fact<?> fact) {
    return assertInstanceOf(Fact.Unknown.class, fact);
  }

  public static <S extends Subject> S find(List<Subject> subjects, Class<S> kind, String label) {
    return subjects.stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .filter(s -> s.label().equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                new AssertionError(
                    label + " among " + subjects.stream().map(Subject::label).toList()));
  }

  public static <S extends Subject> List<S> all(List<Subject> subjects, Class<S> kind) {
    return subjects.stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}
