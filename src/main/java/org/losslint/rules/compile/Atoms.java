package org.losslint.rules.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.ParserRuleContext;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Rational;
import org.losslint.quantity.Unit;
import org.losslint.quantity.Version;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.Literal;
import org.losslint.rules.expression.SetOf;
import org.losslint.rules.grammar.RuleExpressionParser.AtomContext;
import org.losslint.rules.grammar.RuleExpressionParser.BadUnitContext;
import org.losslint.rules.grammar.RuleExpressionParser.CallContext;
import org.losslint.rules.grammar.RuleExpressionParser.FormulaContext;
import org.losslint.rules.grammar.RuleExpressionParser.GroupContext;
import org.losslint.rules.grammar.RuleExpressionParser.NumberOfContext;
import org.losslint.rules.grammar.RuleExpressionParser.PathOfContext;
import org.losslint.rules.grammar.RuleExpressionParser.QuantityOfContext;
import org.losslint.rules.grammar.RuleExpressionParser.SetOfContext;
import org.losslint.rules.grammar.RuleExpressionParser.TextOfContext;
import org.losslint.rules.grammar.RuleExpressionParser.TruthOfContext;
import org.losslint.rules.grammar.RuleExpressionParser.VersionOfContext;

/** Types the smallest parts: literals, sets, names and calls. */
final class Atoms {
  private final Typing typing;
  private final Calls calls;
  private final Paths paths;

  Atoms(Typing typing) {
    this.typing = typing;
    this.calls = new Calls(typing);
    this.paths = new Paths(typing);
  }

  Optional<Expression> atom(AtomContext context, Optional<Type> wanted) {
    if (context instanceof PathOfContext path) {
      return paths.path(path.path(), wanted);
    } else if (context instanceof NumberOfContext || context instanceof QuantityOfContext) {
      return number(context);
    } else if (context instanceof TextOfContext text) {
      return text(text, wanted);
    } else if (context instanceof TruthOfContext truth) {
      boolean value = truth.TRUE() != null;
      return literal(value, Type.BOOLEAN, truth.getText());
    } else if (context instanceof VersionOfContext version) {
      return version(version);
    } else if (context instanceof SetOfContext set) {
      return set(set, wanted);
    } else if (context instanceof GroupContext group) {
      return typing.formula(group.formula(), wanted);
    } else if (context instanceof CallContext call) {
      return calls.call(call);
    }
    return badUnit((BadUnitContext) context);
  }

  private static Optional<Expression> literal(Object value, Type type, String written) {
    return Optional.of(new Literal(value, type, Optional.empty(), written));
  }

  private Optional<Expression> number(AtomContext context) {
    String written = context.getText();
    int end = 0;
    while (end < written.length()
        && (Character.isDigit(written.charAt(end)) || written.charAt(end) == '.')) {
      end++;
    }
    Rational amount;
    try {
      amount = Rational.parse(written.substring(0, end));
    } catch (NumberFormatException e) {
      return typing.problem(context, "`" + written + "` has too many digits", "60 are allowed");
    }
    Optional<Unit> unit = Unit.named(written.substring(end).strip());
    Quantity quantity = unit.map(u -> Quantity.of(amount, u)).orElse(Quantity.number(amount));
    return Optional.of(
        new Literal(quantity, new Type.OfQuantity(quantity.dimension()), unit, written));
  }

  private Optional<Expression> badUnit(BadUnitContext context) {
    String unit = context.unit.getText();
    return typing.problem(context.unit, "`" + unit + "` is not a unit", UnitSlips.wayOut(unit));
  }

  private Optional<Expression> text(TextOfContext context, Optional<Type> wanted) {
    String value = unquoted(context.getText());
    if (wanted.isPresent() && wanted.get() instanceof Type.OfWord word) {
      return word.words().contains(value)
          ? literal(value, word, context.getText())
          : noSuchWord(context, value, word);
    }
    return literal(value, Type.TEXT, context.getText());
  }

  private Optional<Expression> noSuchWord(ParserRuleContext at, String value, Type.OfWord word) {
    return typing.problem(
        at, "`" + value + "` is no " + word, Nearest.hintOrList(value, word.words(), "one of"));
  }

  static String unquoted(String quoted) {
    StringBuilder text = new StringBuilder();
    for (int i = 1; i < quoted.length() - 1; i++) {
      char c = quoted.charAt(i);
      text.append(c == '\\' ? quoted.charAt(++i) : c);
    }
    return text.toString();
  }

  private Optional<Expression> version(VersionOfContext context) {
    String text = unquoted(context.TEXT().getText());
    Version version = Version.parse(text);
    return version.parts().isEmpty()
        ? typing.problem(context, "`" + text + "` is not a version", "write for example \"24.4R1\"")
        : literal(version, Type.VERSION, "version " + context.TEXT().getText());
  }

  private Optional<Expression> set(SetOfContext context, Optional<Type> wanted) {
    Optional<Type> element =
        wanted.isPresent() && wanted.get() instanceof Type.OfList list
            ? Optional.of(list.element())
            : Optional.empty();
    if (context.formula().isEmpty()) {
      return typing.problem(
          context, "the set is empty", "`is absent` asks whether a list holds nothing");
    }
    List<Expression> elements = new ArrayList<>();
    for (FormulaContext formula : context.formula()) {
      Optional<Expression> typed = typing.formula(formula, element);
      if (typed.isPresent() && element.isEmpty()) {
        element = Optional.of(typed.get().type());
      }
      if (typed.isPresent() && !TypeText.comparable(element.get(), typed.get().type())) {
        return typing.problem(
            formula,
            typing.quoted(formula) + " is " + TypeText.of(typed.get().type()),
            "the others of the set are each " + TypeText.of(element.get()));
      }
      typed.ifPresent(elements::add);
    }
    return elements.size() == context.formula().size()
        ? Optional.of(new SetOf(elements, elements.get(0).type()))
        : Optional.empty();
  }
}
