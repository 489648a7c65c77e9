package org.losslint.rules.load;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.losslint.rules.Check;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Pack;
import org.losslint.rules.Packs;
import org.losslint.rules.ReadingRule;
import org.losslint.rules.TestVocabulary;
import org.losslint.rules.settings.Settings;
import org.losslint.source.Format;
import org.losslint.source.Severity;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

class SettingsChangesTest {
  private static Settings settings(String text) {
    SettingsReader.Reading reading =
        SettingsReader.read(new SourceFile("s.yaml", SourceText.of(text), Format.UNKNOWN));
    assertEquals(List.of(), reading.problems());
    return reading.settings();
  }

  private static SettingsChanges.Changed apply(String text, Pack... packs) {
    return SettingsChanges.apply(settings(text), List.of(packs), TestVocabulary.WHOLE);
  }

  private static List<String> problems(String text, Pack... packs) {
    return apply(text, packs).problems().stream().map(Object::toString).toList();
  }

  private static Pack changed(String text) {
    SettingsChanges.Changed changed = apply(text, Packs.good("sample.yaml"));
    assertEquals(List.of(), changed.problems());
    return changed.packs().get(0);
  }

  @Test
  void aParameterGetsAnotherValueForEveryRule() {
    Pack pack = changed("parameters: {sample: {depth: 3, roles: [dci, spine]}}");
    assertEquals("3", pack.parameter("depth").orElseThrow().value().written());
    assertEquals("{\"dci\", \"spine\"}", pack.parameter("roles").orElseThrow().value().written());
    JudgingRule rule = (JudgingRule) pack.rule("NET-001").orElseThrow();
    assertEquals("3", rule.parameters().get(0).value().written());
    assertEquals(
        "2.5",
        Packs.good("sample.yaml").parameter("depth").orElseThrow().value().written(),
        "the pack itself stays as it is");
  }

  @Test
  void aSeverityIsThatOfTheRuleOrOfOneCheck() {
    Pack pack = changed("severities: {NET-001: info, NET-003.shared: warning, NET-005: warning}");
    assertEquals(Severity.INFO, ((JudgingRule) pack.rule("NET-001").orElseThrow()).severity());
    JudgingRule several = (JudgingRule) pack.rule("NET-003").orElseThrow();
    for (Check check : several.checks()) {
      Check before =
          ((JudgingRule) Packs.good("sample.yaml").rule("NET-003").orElseThrow())
              .checks().stream().filter(c -> c.key().equals(check.key())).findFirst().orElseThrow();
      assertEquals(
          check.key().equals("shared") ? Severity.WARNING : before.severity(), check.severity());
    }
    assertEquals(
        Optional.of(Severity.WARNING), ((ReadingRule) pack.rule("NET-005").orElseThrow()).forced());
  }

  @Test
  void aDisabledRuleIsGoneAndSaysWhy() {
    Pack pack = changed("disable: [{rule: NET-004, reason: no CNP class here}]");
    assertEquals(Optional.empty(), pack.rule("NET-004"));
    assertEquals("no CNP class here", pack.disabled().get(0).reason());
    assertEquals("s.yaml:1:18", pack.disabled().get(0).place().toString());
  }

  @Test
  void aRuleIsFoundInWhateverPackHoldsIt() {
    Pack other =
        Packs.readText(
                "other.yaml",
                "pack: other\nversion: 1.0.0\nsource: {title: x}\nrules:\n"
                    + "  - {id: OTH-001, name: x, for: queue, why: x,"
                    + " checks: [{severity: error, require: queue.rdma, message: x}]}\n")
            .pack()
            .orElseThrow();
    SettingsChanges.Changed changed =
        apply("severities: {OTH-001: info}", Packs.good("sample.yaml"), other);
    assertEquals(List.of(), changed.problems());
    assertEquals(
        Severity.INFO,
        ((JudgingRule) changed.packs().get(1).rule("OTH-001").orElseThrow()).severity());
  }

  @Test
  void aPackThatIsExtendedIsNamedByTheOneInItsPlace() {
    assertEquals(
        List.of("s.yaml:1:14: the pack `site` stands in the place of `sample`; write `site`"),
        problems("parameters: {sample: {depth: 3}}", Packs.good("site.yaml")));
    assertEquals(List.of(), problems("parameters: {site: {depth: 4}}", Packs.good("site.yaml")));
  }

  @Test
  void aRuleThatThePackLeftOutAlreadyIsNotLeftOutTwice() {
    assertEquals(
        List.of("s.yaml:1:18: NET-004 is disabled already; it is left out by site.yaml:16:12"),
        problems("disable: [{rule: NET-004, reason: x}]", Packs.good("site.yaml")));
  }

  @Test
  void withoutSettingsNothingChanges() {
    Pack sample = Packs.good("sample.yaml");
    assertEquals(
        List.of(sample),
        SettingsChanges.apply(Settings.NONE, List.of(sample), TestVocabulary.WHOLE).packs());
  }
}
