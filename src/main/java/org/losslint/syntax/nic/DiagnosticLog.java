package org.losslint.syntax.nic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.losslint.source.Diagnostic;
import org.losslint.source.Diagnostic.Kind;
import org.losslint.source.Place;
import org.losslint.source.Severity;
import org.losslint.source.SourceFile;
import org.losslint.source.Span;

/**
 * Collects what is to be said of one file. Lines that belong to no dump are gathered into runs; of
 * anything that may come by the thousand the first ones are told one by one and the rest in one.
 */
final class DiagnosticLog {
  private static final int TOLD_ONE_BY_ONE = 40;

  private final SourceFile file;
  private final List<Diagnostic> diagnostics = new ArrayList<>();
  private final List<Span> unread = new ArrayList<>();
  private int lines;
  private int lastUnread = -2;
  private int unreadLines;
  private int unreadableRows;
  private Span moreRows;
  private boolean errors;
  private boolean cut;

  DiagnosticLog(SourceFile file) {
    this.file = file;
  }

  /** To be called for each line that is not blank, before any other call about it. */
  void nextLine() {
    lines++;
  }

  void add(Kind kind, Severity severity, Span span, String message, String wayOut) {
    errors = errors || severity == Severity.ERROR;
    diagnostics.add(new Diagnostic(kind, severity, new Place(file, span), message, wayOut));
  }

  /** A line that is no part of any dump; its text is not quoted, since it may be anything. */
  void unread(Line line) {
    Span content = line.content();
    unreadLines++;
    if (lines == lastUnread + 1 || unread.size() > TOLD_ONE_BY_ONE) {
      int last = unread.size() - 1;
      unread.set(last, unread.get(last).to(content));
    } else {
      unread.add(content);
    }
    lastUnread = lines;
  }

  /**
   * A row of a table that cannot be read.
   *
   * @param what a clause that says why, with the name of the row
   */
  void unreadableRow(Line line, String what, String wayOut) {
    unreadableRows++;
    if (unreadableRows <= TOLD_ONE_BY_ONE) {
      add(Kind.SYNTAX, Severity.WARNING, line.content(), what, wayOut);
    } else {
      moreRows = moreRows == null ? line.content() : moreRows.to(line.content());
    }
  }

  /** The tool itself says that it failed. */
  void failed(Line line) {
    add(
        Kind.TOOL_FAILED,
        Severity.ERROR,
        line.content(),
        "the tool failed: " + line.text().strip(),
        "run the command again as root on the host and keep its whole output");
  }

  /** There is no table where one was announced. */
  void failed(Span span, String message, String wayOut) {
    add(Kind.TOOL_FAILED, Severity.ERROR, span, message, wayOut);
  }

  /** The text ends in the middle of a dump. */
  void cut(Span span, String message) {
    cut = true;
    add(
        Kind.UNBALANCED,
        Severity.ERROR,
        span,
        message,
        "take the dump again; what is behind the cut is not known");
  }

  /** Whether an error was told, so that nobody need ask why there is nothing to judge. */
  boolean hasErrors() {
    return errors;
  }

  boolean isCut() {
    return cut;
  }

  int unreadLines() {
    return unreadLines;
  }

  /** All of it in the order of the text. */
  List<Diagnostic> finish() {
    if (moreRows != null) {
      int more = unreadableRows - TOLD_ONE_BY_ONE;
      add(
          Kind.SYNTAX,
          Severity.WARNING,
          moreRows,
          more + " more rows from here on cannot be read",
          "repair the rows that are named before; these are likely of the same kind");
    }
    for (Span run : unread) {
      int first = file.text().position(run.start()).line();
      int last = file.text().position(Math.max(run.start(), run.end() - 1)).line();
      add(
          Kind.SESSION_TEXT,
          Severity.INFO,
          run,
          first == last
              ? "line " + first + " is no part of a dump and was passed over"
              : "lines "
                  + first
                  + " to "
                  + last
                  + " hold text that is no part of a dump and was passed over",
          "nothing, unless it should have been read: docs/formats.md lists what is");
    }
    unread.clear();
    diagnostics.sort(Comparator.comparingInt(d -> d.place().span().start()));
    return diagnostics;
  }
}
