package org.losslint.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;
import org.losslint.rules.expression.Outcome;
import org.losslint.rules.expression.Outcomes;
import org.losslint.rules.load.LoadedPack;
import org.losslint.source.Severity;

class JudgeTest {
  private final Thing link = Thing.of("link", "dci1-dci2").with("rtt", "5179 us");
  private final Thing queue =
      Thing.of("queue", "et-0/0/0 rdma-data")
          .in(link)
          .with("rdma", true)
          .with("temporal", "12000 us")
          .with("kmin", "30%")
          .text("scheduler", "s1")
          .text("class", "rdma-data");

  private static JudgingRule rule(String keys) {
    LoadedPack loaded =
        Packs.readText(
            "p.yaml",
            "pack: p\nversion: 1.0.0\nsource: {title: t}\nrules:\n  - id: NET-001\n    name: n\n"
                + "    for: queue\n    why: w\n"
                + keys.indent(4));
    assertEquals(List.of(), loaded.problems());
    return (JudgingRule) loaded.pack().orElseThrow().rules().get(0);
  }

  private Verdict judge(String keys) {
    return Judge.judge(rule(keys), queue, Outcomes.NONE);
  }

  private Verdict.Failed failed(String keys) {
    return assertInstanceOf(Verdict.Failed.class, judge(keys));
  }

  private static final String SHORT =
      "checks: [{severity: error, require: queue.temporal > 5 ms * 3, message: short}]\n";

  @Test
  void aConditionThatIsFalseMakesItNotApplicable() {
    assertEquals(
        new Verdict.NotApplicable("its condition does not hold here"),
        judge("when: not queue.rdma\n" + SHORT));
    assertEquals(Outcome.NOT_APPLICABLE, judge("when: not queue.rdma\n" + SHORT).outcome());
  }

  @Test
  void aConditionThatCannotBeToldMakesItNotEvaluated() {
    queue.unknown("ecn", "the stanza is omitted");
    assertEquals(
        new Verdict.NotEvaluated("the stanza is omitted", "give it", Optional.empty()),
        judge("when: queue.ecn\n" + SHORT));
    assertEquals(
        new Verdict.NotEvaluated(
            "queue.lossless is not set", "set `et-0/0/0 rdma-data lossless`", Optional.empty()),
        judge("when: queue.lossless\n" + SHORT));
  }

  @Test
  void aFailureBeatsWhatCannotBeTold() {
    queue.unknown("kmax", "hidden");
    String checks =
        """
        checks:
          - {key: a, severity: error, require: queue.kmax > 5%, message: a}
          - {key: b, severity: warning, require: queue.kmin > 40%, message: b}
          - {key: c, severity: error, require: queue.kmin > 50%, message: c}
        """;
    Verdict.Failed failed = failed(checks);
    assertEquals("b", failed.check());
    assertEquals(Severity.WARNING, failed.severity());
    assertEquals(
        new Outcomes.Result(Outcome.FAILED, Optional.of(Severity.WARNING)), failed.result());
    queue.with("kmin", "60%");
    assertEquals(new Verdict.NotEvaluated("hidden", "give it", Optional.empty()), judge(checks));
  }

  @Test
  void aWarningOfAnotherRuleReplacesNothing() {
    Outcomes warning =
        (id, subject) -> new Outcomes.Result(Outcome.FAILED, Optional.of(Severity.WARNING));
    Outcomes error =
        (id, subject) -> new Outcomes.Result(Outcome.FAILED, Optional.of(Severity.ERROR));
    JudgingRule replaced = rule("replaced-by: [NET-002]\n" + SHORT);
    JudgingRule needing = rule("needs: [NET-002]\n" + SHORT);
    assertInstanceOf(Verdict.Failed.class, Judge.judge(replaced, queue, warning));
    assertEquals(
        new Verdict.NotApplicable("the finding of NET-002 stands for it"),
        Judge.judge(replaced, queue, error));
    assertEquals(
        new Verdict.NotEvaluated(
            "NET-002 failed here", "mend NET-002 first", Optional.of("NET-002")),
        Judge.judge(needing, queue, warning));
    assertEquals(
        Outcome.NOT_APPLICABLE,
        Judge.judge(rule("when: not queue.rdma\nneeds: [NET-002]\n" + SHORT), queue, error)
            .outcome());
  }

  @Test
  void theReportPointsAtWhatDecidedUnlessTheCheckSaysWhere() {
    assertEquals("et-0/0/0 rdma-data temporal", failed(SHORT).at().path());
    assertEquals(
        "dci1-dci2 rtt",
        failed("checks: [{severity: error, require: queue.kmin > 40%, message: m, at: link.rtt}]\n")
            .at()
            .path());
    assertEquals(
        "et-0/0/0 rdma-data depth",
        failed(
                "checks: [{severity: error, require: queue.kmin > 40%, message: m, at:"
                    + " queue.depth}]\n")
            .at()
            .path(),
        "where it would stand");
    assertEquals(
        "et-0/0/0 rdma-data",
        failed("checks: [{severity: error, require: 1 == 2, message: m}]\n").at().path(),
        "the subject where nothing better is known");
  }

  @Test
  void valuesAreExactAndNamed() {
    Verdict.Failed failed =
        failed(
            """
            let:
              wanted: 2.5 * link.rtt
              third: link.rtt / 3
              unset: queue.depth
            checks: [{severity: error, require: "queue.temporal >= wanted", message: m}]
            """);
    assertEquals(
        "{have=12000 us, need=12947.5 us, wanted=12947.5 us, third=5179/3 us, unset=not set}",
        failed.values().toString());
  }

  @Test
  void aFixThatCannotBeWrittenInFullIsLeftOut() {
    Verdict.Failed failed =
        failed(
            """
            checks:
              - severity: error
                require: queue.kmin > 40%
                message: m
                fix:
                  - {junos: "set x {ceil(queue.depth, 1 B)}", safety: safe}
                  - {junos: "set x {queue.class}", safety: safe, when: queue.kmin > 90%}
                  - {junos: "set x {queue.class}", safety: safe, when: queue.kmax > 90%}
                  - {command: "run {queue.class} {list(c over c in queue.code-points)}", safety: needs-window}
                  - {advice: "ask {queue.depth}"}
            """);
    assertEquals(
        List.of(new Fix(Fix.Language.ADVICE, List.of("ask not set"), Safety.DISPLAY_ONLY)),
        failed.fixes());
  }

  @Test
  void namesFromFilesAreQuotedInCommands() {
    queue
        .text("class", "a;b $(c) 'd' \"e\"")
        .text("scheduler", "plain-1")
        .list("code-points", "011010", "x y");
    String fixes =
        """
        checks:
          - severity: error
            require: queue.kmin > 40%
            message: m
            fix:
              - {junos: "set {queue.class} {queue.scheduler} {queue.code-points} {list(c in queue.code-points where c == '011010')}", safety: safe}
              - {command: "run {queue.class} {queue.scheduler} {queue.code-points}", safety: safe}
        """;
    Verdict.Failed failed = failed(fixes);
    assertEquals(
        List.of("set \"a;b $(c) 'd' \\\"e\\\"\" plain-1 [ 011010 \"x y\" ] 011010"),
        failed.fixes().get(0).lines());
    assertEquals(
        List.of("run 'a;b $(c) '\\''d'\\'' \"e\"' plain-1 011010 'x y'"),
        failed.fixes().get(1).lines());

    queue.text("class", "two\nlines").text("scheduler", "--force");
    assertEquals(List.of(), failed(fixes).fixes());
  }

  @Test
  void theNumbersOfAMessageNeverHideTheDifference() {
    queue.with("temporal", "12946 us");
    assertEquals(
        "2.4997 × RTT; 2.5 is needed, of not set",
        failed(
                """
                checks:
                  - severity: error
                    require: queue.temporal >= floor(2.5 * link.rtt, 1 us)
                    message: "{queue.temporal / link.rtt} × RTT; {2.5} is needed, of {queue.depth}"
                """)
            .message());
  }

  @Test
  void messagesPrintEveryTypeOfValue() {
    Thing device = Thing.of("device", "dci1").version("version", "24.4R1-EVO");
    queue
        .in(device)
        .in(Thing.of("port", "et-0/0/0").text("role", "dci"))
        .unknown("kmax", "hidden")
        .list("fill-levels")
        .openList("code-points", "011010", Fact.absent(Evidence.NONE));
    assertEquals(
        "et-0/0/0 rdma-data dci 24.4R1-EVO true not known none 011010, not set and perhaps more"
            + " 25000 µs, 1 s",
        failed(
                """
                checks:
                  - severity: error
                    require: queue.kmin > 40%
                    message: >-
                      {queue} {port.role} {device.version} {queue.rdma} {queue.kmax}
                      {queue.fill-levels} {queue.code-points} { {25 ms, 1 s} }
                """)
            .message());
  }

  @Test
  void manyItemsAreCutInMessages() {
    Object[] many = new Object[50];
    for (int i = 0; i < many.length; i++) {
      many[i] = "c" + i;
    }
    String check =
        "checks: [{severity: error, require: queue.kmin > 40%, message:"
            + " \"{queue.code-points}\"}]\n";
    assertEquals("not set", failed(check).message());
    queue.list("code-points", many);
    String message = failed(check).message();
    assertEquals("c18, c19 and 30 more", message.substring(message.indexOf("c18")));
  }

  @Test
  void notesAndTestedRanges() {
    String keys =
        """
        notes:
          - {text: "the RTT of {link} is assumed", when: link.rtt is assumed}
          - {text: never, when: queue.kmax > 90%}
        valid-for: {text: 50 to 500 km, when: "link.distance between 50 km and 500 km"}
        checks: [{severity: error, require: queue.kmin > LIMIT, message: m, note: "at {queue.kmin}"}]
        """;
    assertEquals(new Verdict.Passed(""), judge(keys.replace("LIMIT", "20%")));
    link.with("rtt", Fact.assumed(Quantity.parse("5 ms"), Evidence.NONE))
        .with("distance", "800 km");
    assertEquals(
        new Verdict.Passed(
            "the RTT of dci1-dci2 is assumed; extrapolated: tested for 50 to 500 km"),
        judge(keys.replace("LIMIT", "20%")));
    assertEquals(
        "at 30 %; the RTT of dci1-dci2 is assumed; extrapolated: tested for 50 to 500 km",
        failed(keys.replace("LIMIT", "40%")).note());
    link.with("distance", "300 km");
    assertEquals(
        new Verdict.Passed("the RTT of dci1-dci2 is assumed"), judge(keys.replace("LIMIT", "20%")));
  }

  @Test
  void nothingPassesOnACutFile() {
    queue.cut();
    assertEquals(
        new Verdict.NotEvaluated("the file is cut", "fetch it again", Optional.empty()),
        judge("checks: [{severity: error, require: queue.kmin > 20%, message: m}]\n"));
    failed("checks: [{severity: error, require: queue.kmin > 40%, message: m}]\n");
  }
}
