package org.losslint.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.losslint.report.html.HtmlFormat;

/** The formats that {@code --format} knows. */
public enum FormatName {
  /** For people: everything needed to act on a finding. */
  TEXT,
  /** One line a finding, as compilers print, for people and editors. */
  CONCISE,
  /** The contract for programs; see {@code rules/schema/report.json}. */
  JSON,
  /** The same, one object a line, for large fleets. */
  JSONL,
  /** SARIF 2.1.0, with what GitHub code scanning asks for. */
  SARIF,
  /** JUnit XML: a suite for a device, a case for a rule. */
  JUNIT,
  /** Annotations of GitHub Actions. */
  GITHUB,
  /** GitLab Code Quality. */
  GITLAB,
  /** Checkstyle XML, which Jenkins and reviewdog read. */
  CHECKSTYLE,
  /** For spreadsheets: a row for each finding and for what passed or could not be told. */
  CSV,
  /** A summary for a comment on a change request. */
  MARKDOWN,
  /** One self-contained page for an audit: managers read its head, engineers its findings. */
  HTML;

  /** As {@code --format} spells it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<FormatName> of(String label) {
    for (FormatName name : values()) {
      if (name.label().equals(label)) {
        return Optional.of(name);
      }
    }
    return Optional.empty();
  }

  public static List<String> labels() {
    List<String> labels = new ArrayList<>();
    for (FormatName name : values()) {
      labels.add(name.label());
    }
    return labels;
  }

  /** The writer; only the class of the format that is asked for is loaded. */
  public ReportFormat format() {
    return switch (this) {
      case TEXT -> new TextFormat();
      case CONCISE -> new ConciseFormat();
      case JSON -> new JsonFormat();
      case JSONL -> new JsonLinesFormat();
      case SARIF -> new SarifFormat();
      case JUNIT -> new JUnitFormat();
      case GITHUB -> new GitHubFormat();
      case GITLAB -> new GitLabFormat();
      case CHECKSTYLE -> new CheckstyleFormat();
      case CSV -> new CsvFormat();
      case MARKDOWN -> new MarkdownFormat();
      case HTML -> new HtmlFormat();
    };
  }
}
