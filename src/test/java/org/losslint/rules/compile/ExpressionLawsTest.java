package org.losslint.rules.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.losslint.model.Fact;
import org.losslint.quantity.Rational;
import org.losslint.quantity.Unit;
import org.losslint.rules.Expressions;
import org.losslint.rules.Thing;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.Wording;

/** What holds for all expressions. */
class ExpressionLawsTest {
  private static final List<String> WORDS =
      List.of(
          "queue",
          ".",
          "temporal",
          "port",
          "role",
          "==",
          "dci",
          "12 us",
          "30%",
          "5",
          "(",
          ")",
          "{",
          "}",
          ",",
          "and",
          "or",
          "not",
          "if",
          "then",
          "else",
          "any",
          "x",
          "in",
          "where",
          "satisfies",
          "device",
          "classes",
          "is",
          "present",
          "+",
          "-",
          "*",
          "/",
          "between",
          "within",
          "of",
          "min",
          "sum",
          "over",
          "\"a\"",
          "'",
          "outcome",
          "DCI-001",
          "on",
          "@",
          "é",
          "version",
          "matches",
          "subset",
          "<",
          ">=",
          "floor",
          "count");

  private static final Thing QUEUE =
      Thing.of("queue", "q")
          .with("temporal", "12948 us")
          .with("kmin", "30%")
          .unknown("kmax", "hidden")
          .in(Thing.of("port", "p").text("role", "dci"))
          .in(Thing.of("device", "d").list("classes"));

  /** A value, or a problem with a place inside the text; never an exception. */
  private static void ends(String text) {
    Expressions on = Expressions.on("queue");
    Optional<Expression> expression = on.compile(text);
    if (expression.isPresent()) {
      Fact<?> fact = expression.get().eval(on.scope(QUEUE));
      assertTrue(fact.isKnown() || fact.isAbsent() || fact.isUnknown());
      expression.get().bounds(on.scope(QUEUE));
    } else {
      List<String> problems = Expressions.on("queue").problems(text);
      assertTrue(!problems.isEmpty(), text);
    }
  }

  @Property(tries = 2000)
  void anyTextEnds(@ForAll String text) {
    ends(text);
  }

  @Property(tries = 4000)
  void anyRowOfWordsEnds(@ForAll("rows") List<String> words) {
    ends(String.join(" ", words));
  }

  @Provide
  Arbitrary<List<String>> rows() {
    return Arbitraries.of(WORDS).list().ofMaxSize(14);
  }

  @Property
  void whatIsPrintedMeansTheSame(@ForAll("conditions") String text) {
    Expression once = Expressions.on("queue").compiled(text);
    String printed = once.text(Wording.AS_WRITTEN);
    Expression again = Expressions.on("queue").compiled(printed);
    assertEquals(once, again);
    assertEquals(printed, again.text(Wording.AS_WRITTEN));
  }

  @Provide
  Arbitrary<String> conditions() {
    return condition(2);
  }

  private static Arbitrary<String> condition(int depth) {
    Arbitrary<String> relation =
        Arbitraries.of(
            "%s <= %s",
            "%s == %s",
            "%s != %s",
            "%s within 5%% of %s",
            "%s between 1 us and %s",
            "%s in {%s, 3 us}",
            "any c in device.classes where c.queue == 3 satisfies %s > %s",
            "(%s) is present and max(%s, 1 us) > 0 us",
            "{%s} subset of {%s}");
    Arbitrary<String> leaf =
        relation.flatMap(
            pattern -> time(1).tuple2().map(t -> String.format(pattern, t.get1(), t.get2())));
    if (depth == 0) {
      return leaf;
    }
    Arbitrary<String> inner = condition(depth - 1);
    return Arbitraries.oneOf(
        leaf,
        inner.map(c -> "not (" + c + ")"),
        inner.tuple2().map(t -> "(" + t.get1() + ") and (" + t.get2() + ")"),
        inner.tuple2().map(t -> "(" + t.get1() + ") or (" + t.get2() + ")"),
        inner.tuple3().map(t -> "if " + t.get1() + " then " + t.get2() + " else " + t.get3()));
  }

  private static Arbitrary<String> time(int depth) {
    Arbitrary<String> leaf =
        Arbitraries.of("queue.temporal", "link.rtt", "5 ms", "ceil(queue.temporal, 1 us)");
    if (depth == 0) {
      return leaf;
    }
    Arbitrary<String> inner = time(depth - 1);
    return Arbitraries.oneOf(
        leaf,
        inner.tuple2().map(t -> t.get1() + " + " + t.get2()),
        inner.tuple2().map(t -> t.get1() + " - (" + t.get2() + ")"),
        inner.map(t -> "2 * (" + t + ")"),
        inner.map(t -> "-(" + t + ") / 3"),
        inner.tuple2().map(t -> "(if queue.ecn then " + t.get1() + " else " + t.get2() + ")"));
  }

  @Property
  void unitsAreScalesOfOneQuantity(
      @ForAll @IntRange(max = 1_000_000) int amount, @ForAll Unit from, @ForAll Unit to) {
    if (!from.dimension().equals(to.dimension())) {
      return;
    }
    String converted = from.factor().dividedBy(to.factor()).times(Rational.of(amount)).toString();
    String text = amount + " " + from.symbol() + " == " + ratio(converted, to);
    assertEquals("true", Expressions.on("queue").result(text, QUEUE), text);
  }

  /** A fraction that no decimal ends is written as a quotient. */
  private static String ratio(String amount, Unit unit) {
    int slash = amount.indexOf('/');
    return slash < 0
        ? amount + " " + unit.symbol()
        : amount.substring(0, slash) + " " + unit.symbol() + " / " + amount.substring(slash + 1);
  }

  @Property
  void sumsCommuteAndDifferencesUndoThem(
      @ForAll @IntRange(max = 1_000_000) int a, @ForAll @IntRange(max = 1_000_000) int b) {
    String law =
        "X + Y == Y + X and X + Y - Y == X and 3 * (X + Y) == 3 * X + 3 * Y"
            .replace("X", a + " ns")
            .replace("Y", b + " ms");
    assertEquals("true", Expressions.on("queue").result(law, QUEUE));
  }

  @Property
  void kleeneTables(@ForAll @IntRange(max = 2) int a, @ForAll @IntRange(max = 2) int b) {
    List<String> words = List.of("1 == 2", "queue.kmax > 5%", "1 == 1");
    List<String> results = List.of("false", "unknown: hidden; give it", "true");
    String x = words.get(a);
    String y = words.get(b);
    Expressions on = Expressions.on("queue");

    assertEquals(results.get(Math.min(a, b)), on.result(x + " and " + y, QUEUE));
    assertEquals(results.get(Math.max(a, b)), on.result(x + " or " + y, QUEUE));
    assertEquals(results.get(2 - a), on.result("not " + x, QUEUE));
    assertEquals(
        on.result("not (" + x + " and " + y + ")", QUEUE),
        on.result("not " + x + " or not " + y, QUEUE));
  }
}
