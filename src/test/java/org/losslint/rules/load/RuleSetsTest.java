package org.losslint.rules.load;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Pack;
import org.losslint.rules.Packs;
import org.losslint.rules.Rule;
import org.losslint.rules.RuleSet;
import org.losslint.source.Diagnostic;

class RuleSetsTest {
  private static Pack pack(String name, String rules) {
    LoadedPack loaded =
        Packs.readText(
            name + ".yaml",
            "pack: " + name + "\nversion: 1.0.0\nsource: {title: guide}\nrules:\n" + rules);
    assertEquals(List.of(), loaded.problems());
    return loaded.pack().orElseThrow();
  }

  private static String rule(String id, String more) {
    return "  - id: "
        + id
        + "\n    name: x\n    for: queue\n    why: x\n"
        + more
        + "    checks: [{severity: error, require: queue.rdma, message: x}]\n";
  }

  private static List<String> problems(Pack... packs) {
    return RuleSets.assemble(List.of(packs)).problems().stream().map(Object::toString).toList();
  }

  @Test
  void aPackStandsInThePlaceOfWhatItExtends() {
    RuleSet rules = Packs.rules(Packs.good("sample.yaml"), Packs.good("site.yaml"));
    assertEquals(List.of("site"), rules.packs().stream().map(Pack::name).toList());
    assertEquals("site", rules.rule("NET-001").orElseThrow().pack());
    assertEquals(Optional.empty(), rules.rule("NET-004"));
    assertEquals(
        "NET-005", rules.reading(Diagnostic.Kind.UNTERMINATED_STRING).map(Rule::id).orElseThrow());
    assertEquals(Optional.empty(), rules.reading(Diagnostic.Kind.SYNTAX));
  }

  @Test
  void aPackMayExtendOneOfItsOwnName() {
    LoadedPack mine =
        Packs.readText("mine.yaml", "pack: sample\nversion: 2.0.0\nextends: sample\n");
    LoadedPack second =
        Packs.readText("second.yaml", "pack: second\nversion: 1.0.0\nextends: site.yaml\n");
    Pack sample = Packs.good("sample.yaml");
    Pack site = Packs.good("site.yaml");

    RuleSet rules = Packs.rules(sample, mine.pack().orElseThrow());
    assertEquals(List.of("2.0.0"), rules.packs().stream().map(Pack::version).toList());
    RuleSet chain = Packs.rules(sample, site, second.pack().orElseThrow());
    assertEquals(List.of("second"), chain.packs().stream().map(Pack::name).toList());
    assertEquals(List.of("site", "sample"), chain.packs().get(0).lineage());
  }

  @Test
  void rulesAreJudgedBehindThoseThatTheyAskFor() {
    RuleSet rules = Packs.rules(Packs.good("site.yaml"));
    assertEquals(
        List.of("NET-002", "NET-001", "SITE-001"),
        rules.judging("queue").stream().map(JudgingRule::id).toList());
    assertEquals(
        List.of("NET-002", "NET-003", "NET-001", "SITE-001"),
        rules.judging().stream().map(JudgingRule::id).toList());
    assertEquals(List.of(), rules.judging("link"));
    assertEquals(
        List.of("NET-001", "NET-002", "NET-003", "NET-005", "SITE-001"),
        rules.rules().stream().map(Rule::id).toList());
  }

  @Test
  void twoRulesWithOneIdAreAnError() {
    assertEquals(
        List.of(
            "b.yaml:5:5: the packs `a` and `b` both have a rule NET-001; the other one is"
                + " a.yaml:5:5; leave one pack out"),
        problems(pack("a", rule("NET-001", "")), pack("b", rule("NET-001", ""))));
  }

  @Test
  void twoPacksWithOneNameAreAnError() {
    assertEquals(
        List.of("a.yaml:1:1: there are two packs called `a`; the other one is a.yaml:1:1"),
        problems(pack("a", rule("NET-001", "")), pack("a", rule("NET-002", ""))));
  }

  @Test
  void circlesAreFoundAcrossPacksAndByOutcome() {
    assertEquals(
        List.of(
            "a.yaml:5:5: rules wait for each other: NET-001 → NET-002 → NET-003 → NET-001; take one"
                + " of them out of `needs`, `replaced-by` or `outcome()`"),
        problems(
            pack(
                "a",
                rule("NET-001", "    needs: [NET-002]\n")
                    + rule("NET-003", "    when: outcome(NET-001) == passed\n")),
            pack("b", rule("NET-002", "    replaced-by: [NET-003]\n"))));
  }

  @Test
  void aTargetInNoPackIsIgnoredAndADisabledOneIsNot() {
    assertEquals(List.of(), problems(pack("a", rule("NET-001", "    needs: [COS-001]\n"))));
    LoadedPack site =
        Packs.readText(
            "mine.yaml",
            """
            pack: mine
            version: 1.0.0
            extends: hard-rules
            disable: [{rule: DCI-012, reason: our platform holds everything}]
            """);
    assertEquals(List.of(), site.problems());
    assertEquals(
        List.of(
            "mine.yaml:4:18: DCI-012 is disabled, and DCI-001 (rules/hard-rules.yaml:92:19) asks"
                + " for its outcome; disable DCI-001 as well, or give DCI-012 the severity info",
            "mine.yaml:4:18: DCI-012 is disabled, and DCI-005 (rules/hard-rules.yaml:113:19) asks"
                + " for its outcome; disable DCI-005 as well, or give DCI-012 the severity info"),
        problems(site.pack().orElseThrow()));
  }
}
