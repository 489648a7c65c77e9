package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.source.Format;
import org.losslint.source.Severity;

/**
 * The result of a run, ready to be written in any format. Everything in it is in a fixed order, so
 * that two runs over the same files give the same bytes.
 *
 * @param version of losslint
 * @param links the long-distance links that the run has something to say about
 * @param comparisons with what was known before; none in most runs
 */
public record Report(
    String version,
    List<JudgedFile> files,
    List<Finding> findings,
    List<NotEvaluated> notEvaluated,
    List<Passed> passed,
    int devices,
    int subjects,
    List<LinkDigest> links,
    List<Comparison> comparisons) {

  public Report {
    files = List.copyOf(files);
    findings = List.copyOf(findings);
    notEvaluated = List.copyOf(notEvaluated);
    passed = List.copyOf(passed);
    links = List.copyOf(links);
    comparisons = List.copyOf(comparisons);
  }

  /** One that knows of no link and is compared with nothing. */
  public Report(
      String version,
      List<JudgedFile> files,
      List<Finding> findings,
      List<NotEvaluated> notEvaluated,
      List<Passed> passed,
      int devices,
      int subjects) {
    this(version, files, findings, notEvaluated, passed, devices, subjects, List.of(), List.of());
  }

  /**
   * One input file.
   *
   * @param devices the devices or hosts it speaks of, in order; none for an unreadable file
   * @param reason why it was not checked in full, empty for {@link Status#CHECKED}
   */
  public record JudgedFile(
      String path, Format format, List<String> devices, Status status, String reason) {
    public JudgedFile {
      devices = List.copyOf(devices);
    }
  }

  /** How far a file was judged. The labels are part of the JSON contract. */
  public enum Status {
    CHECKED,
    /** Judged as far as it goes: it is cut, or parts of it are unreadable. No rule passes on it. */
    PARTIAL,
    /** Could not be judged. */
    FAILED,
    /** Of no known format in a folder that was walked. */
    SKIPPED,
    /** Left out, because nothing that it belongs together with changed. */
    UNCHANGED;

    /** What a reader wants to know of it is that it was skipped; the reason says the rest. */
    public String label() {
      return (this == UNCHANGED ? SKIPPED : this).name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  /**
   * What rules lack to be evaluated. Devices of a fleet lack the same things, so their rows share
   * it.
   *
   * @param reason the missing fact
   * @param supply who can supply it and where
   * @param count how many subjects
   * @param subjects ten of them at most
   */
  public record Gap(
      String rule, String name, String reason, String supply, int count, List<String> subjects) {
    /** How many subjects are named. */
    static final int MOST_SUBJECTS = 10;

    public Gap {
      subjects = List.copyOf(subjects);
    }

    /** This one of more subjects. */
    Gap and(Gap more) {
      List<String> all = new ArrayList<>(subjects);
      int room = Math.min(MOST_SUBJECTS - all.size(), more.subjects.size());
      all.addAll(more.subjects.subList(0, Math.max(0, room)));
      return new Gap(rule, name, reason, supply, count + more.count, all);
    }

    // Spelled out, because the equality that a record brings along is linked at each start.
    @Override
    public boolean equals(Object other) {
      return other instanceof Gap gap
          && count == gap.count
          && rule.equals(gap.rule)
          && name.equals(gap.name)
          && reason.equals(gap.reason)
          && supply.equals(gap.supply)
          && subjects.equals(gap.subjects);
    }

    @Override
    public int hashCode() {
      int hash = (rule.hashCode() * 31 + reason.hashCode()) * 31 + supply.hashCode();
      return (hash * 31 + subjects.hashCode()) * 31 + count;
    }
  }

  /** What could not be evaluated: one row for a rule, device and reason. */
  public record NotEvaluated(Gap gap, String device, String file) {
    /** One that shares nothing with others. */
    public NotEvaluated(
        String rule,
        String name,
        String device,
        String file,
        String reason,
        String supply,
        int count,
        List<String> subjects) {
      this(new Gap(rule, name, reason, supply, count, subjects), device, file);
    }

    NotEvaluated sharing(Gap shared) {
      return new NotEvaluated(shared, device, file);
    }

    public String rule() {
      return gap.rule();
    }

    public String name() {
      return gap.name();
    }

    public String reason() {
      return gap.reason();
    }

    public String supply() {
      return gap.supply();
    }

    public int count() {
      return gap.count();
    }

    public List<String> subjects() {
      return gap.subjects();
    }
  }

  /**
   * How many subjects of a device passed a rule.
   *
   * @param note what limits that, such as that it lies outside of what was tested; else empty
   */
  public record Passed(String rule, String name, String device, int count, String note) {
    /** Without a reserve. */
    public Passed(String rule, String name, String device, int count) {
      this(rule, name, device, count, "");
    }

    Passed and(int more) {
      return new Passed(rule, name, device, count + more, note);
    }
  }

  /** How many findings of a severity count, those that a waiver or baseline covers left out. */
  public int count(Severity severity) {
    int count = 0;
    for (Finding finding : findings) {
      if (finding.severity() == severity && finding.suppressed().isEmpty()) {
        count++;
      }
    }
    return count;
  }

  /** How many files were left out, because nothing that they belong together with changed. */
  public int unchangedCount() {
    int count = 0;
    for (JudgedFile file : files) {
      count += file.status() == Status.UNCHANGED ? 1 : 0;
    }
    return count;
  }

  public int suppressedCount() {
    int count = 0;
    for (Finding finding : findings) {
      if (finding.suppressed().isPresent()) {
        count++;
      }
    }
    return count;
  }

  public int passedCount() {
    int count = 0;
    for (Passed row : passed) {
      count += row.count();
    }
    return count;
  }

  public int notEvaluatedCount() {
    int count = 0;
    for (NotEvaluated row : notEvaluated) {
      count += row.count();
    }
    return count;
  }

  /** The gravest severity among the findings that count. */
  public Optional<Severity> worst() {
    Severity worst = null;
    for (Finding finding : findings) {
      boolean counts = finding.suppressed().isEmpty();
      if (counts && (worst == null || finding.severity().compareTo(worst) > 0)) {
        worst = finding.severity();
      }
    }
    return Optional.ofNullable(worst);
  }
}
