package org.losslint.evaluate.supposed;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Attribute;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;
import org.losslint.model.Vocabulary;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.QuantityFormatException;
import org.losslint.quantity.Version;
import org.losslint.source.Problem;
import org.losslint.source.Spelling;

/** Reads the value that somebody supposes for an attribute, as strictly as a pack is read. */
public final class SupposedValue {
  private SupposedValue() {}

  /**
   * The value in the type of the attribute; empty where there is none.
   *
   * @param name of the attribute with its kind: {@code queue.drain-time}
   * @param problems takes why there is none
   */
  public static Optional<Object> of(
      Vocabulary vocabulary, String name, String text, List<Problem> problems) {
    Optional<Attribute> attribute = attribute(vocabulary, name, problems);
    return attribute.flatMap(known -> value(name, known.type(), text.strip(), problems));
  }

  private static Optional<Attribute> attribute(
      Vocabulary vocabulary, String name, List<Problem> problems) {
    int dot = name.indexOf('.');
    String kind = dot < 0 ? name : name.substring(0, dot);
    Optional<SubjectKind<?>> known = vocabulary.kind(kind);
    if (dot < 0 || known.isEmpty()) {
      List<String> kinds = new ArrayList<>(vocabulary.kinds().keySet());
      String hint = Spelling.hint(kind, kinds);
      problems.add(
          Problem.of(
              "`" + name + "` names no attribute",
              hint.isEmpty() ? "write for example queue.drain-time=12948us" : hint));
      return Optional.empty();
    }
    Optional<Attribute> attribute = known.get().attribute(name.substring(dot + 1));
    if (attribute.isEmpty()) {
      List<String> names = new ArrayList<>();
      known.get().attributes().keySet().forEach(each -> names.add(kind + "." + each));
      String hint = Spelling.hint(name, names);
      problems.add(
          Problem.of(
              "a " + kind + " has no attribute `" + name.substring(dot + 1) + "`",
              hint.isEmpty() ? "see losslint rules attributes " + kind : hint));
    }
    return attribute;
  }

  private static Optional<Object> value(
      String name, Type type, String text, List<Problem> problems) {
    if (type instanceof Type.OfQuantity wanted) {
      try {
        return Optional.of(Quantity.parse(text, wanted.dimension()));
      } catch (QuantityFormatException e) {
        problems.add(Problem.of(name + ": " + e.getMessage(), ""));
        return Optional.empty();
      }
    }
    if (type instanceof Type.OfText && !text.isEmpty()) {
      return Optional.of(text);
    }
    if (type instanceof Type.OfVersion && !text.isEmpty()) {
      return Optional.of(Version.parse(text));
    }
    if (type instanceof Type.OfBoolean) {
      return word(name, text, List.of("true", "false"), problems).map(Boolean::valueOf);
    }
    if (type instanceof Type.OfWord words) {
      return word(name, text, words.words(), problems).map(word -> word);
    }
    problems.add(
        text.isEmpty()
            ? Problem.of(name + " has no value", "write " + name + "=VALUE")
            : Problem.of(name + " is a " + type, "only single values can be supposed"));
    return Optional.empty();
  }

  private static Optional<String> word(
      String name, String text, List<String> words, List<Problem> problems) {
    if (words.contains(text)) {
      return Optional.of(text);
    }
    String hint = Spelling.hint(text, words);
    problems.add(
        Problem.of(
            name + " is `" + text + "`",
            hint.isEmpty() ? "it is one of " + String.join(", ", words) : hint));
    return Optional.empty();
  }
}
