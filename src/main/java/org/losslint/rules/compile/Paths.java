package org.losslint.rules.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Attribute;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;
import org.losslint.rules.expression.AttributeOf;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.LetReference;
import org.losslint.rules.expression.Literal;
import org.losslint.rules.expression.ParameterReference;
import org.losslint.rules.expression.Wording;
import org.losslint.rules.grammar.RuleExpressionParser.FormulaContext;
import org.losslint.rules.grammar.RuleExpressionParser.PathContext;
import org.losslint.rules.grammar.RuleExpressionParser.StepContext;

/** Finds out what a name, or a chain of names with dots, stands for. */
final class Paths {
  private final Typing typing;
  private final Names names;

  Paths(Typing typing) {
    this.typing = typing;
    this.names = typing.names();
  }

  Optional<Expression> path(PathContext context, Optional<Type> wanted) {
    String head = context.head.getText();
    if (names.isBroken(head)) {
      return Optional.empty();
    }
    Optional<Expression> named = names.resolve(head);
    if (context.step().isEmpty()
        && wanted.isPresent()
        && wanted.get() instanceof Type.OfWord word) {
      if (word.words().contains(head)) {
        return word(context, head, word, named);
      }
      if (named.isEmpty()) {
        return typing.problem(context, "`" + head + "` is no " + word, wayOutOfWord(head, word));
      }
    }
    boolean isText = wanted.isPresent() && wanted.get() instanceof Type.OfText;
    if (isText
        && named.isEmpty()
        && context.step().isEmpty()
        && Nearest.hint(head, names.all()).isEmpty()) {
      return typing.problem(
          context, unknown(context, head), "a text stands in quotes: \"" + head + "\"");
    }
    return named.isPresent()
        ? steps(named.get(), context.step(), 0)
        : typing.problem(context, unknown(context, head), wayOutOfName(head));
  }

  /** A word of the other side's type, unless the pack has given it a meaning of its own. */
  private Optional<Expression> word(
      PathContext context, String head, Type.OfWord word, Optional<Expression> named) {
    if (named.isPresent()
        && (named.get() instanceof LetReference || named.get() instanceof ParameterReference)) {
      return typing.problem(
          context,
          "`" + head + "` is a " + word + " and also a name of this pack",
          "write \"" + head + "\" for the " + word + ", or rename the other");
    }
    return Optional.of(new Literal(head, word, Optional.empty(), head));
  }

  private String wayOutOfWord(String head, Type.OfWord word) {
    List<String> candidates = new ArrayList<>(word.words());
    candidates.addAll(names.all());
    String hint = Nearest.hint(head, candidates);
    return hint.isEmpty() ? "one of " + String.join(", ", word.words()) : hint;
  }

  private String unknown(PathContext context, String head) {
    if (names.comesLater(head)) {
      return "`" + head + "` is defined further down";
    }
    boolean isKind = names.kind(head).isPresent();
    return isKind
        ? "`" + head + "` cannot be seen from " + TypeText.article(names.kind().name())
        : "`"
            + (context.step().isEmpty() ? head : typing.written(context))
            + "` is not known: "
            + "nothing here is called `"
            + head
            + "`";
  }

  private String wayOutOfName(String head) {
    if (names.comesLater(head)) {
      return "a let sees those before it only; move it up";
    }
    if (names.kind(head).isPresent()) {
      List<String> seen = new ArrayList<>(names.kind().scope());
      seen.add(0, names.kind().name());
      return "a rule for " + names.kind() + " sees " + String.join(", ", seen);
    }
    for (int i = head.indexOf('-'); i > 0; i = head.indexOf('-', i + 1)) {
      String left = head.substring(0, i);
      String right = head.substring(i + 1);
      if (names.isKnown(left) && (names.isKnown(right) || Character.isDigit(right.charAt(0)))) {
        return "a minus stands between blanks: `" + left + " - " + right + "`";
      }
    }
    String hint = Nearest.hint(head, names.all());
    if (hint.isEmpty()) {
      hint = attributeCalled(head);
    }
    return hint.isEmpty() ? Nearest.hintOrList(head, names.all(), "names here are") : hint;
  }

  /** A name without its subject, or a word without what it is compared with. */
  private String attributeCalled(String head) {
    List<String> kinds = new ArrayList<>(names.kind().scope());
    kinds.add(0, names.kind().name());
    String byWord = "";
    for (String name : kinds) {
      for (Attribute attribute : names.kind(name).orElseThrow().attributes().values()) {
        String path = name + "." + attribute.name();
        if (attribute.name().equalsIgnoreCase(head)) {
          return "did you mean `" + path + "`?";
        }
        if (byWord.isEmpty()
            && attribute.type() instanceof Type.OfWord words
            && words.words().contains(head)) {
          byWord = "did you mean `" + path + " == " + head + "`?";
        }
      }
    }
    return byWord;
  }

  /** Follows the names behind a subject; a name of an attribute may hold dots itself. */
  private Optional<Expression> steps(Expression of, List<StepContext> steps, int from) {
    if (from == steps.size()) {
      return Optional.of(of);
    }
    StepContext first = steps.get(from);
    String text = of.text(Wording.AS_WRITTEN);
    if (!(of.type() instanceof Type.OfSubject subject)) {
      return typing.problem(
          first,
          "`" + text + "` is " + TypeText.of(of.type()) + " and has no attributes",
          of.type() instanceof Type.OfList
              ? "ask for its items: `any x in " + text + " satisfies …`"
              : "");
    }
    Optional<SubjectKind<?>> kind = names.kind(subject.kind());
    if (kind.isEmpty()) {
      return typing.problem(first, "nothing is known of " + subject, "");
    }
    for (int to = steps.size(); to > from; to--) {
      Optional<Attribute> attribute = kind.get().attribute(dotted(steps, from, to));
      boolean goesOn = to == steps.size() || isSubject(attribute);
      if (attribute.isPresent() && (goesOn || hint(kind.get(), steps, from).isEmpty())) {
        int next = to;
        return attribute(of, attribute.get(), steps.get(to - 1))
            .flatMap(read -> steps(read, steps, next));
      }
    }
    String called = dotted(steps, from, steps.size());
    String minus = minus(called, kind.get());
    return typing.problem(
        first.word(),
        TypeText.article(kind.get().name()) + " has no attribute `" + called + "`",
        minus.isEmpty()
            ? Nearest.hintOrList(called, kind.get().attributes().keySet(), "it has")
            : minus);
  }

  /** A hyphen belongs to the name that it stands in, which who writes a difference may not know. */
  private static String minus(String called, SubjectKind<?> kind) {
    for (int i = called.lastIndexOf('-'); i > 0; i = called.lastIndexOf('-', i - 1)) {
      String left = called.substring(0, i);
      if (kind.attribute(left).isPresent()) {
        return "a minus stands between blanks: `" + left + " - " + called.substring(i + 1) + "`";
      }
    }
    return "";
  }

  private static boolean isSubject(Optional<Attribute> attribute) {
    return attribute.isPresent() && attribute.get().type() instanceof Type.OfSubject;
  }

  private static String hint(SubjectKind<?> kind, List<StepContext> steps, int from) {
    return Nearest.hint(dotted(steps, from, steps.size()), kind.attributes().keySet());
  }

  private static String dotted(List<StepContext> steps, int from, int to) {
    StringBuilder name = new StringBuilder();
    for (int i = from; i < to; i++) {
      name.append(i == from ? "" : ".").append(steps.get(i).word().getText());
    }
    return name.toString();
  }

  private Optional<Expression> attribute(Expression of, Attribute attribute, StepContext step) {
    List<FormulaContext> arguments = step.formula();
    if (attribute.parameter().isEmpty()) {
      return arguments.isEmpty()
          ? Optional.of(new AttributeOf(of, attribute, Optional.empty()))
          : typing.problem(
              step, "`" + attribute.name() + "` takes no argument", "leave the parentheses out");
    }
    Type wanted = attribute.parameter().get();
    if (arguments.size() != 1) {
      return typing.problem(
          step,
          "`" + attribute.name() + "` takes one argument, " + TypeText.of(wanted),
          "write it as `" + attribute.name() + "(…)`");
    }
    return typing
        .formula(arguments.get(0), Optional.of(wanted))
        .flatMap(
            argument ->
                TypeText.comparable(argument.type(), wanted)
                    ? Optional.of(new AttributeOf(of, attribute, Optional.of(argument)))
                    : typing.problem(
                        arguments.get(0),
                        typing.quoted(arguments.get(0)) + " is " + TypeText.of(argument.type()),
                        "`" + attribute.name() + "` takes " + TypeText.of(wanted)));
  }
}
