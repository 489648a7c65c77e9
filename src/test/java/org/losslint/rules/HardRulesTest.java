package org.losslint.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.losslint.model.Subject;
import org.losslint.quantity.Quantity;
import org.losslint.rules.expression.Outcomes;

/**
 * The hardest rules of the catalogue say what it says of them, with the numbers of its examples.
 */
class HardRulesTest {
  private static final RuleSet RULES = Packs.rules(Packs.good("hard-rules.yaml"));

  private final Map<String, Map<Subject, Verdict>> verdicts = new HashMap<>();
  private final Outcomes outcomes =
      (rule, subject) -> {
        Verdict verdict = verdicts.getOrDefault(rule, Map.of()).get(subject);
        return verdict == null ? Outcomes.Result.NOT_APPLICABLE : verdict.result();
      };

  private final Thing device = Thing.of("device", "leaf1");
  private final Thing link =
      Thing.of("link", "dci1-dci2").with("rtt", "5179 us").with("distance", "500 km");
  private final Thing port =
      Thing.of("port", "et-0/0/0")
          .text("name", "et-0/0/0")
          .text("role", "dci")
          .with("rate", "100 Gbps")
          .with("attainable-rate", "100 Gbps")
          .with("temporal-maximum", "200 ms");

  /** The RDMA queue with a temporal value and a target share of the port rate. */
  private Thing queue(String temporal, String share) {
    Quantity time = Quantity.parse(temporal);
    Quantity target = Quantity.parse(share);
    return Thing.of("queue", "et-0/0/0 rdma-data")
        .in(port)
        .in(link)
        .with("rdma", true)
        .text("scheduler", "sched-rdma-data")
        .with("temporal", temporal)
        .with("target-share", share)
        .with("drain-time", (Object) time.times(target))
        .with("depth", (Object) time.times(target).times(Quantity.parse("100 Gbps")))
        .with("kmin", "30%")
        .with("rates-stated", true);
  }

  private Verdict judge(String id, Subject subject) {
    Verdict verdict = null;
    for (JudgingRule rule : RULES.judging(subject.kind().name())) {
      verdict = Judge.judge(rule, subject, outcomes);
      verdicts.computeIfAbsent(rule.id(), r -> new HashMap<>()).put(subject, verdict);
      if (rule.id().equals(id)) {
        return verdict;
      }
    }
    throw new AssertionError("no rule " + id);
  }

  private static void assertPassed(Verdict verdict) {
    assertEquals(new Verdict.Passed(""), verdict);
  }

  private static Verdict.Failed failed(Verdict verdict) {
    return assertInstanceOf(Verdict.Failed.class, verdict);
  }

  @Test
  void theFloorIsComparedAtTheResolutionOfTheStatement() {
    assertPassed(judge("DCI-001", queue("12947 us", "100%")));
    Verdict.Failed finding = failed(judge("DCI-001", queue("12946 us", "100%")));

    assertEquals(
        "et-0/0/0 rdma-data drains in 12946 µs, 2.4997 × RTT; 2.5 × 5179 µs = 12947.5 µs is needed",
        finding.message());
    assertEquals("12946 us", finding.values().get("have"));
    assertEquals("12947 us", finding.values().get("need"));
    assertEquals("12947.5 us", finding.values().get("wanted"));
    assertEquals("et-0/0/0 rdma-data temporal", finding.at().path());
    assertEquals(
        List.of("set class-of-service schedulers sched-rdma-data buffer-size temporal 12948"),
        finding.fixes().get(0).lines());
    assertEquals("", finding.note());
  }

  @Test
  void theTransmitRateTrapIsOneFault() {
    // B06: 12948 us at 40 % are 1.00 x RTT.
    Thing queue = queue("12948 us", "40%");
    Verdict.Failed trap = failed(judge("DCI-004", queue));
    assertEquals("trap", trap.check());
    assertEquals(
        "et-0/0/0 rdma-data is drained at 40 % of the port rate, so its 12948 µs are 64.74 MB, 1.00"
            + " × RTT",
        trap.message());
    assertEquals(
        new Verdict.NotApplicable("the finding of DCI-004 stands for it"), judge("DCI-001", queue));
  }

  @Test
  void aScaledTemporalValueIsAWarning() {
    Verdict.Failed lowered = failed(judge("DCI-004", queue("32369 us", "40%")));
    assertEquals("lowered", lowered.check());
    assertPassed(judge("DCI-001", queue("32369 us", "40%")));
  }

  @Test
  void unstatedRatesAreInformation() {
    Verdict.Failed unstated =
        failed(judge("DCI-004", queue("12948 us", "100%").with("rates-stated", false)));
    assertEquals("unstated", unstated.check());
    assertPassed(judge("DCI-004", queue("12948 us", "100%")));
  }

  @Test
  void withoutTheTemporalFormNothingIsJudged() {
    Thing percent = Thing.of("queue", "q").in(port).in(link).with("rdma", true).with("kmin", "30%");
    failed(judge("DCI-003", percent));
    Verdict.NotEvaluated open =
        assertInstanceOf(Verdict.NotEvaluated.class, judge("DCI-001", percent));
    assertEquals("DCI-003 failed here", open.because());
    assertEquals("mend DCI-003 first", open.supply());
    assertEquals(Optional.of("DCI-003"), open.waitsFor());
  }

  @Test
  void thresholdsOfAShortBufferAreJudgedAtTheDepthOfTheFix() {
    // B05: 30 % are right for 2.5 x RTT although the buffer is short.
    Thing shortBuffer = queue("12000 us", "100%");
    failed(judge("DCI-001", shortBuffer));
    assertPassed(judge("DCI-005", shortBuffer));

    Verdict.Failed low = failed(judge("DCI-005", queue("12948 us", "100%").with("kmin", "10%")));
    assertEquals("10%", low.values().get("have"));
    assertEquals(
        "et-0/0/0 rdma-data marks from 10 %; at 2.5 × RTT it must be 30.00 %", low.message());
  }

  @Test
  void noSettingIsOfferedWhereNoneComplies() {
    // B10: 800G and an RTT of 12000 us.
    port.with("rate", "800 Gbps")
        .with("attainable-rate", "800 Gbps")
        .with("temporal-maximum", "25 ms");
    link.with("rtt", "12000 us").with("distance", "1180 km");
    Thing queue = queue("25000 us", "100%");
    Verdict.Failed none = failed(judge("DCI-012", queue));
    assertEquals(
        "No compliant setting exists on et-0/0/0: 2.5 × RTT is 30000 µs, and the platform holds"
            + " 25000 µs at 800 Gbps. The largest RTT is 10000 µs, at most 1000 km of fibre.",
        none.message());
    assertEquals(Fix.Language.ADVICE, none.fixes().get(0).language());
    assertEquals("extrapolated: tested for 50 to 500 km", none.note());
    assertInstanceOf(Verdict.NotApplicable.class, judge("DCI-001", queue));
    assertInstanceOf(Verdict.NotApplicable.class, judge("DCI-005", queue));
  }

  @Test
  void theRttInsideTheDataCentresIsAskedForApart() {
    link.with("path.rtt", "5279 us");
    assertPassed(judge("DCI-015", queue("13198 us", "100%")));
    Verdict.Failed left = failed(judge("DCI-015", queue("12948 us", "100%")));
    assertEquals(
        "et-0/0/0 rdma-data covers 2.5 × 5179 µs and not the 100 µs that the data centres add",
        left.message());
    link.with("path.rtt", "5189 us");
    assertInstanceOf(Verdict.NotApplicable.class, judge("DCI-015", queue("12948 us", "100%")));
  }

  @Test
  void theEndsOfALinkAreComparedOneByOne() {
    Thing a =
        queue("12948 us", "100%")
            .list("fill-levels", Quantity.parse("30%"))
            .list("code-points", "26");
    Thing b = Thing.of("queue", "et-1/0/0 rdma-data").with("temporal", "1580 us");
    Verdict.Failed differ =
        failed(judge("DCI-017", link.with("a", (Object) a).with("b", (Object) b)));
    assertEquals("temporal", differ.check());
    assertEquals(
        "et-0/0/0 rdma-data has 12948 µs and et-1/0/0 rdma-data has 1580 µs", differ.message());
    assertEquals("et-1/0/0 rdma-data temporal", differ.at().path());
  }

  @Test
  void twoClassesOnOneQueue() {
    Thing data =
        Thing.of("class", "rdma-data")
            .text("name", "rdma-data")
            .with("no-loss", true)
            .with("cnp", false);
    Thing other =
        Thing.of("class", "b").text("name", "b").with("no-loss", false).with("cnp", false);
    Thing third =
        Thing.of("class", "c").text("name", "c").with("no-loss", false).with("cnp", false);
    Thing number = Thing.of("queue-number", "3").with("number", "3");

    assertPassed(judge("COS-011", number.list("classes", data)));
    Verdict.Failed lossless = failed(judge("COS-011", number.list("classes", other, data)));
    assertEquals("lossless", lossless.check());
    assertEquals("queue 3 serves b, rdma-data", lossless.message());
    assertEquals("rdma-data no-loss", lossless.at().path());
    assertEquals("other", failed(judge("COS-011", number.list("classes", other, third))).check());
  }

  @Test
  void aCodePointWithoutPfc() {
    Thing cls = Thing.of("class", "rdma-data").text("name", "rdma-data").with("no-loss", true);
    port.text("role", "leaf");
    Thing point =
        Thing.of("ingress-code-point", "et-0/0/0 011010")
            .in(cls)
            .in(port)
            .text("code-point", "011010")
            .with("pfc", false);
    assertEquals("profile", failed(judge("COS-015", point)).check());
    Verdict.Failed pfc = failed(judge("COS-015", point.text("profile", "cnp roce")));
    assertEquals("pfc", pfc.check());
    assertEquals(
        List.of(
            "set class-of-service congestion-notification-profile \"cnp roce\" input dscp"
                + " code-point 011010 pfc",
            "set class-of-service interfaces et-0/0/0 congestion-notification-profile \"cnp"
                + " roce\""),
        pfc.fixes().get(0).lines());
    assertEquals(Safety.NEEDS_WINDOW, pfc.fixes().get(0).safety());
  }

  @Test
  void theHeadroomPool() {
    Thing leaf =
        Thing.of("port", "et-0/0/1")
            .in(device.with("ports", "64").with("packet-memory", "165.2 MB"))
            .text("role", "leaf")
            .with("headroom", "165432 B")
            .list("pfc.priorities", Quantity.number(3));
    assertPassed(judge("LEAF-003", leaf));
    leaf.list("pfc.priorities", Quantity.number(3), Quantity.number(4));
    Verdict.Failed large = failed(judge("LEAF-003", leaf.with("headroom", "1 MB")));
    assertEquals("excessive", large.check());
    assertEquals("headroom takes 128 MB of 165.2 MB, 77.48 %", large.message());
    assertEquals("large", failed(judge("LEAF-003", leaf.with("headroom", "500000 B"))).check());
  }

  @Test
  void aReasonThatAnotherFindingGivesIsNotGivenTwice() {
    Thing rdma =
        Thing.of("class", "rdma-data")
            .text("name", "rdma-data")
            .with("rdma", true)
            .with("pfc-priority", "4")
            .with("host-priority", "3")
            .list("code-points", "011010");
    Thing leaf =
        Thing.of("port", "et-0/0/1")
            .text("role", "leaf")
            .with("pfc.priority", "3")
            .list("pfc.priorities", Quantity.number(4))
            .list("pfc.classes", rdma);
    assertEquals("other", failed(judge("LEAF-010", leaf)).check());

    Verdict.Failed priority = failed(judge("LEAF-017", rdma));
    assertEquals("rdma-data is paused on priority 4, and the hosts pause 3", priority.message());
    assertEquals(
        List.of("set class-of-service forwarding-classes class rdma-data pfc-priority 3"),
        priority.fixes().get(0).lines());
    assertPassed(judge("LEAF-010", leaf));

    Verdict.Failed unmarked =
        failed(judge("LEAF-010", leaf.list("pfc.classes", rdma.list("code-points", "000000"))));
    assertEquals("unmarked", unmarked.check());
  }

  @Test
  void thePortsOfOneCard() {
    Thing one = Thing.of("nic-setting", "p1").with("current", "7000");
    Thing two = Thing.of("nic-setting", "p2").with("current", "300");
    Thing card =
        Thing.of("card-setting", "mlx5_0")
            .text("name", "RPG_TIME_RESET")
            .text("device", "0000:01:00.0; reboot")
            .list("ports", one, one);
    assertPassed(judge("NIC-009", card));
    Verdict.Failed differ = failed(judge("NIC-009", card.list("ports", one, two)));
    assertEquals(
        "RPG_TIME_RESET is 7000, 300 on the ports of 0000:01:00.0; reboot", differ.message());
    assertEquals(
        List.of("mlxconfig -d '0000:01:00.0; reboot' query RPG_TIME_RESET"),
        differ.fixes().get(0).lines());
  }

  @Test
  void aRegisterWriteNeedsABootUnit() {
    Thing host = Thing.of("host", "gpu-a1");
    Thing command =
        Thing.of("command", "line 3")
            .in(host)
            .with("register-write", true)
            .text("text", "mlxreg …");
    assertEquals(
        "`mlxreg …` is lost at the next boot", failed(judge("NIC-014", command)).message());
    assertPassed(judge("NIC-014", command.in(host.text("boot-unit", "roce.service"))));
  }

  @Test
  void thePredictedPeak() {
    Thing client = Thing.of("command", "c").with("window", "65011712 B");
    Thing load =
        Thing.of("load", "dci1-dci2")
            .with("bdp", "64737500 B")
            .with("buffer", "161843750 B")
            .list("clients", client, client, client, client);
    assertPassed(judge("WIN-002", load));
    Thing twice = Thing.of("command", "c").with("window", "130023424 B");
    Verdict.Failed peak =
        failed(judge("WIN-002", load.list("clients", twice, twice, twice, twice)));
    assertEquals(
        "4 clients offer 8.034 BDP; the peak is 4.176 × RTT and the buffer 2.5 × RTT",
        peak.message());
  }

  @Test
  void dropsWhilePauseMoves() {
    Thing leaf = Thing.of("port", "et-0/0/1").with("pfc.priority", "3");
    Thing interval =
        Thing.of("interval", "10:00 to 10:01")
            .in(leaf)
            .with("priority", "3")
            .with("drops", "5120")
            .with("pause-received", "48210")
            .with("pause-sent", "0");
    assertEquals(
        "5120 packets of the lossless queue were dropped while pause was received by the host",
        failed(judge("CNT-001", interval)).message());
    assertPassed(judge("CNT-001", interval.with("drops", "0")));
  }

  @Test
  void unknownFactsAndCutFilesAreNeverAPass() {
    link.unknown("rtt", "the RTT of dci1-dci2 is not measured");
    Verdict.NotEvaluated open =
        assertInstanceOf(Verdict.NotEvaluated.class, judge("DCI-001", queue("12948 us", "100%")));
    assertEquals("the RTT of dci1-dci2 is not measured", open.because());
    link.with("rtt", "5179 us");
    assertEquals(
        new Verdict.NotEvaluated("the file is cut", "fetch it again", Optional.empty()),
        judge("DCI-003", queue("12948 us", "100%").cut()));
    assertInstanceOf(Verdict.Failed.class, judge("DCI-001", queue("12000 us", "100%").cut()));
  }

  @Test
  void rulesStandBehindThoseThatTheyAskFor() {
    List<String> order = RULES.judging("queue").stream().map(JudgingRule::id).toList();
    assertEquals(List.of("DCI-003", "DCI-012", "DCI-004", "DCI-001", "DCI-005", "DCI-015"), order);
  }

  @Test
  void theFormulaShowsTheParametersInForce() {
    JudgingRule rule = (JudgingRule) RULES.rule("DCI-005").orElseThrow();
    assertEquals(
        new Formula(
            "queue.kmin within 1% of wanted",
            List.of(
                "n = if outcome(DCI-001) == failed then 2.5 else queue.drain-time / link.rtt",
                "wanted = 0.75 * 100% / n")),
        Formula.of(rule, rule.checks().get(0)));
    assertEquals("queue.rdma and port.role == dci", Formula.when(rule));
  }

  @Test
  void whatARuleReadsIsKnown() {
    Dependencies reads = Dependencies.ofVerdict((JudgingRule) RULES.rule("DCI-001").orElseThrow());
    assertEquals(
        "[link.rtt, port.role, queue.drain-time, queue.rdma]", reads.attributes().toString());
    assertEquals("[link, port, queue]", reads.kinds().toString());
    assertEquals("[DCI-003, DCI-004, DCI-012]", reads.rules().toString());
  }
}
