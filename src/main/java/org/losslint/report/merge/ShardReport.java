package org.losslint.report.merge;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The JSON lines that one shard wrote, sorted by what they hold. */
public final class ShardReport {
  private static final String SHARD =
      "merge reports as `losslint check --shard I/N -f jsonl=FILE` writes them";

  private final String name;
  private final Fields head;
  private final Fields summary;
  private final Map<String, List<Fields>> lines;

  private ShardReport(String name, Fields head, Fields summary, Map<String, List<Fields>> lines) {
    this.name = name;
    this.head = head;
    this.summary = summary;
    this.lines = lines;
  }

  /**
   * Reads a report to its end.
   *
   * @param name of the file as the user gave it
   * @throws MergeException where it is none of a shard, or was cut
   * @throws IOException where it cannot be read
   */
  public static ShardReport read(BufferedReader text, String name)
      throws MergeException, IOException {
    Map<String, List<Fields>> lines = new HashMap<>();
    Fields head = null;
    Fields last = null;
    int number = 0;
    for (String line = text.readLine(); line != null; line = text.readLine()) {
      number++;
      if (number > 1 && line.isBlank()) {
        continue;
      }
      if (number == 1) {
        refuseOther(line, name);
      }
      if (last != null && isSummary(last)) {
        throw new MergeException(
            name + ":" + number + ": something stands behind the end of the report",
            "give each shard a file of its own");
      }
      last = Fields.of(line, name + ":" + number);
      if (head == null) {
        head = head(last, name);
      } else {
        lines.computeIfAbsent(last.text("type"), type -> new ArrayList<>()).add(last);
      }
    }
    if (head == null || last == null) {
      throw new MergeException(name + ": the file is empty", SHARD);
    }
    if (!isSummary(last)) {
      throw new MergeException(
          last.where() + ": the report is cut: its last line is no summary",
          "write or copy it again");
    }
    ShardReport report = new ShardReport(name, head, last, lines);
    report.holdsAll();
    return report;
  }

  /** Lines are easily lost: a filter, an editor, two jobs that write one file. */
  private void holdsAll() throws MergeException {
    int findings = lines("finding").size();
    int told = count("error") + count("warning") + count("info") + count("suppressed");
    if (findings != told) {
      throw incomplete(findings + " findings", told);
    }
    for (String type : List.of("notEvaluated", "passed")) {
      int sum = 0;
      for (Fields row : lines(type)) {
        sum += row.number("count");
      }
      if (sum != count(type)) {
        throw incomplete(sum + " of `" + type + "`", count(type));
      }
    }
  }

  private MergeException incomplete(String there, int told) {
    return new MergeException(
        summary.where()
            + ": the summary tells of "
            + told
            + ", and the report holds "
            + there
            + ": lines were lost or changed",
        "write or copy it again");
  }

  private static void refuseOther(String line, String name) throws MergeException {
    if (line.strip().equals("{")) {
      throw new MergeException(
          name + ":1: this is a report in JSON, and merged are JSON lines",
          "write it with -f jsonl=FILE");
    }
    if (!line.startsWith("{")) {
      throw new MergeException(name + ":1: this is no report in JSON lines", SHARD);
    }
  }

  private static Fields head(Fields first, String name) throws MergeException {
    if (!first.has("type") || !first.text("type").equals("tool")) {
      throw new MergeException(name + ":1: this is no report of losslint", SHARD);
    }
    if (!first.has("shard")) {
      throw new MergeException(
          name + ":1: this is the report of a whole run and of no shard",
          "write it with --shard 1/1 to have it in other formats");
    }
    return first;
  }

  private static boolean isSummary(Fields line) throws MergeException {
    return line.text("type").equals("summary");
  }

  /** Of the file, as the user gave it. */
  public String name() {
    return name;
  }

  String version() throws MergeException {
    return head.object("tool").text("version");
  }

  Fields shard() throws MergeException {
    return head.object("shard");
  }

  int number() throws MergeException {
    return shard().number("number");
  }

  int of() throws MergeException {
    return shard().number("of");
  }

  int count(String key) throws MergeException {
    return summary.object("summary").number(key);
  }

  /** The lines of a type, in their order. */
  List<Fields> lines(String type) {
    return lines.getOrDefault(type, List.of());
  }
}
