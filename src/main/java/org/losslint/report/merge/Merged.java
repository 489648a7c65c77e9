package org.losslint.report.merge;

import java.util.List;
import java.util.Set;
import org.losslint.evaluate.Report;
import org.losslint.report.Quotes;
import org.losslint.report.RuleCatalogue;
import org.losslint.source.Problem;

/**
 * What the shards of a run say together.
 *
 * @param problems why it cannot be trusted
 * @param named paths of the files that the user named
 * @param compared whether a baseline was held against it
 */
public record Merged(
    Report report,
    RuleCatalogue rules,
    Quotes quotes,
    List<Problem> problems,
    Set<String> named,
    boolean compared) {
  public Merged {
    problems = List.copyOf(problems);
    named = Set.copyOf(named);
  }
}
