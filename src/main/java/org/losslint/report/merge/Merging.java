package org.losslint.report.merge;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.losslint.evaluate.Comparing;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Known;
import org.losslint.evaluate.LinkDigest;
import org.losslint.evaluate.Report;
import org.losslint.evaluate.ReportOrder;
import org.losslint.evaluate.WaiverTally;
import org.losslint.source.Format;
import org.losslint.source.Problem;

/** Puts the reports of all shards of a run together to the report of the run. */
public final class Merging {
  private final List<ShardReport> shards;
  private final FindingReader reader = new FindingReader();

  private Merging(List<ShardReport> shards) {
    this.shards = shards;
  }

  /**
   * The report of the whole run.
   *
   * @param shards in any order
   * @param version of this losslint
   * @throws MergeException where they are not all shards of one run, or one was changed by hand
   */
  public static Merged of(List<ShardReport> shards, String version) throws MergeException {
    return new Merging(OneRun.of(shards, version)).merged();
  }

  private Merged merged() throws MergeException {
    for (ShardReport shard : shards) {
      note(shard.lines("finding"));
      note(shard.lines("problem"));
      for (Fields waiver : shard.lines("waiver")) {
        note(waiver.objects("whereUnused"));
      }
    }
    ShardReport first = shards.get(0);
    Set<String> named = new HashSet<>();
    List<Report.JudgedFile> files = files(named);
    ReportOrder order = new ReportOrder(files);
    Rows rows = new Rows(first.shard().texts("links"));
    List<Finding> findings = new ArrayList<>();
    int devices = 0;
    int subjects = 0;
    for (ShardReport shard : shards) {
      for (Fields line : shard.lines("finding")) {
        findings.add(reader.finding(line));
      }
      for (Fields line : shard.lines("notEvaluated")) {
        rows.add(Rows.open(line));
      }
      for (Fields line : shard.lines("passed")) {
        rows.add(Rows.passed(line));
      }
      devices += shard.count("devices");
      subjects += shard.count("subjects");
    }
    MergedWaivers waivers = waivers(rows, order);
    findings.addAll(waivers.findings());
    findings.sort(order::compare);
    List<Report.NotEvaluated> open = rows.open();
    open.sort(order::compare);
    List<Report.Passed> passed = rows.passed();
    passed.sort(order::compare);
    Report report =
        new Report(
            first.version(),
            files,
            findings,
            open,
            passed,
            devices,
            subjects + waivers.judged(),
            links(order),
            List.of());
    ReadRules rules = ReadRules.of(first.lines("rule"));
    boolean compared = first.shard().has("baseline");
    return new Merged(
        compared ? compared(report, rules) : report, rules, reader, problems(), named, compared);
  }

  private void note(List<Fields> lines) throws MergeException {
    for (Fields line : lines) {
      reader.note(line);
    }
  }

  private List<Report.JudgedFile> files(Set<String> named) throws MergeException {
    Map<Integer, Report.JudgedFile> byPosition = new TreeMap<>();
    for (ShardReport shard : shards) {
      for (Fields line : shard.lines("file")) {
        String path = line.text("path");
        Report.JudgedFile other = byPosition.put(line.number("position"), file(line));
        if (other != null) {
          throw new MergeException(
              line.where() + ": `" + path + "` is where another shard has `" + other.path() + "`",
              "write the reports of all shards again, with the same files");
        }
        if (line.flag("named")) {
          named.add(path);
        }
      }
    }
    int all = shards.get(0).shard().number("files");
    if (byPosition.size() != all) {
      throw new MergeException(
          "the shards hold " + byPosition.size() + " of the " + all + " files of the run",
          "write the reports of all shards again, without an interrupt");
    }
    return new ArrayList<>(byPosition.values());
  }

  private static Report.JudgedFile file(Fields line) throws MergeException {
    return new Report.JudgedFile(
        line.text("path"),
        format(line),
        line.texts("devices"),
        status(line),
        line.textOrEmpty("reason"));
  }

  private static Format format(Fields line) throws MergeException {
    for (Format format : Format.values()) {
      if (format.label().equals(line.text("format"))) {
        return format;
      }
    }
    throw line.wrong("format", "one that losslint knows");
  }

  private static Report.Status status(Fields line) throws MergeException {
    for (Report.Status status : Report.Status.values()) {
      if (status.label().equals(line.text("status"))) {
        return status;
      }
    }
    throw line.wrong("status", "checked, partial, failed or skipped");
  }

  private MergedWaivers waivers(Rows rows, ReportOrder order) throws MergeException {
    MergedWaivers waivers = new MergedWaivers(rows, order);
    int count = shards.get(0).lines("waiver").size();
    for (int i = 0; i < count; i++) {
      List<WaiverTally> tallies = new ArrayList<>(shards.size());
      for (ShardReport shard : shards) {
        List<Fields> lines = shard.lines("waiver");
        if (lines.size() == count) {
          tallies.add(tally(lines.get(i), shard.lines("notEvaluated")));
        }
      }
      waivers.add(tallies);
    }
    return waivers;
  }

  private WaiverTally tally(Fields line, List<Fields> rows) throws MergeException {
    List<Finding> whereUnused = new ArrayList<>(1);
    for (Fields finding : line.objects("whereUnused")) {
      whereUnused.add(reader.finding(finding));
    }
    int open = line.number("open");
    if (open >= rows.size()) {
      throw line.wrong("open", "the number of a row that could not be evaluated");
    }
    return new WaiverTally(
        line.flag("used"),
        line.flag("judged"),
        open < 0 ? Optional.empty() : Optional.of(Rows.open(rows.get(open))),
        whereUnused);
  }

  private List<LinkDigest> links(ReportOrder order) throws MergeException {
    Map<Integer, LinkDigest> listed = new TreeMap<>();
    List<LinkDigest> others = new ArrayList<>();
    for (ShardReport shard : shards) {
      for (Fields line : shard.lines("link")) {
        int position = line.number("position");
        if (position < 0) {
          others.add(LinkReader.link(line));
        } else {
          listed.put(position, LinkReader.link(line));
        }
      }
    }
    others.sort(order::compareUnlisted);
    List<LinkDigest> links = new ArrayList<>(listed.values());
    links.addAll(others);
    return links;
  }

  private Report compared(Report report, ReadRules rules) throws MergeException {
    List<Known> accepted = new ArrayList<>();
    Set<String> gone = new HashSet<>();
    ShardReport first = shards.get(0);
    for (Fields line : first.lines("accepted")) {
      Known known = FindingReader.known(line);
      accepted.add(known);
      if (line.flag("gone")) {
        gone.add(known.file());
      }
    }
    boolean complete = true;
    for (ShardReport shard : shards) {
      complete &= shard.shard().flag("complete");
    }
    return Comparing.with(first.shard().text("baseline"), accepted)
        .ofWhole(complete)
        .of(
            report,
            rule -> rules.rules().isEmpty() || rules.rule(rule).isPresent(),
            gone::contains);
  }

  /** What several shards say is said once. */
  private List<Problem> problems() throws MergeException {
    List<Problem> problems = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (ShardReport shard : shards) {
      for (Fields line : shard.lines("problem")) {
        Problem problem = reader.problem(line);
        if (seen.add(problem.toString())) {
          problems.add(problem);
        }
      }
    }
    return problems;
  }
}
