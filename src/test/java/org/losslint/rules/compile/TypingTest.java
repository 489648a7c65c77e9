package org.losslint.rules.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losslint.quantity.Dimension;
import org.losslint.quantity.Unit;
import org.losslint.rules.Expressions;
import org.losslint.rules.expression.Literal;
import org.losslint.rules.expression.Parameter;
import org.losslint.rules.expression.Wording;

/** What is refused before a rule ever runs, and how it is said. */
class TypingTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      ignoreLeadingAndTrailingWhitespace = true,
      value = {
        "queue.temporal > 1000 B | 1: 'queue.temporal' is a time and '1000 B' is a size: they"
            + " cannot be compared",
        "queue.kmin >= 15 | 1: 'queue.kmin' is a ratio and '15' is a number: they cannot be"
            + " compared; did you mean '15%'?",
        "queue.temporal > 1000 | 1: 'queue.temporal' is a time and '1000' is a number: they cannot"
            + " be compared; give '1000' a unit (ns, us, ms, s)",
        "1 us + 1 B | 8: '1 us' is a time and '1 B' is a size: they cannot be added",
        "1 us - 1 | 8: '1 us' is a time and '1' is a number: one cannot be taken from the other;"
            + " give '1' a unit (ns, us, ms, s)",
        "queue.ecn * 2 | 13: 'queue.ecn' is true or false and '2' is a number: they cannot be"
            + " multiplied; compare twice and join the two with 'and'",
        "queue.class > 5 | 1: 'queue.class' is a text and '5' is a number: they cannot be compared",
        "queue.class < queue.scheduler | 1: 'queue.class' is a text; only quantities and versions"
            + " have an order",
        "queue.class == 5 | 1: 'queue.class' is a text and '5' is a number: they can never be"
            + " equal",
        "1 < 2 < 3 | 7: '<' does not fit here; one comparison ends before the next: 'a < b and b <"
            + " c'",
        "queue.temporl > 5 us | 7: a queue has no attribute 'temporl'; did you mean 'temporal'?",
        "port.pfc.xof > 5% | 6: a port has no attribute 'pfc.xof'; did you mean 'pfc.xoff'?",
        "prot.role == dci | 1: 'prot.role' is not known: nothing here is called 'prot'; did you"
            + " mean 'port'?",
        "host.name == 'x' | 1: 'host' cannot be seen from a queue; a rule for queue sees queue,"
            + " port, link, class, device",
        "port.role == dcii | 14: 'dcii' is no role; did you mean 'dci'?",
        "port.role == 'core' | 14: 'core' is no role; one of dci, leaf, spine",
        "port.role in {dci, laef} | 20: 'laef' is no role; did you mean 'leaf'?",
        "port.role == device.family | 1: 'port.role' is a role and 'device.family' is a family:"
            + " they can never be equal",
        "device.version > '24.4R1' | 1: 'device.version' is a version and ''24.4R1'' is a text:"
            + " they cannot be compared; write 'version '24.4R1''",
        "version 'new' == device.version | 1: 'new' is not a version; write for example '24.4R1'",
        "queue.temporal.max > 5 us | 15: 'queue.temporal' is a time and has no attributes",
        "device.classes.name == 'x' | 15: 'device.classes' is a list of class and has no"
            + " attributes; ask for its items: 'any x in device.classes satisfies …'",
        "any c in queue.class satisfies true | 10: 'queue.class' is a text; a list is wanted here",
        "any queue in device.classes satisfies true | 5: 'queue' already means something else here;"
            + " take another name for the items of the list",
        "any c in device.classes satisfies c.queue | 35: 'c.queue' is a number; true or false is"
            + " wanted here",
        "queue.temporal and true | 1: 'queue.temporal' is a time; true or false is wanted here",
        "not queue.temporal | 5: 'queue.temporal' is a time; true or false is wanted here",
        "if queue.temporal then 1 else 2 | 4: 'queue.temporal' is a time; true or false is wanted"
            + " here",
        "if true then 1 us else 2 B | 24: '1 us' is a time and '2 B' is a size: both branches of"
            + " 'if' must be of one type",
        "queue.temporal within 5 B of 1 us | 23: the tolerance '5 B' is a size; it must be a time"
            + " like both sides, or a ratio",
        "queue.temporal between 1 us and 5 B | 1: 'queue.temporal' is a time and '5 B' is a size:"
            + " they cannot be compared",
        "3 in {'a', 'b'} | 7: ''a'' is a text; the others of the set are each a number",
        "3 in queue.code-points | 1: 'queue.code-points' is a list of text and can never hold '3',"
            + " a number",
        "{1, 'a'} subset of {2} | 5: ''a'' is a text; the others of the set are each a number",
        "queue.temporal matches 'x' | 1: 'queue.temporal' is a time; only a text matches a pattern",
        "queue.class matches 5 | 21: '5' is a number; a pattern stands in quotes",
        "queue.temporal is presnt | 19: nothing can be 'presnt'; did you mean 'present'?",
        "queue.temporal is big | 19: nothing can be 'big'; 'is' is followed by present, absent,"
            + " known, assumed, default, inherited",
        "floor(queue.temporal) > 1 us | 1: 'floor' does not say to what; write for example"
            + " 'floor(x, 1 us)'",
        "ceil(queue.temporal, 1 B) > 1 us | 1: 'queue.temporal' is a time and '1 B' is a size: it"
            + " cannot be rounded to it",
        "ceil(queue.temporal, link.rtt) > 1 us | 22: 'link.rtt' is no step; a step is written out"
            + " and above zero, such as '1 us'",
        "ceil(queue.temporal, 0 us) > 1 us | 22: '0 us' is no step; a step is written out and above"
            + " zero, such as '1 us'",
        "min(1 us) > 1 us | 1: 'min' takes a list, or two quantities or more; for example"
            + " 'min(x.size over x in xs)'",
        "min(1 us, 1 B) > 1 us | 1: '1 us' is a time and '1 B' is a size: they cannot be compared",
        "count(queue.class) > 1 | 1: 'count' takes a list; for example 'count(x in xs where x.ok)'",
        "sum(device.classes) > 1 | 1: 'sum' of items that are each a class; take a quantity of"
            + " each: 'sum(x.… over x in …)'",
        "cuont(device.classes) > 1 | 1: there is no function 'cuont'; did you mean 'count'?",
        "abs(1, 2) > 1 | 1: 'abs' takes one quantity",
        "outcome(queue) == failed | 1: 'outcome' takes the id of a rule; write for example"
            + " 'outcome(DCI-001)'",
        "outcome(DCI-001) == fail | 21: 'fail' is no outcome; did you mean 'failed'?",
        "outcome(DCI-001 on queue.class) == failed | 20: 'queue.class' is a text; a subject stands"
            + " behind 'on'",
        "port.class-of == 'x' | 5: 'class-of' takes one argument, a number; write it as"
            + " 'class-of(…)'",
        "port.class-of('x') == 'x' | 15: ''x'' is a text; 'class-of' takes a number",
        "port.role(3) == dci | 5: 'role' takes no argument; leave the parentheses out",
        "{} == queue.fill-levels | 1: the set is empty; 'is absent' asks whether a list holds"
            + " nothing",
        "5 usec > 1 us | 3: 'usec' is not a unit; did you mean 'us'?",
        "5 gbps > 1 Gbps | 3: 'gbps' is not a unit; did you mean 'Gbps'?",
      })
  void mistakesAreRefused(String text, String problem) {
    String quoted = text.replace('\'', '"');
    assertEquals(List.of(problem.replace('\'', '"').replace('"', '#')), problems(quoted));
  }

  /** Backticks and quotes are one here, since the table above needs its own quotes. */
  private static List<String> problems(String text) {
    return Expressions.on("queue").problems(text).stream()
        .map(p -> p.replace('`', '#').replace('"', '#'))
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a && b | 3: `&` does not fit here; write `and`",
        "1 = 2 | 3: `=` does not fit here; write `==` for equal",
        "1 ≥ 2 | 3: `≥` does not fit here; write `>=`",
        "2 − 1 | 3: `−` does not fit here; write `-`, between blanks",
        "1 == any | 6: `any` does not fit here; it is a word of the language; as a text it stands"
            + " in quotes: \"any\"",
        "1 + | 4: the expression ends too early; something is missing here",
        "(1 | 3: the expression ends too early; something is missing here",
        "1 2 | 3: `2` does not fit here",
        "queue port | 7: `port` does not fit here; an operator is missing before it",
        "queue.ecn AND queue.rdma | 11: `AND` does not fit here; did you mean `and`?",
        "\"abc | 1: `\"` does not fit here; the text is not closed",
        "if 1 == 1 then 2 | 17: the expression ends too early; something is missing here",
      })
  void syntaxIsExplained(String text, String problem) {
    assertEquals(List.of(problem), Expressions.on("queue").problems(text));
  }

  @Test
  void theEmptyExpressionIsAProblem() {
    assertEquals(
        List.of("1: there is no expression; write one, or leave the key out"),
        Expressions.on("queue").problems(" "));
  }

  @Test
  void everyMistakeIsSaidAndNoneTwice() {
    List<String> problems =
        Expressions.on("queue").problems("queue.temporl > 5 us and port.role == x and y > 3");
    assertEquals(
        List.of(
            "7: a queue has no attribute `temporl`; did you mean `temporal`?",
            "39: `x` is no role; one of dci, leaf, spine",
            "45: `y` is not known: nothing here is called `y`; names here are queue, port, link,"
                + " class, device"),
        problems);
  }

  @Test
  void aMinusWithoutBlanksIsRecognised() {
    Expressions e = Expressions.on("queue", Expressions.parameter("depth", "3")).let("gap", "2");
    assertEquals(
        List.of(
            "1: `gap-depth` is not known: nothing here is called `gap-depth`; a minus stands"
                + " between blanks: `gap - depth`"),
        e.problems("gap-depth > 3"));
    assertEquals(
        List.of(
            "1: `gap-1` is not known: nothing here is called `gap-1`; a minus stands between"
                + " blanks: `gap - 1`"),
        e.problems("gap-1 > 3"));
  }

  @Test
  void aParameterCannotBeAWordThatDoesNotExist() {
    Parameter role = Expressions.parameter("wanted", "\"dcii\"");
    Parameter roles = Expressions.parameter("ok", "\"leaf\"");
    assertEquals(
        List.of("14: the parameter `wanted` is `dcii`, which is no role; did you mean `dci`?"),
        Expressions.on("queue", role).problems("port.role == wanted"));
    assertEquals(List.of(), Expressions.on("queue", roles).problems("port.role == ok"));
  }

  @Test
  void aNameThatIsAlsoAWordIsAmbiguous() {
    assertEquals(
        List.of(
            "14: `dci` is a role and also a name of this pack; write \"dci\" for the role, or"
                + " rename the other"),
        Expressions.on("queue", Expressions.parameter("dci", "3")).problems("port.role == dci"));
  }

  @Test
  void theUnitsOfTheGrammarAreThoseOfQuantities() {
    for (Unit unit : Unit.values()) {
      Literal literal = (Literal) Expressions.on("host").compiled("12 " + unit.symbol());
      assertEquals(unit, literal.unit().orElseThrow(), unit.symbol());
    }
    for (String spelling : List.of("µs", "μs", "kB", "kbps", "µs/km", "percent")) {
      Literal literal = (Literal) Expressions.on("host").compiled("12 " + spelling);
      assertEquals(Unit.named(spelling).orElseThrow(), literal.unit().orElseThrow());
    }
    assertEquals(
        23, Unit.values().length, "a new unit belongs into grammar/RuleExpression.g4, too");
  }

  @Test
  void aUnitEndsWithItsWord() {
    assertEquals(
        List.of("4: `msec` is not a unit; did you mean `ms`?"),
        Expressions.on("host").problems("12 msec"));
    assertEquals(
        "12 / step",
        Expressions.on("host").let("step", "5").compiled("12/step").text(Wording.AS_WRITTEN));
  }

  @Test
  void nestingHasALimit() {
    assertEquals(
        List.of("61: the expression is nested too deeply; name its parts with `let`"),
        Expressions.on("host").problems("(".repeat(100) + "1" + ")".repeat(100)));
    assertEquals(
        List.of("1: the expression is too long; name its parts with `let`"),
        Expressions.on("host").problems("1" + " + 1".repeat(2000)));
    assertEquals(
        List.of(
            "1: the expression and the lets that it uses are nested too deeply; make the chain of"
                + " operators shorter"),
        Expressions.on("host")
            .let("a", "1" + " + 1".repeat(200))
            .problems("a" + " + 1".repeat(200)));
  }

  @Test
  void dimensionsAreComputed() {
    assertEquals(
        Dimension.SIZE.toString(),
        Expressions.on("queue").compiled("port.rate * link.rtt").type().toString());
    assertEquals(
        Dimension.TIME.toString(),
        Expressions.on("queue").compiled("queue.depth / port.rate").type().toString());
    assertEquals(
        Dimension.NUMBER.toString(),
        Expressions.on("queue").compiled("queue.depth / (port.rate * link.rtt)").type().toString());
    assertEquals(
        Dimension.TIME.toString(),
        Expressions.on("queue").compiled("queue.temporal * queue.target-share").type().toString());
    assertEquals(
        Dimension.RATIO.toString(),
        Expressions.on("queue").compiled("75% / (queue.temporal / link.rtt)").type().toString());
  }
}
