package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.rules.Fix;
import org.losslint.rules.ReadingRule;
import org.losslint.rules.RuleSet;
import org.losslint.rules.Safety;
import org.losslint.source.Diagnostic;
import org.losslint.source.Place;
import org.losslint.source.Secrets;
import org.losslint.source.Severity;
import org.losslint.source.Span;

/** Turns what readers had to say into findings of the rules that are named for it. */
final class DiagnosticFindings {
  /** How much of a text tells it from others. */
  private static final int IDENTIFYING = 200;

  private final RuleSet rules;
  private final Map<String, Integer> repeats = new HashMap<>();

  DiagnosticFindings(RuleSet rules) {
    this.rules = rules;
  }

  List<Finding> of(List<Diagnostic> diagnostics, String device) {
    List<Finding> findings = new ArrayList<>(diagnostics.size());
    for (Diagnostic diagnostic : diagnostics) {
      findings.add(finding(diagnostic, device));
    }
    return findings;
  }

  private Finding finding(Diagnostic diagnostic, String device) {
    Optional<ReadingRule> rule = rules.reading(diagnostic.kind());
    Severity severity = rule.flatMap(ReadingRule::forced).orElse(diagnostic.severity());
    String id = rule.map(ReadingRule::id).orElse(diagnostic.kind().label());
    String owner = Fingerprint.owner(device, diagnostic.place().file().path());
    String text = text(diagnostic.place());
    String identity = Fingerprint.identity(owner, id, text, "", 0);
    int ordinal = repeats.merge(identity, 1, Integer::sum) - 1;
    List<Fix> fixes =
        diagnostic.wayOut().isEmpty()
            ? List.of()
            : List.of(
                new Fix(Fix.Language.ADVICE, List.of(diagnostic.wayOut()), Safety.DISPLAY_ONLY));
    return new Finding(
        id,
        "",
        rule.map(ReadingRule::name).orElse(diagnostic.kind().label()),
        rule.map(ReadingRule::pack).orElse("reading"),
        severity,
        diagnostic.message(),
        Optional.of(diagnostic.place()),
        device,
        List.of(),
        "",
        Map.of(),
        List.of(),
        fixes,
        "",
        Fingerprint.identity(owner, id, text, "", ordinal),
        Optional.empty());
  }

  /**
   * What could not be read, which is all that tells it from other faults of its kind: without
   * secrets, and with one blank wherever there is white space.
   */
  private static String text(Place place) {
    int end = Math.min(place.span().end(), place.span().start() + IDENTIFYING);
    String text = Secrets.slice(place.file().text(), new Span(place.span().start(), end));
    StringBuilder one = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      boolean blank = text.charAt(i) <= ' ';
      if (!blank) {
        one.append(text.charAt(i));
      } else if (one.length() > 0 && one.charAt(one.length() - 1) != ' ') {
        one.append(' ');
      }
    }
    return one.toString().strip();
  }
}
