package org.losslint.rules.compile;

import java.util.ArrayList;
import java.util.List;
import org.losslint.model.Type;
import org.losslint.quantity.Dimension;
import org.losslint.quantity.Unit;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.Literal;

/** Types in the words of messages, and which of them fit together. */
final class TypeText {
  private TypeText() {}

  /** {@code a time}, {@code a list of classes}, {@code true or false}. */
  static String of(Type type) {
    return type instanceof Type.OfBoolean ? "true or false" : article(type.toString());
  }

  static String article(String noun) {
    return ("aeiou".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
  }

  static boolean isQuantity(Type type) {
    return type instanceof Type.OfQuantity;
  }

  private static boolean isText(Type type) {
    return type instanceof Type.OfText || type instanceof Type.OfWord;
  }

  /** Whether two values of these types can ever be equal. */
  static boolean comparable(Type a, Type b) {
    if (a instanceof Type.OfList x && b instanceof Type.OfList y) {
      return comparable(x.element(), y.element());
    }
    if (a instanceof Type.OfWord x && b instanceof Type.OfWord y) {
      return x.words().stream().anyMatch(y.words()::contains);
    }
    return (isText(a) && isText(b)) || a.equals(b);
  }

  /** What to write instead where two operands do not fit; empty where nothing is plain. */
  static String wayOut(Expression a, Expression b) {
    String forward = oneWay(a, b);
    return forward.isEmpty() ? oneWay(b, a) : forward;
  }

  private static String oneWay(Expression given, Expression other) {
    Type has = given.type();
    Type wants = other.type();
    if (has.equals(Type.NUMBER) && wants.equals(Type.RATIO)) {
      return given instanceof Literal literal
          ? "did you mean `" + literal.written() + "%`?"
          : "a number times 100% is a ratio";
    }
    if (has.equals(Type.NUMBER)
        && given instanceof Literal literal
        && wants instanceof Type.OfQuantity quantity) {
      return "give `" + literal.written() + "` a unit" + units(quantity.dimension());
    }
    if (has instanceof Type.OfText && wants instanceof Type.OfVersion) {
      return given instanceof Literal literal
          ? "write `version " + literal.written() + "`"
          : "a version is written `version \"24.4R1\"`";
    }
    if (has instanceof Type.OfBoolean && wants instanceof Type.OfQuantity) {
      return "compare twice and join the two with `and`";
    }
    if (has instanceof Type.OfList && !(wants instanceof Type.OfList)) {
      return "`in` asks whether a list holds something, `count(…)` how much it holds";
    }
    return "";
  }

  static String units(Dimension dimension) {
    List<String> units = new ArrayList<>();
    for (Unit unit : Unit.of(dimension)) {
      units.add(unit.symbol());
    }
    return units.isEmpty() ? "" : " (" + String.join(", ", units) + ")";
  }
}
