package org.losslint.source;

import java.util.ArrayList;
import java.util.List;

/**
 * One pass over a text for what spoils it whatever its format: control characters, and marks of a
 * template that nobody has rendered.
 */
final class TextScan {
  /** Lines with control characters beyond this number are only counted. */
  private static final int NAMED_LINES = 20;

  /** Braces that look like a template's and turn out to be none, before we stop to ask. */
  private static final int DOUBTS = 100;

  /** How far around a brace is looked for its match, and the quote or comment that it stands in. */
  private static final int REACH = 1 << 16;

  private static final boolean[] LOOKED_AT = new boolean[0x100];

  static {
    java.util.Arrays.fill(LOOKED_AT, 0, ' ', true);
    LOOKED_AT['\n'] = false;
    LOOKED_AT['\r'] = false;
    LOOKED_AT['\t'] = false;
    LOOKED_AT[0x7F] = true;
    LOOKED_AT['{'] = true;
    LOOKED_AT['<'] = true;
  }

  private final SourceText text;
  private final List<Integer> controls = new ArrayList<>(0);
  private int controlLines;

  /** Where the line behind the last one that counts starts. */
  private int nextLine;

  private int templateMark = -1;
  private int doubts;

  private TextScan(SourceText text) {
    this.text = text;
  }

  static TextScan of(SourceText text) {
    TextScan scan = new TextScan(text);
    scan.run();
    return scan;
  }

  /** Offsets of the first control character of each of the first lines that hold some. */
  List<Integer> controls() {
    return controls;
  }

  /** How many lines hold control characters. */
  int controlLines() {
    return controlLines;
  }

  /** Where the first mark of a template stands, or -1. */
  int templateMark() {
    return templateMark;
  }

  private void run() {
    int length = text.length();
    for (int i = next(0); i < length; i = next(i + 1)) {
      int c = text.at(i);
      if (c == '{') {
        if (templateMark < 0 && doubts < DOUBTS && isSuspicious(i)) {
          doubts++;
          templateMark = isTemplateMark(i) ? i : -1;
        }
      } else if (c == '<') {
        if (templateMark < 0 && doubts < DOUBTS && isEmbedded(i)) {
          doubts++;
          templateMark = isCommented(i) ? -1 : i;
        }
      } else if (i >= nextLine && !(c == '\b' && erasesPager(i))) {
        controlLines++;
        nextLine = text.lineEnd(i) + 1;
        if (controls.size() < NAMED_LINES) {
          controls.add(i);
        }
      }
    }
  }

  /** Whether a backspace is one of those by which a terminal wipes out {@code ---(more)---}. */
  private boolean erasesPager(int at) {
    int before = at - 1;
    while (before > 0 && (text.at(before) == '\b' || text.at(before) == ' ')) {
      before--;
    }
    return before > 2 && text.at(before) == '-' && text.at(before - 1) == '-';
  }

  /** The next character that has to be looked at, from {@code start} on; the end without one. */
  private int next(int start) {
    int length = text.length();
    int at = start;
    if (text.isNarrow()) {
      byte[] bytes = text.narrow();
      while (at < length && !LOOKED_AT[bytes[at] & 0xFF]) {
        at++;
      }
      return at;
    }
    while (at < length && (text.at(at) > 0xFF || !LOOKED_AT[text.at(at)])) {
      at++;
    }
    return at;
  }

  /** {@code <%= %>} of ERB and its kind. */
  private boolean isEmbedded(int at) {
    return at + 1 < text.length() && text.at(at + 1) == '%' && closes('%', '>', at + 2);
  }

  private boolean isSuspicious(int at) {
    int next = at + 1 < text.length() ? text.at(at + 1) : '\n';
    int before = at > 0 ? text.at(at - 1) : '\n';
    return next == '{' || next == '%' || next == '#' || before == '$' || before == '%';
  }

  /**
   * Whether the brace at {@code at} belongs to Jinja ({@code {{ }}}, {@code {% %}}, {@code {# #}})
   * or Terraform ({@code ${ }}, {@code %{ }}). What Junos itself writes with braces is none: {@code
   * "${node}"}, a description with {@code {#…}}, and anything in a comment.
   */
  private boolean isTemplateMark(int at) {
    int next = at + 1 < text.length() ? text.at(at + 1) : '\n';
    boolean marked =
        switch (next) {
          case '{' -> closes('}', '}', at + 2);
          case '%' -> closes('%', '}', at + 2);
          case '#' -> closes('#', '}', at + 2) && !isQuoted(at);
          default -> isTerraform(at, text.at(at - 1), next);
        };
    return marked && !isCommented(at);
  }

  private boolean isTerraform(int at, int before, int next) {
    if (before == '$') {
      return isName(next) && !text.startsWith("{node}", at);
    }
    return (isName(next) || next == ' ' || next == '~') && closes(' ', '}', at);
  }

  private static boolean isName(int c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
  }

  /** Whether the two characters close what opened, on the same line. */
  private boolean closes(char first, char second, int start) {
    int end = Math.min(text.length() - 1, start + REACH);
    for (int i = start; i < end && text.at(i) != '\n'; i++) {
      if (text.at(i + 1) == second && (first == ' ' || text.at(i) == first)) {
        return true;
      }
    }
    return false;
  }

  private boolean isQuoted(int at) {
    boolean quoted = false;
    for (int i = Math.max(text.lineStart(at), at - REACH); i < at; i++) {
      int c = text.at(i);
      if (c == '\\') {
        i++;
      } else if (c == '"') {
        quoted = !quoted;
      }
    }
    return quoted;
  }

  private boolean isCommented(int at) {
    boolean quoted = false;
    for (int i = Math.max(text.lineStart(at), at - REACH); i < at; i++) {
      int c = text.at(i);
      if (c == '\\') {
        i++;
      } else if (c == '"') {
        quoted = !quoted;
      } else if (c == '#' && !quoted && text.at(Math.max(i - 1, 0)) != '{') {
        return true;
      }
    }
    for (int i = at - 1; i > Math.max(0, at - REACH); i--) {
      if (text.at(i) == '/' && text.at(i - 1) == '*') {
        return false;
      }
      if (text.at(i) == '*' && text.at(i - 1) == '/') {
        return true;
      }
    }
    return false;
  }
}
