package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.losslint.inventory.Inventory;

/**
 * Narrows a report to the files that were asked about, where others were read because they have a
 * say: a person who commits one file cannot mend another one.
 */
public final class Restriction {
  private final Set<String> files;
  private final Set<String> devices = new HashSet<>();
  private final Set<String> read = new HashSet<>();
  private final Set<String> strangeLinks = new HashSet<>();
  private final Set<String> touchedLinks = new HashSet<>();
  private final Report report;

  private Restriction(Report report, Set<String> files, Inventory inventory) {
    this.report = report;
    this.files = files;
    for (Report.JudgedFile file : report.files()) {
      read.add(file.path());
      if (files.contains(file.path())) {
        devices.addAll(file.devices());
      }
    }
    Set<String> ours = new HashSet<>();
    for (Inventory.Host host : inventory.hosts()) {
      if (devices.contains(host.name().value())) {
        host.links().forEach(link -> ours.add(link.value()));
      }
    }
    for (Inventory.Link link : inventory.links()) {
      boolean touched = ours.contains(link.name().value());
      for (Inventory.End end : link.ends()) {
        touched |= devices.contains(end.device().value());
      }
      (touched ? touchedLinks : strangeLinks).add(link.name().value());
    }
  }

  /**
   * A restriction of a report to some of the files that it was made from.
   *
   * @param files paths as the report shows them
   */
  public static Restriction to(Set<String> files, Report report, Inventory inventory) {
    return new Restriction(report, files, inventory);
  }

  /**
   * Findings about links of the files that point into another one: the ends disagree, and either
   * may be at fault.
   */
  public List<Finding> shared() {
    List<Finding> shared = new ArrayList<>(0);
    for (Finding finding : report.findings()) {
      if (!isOurs(finding)
          && !finding.subjects().isEmpty()
          && touchedLinks.containsAll(finding.subjects())) {
        shared.add(finding);
      }
    }
    return shared;
  }

  /**
   * The report about the files.
   *
   * @param more which of the {@link #shared} findings are in it
   */
  public Report with(List<Finding> more) {
    List<Report.JudgedFile> judged = new ArrayList<>();
    for (Report.JudgedFile file : report.files()) {
      if (files.contains(file.path())) {
        judged.add(file);
      }
    }
    List<Finding> findings = new ArrayList<>();
    int subjects = 0;
    for (Finding finding : report.findings()) {
      if (isOurs(finding) || more.contains(finding)) {
        findings.add(finding);
        subjects += finding.subjects().size();
      }
    }
    List<Report.NotEvaluated> open = new ArrayList<>();
    for (Report.NotEvaluated row : report.notEvaluated()) {
      if (isOurs(row.device(), row.file(), row.subjects())) {
        open.add(row);
        subjects += row.count();
      }
    }
    List<Report.Passed> passed = new ArrayList<>();
    for (Report.Passed row : report.passed()) {
      if (row.device().isEmpty() || devices.contains(row.device())) {
        passed.add(row);
        subjects += row.count();
      }
    }
    return new Report(
        report.version(),
        judged,
        findings,
        open,
        passed,
        devices.size(),
        subjects,
        report.links(),
        report.comparisons());
  }

  private boolean isOurs(Finding finding) {
    String file = finding.place().map(place -> place.file().path()).orElse("");
    return isOurs(finding.device(), file, finding.subjects());
  }

  /** What is said of no device and no file that was read is about the inventory or the settings. */
  private boolean isOurs(String device, String file, List<String> subjects) {
    if (files.contains(file) || (!device.isEmpty() && devices.contains(device))) {
      return true;
    }
    return device.isEmpty()
        && !read.contains(file)
        && (subjects.isEmpty() || !strangeLinks.containsAll(subjects));
  }
}
