package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.losslint.source.Format;
import org.losslint.source.Input;
import org.losslint.source.Problem;

/**
 * The files of a run that belong together with one that changed. Each such part is judged whole, so
 * that what joins files is judged as in a run over all of them; the others are left out.
 */
public final class ChangedParts {
  private final Parts parts;
  private final Set<String> roots = new HashSet<>();
  private final List<Input> inputs = new ArrayList<>();
  private final List<List<Input>> order;

  private ChangedParts(Parts parts, List<List<Input>> order) {
    this.parts = parts;
    this.order = order;
  }

  /**
   * Reads all inputs to see what belongs together.
   *
   * @param changed those that did
   * @param earlier what they were before, and files that are gone: what these belonged to is
   *     another thing without them
   */
  public static ChangedParts of(
      Expectations expectations,
      List<Input> inputs,
      Set<Input> changed,
      List<Input> earlier,
      Effort effort) {
    ChangedParts found =
        new ChangedParts(
            Parts.of(expectations, inputs, effort),
            Inspector.grouped(inputs, expectations.index()));
    for (Input input : changed) {
      found.roots.add(found.parts.rootOf(input));
    }
    for (Input input : earlier) {
      found.roots.addAll(found.parts.rootsOfEarlier(input).orElse(found.parts.byRoot().keySet()));
    }
    for (Input input : inputs) {
      if (found.isIn(input)) {
        found.inputs.add(input);
      }
    }
    return found;
  }

  /** One of no known format is told of as ever, since nobody ever judged it. */
  private boolean isIn(Input input) {
    return roots.contains(parts.rootOf(input)) || !parts.isJudged(input);
  }

  /** What is judged, in the order of the run. */
  public List<Input> inputs() {
    return List.copyOf(inputs);
  }

  Charge charge() {
    return new Charge(
        true, true, parts.firstOfHosts(), link -> roots.contains(parts.rootOfLink(link)));
  }

  /** What is wrong with the claims of the inventory, by which the parts were found. */
  public List<Problem> problems(List<Report.JudgedFile> judged) {
    return parts.problems(judged, "part");
  }

  /**
   * The report of the inputs with the files that were left out, each at its place.
   *
   * @param reason why they were
   */
  public Report withLeftOut(Report report, String reason) {
    Map<String, Report.JudgedFile> judged = new HashMap<>();
    for (Report.JudgedFile file : report.files()) {
      judged.put(file.path(), file);
    }
    List<Report.JudgedFile> files = new ArrayList<>();
    for (List<Input> group : order) {
      for (Input input : group) {
        Report.JudgedFile file = judged.get(input.display());
        files.add(file != null ? file : leftOut(input, reason));
      }
    }
    return new Report(
        report.version(),
        files,
        report.findings(),
        report.notEvaluated(),
        report.passed(),
        report.devices(),
        report.subjects(),
        report.links(),
        report.comparisons());
  }

  private static Report.JudgedFile leftOut(Input input, String reason) {
    return new Report.JudgedFile(
        input.display(), Format.UNKNOWN, List.of(), Report.Status.UNCHANGED, reason);
  }
}
