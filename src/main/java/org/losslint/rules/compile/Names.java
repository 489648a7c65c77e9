package org.losslint.rules.compile;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;
import org.losslint.model.Vocabulary;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.Let;
import org.losslint.rules.expression.LetReference;
import org.losslint.rules.expression.Parameter;
import org.losslint.rules.expression.ParameterReference;
import org.losslint.rules.expression.SubjectReference;
import org.losslint.rules.expression.Variable;

/** What the names in the expressions of one rule mean. */
public final class Names {
  /** What the language itself means by a word; no parameter or let may take it. */
  private static final Set<String> RESERVED =
      Set.of(
          "if",
          "then",
          "else",
          "any",
          "all",
          "no",
          "one",
          "in",
          "where",
          "satisfies",
          "and",
          "or",
          "not",
          "between",
          "within",
          "of",
          "subset",
          "matches",
          "is",
          "true",
          "false",
          "version",
          "over",
          "on",
          "count",
          "sum",
          "min",
          "max",
          "mean",
          "distinct",
          "list",
          "abs",
          "floor",
          "ceil",
          "round",
          "outcome",
          "have",
          "need");

  private final Vocabulary vocabulary;
  private final SubjectKind<?> kind;
  private final List<Parameter> parameters;
  private final List<Let> lets = new ArrayList<>();
  private final List<Integer> heights = new ArrayList<>();
  private final Set<String> broken = new HashSet<>();
  private final Set<String> later = new HashSet<>();
  private final Deque<Variable> bound = new ArrayDeque<>();
  private int variables;

  /**
   * @param kind of the subjects of the rule
   * @param parameters of the pack, by index
   */
  public Names(Vocabulary vocabulary, SubjectKind<?> kind, List<Parameter> parameters) {
    this.vocabulary = vocabulary;
    this.kind = kind;
    this.parameters = List.copyOf(parameters);
  }

  public static Set<String> reserved() {
    return RESERVED;
  }

  public static boolean isReserved(String name) {
    return RESERVED.contains(name);
  }

  /** Whether a parameter or let may be called so. */
  public static boolean isName(String text) {
    boolean inside = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
      boolean later = (c >= '0' && c <= '9') || (c == '-' && i > 0 && text.charAt(i - 1) != '-');
      if (!letter && !(inside && later)) {
        return false;
      }
      inside = true;
    }
    return inside && !text.endsWith("-");
  }

  public SubjectKind<?> kind() {
    return kind;
  }

  Optional<SubjectKind<?>> kind(String name) {
    return vocabulary.kind(name);
  }

  public List<Parameter> parameters() {
    return parameters;
  }

  /** In the order of their indexes. */
  public List<Let> lets() {
    return List.copyOf(lets);
  }

  /** How many variables quantifiers have bound so far; each has a slot of its own. */
  public int variables() {
    return variables;
  }

  /** Says which lets are still to come, so that a message can tell a typo from a wrong order. */
  public void announce(Set<String> names) {
    later.addAll(names);
  }

  public void define(String name, Expression expression) {
    heights.add(Height.of(expression, this));
    lets.add(new Let(name, expression));
    later.remove(name);
  }

  /** Takes over the names of a rule that was compiled before. */
  public void restore(List<Let> earlier, int slots) {
    for (Let let : earlier) {
      define(let.name(), let.expression());
    }
    variables = slots;
  }

  /** A let with a mistake in it; what uses it is not blamed for that. */
  public void defineBroken(String name) {
    broken.add(name);
    later.remove(name);
  }

  int heightOfLet(int index) {
    return heights.get(index);
  }

  boolean isBroken(String name) {
    return broken.contains(name);
  }

  boolean comesLater(String name) {
    return later.contains(name);
  }

  Variable bind(String name, Type type) {
    Variable variable = new Variable(variables++, name, type);
    bound.push(variable);
    return variable;
  }

  void unbind() {
    bound.pop();
  }

  int depth() {
    return bound.size();
  }

  /** What a bare name stands for; empty where it stands for nothing. */
  public Optional<Expression> resolve(String name) {
    for (Variable variable : bound) {
      if (variable.name().equals(name)) {
        return Optional.of(variable);
      }
    }
    for (int i = 0; i < lets.size(); i++) {
      if (lets.get(i).name().equals(name)) {
        return Optional.of(new LetReference(i, name, lets.get(i).expression().type()));
      }
    }
    for (int i = 0; i < parameters.size(); i++) {
      if (parameters.get(i).name().equals(name)) {
        return Optional.of(new ParameterReference(i, name, parameters.get(i).type()));
      }
    }
    return kind.name().equals(name) || kind.scope().contains(name)
        ? Optional.of(new SubjectReference(name))
        : Optional.empty();
  }

  boolean isKnown(String name) {
    return isBroken(name) || resolve(name).isPresent();
  }

  /** Everything that a bare name may be here, for messages. */
  List<String> all() {
    List<String> names = new ArrayList<>();
    bound.forEach(variable -> names.add(variable.name()));
    lets.forEach(let -> names.add(let.name()));
    parameters.forEach(parameter -> names.add(parameter.name()));
    names.add(kind.name());
    names.addAll(kind.scope());
    return names;
  }
}
