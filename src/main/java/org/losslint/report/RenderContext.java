package org.losslint.report;

import java.util.List;
import java.util.Optional;
import org.losslint.evaluate.Share;
import org.losslint.source.Problem;
import org.losslint.source.Severity;

/**
 * What a format needs beside the report.
 *
 * @param colours whether text may hold colour codes
 * @param perRule how many findings of one rule the full text shows; the other formats hold all
 * @param failOn the severity from which on a finding fails the run; empty where none does
 * @param redaction applied to every line that is quoted from a file
 * @param rules what is known of the rules
 * @param notEvaluated whether the full text lists what could not be evaluated; it is counted anyway
 * @param problems why the run cannot be trusted, if it cannot
 * @param quotes what is quoted from the files that findings stand in
 * @param share what a shard knows beside its report; empty for a whole run
 */
public record RenderContext(
    boolean colours,
    int perRule,
    Optional<Severity> failOn,
    Redaction redaction,
    RuleCatalogue rules,
    boolean notEvaluated,
    List<Problem> problems,
    Quotes quotes,
    Optional<Share> share) {
  /** Enough to see the pattern, few enough to read. */
  public static final int PER_RULE = 20;

  public RenderContext {
    problems = List.copyOf(problems);
  }

  /** Without colours, failing on errors. */
  public static RenderContext plain(Redaction redaction, RuleCatalogue rules) {
    return new RenderContext(
        false,
        PER_RULE,
        Optional.of(Severity.ERROR),
        redaction,
        rules,
        true,
        List.of(),
        new TextQuotes(redaction),
        Optional.empty());
  }

  public RenderContext withColours(boolean wanted) {
    return new RenderContext(
        wanted, perRule, failOn, redaction, rules, notEvaluated, problems, quotes, share);
  }

  public RenderContext withFailOn(Optional<Severity> least) {
    return new RenderContext(
        colours, perRule, least, redaction, rules, notEvaluated, problems, quotes, share);
  }

  public RenderContext withProblems(List<Problem> found) {
    return new RenderContext(
        colours, perRule, failOn, redaction, rules, notEvaluated, found, quotes, share);
  }

  public RenderContext withoutNotEvaluated() {
    return new RenderContext(
        colours, perRule, failOn, redaction, rules, false, problems, quotes, share);
  }

  public RenderContext withQuotes(Quotes known) {
    return new RenderContext(
        colours, perRule, failOn, redaction, rules, notEvaluated, problems, known, share);
  }

  public RenderContext withShare(Optional<Share> known) {
    return new RenderContext(
        colours, perRule, failOn, redaction, rules, notEvaluated, problems, quotes, known);
  }

  /** Whether a finding of this severity fails the run. */
  public boolean fails(Severity severity) {
    return failOn.isPresent() && severity.compareTo(failOn.get()) >= 0;
  }
}
