package org.losslint.syntax;

import java.util.ArrayList;
import java.util.List;
import org.losslint.source.Diagnostic.Kind;
import org.losslint.source.Place;
import org.losslint.source.Severity;
import org.losslint.source.SourceFile;
import org.losslint.source.Span;

/** What comments say that has a meaning. They wait here for the statement that follows them. */
final class Comments {
  /** No one has written more before a statement. */
  private static final int MOST = 1000;

  private final SourceFile file;
  private final Diagnostics log;
  private List<Annotation> annotations = new ArrayList<>(0);
  private boolean ignored;
  private boolean inherited;
  private boolean omitted;

  Comments(SourceFile file, Diagnostics log) {
    this.file = file;
    this.log = log;
  }

  void annotation(int start, int end) {
    annotation(file.text().slice(start, end), start, end);
  }

  /** The same, where the text as it is meant differs from that of the file. */
  void annotation(String written, int start, int end) {
    int from = written.startsWith("/*") ? 2 : 0;
    int to = written.endsWith("*/") ? Math.max(from, written.length() - 2) : written.length();
    while (from < to && isFrame(written.charAt(from))) {
      from++;
    }
    while (to > from && isFrame(written.charAt(to - 1))) {
      to--;
    }
    String text = written.substring(from, to);
    if (text.equals("SECRET-DATA")) {
      masked(start, end);
    } else if (text.equals("OMITTED")) {
      omitted = true;
    } else if (annotations.size() < MOST) {
      annotations.add(new Annotation(text, new Place(file, new Span(start, end))));
    }
  }

  /** An annotation in a stanza that is passed over: only a masked value is worth a word. */
  void passedOver(int start, int end) {
    if (file.text().startsWith("/* SECRET-DATA */", start)) {
      masked(start, end);
    }
  }

  private static boolean isFrame(char c) {
    return c <= ' ' || c == '*';
  }

  private void masked(int start, int end) {
    log.once(
        Kind.MASKED_VALUE,
        Severity.INFO,
        start,
        end,
        "values are masked: the login that took this copy may not see secrets",
        "nothing to do; no rule reads a secret");
  }

  /** A comment to the line end; returns the model when it is the header of a backup tool. */
  String comment(int start, int end) {
    if (file.text().startsWith("## Warning:", start)) {
      ignored |= file.text().slice(start, end).contains(" ignored");
    } else if (file.text().startsWith("## ", start) && end > start + 3 && isQuote(start + 3)) {
      String text = file.text().slice(start, end);
      inherited |=
          text.contains(" inherited from group") || text.contains(" expanded from interface-range");
    } else if (file.text().startsWith("# Model:", start)) {
      return file.text().slice(start + "# Model:".length(), end).strip();
    }
    return "";
  }

  /** The device quotes what it speaks of, in some releases with typographic quotes. */
  private boolean isQuote(int at) {
    int c = file.text().at(at);
    return c == '\'' || c == '"' || c == '`' || Spelling.isTypographicQuote(c);
  }

  /** The annotations since the last statement; those that follow do not join them. */
  List<Annotation> annotations() {
    return List.copyOf(annotations);
  }

  /** Whether the device says that it ignores the statement that follows. */
  boolean isIgnored() {
    return ignored;
  }

  /** Whether the device says that a group gave the statement that follows. */
  boolean isInherited() {
    return inherited;
  }

  /** Whether content was left out here. */
  boolean isOmitted() {
    return omitted;
  }

  /** Forgets them: their statement has come. */
  void clear() {
    if (!annotations.isEmpty()) {
      annotations = new ArrayList<>(0);
    }
    ignored = false;
    inherited = false;
    omitted = false;
  }
}
