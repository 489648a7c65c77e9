package org.losslint.rules.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.losslint.quantity.Unit;
import org.losslint.rules.Expressions;
import org.losslint.rules.Template;
import org.losslint.rules.TestVocabulary;
import org.losslint.rules.expression.Wording;

class TemplateCompilerTest {
  private final Problems problems = new Problems();

  private Optional<Template> compile(String text, Template.Medium medium) {
    Names names =
        new Names(
            TestVocabulary.WHOLE, TestVocabulary.WHOLE.kind("queue").orElseThrow(), List.of());
    return new TemplateCompiler(new ExpressionCompiler(names, problems), problems)
        .template(Expressions.placed(text), medium);
  }

  /** Words as they are, values in angle brackets with their bare unit. */
  private String shape(String text, Template.Medium medium) {
    StringBuilder shape = new StringBuilder();
    for (Template.Part part : compile(text, medium).orElseThrow().parts()) {
      if (part instanceof Template.Words words) {
        shape.append(words.text());
      } else if (part instanceof Template.Value value) {
        shape.append('<').append(value.expression().text(Wording.AS_WRITTEN));
        shape.append(value.bare().map(unit -> " in " + unit.symbol()).orElse("")).append('>');
      }
    }
    return shape.toString();
  }

  private List<String> problems(String text, Template.Medium medium) {
    assertTrue(compile(text, medium).isEmpty(), text);
    return problems.list().stream()
        .map(p -> p.place().orElseThrow().start().column() + ": " + p.message())
        .toList();
  }

  @Test
  void bracesHoldExpressions() {
    assertEquals(
        "<queue> holds <queue.temporal / link.rtt> × RTT",
        shape("{queue} holds { queue.temporal / link.rtt } × RTT", Template.Medium.PEOPLE));
  }

  @Test
  void setsAndTextsMayHoldBraces() {
    assertEquals(
        "<queue.class in {\"}\", \"b\"}>!",
        shape("{queue.class in {\"}\", \"b\"}}!", Template.Medium.PEOPLE));
  }

  @Test
  void aDoubledBraceIsOne() {
    assertEquals("{x} <queue.class>", shape("{{x}} {queue.class}", Template.Medium.PEOPLE));
  }

  @Test
  void aSentenceMayBeBroken() {
    assertEquals("one two  three", shape("one\n   two  three\n", Template.Medium.PEOPLE));
  }

  @Test
  void commandsPrintTheUnitOfTheLeaf() {
    assertEquals(
        "temporal <ceil(2.5 * link.rtt, 1 us) in us>",
        shape("temporal {ceil(2.5 * link.rtt, 1 us)}", Template.Medium.JUNOS));
    assertEquals(
        "percent <round(queue.kmin, 0.1 %) in %> <12 ms in ms> <ceil(queue.number)>",
        shape(
            "percent {round(queue.kmin, 0.1%)} {12 ms} {ceil(queue.number)}",
            Template.Medium.JUNOS));
    assertEquals(
        Optional.of(Unit.US),
        ((Template.Value)
                compile("{min(ceil(link.rtt, 1 us), 25000 us)}", Template.Medium.SHELL)
                    .orElseThrow()
                    .parts()
                    .get(0))
            .bare());
  }

  @Test
  void aFractionInACommandIsRefused() {
    assertEquals(
        List.of(
            "2: `link.rtt` is not rounded to the unit of the statement that it fills",
            "13: `queue.number` is not rounded to the unit of the statement that it fills",
            "28: `if queue.ecn then 1 us else 2 ms` is not rounded to the unit of the statement"
                + " that it fills"),
        problems(
            "{link.rtt} {queue.number} {if queue.ecn then 1 us else 2 ms}", Template.Medium.JUNOS));
  }

  @Test
  void onlyWordsStandInCommands() {
    assertEquals(
        List.of(
            "2: `queue` is a queue and no word of a command",
            "10: `queue.ecn` is true or false and no word of a command",
            "22: `queue.fill-levels` is a list of ratio and no word of a command"),
        problems("{queue} {queue.ecn} {queue.fill-levels}", Template.Medium.JUNOS));
  }

  @Property
  void anyTextEnds(@ForAll String text, @ForAll Template.Medium medium) {
    problems.list();
    int before = problems.count();
    assertEquals(compile(text, medium).isEmpty(), problems.count() > before, text);
  }
}
