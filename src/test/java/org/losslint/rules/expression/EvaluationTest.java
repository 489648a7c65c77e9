package org.losslint.rules.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;
import org.losslint.rules.Expressions;
import org.losslint.rules.Thing;
import org.losslint.source.Severity;

class EvaluationTest {
  private final Thing link =
      Thing.of("link", "dci1-dci2").with("rtt", "5179 us").text("rtt-source", "twamp");
  private final Thing port =
      Thing.of("port", "et-0/0/0").text("role", "dci").with("rate", "100 Gbps");
  private final Thing queue =
      Thing.of("queue", "et-0/0/0 rdma-data")
          .in(port)
          .in(link)
          .with("rdma", true)
          .with("temporal", "12000 us")
          .with("target-share", "40%")
          .with("kmin", "30%")
          .unknown("kmax", "the profile is hidden")
          .text("class", "rdma-data");

  private String result(String text) {
    return Expressions.on("queue").result(text, queue);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 + 2 * 3 | 7",
        "(1 + 2) * 3 | 9",
        "-2 + 5 | 3",
        "7 / 2 - 1 | 2.5",
        "1 / 3 * 3 | 1",
        "25 ms == 25000 us | true",
        "100 Gbps * 5179 us | 64737500 B",
        "64737500 B / 100 Gbps | 5179 us",
        "30% * 12948 us | 3884.4 us",
        "12948 us / 5179 us >= 2.5 | true",
        "12947 us / 5179 us >= 2.5 | false",
        "75% / 2.5 | 30%",
        "50 m * 5 ns/m | 0.25 us",
        "1000/s * 5 s / 5 | 1000 (events)",
        "floor(12947.5 us, 1 us) | 12947 us",
        "ceil(12947.5 us, 1 us) | 12948 us",
        "round(12947.5 us, 1 us) | 12948 us",
        "round(7.5%, 1%) | 8%",
        "ceil(2.1) | 3",
        "floor(2.9) | 2",
        "abs(3 us - 5 us) | 2 us",
        "min(3, 1, 2) | 1",
        "max(3 us, 1 ms) | 1000 us",
        "if 1 < 2 then 5 us else 6 us | 5 us",
        "30% within 1% of 31% | true",
        "30% within 1% of 31.1% | false",
        "100 B within 1% of 101 B | true",
        "100 B within 1 B of 102 B | false",
        "15% between 15% and 20% | true",
        "14.9% between 15% and 20% | false",
        "3 in {1, 3} | true",
        "2 not in {1, 3} | true",
        "{1, 3} subset of {3, 2, 1} | true",
        "{1, 4} subset of {3, 2, 1} | false",
        "{1, 4} not subset of {3, 2, 1} | true",
        "{1, 3} == {3, 1, 1} | true",
        "{1, 3} != {3, 1, 2} | true",
        "version \"24.4R1\" > version \"24.2R1.10-EVO\" | true",
        "version \"24.4R1-EVO\" == version \"24.4R1\" | true",
        "\"et-0/0/0\" matches \"et-*\" | true",
        "\"et-0/0/0\" not matches 'xe-?/*' | true",
        "not (1 == 2) and 2 == 2 | true",
        "1 == 2 or not 1 == 2 | true",
        "count({4, 5, 6}) | 3",
        "sum({4 us, 5 us}) | 9 us",
        "mean({4, 5, 6}) | 5",
        "max({4, 5, 6}) | 6",
        "count(distinct({4, 5, 4})) | 2",
        "sum(2 * x over x in {1, 2, 3} where x > 1) | 10",
        "count(x in {1, 2, 3} where x > 1) | 2",
        "min(x over x in {3 us, 2 us}) | 2 us",
        "any x in {1, 2} satisfies x == 2 | true",
        "all x in {1, 2} where x > 1 satisfies x == 2 | true",
        "no x in {1, 2} satisfies x == 3 | true",
        "one x in {1, 2, 2} satisfies x == 2 | false",
        "one x in {1, 2, 3} satisfies x == 2 | true",
      })
  void constantsComeOut(String text, String expected) {
    assertEquals(expected, result(text));
  }

  @Test
  void aQueueSeesItsPortAndItsLink() {
    assertEquals("2.31705", result("round(queue.temporal / link.rtt, 0.00001)"));
    assertEquals("true", result("port.role == dci and link.rtt-source in {twamp, probe}"));
    assertEquals("4800 us", result("queue.temporal * queue.target-share"));
  }

  @Test
  void aWordOfAnAttributeMayBeCalledLikeASubject() {
    assertEquals("false", result("link.rtt-source == queue"));
    assertEquals("true", result("link.rtt-source == \"twamp\""));
  }

  @Test
  void whatIsNotSetEqualsNothingAndHasNoOrder() {
    String notSet = "unknown: queue.depth is not set; set `et-0/0/0 rdma-data depth`";
    assertEquals("absent", result("queue.depth"));
    assertEquals("false", result("queue.depth == 5 B"));
    assertEquals("true", result("queue.depth != 5 B"));
    assertEquals("false", result("queue.depth in {5 B}"));
    assertEquals("true", result("queue.depth not in {5 B}"));
    assertEquals(notSet, result("queue.depth < 5 B"));
    assertEquals(notSet, result("queue.depth between 1 B and 5 B"));
    assertEquals(notSet, result("queue.depth + 5 B"));
    assertEquals(notSet, result("max(queue.depth, 5 B)"));
    assertEquals(notSet, result("queue.depth within 1 B of 5 B"));
    assertEquals("false", result("queue.scheduler matches \"*\""));
    assertEquals("false", result("queue.code-points subset of {\"011010\"}"));
  }

  @Test
  void ofSomethingAbsentEverythingIsAbsent() {
    Thing alone = Thing.of("queue", "et-0/0/1 rdma-data").with("temporal", "12000 us");
    Expressions expressions = Expressions.on("queue");

    assertEquals("true", expressions.result("link is absent", alone));
    assertEquals("absent", expressions.result("link.rtt", alone));
    assertEquals("false", expressions.result("link.rtt-source == twamp", alone));
    assertEquals(
        "unknown: queue et-0/0/1 rdma-data has no link; name the link in the inventory or the"
            + " configuration",
        expressions.result("queue.temporal > link.rtt", alone));
  }

  @Test
  void whatCannotBeToldSaysWhyAndStaysSo() {
    String why = "unknown: the profile is hidden; give it";
    assertEquals(why, result("queue.kmax > 50%"));
    assertEquals(why, result("queue.kmax == 50%"));
    assertEquals(why, result("queue.kmax is present"));
    assertEquals("false", result("queue.kmax is known"));
    assertEquals(why, result("if queue.kmax > 5% then 1 else 2"));
    assertEquals("false", result("queue.depth == queue.kmax * 5 B"));
  }

  @Test
  void kleeneDecidesByOneSideWhereOneSideIsEnough() {
    assertEquals("false", result("queue.kmax > 50% and queue.kmin > 50%"));
    assertEquals("false", result("queue.kmin > 50% and queue.kmax > 50%"));
    assertEquals("true", result("queue.kmax > 50% or queue.kmin == 30%"));
    assertEquals(
        "unknown: the profile is hidden; give it",
        result("queue.kmax > 50% and queue.kmin == 30%"));
    assertEquals(
        "unknown: the profile is hidden; give it", result("queue.kmax > 50% or queue.kmin > 50%"));
  }

  @Test
  void divisionByZeroIsUnknown() {
    assertEquals("unknown: 5 - 5 is zero; nothing can be divided by it", result("1 / (5 - 5)"));
  }

  @Test
  void statesTellHowAValueCameAbout() {
    Thing t =
        Thing.of("queue", "q")
            .with("kmin", Fact.assumed(Quantity.parse("30%"), Evidence.NONE))
            .with("kmax", Fact.byDefault(Quantity.parse("60%"), Evidence.NONE))
            .with(
                "temporal",
                new Fact.Known<>(Quantity.parse("5 us"), Evidence.NONE, Fact.Basis.WRITTEN, true))
            .list("fill-levels")
            .openList("code-points");
    Expressions e = Expressions.on("queue").let("doubled", "2 * queue.kmin");

    assertEquals("true", e.result("queue.kmin is assumed", t));
    assertEquals("true", e.result("doubled is assumed", t));
    assertEquals("false", e.result("queue.kmin is default", t));
    assertEquals("true", e.result("queue.kmax is default", t));
    assertEquals(
        "true", e.result("queue.temporal is inherited and queue.kmax is not inherited", t));
    assertEquals("false", e.result("queue.depth is assumed", t));
    assertEquals("true", e.result("queue.fill-levels is absent", t));
    assertEquals(
        "unknown: the file is cut; fetch it again", e.result("queue.code-points is absent", t));
  }

  @Test
  void attributesTakeArgumentsAndDottedNames() {
    Thing p =
        Thing.of("port", "et-0/0/0")
            .text("class-of 48", "rdma-cnp")
            .with("pfc", true)
            .with("pfc.xoff", "78%")
            .in(link);
    Expressions e = Expressions.on("port");

    assertEquals("rdma-cnp", e.result("port.class-of(40 + 8)", p));
    assertEquals("absent", e.result("port.class-of(26)", p));
    assertEquals("78%", e.result("port.pfc.xoff", p));
    assertEquals("true", e.result("port.pfc", p));
  }

  @Test
  void aModelThatGivesSomethingElseIsReportedAndEndsNothing() {
    Thing wrong = Thing.of("queue", "q").text("temporal", "long").list("fill-levels", "x");
    Expressions e = Expressions.on("queue");
    assertEquals(
        "unknown: queue.temporal is declared as time and gives `long`;"
            + " report it as a defect of losslint",
        e.result("queue.temporal > 5 us", wrong));
    String list = e.result("all f in queue.fill-levels satisfies f > 5%", wrong);
    assertTrue(
        list.startsWith("unknown: queue.fill-levels is declared as list of ratio and gives"), list);
  }

  @Test
  void outcomesOfOtherRulesAreWords() {
    Outcomes known =
        (rule, subject) ->
            rule.equals("DCI-001")
                ? new Outcomes.Result(
                    subject.kind().name().equals("link") ? Outcome.PASSED : Outcome.FAILED,
                    Optional.of(Severity.ERROR))
                : Outcomes.Result.NOT_APPLICABLE;
    Expressions e = Expressions.on("queue").outcomes(known);

    assertEquals("true", e.result("outcome(DCI-001) == failed", queue));
    assertEquals("passed", e.result("outcome(DCI-001 on link)", queue));
    assertEquals("not-applicable", e.result("outcome(DCI-999)", queue));
    assertEquals("2.5", e.result("if outcome(DCI-001) == failed then 2.5 else 3", queue));
    assertEquals(
        "not-applicable",
        e.result("outcome(DCI-001 on link)", Thing.of("queue", "without a link")));
  }

  @Test
  void aResultKeepsTheEvidenceOfWhatDecides() {
    Expressions e = Expressions.on("queue");

    assertEquals("et-0/0/0 rdma-data kmin", path(e, "queue.temporal > 1 us and queue.kmin > 40%"));
    assertEquals("et-0/0/0 rdma-data temporal", path(e, "queue.temporal >= 2.5 * link.rtt"));
    assertEquals("dci1-dci2 rtt", path(e, "2.5 * link.rtt <= queue.temporal"));
    assertEquals("et-0/0/0 rdma-data depth", path(e, "queue.depth == 5 B"));
    assertEquals("et-0/0/0 rdma-data kmin", path(e, "not queue.kmin == 30%"));
  }

  private String path(Expressions e, String text) {
    Fact<?> fact = e.eval(text, queue);
    assertTrue(fact.isKnown(), text);
    return fact.evidence().path();
  }
}
