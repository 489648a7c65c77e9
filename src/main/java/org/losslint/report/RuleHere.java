package org.losslint.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.RuleHearing;
import org.losslint.rules.Verdict;
import org.losslint.rules.Workings;

/**
 * What a rule comes to in some files.
 *
 * @param heard how it ended on each subject
 * @param notApplicable to how many it does not apply, by the reason
 * @param findings of the rule in the report, also those that do not count
 */
public record RuleHere(
    List<RuleHearing.Heard> heard, Map<String, Integer> notApplicable, List<Finding> findings) {
  /** Enough to see the pattern. */
  private static final int MOST = 20;

  public RuleHere {
    heard = List.copyOf(heard);
    notApplicable = Map.copyOf(notApplicable);
    findings = List.copyOf(findings);
  }

  void write(PageLayout page) {
    page.heading("In these files");
    int failed = write(Verdict.Failed.class, "fails", page);
    int open = write(Verdict.NotEvaluated.class, "cannot be evaluated", page);
    int passed = write(Verdict.Passed.class, "passes", page);
    if (failed + open + passed == 0) {
      findings(page);
    }
    for (Map.Entry<String, Integer> row : new java.util.TreeMap<>(notApplicable).entrySet()) {
      page.item("does not apply to " + row.getValue() + ": " + page.plain(row.getKey()), List.of());
    }
    int suppressed = 0;
    for (Finding finding : findings) {
      suppressed += finding.suppressed().isPresent() ? 1 : 0;
    }
    if (suppressed > 0) {
      page.item("does not count in " + suppressed + ": waived", List.of());
    }
    if (failed + open + passed + notApplicable.size() + findings.size() == 0) {
      page.item("there is nothing that it speaks of", List.of());
    }
  }

  private int write(Class<? extends Verdict> kind, String outcome, PageLayout page) {
    int count = 0;
    for (RuleHearing.Heard each : heard) {
      if (kind.isInstance(each.verdict()) && ++count <= MOST) {
        page.item(outcome + ": " + page.plain(where(each)), below(each, page));
      }
    }
    if (count > MOST) {
      page.item(outcome + ": " + (count - MOST) + " more", List.of());
    }
    return count;
  }

  private static String where(RuleHearing.Heard heard) {
    String device = heard.device().isEmpty() ? heard.file() : heard.device();
    return device + (heard.subject().isEmpty() ? "" : ": " + heard.subject());
  }

  private static List<String> below(RuleHearing.Heard heard, PageLayout page) {
    List<String> below = new ArrayList<>();
    if (heard.verdict() instanceof Verdict.Failed failed) {
      String check = failed.check().isEmpty() ? "" : " (" + failed.check() + ")";
      below.add(failed.severity().label() + check + ": " + page.plain(failed.message()));
      failed.at().place().ifPresent(place -> below.add("at " + page.plain(place.toString())));
    } else if (heard.verdict() instanceof Verdict.NotEvaluated open) {
      below.add(page.plain("because " + open.because()));
      below.add(page.plain("to supply it: " + open.supply()));
    }
    StringBuilder numbers = new StringBuilder();
    for (Workings.Number number : heard.numbers()) {
      numbers.append(numbers.isEmpty() ? "" : "; ").append(page.code(number.text()));
      numbers.append(" = ").append(page.plain(number.value()));
    }
    if (!numbers.isEmpty()) {
      below.add(numbers.toString());
    }
    return below;
  }

  /** Of a rule about reading, which judges no subject. */
  private void findings(PageLayout page) {
    int count = 0;
    for (Finding finding : findings) {
      if (++count <= MOST) {
        page.item(
            finding.severity().label() + ": " + page.plain(FindingText.where(finding)),
            List.of(page.plain(finding.message())));
      }
    }
    if (count > MOST) {
      page.item((count - MOST) + " more", List.of());
    }
  }

  /** What a waiver of the first finding says that it covers; empty without a finding. */
  String coverage() {
    for (Finding finding : findings) {
      StringBuilder coverage = new StringBuilder();
      add("device", finding.device(), coverage);
      if (finding.device().isEmpty()) {
        finding.place().ifPresent(place -> add("files", place.file().path(), coverage));
      }
      add("path", finding.path(), coverage);
      return coverage.toString();
    }
    return "";
  }

  private static void add(String key, String value, StringBuilder coverage) {
    if (!value.isEmpty()) {
      coverage.append(key).append(": \"");
      coverage.append(value.replace("\\", "\\\\").replace("\"", "\\\"")).append("\", ");
    }
  }
}
