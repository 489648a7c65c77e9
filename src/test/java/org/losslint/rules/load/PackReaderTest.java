package org.losslint.rules.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;
import org.losslint.rules.Check;
import org.losslint.rules.Example;
import org.losslint.rules.Fix;
import org.losslint.rules.Fixture;
import org.losslint.rules.Formula;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Pack;
import org.losslint.rules.PackPlace;
import org.losslint.rules.Packs;
import org.losslint.rules.ReadingRule;
import org.losslint.rules.Rule;
import org.losslint.rules.RuleReference;
import org.losslint.rules.Safety;
import org.losslint.rules.Source;
import org.losslint.rules.Unused;
import org.losslint.rules.expression.Outcome;
import org.losslint.rules.expression.Parameter;
import org.losslint.rules.expression.Wording;
import org.losslint.source.Diagnostic;
import org.losslint.source.Severity;

class PackReaderTest {
  private final Pack sample = Packs.good("sample.yaml");
  private final Pack site = Packs.good("site.yaml");

  private static JudgingRule rule(Pack pack, String id) {
    return assertInstanceOf(JudgingRule.class, pack.rule(id).orElseThrow());
  }

  @Test
  void thePackIsRead() {
    assertEquals("sample", sample.name());
    assertEquals("1.2.0-rc.1", sample.version());
    assertEquals(
        new Source(
            "Network design guide", "docs/guide.pdf", "Queues", "https://www.example.net/guide"),
        sample.source());
    assertEquals(List.of(), sample.lineage());
    assertEquals(
        List.of("NET-001", "NET-002", "NET-003", "NET-004", "NET-005"),
        sample.rules().stream().map(Rule::id).toList());
    assertEquals(List.of(), Unused.in(sample));
  }

  @Test
  void parametersKeepWhatIsWritten() {
    Map<String, Type> types =
        Map.of(
            "depth", Type.NUMBER,
            "roles", Type.listOf(Type.TEXT),
            "profile", Type.TEXT,
            "oldest", Type.VERSION,
            "strict", Type.BOOLEAN,
            "levels", Type.listOf(Type.RATIO),
            "names", Type.TEXT);
    assertEquals(types.size(), sample.parameters().size());
    for (Parameter parameter : sample.parameters()) {
      assertEquals(types.get(parameter.name()), parameter.type(), parameter.name());
    }
    Parameter depth = sample.parameter("depth").orElseThrow();
    assertEquals("2.5", depth.value().written());
    assertEquals("required buffer in multiples of the path RTT", depth.meaning());
    assertEquals("1 to 20", depth.range().toString());
    assertEquals("{\"dci\", \"leaf\"}", sample.parameter("roles").orElseThrow().value().written());
    assertEquals(
        "one of \"final\", \"deep\"", sample.parameter("profile").orElseThrow().range().toString());
  }

  @Test
  void aRuleKeepsItsParts() {
    JudgingRule rule = rule(sample, "NET-001");
    assertEquals("queue-depth", rule.name());
    assertEquals("sample", rule.pack());
    assertEquals("queue", rule.kind());
    assertEquals("Less than that loses packets.\nSee the guide.", rule.identity().why());
    assertEquals("Buffer depth", rule.identity().source().section());
    assertEquals("Network design guide", rule.identity().source().title());
    assertEquals(new PackPlace("sample.yaml", 55, 5), rule.identity().place());
    assertEquals(
        List.of(new RuleReference("NET-002", new PackPlace("sample.yaml", 59, 13))), rule.needs());
    assertEquals(
        List.of(new RuleReference("NET-003", new PackPlace("sample.yaml", 60, 19))),
        rule.replacedBy());
    assertEquals(
        List.of("wanted", "n", "missing"), rule.lets().stream().map(l -> l.name()).toList());
    assertEquals(Severity.ERROR, rule.severity());
    assertEquals(2, rule.notes().size());
    assertEquals(
        List.of("100 Gbps, 4:1", "50 to 500 km"),
        rule.validFor().stream().map(v -> v.text()).toList());
    assertTrue(rule.validFor().get(1).when().isPresent());
    assertEquals(
        "queue.rdma and port.role in roles and queue.class matches names",
        rule.when().orElseThrow().text(Wording.AS_WRITTEN));
  }

  @Test
  void checksStandInOrder() {
    JudgingRule rule = rule(sample, "NET-001");
    assertEquals(
        List.of("depth:error", "thresholds:warning", "levels:info", "version:info"),
        rule.checks().stream().map(c -> c.key() + ":" + c.severity().label()).toList());
    Check depth = rule.checks().get(0);
    assertEquals("queue.temporal", depth.at().orElseThrow().text(Wording.AS_WRITTEN));
    assertEquals(
        List.of(Fix.Language.JUNOS, Fix.Language.JUNOS, Fix.Language.COMMAND, Fix.Language.ADVICE),
        depth.remedies().stream().map(r -> r.language()).toList());
    assertEquals(
        List.of(Safety.SAFE, Safety.NEEDS_WINDOW, Safety.SAFE, Safety.DISPLAY_ONLY),
        depth.remedies().stream().map(r -> r.safety()).toList());
    assertEquals(2, depth.remedies().get(1).lines().size());
    assertTrue(depth.remedies().get(0).when().isPresent());
    assertTrue(depth.note().isPresent());
    assertEquals("", rule(sample, "NET-002").checks().get(0).key());
  }

  @Test
  void aRuleMayHaveASourceOfItsOwn() {
    assertEquals(
        new Source("Vendor manual", "", "Temporal buffers", "https://www.example.net/manual"),
        rule(sample, "NET-002").identity().source());
  }

  @Test
  void examplesAndFixtures() {
    List<Example> examples = rule(sample, "NET-001").examples();
    assertEquals(
        List.of(Outcome.PASSED, Outcome.FAILED, Outcome.NOT_EVALUATED),
        examples.stream().map(Example::expected).toList());
    assertEquals(
        "schedulers { sched-rdma-data { buffer-size temporal 12948; } }\n",
        examples.get(0).input());
    Example fails = examples.get(1);
    assertEquals("dci", fails.fixture());
    assertEquals(Optional.of(2), fails.line());
    assertEquals("junos-text", fails.format());
    assertEquals("depth", fails.check());
    assertEquals("et-0/0/0 rdma-data", fails.subject());
    assertEquals("the RTT", examples.get(2).because());

    Fixture dci = sample.fixtures().get("dci");
    assertEquals("version: 1\ndevices: [{name: dci1}]\n", dci.inventory());
    assertEquals(Map.of("dci2.conf", "system { host-name dci2; }\n"), dci.others());
    assertEquals(3, dci.firstLine());
    assertEquals("system { host-name dci1; }\nclass-of-service {\n    x;\n}\n", dci.around("x;"));
    assertEquals("x;", sample.fixtures().get("bare").around("x;"));
    assertEquals(1, sample.fixtures().get("bare").firstLine());
  }

  @Test
  void aReadingRuleIsMetadata() {
    ReadingRule rule = assertInstanceOf(ReadingRule.class, sample.rule("NET-005").orElseThrow());
    assertEquals(Diagnostic.Kind.UNTERMINATED_STRING, rule.kind());
    assertEquals(Severity.ERROR, rule.severity());
    assertEquals(Optional.empty(), rule.forced());
    assertEquals("Reading", rule.identity().source().section());
    assertEquals(1, rule.examples().size());
  }

  @Test
  void aPackThatExtendsAnotherTakesItsRules() {
    assertEquals(List.of("sample"), site.lineage());
    assertEquals("Network design guide", site.source().title());
    assertEquals(
        List.of("NET-001", "NET-002", "NET-003", "NET-005", "SITE-001"),
        site.rules().stream().map(Rule::id).toList());
    assertEquals("site", rule(site, "NET-001").pack());
    assertEquals("NET-004", site.disabled().get(0).rule());
    assertEquals("no CNP class here", site.disabled().get(0).reason());
    assertEquals(new PackPlace("site.yaml", 16, 12), site.disabled().get(0).place());
  }

  @Test
  void overridesReachTheRulesOfTheBase() {
    JudgingRule depth = rule(site, "NET-001");
    assertEquals(
        new Formula("queue.drain-time >= floor(wanted, 1 us)", List.of("wanted = 3 * link.rtt")),
        Formula.of(depth, depth.checks().get(0)));
    assertEquals(
        "queue.rdma and port.role in {\"spine\"} and queue.class matches \"rdma-*\"",
        Formula.when(depth));
    assertEquals(
        Quantity.number(3), depth.parameters().get(0).value().value(), "the values in force");
    assertEquals(
        List.of(Severity.WARNING, Severity.WARNING, Severity.WARNING, Severity.WARNING),
        depth.checks().stream().map(Check::severity).toList());
    assertEquals(
        List.of(Severity.INFO, Severity.ERROR, Severity.INFO),
        rule(site, "NET-003").checks().stream().map(Check::severity).toList());
    assertEquals(
        Optional.of(Severity.INFO), ((ReadingRule) site.rule("NET-005").orElseThrow()).forced());
    assertEquals(
        "n",
        depth
            .checks()
            .get(1)
            .message()
            .expressions()
            .get(2)
            .operands()
            .get(1)
            .text(Wording.AS_WRITTEN));
    assertTrue(
        depth.variables() > rule(sample, "NET-001").variables(),
        "the new message binds a name of its own");
    assertEquals(
        depth.lets(), rule(sample, "NET-001").lets(), "what is not overridden stays as it is");
  }

  @Test
  void aRuleOfTheExtendingPackSeesBothKindsOfParameters() {
    JudgingRule own = rule(site, "SITE-001");
    assertEquals("queue.temporal > 3 * 5 ms", Formula.of(own, own.checks().get(0)).require());
  }

  @Test
  void oneBadRuleDoesNotTakeTheOthersWithIt() {
    LoadedPack loaded =
        Packs.readText(
            "mine.yaml",
            """
            pack: mine
            version: 1.0.0
            source: {title: guide}
            rules:
              - id: NET-001
                name: bad
                for: queue
                checks: [{severity: error, require: queue.temporl > 5 us, message: bad}]
                why: x
              - id: NET-002
                name: good
                for: queue
                checks: [{severity: error, require: queue.temporal > 5 us, message: good}]
                why: x
            """);
    assertEquals(
        List.of("mine.yaml:8:47: a queue has no attribute `temporl`; did you mean `temporal`?"),
        loaded.problems().stream().map(Object::toString).toList());
    assertEquals(
        List.of("NET-002"), loaded.pack().orElseThrow().rules().stream().map(Rule::id).toList());
  }

  @Test
  void whatNothingUsesIsFound() {
    Pack pack =
        Packs.readText(
                "mine.yaml",
                """
                pack: mine
                version: 1.0.0
                source: {title: guide}
                parameters:
                  used: {value: 5 us, meaning: x}
                  forgotten: {value: 5 us, meaning: x}
                rules:
                  - id: NET-001
                    name: one
                    for: queue
                    let:
                      a: used
                      b: a
                      c: 5 us
                    checks: [{severity: error, require: queue.temporal > a, message: "x {c}"}]
                    why: x
                """)
            .pack()
            .orElseThrow();
    assertEquals(List.of(new Unused("", "forgotten"), new Unused("NET-001", "b")), Unused.in(pack));
  }
}
