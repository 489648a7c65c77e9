package org.losslint.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.losslint.model.SubjectKind;
import org.losslint.model.cos.CosVocabulary;
import org.losslint.rules.Check;
import org.losslint.rules.Example;
import org.losslint.rules.Fix;
import org.losslint.rules.Formula;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Note;
import org.losslint.rules.ReadingRule;
import org.losslint.rules.Remedy;
import org.losslint.rules.Rule;
import org.losslint.rules.RuleReference;
import org.losslint.rules.Safety;
import org.losslint.rules.Source;
import org.losslint.rules.ValidFor;
import org.losslint.rules.expression.Outcome;
import org.losslint.rules.expression.Parameter;
import org.losslint.rules.expression.Wording;

/** What there is to say of a rule wherever it is applied. */
final class RulePage {
  private final RuleView view;
  private final Rule rule;
  private final PageLayout page;

  RulePage(RuleView view, PageLayout page) {
    this.view = view;
    this.rule = view.rule();
    this.page = page;
  }

  void head() {
    page.title(
        rule.id() + " " + rule.name(),
        view.severity().label() + ", pack " + rule.pack() + " " + view.pack().version());
    page.prose(rule.identity().why());
    if (!view.disabled().isEmpty()) {
      page.fact("Disabled", page.plain(view.disabled()));
    }
    source();
    if (rule instanceof JudgingRule judging) {
      scope(judging);
    } else {
      page.fact("Raised by", "the readers, as " + page.code(((ReadingRule) rule).kind().label()));
    }
  }

  private void source() {
    Source source = rule.identity().source();
    List<String> parts = new ArrayList<>();
    for (String part : List.of(source.title(), source.url())) {
      if (!part.isEmpty()) {
        parts.add(page.plain(part));
      }
    }
    if (!source.section().isEmpty()) {
      parts.add("section " + page.plain(source.section()));
    }
    if (!parts.isEmpty()) {
      page.fact("Source", String.join(", ", parts));
    }
  }

  private void scope(JudgingRule judging) {
    for (ValidFor range : judging.validFor()) {
      page.fact("Tested for", page.plain(range.text()));
    }
    String when = Formula.when(judging);
    String kind = judging.kind();
    page.fact("For", "each " + kind + (when.isEmpty() ? "" : " where " + page.code(when)));
    if (!judging.needs().isEmpty()) {
      page.fact("Needs", "no failure of " + titles(judging.needs()));
    }
    if (!judging.replacedBy().isEmpty()) {
      page.fact("Gives way", "to an error of " + titles(judging.replacedBy()));
    }
  }

  private String titles(List<RuleReference> references) {
    List<String> titles = new ArrayList<>();
    for (RuleReference reference : references) {
      titles.add(page.plain(view.titled(reference.rule())));
    }
    return String.join(", ", titles);
  }

  void formula() {
    if (!(rule instanceof JudgingRule judging)) {
      return;
    }
    page.heading("What must hold");
    for (Check check : judging.checks()) {
      Formula formula = Formula.of(judging, check);
      List<String> below = new ArrayList<>();
      for (String where : formula.where()) {
        below.add("where " + page.code(where));
      }
      page.item(severity(check) + " unless " + page.code(formula.require()), below);
    }
    for (Note note : judging.notes()) {
      String when = note.when().map(w -> w.text(Wording.AS_WRITTEN)).orElse("");
      page.item(
          "says besides "
              + page.code(note.text().written())
              + (when.isEmpty() ? "" : " where " + page.code(when)),
          List.of());
    }
    parameters();
  }

  private String severity(Check check) {
    StringBuilder text = new StringBuilder(check.severity().label());
    if (!check.key().isEmpty()) {
      text.append(' ').append(page.code(rule.id() + "." + check.key()));
    }
    String changed = view.changed(check);
    return text.append(changed.isEmpty() ? "" : " (" + page.plain(changed) + ")").toString();
  }

  private void parameters() {
    List<List<String>> rows = new ArrayList<>();
    boolean anyChanged = false;
    for (Parameter parameter : view.parameters()) {
      String changed = view.changed(parameter);
      anyChanged |= !changed.isEmpty();
      List<String> row = new ArrayList<>();
      row.add(page.code(parameter.name()));
      row.add(page.code(parameter.value().written()));
      row.add(page.plain(parameter.range().toString()));
      row.add(page.plain(parameter.meaning()));
      row.add(page.plain(changed));
      rows.add(row);
    }
    List<String> heads =
        new ArrayList<>(List.of("parameter", "value", "may be", "meaning", "changed"));
    if (!anyChanged) {
      heads.remove(4);
      rows.forEach(row -> row.remove(4));
    }
    if (!rows.isEmpty()) {
      page.heading("Parameters");
      page.table(heads, rows);
    }
  }

  /** One remedy of several checks is told once. */
  void remedies() {
    if (!(rule instanceof JudgingRule judging)) {
      return;
    }
    Map<String, List<String>> keys = new LinkedHashMap<>();
    Map<String, List<String>> lines = new LinkedHashMap<>();
    for (Check check : judging.checks()) {
      for (Remedy remedy : check.remedies()) {
        List<String> written = new ArrayList<>();
        remedy.lines().forEach(line -> written.add(page.code(line.written())));
        String how = how(remedy);
        String same = how + written;
        keys.computeIfAbsent(same, s -> new ArrayList<>()).add(check.key());
        lines.putIfAbsent(same, written);
      }
    }
    if (!keys.isEmpty()) {
      page.heading("How to mend");
    }
    for (Map.Entry<String, List<String>> each : keys.entrySet()) {
      List<String> written = lines.get(each.getKey());
      String how = each.getKey().substring(0, each.getKey().length() - written.toString().length());
      String checks = String.join(", ", new LinkedHashSet<>(each.getValue()));
      page.item(checks.isEmpty() ? how : checks + ": " + how, written);
    }
  }

  private String how(Remedy remedy) {
    String when = remedy.when().map(w -> w.text(Wording.AS_WRITTEN)).orElse("");
    return medium(remedy) + (when.isEmpty() ? "" : ", where " + page.code(when));
  }

  private static String medium(Remedy remedy) {
    if (remedy.language() == Fix.Language.ADVICE) {
      return "advice";
    }
    String where = remedy.language() == Fix.Language.JUNOS ? "in Junos" : "on the host";
    return remedy.safety() == Safety.NEEDS_WINDOW
        ? where + ", in a maintenance window"
        : remedy.safety() == Safety.DISPLAY_ONLY ? where + ", for you to decide" : where;
  }

  /**
   * How a finding of the rule may stay.
   *
   * @param coverage keys of a waiver that say what it covers, each with a comma behind it; empty
   *     for any
   */
  void waiver(String coverage) {
    page.heading("How to waive");
    if (rule.pack().equals("settings")) {
      page.item("It cannot be waived: it is about waivers.", List.of());
      return;
    }
    page.item(
        "in .losslint.yaml, where the finding stays in the report and does not count", List.of());
    page.block(
        "waivers:\n  - {rule: "
            + rule.id()
            + ", "
            + coverage
            + "reason: \"why this may stay\", until: YYYY-MM-DD}");
    if (rule instanceof JudgingRule judging && isOfJunos(judging)) {
      page.item("in a Junos configuration, on the statement that it is about", List.of());
      page.block(
          "/* losslint: ignore " + rule.id() + " until YYYY-MM-DD reason \"why this may stay\" */");
    }
  }

  /** A dump or an inventory carries no annotations. */
  private static boolean isOfJunos(JudgingRule rule) {
    for (SubjectKind<?> kind : CosVocabulary.ALL) {
      if (kind.name().equals(rule.kind())) {
        return !kind.name().equals("link");
      }
    }
    return false;
  }

  void examples() {
    if (rule.examples().isEmpty()) {
      return;
    }
    page.heading("Examples");
    for (Example example : rule.examples()) {
      page.item(page.plain(said(example)), List.of());
      String input = example.input().isBlank() ? example.inventory() : example.input();
      if (!input.isBlank()) {
        page.block(input);
      }
    }
  }

  private static String said(Example example) {
    StringBuilder text = new StringBuilder();
    text.append(example.expected() == Outcome.FAILED ? "fails" : "");
    text.append(example.expected() == Outcome.PASSED ? "passes" : "");
    text.append(example.expected() == Outcome.NOT_EVALUATED ? "cannot be evaluated" : "");
    example.line().ifPresent(line -> text.append(" in line ").append(line));
    text.append(example.check().isEmpty() ? "" : " by the check " + example.check());
    text.append(example.because().isEmpty() ? "" : ", because of " + example.because());
    if (!example.fixture().isEmpty()) {
      text.append(", within the fixture ").append(example.fixture());
    }
    return text.append(example.input().isBlank() ? "" : ":").toString();
  }
}
