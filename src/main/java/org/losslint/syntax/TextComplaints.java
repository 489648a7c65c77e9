package org.losslint.syntax;

import org.losslint.source.Diagnostic.Kind;
import org.losslint.source.Severity;

/** Says what is wrong with the text of a configuration, in the words that its owner reads. */
final class TextComplaints {
  private final Diagnostics log;
  private boolean broken;

  TextComplaints(Diagnostics log) {
    this.log = log;
  }

  void brokenString(int start, int end) {
    if (log.isFull(Kind.UNTERMINATED_STRING)) {
      return;
    }
    log.add(
        Kind.UNTERMINATED_STRING,
        Severity.ERROR,
        start,
        end,
        "the string " + log.quote(start, end) + " is not closed; it is taken to end with its line",
        "close it with a quote");
  }

  void typographicQuote(int start, int end) {
    if (log.isFull(Kind.SYNTAX)) {
      return;
    }
    log.add(
        Kind.SYNTAX,
        Severity.ERROR,
        start,
        end,
        "typographic quotes are no quotes: " + log.quote(start, end),
        "write \" around the text");
  }

  void entities(int start, int end) {
    log.once(
        Kind.ENCODING,
        Severity.WARNING,
        start,
        end,
        "XML escapes such as " + log.quote(start, end) + " stand in text; they were decoded",
        "save the configuration as text, not as a piece of XML");
  }

  void foreignBlank(int at) {
    log.once(
        Kind.ENCODING,
        Severity.WARNING,
        at,
        at + 1,
        "blanks between words are none that a device knows, first in line "
            + log.line(at)
            + "; they were read as blanks",
        "replace them: they come from a web page or a word processor");
  }

  void brokenLine(int start, int end) {
    if (!broken) {
      broken = true;
      log.add(
          Kind.SESSION_TEXT,
          Severity.WARNING,
          start,
          end,
          "a terminal broke long lines, first line " + log.line(start) + "; they were joined again",
          "copy the session with `set cli screen-width 0`");
    }
  }

  void missingSemicolon(int at, Severity severity) {
    log.add(
        Kind.SYNTAX,
        severity,
        at,
        at,
        "`;` is missing at the end of the statement",
        "put `;` behind it");
  }

  void noVerb(int start, int end) {
    if (log.isFull(Kind.SYNTAX)) {
      return;
    }
    log.add(
        Kind.SYNTAX,
        Severity.ERROR,
        start,
        end,
        "this line among set lines starts with none of their verbs and was not read: "
            + log.quote(start, end),
        "write `set` before it; where a terminal has broken the line before it, join the two");
  }

  void missingBracket(int at) {
    log.add(
        Kind.SYNTAX, Severity.ERROR, at, at, "`]` is missing at the end of the list", "close it");
  }

  void stray(int start, int end) {
    if (log.isFull(Kind.SYNTAX)) {
      return;
    }
    log.add(
        Kind.SYNTAX,
        Severity.ERROR,
        start,
        end,
        log.quote(start, end) + " does not belong here",
        "delete it");
  }

  void namelessBlock(int start, int end) {
    log.add(
        Kind.SYNTAX,
        Severity.ERROR,
        start,
        end,
        "a block without a name; what it holds was not read",
        "put its name before the brace");
  }

  void braceTooMany(int start, int end) {
    log.add(
        Kind.UNBALANCED,
        Severity.ERROR,
        start,
        end,
        "one closing brace too many",
        "fetch the configuration again, or delete the brace");
  }

  void missingBrace(int at, String block, int openedAt) {
    if (log.isFull(Kind.UNBALANCED)) {
      return;
    }
    log.add(
        Kind.UNBALANCED,
        Severity.ERROR,
        at,
        at,
        "the block `"
            + block
            + "`, which line "
            + log.line(openedAt)
            + " opens, is not closed: this line stands further to the left than what it holds",
        "put `}` before this line, or fetch the configuration again");
  }

  void missingBraceWithin(int at, String block, int openedAt) {
    log.add(
        Kind.UNBALANCED,
        Severity.ERROR,
        at,
        at,
        "a block within `"
            + block
            + "`, which line "
            + log.line(openedAt)
            + " opens, is not closed before this line",
        "put `}` where it is missing, or fetch the configuration again");
  }

  void tooDeep(int start, int end, int limit) {
    log.add(
        Kind.TOO_LARGE,
        Severity.ERROR,
        start,
        end,
        "blocks are nested more than " + limit + " deep here; what follows was not read",
        "no configuration of a device is nested like this; give the file that the device saved");
  }

  void tooLong(int start) {
    log.add(
        Kind.TOO_LARGE,
        Severity.ERROR,
        start,
        start,
        "a statement of more than " + Phrase.LARGEST + " words; what follows was not read",
        "no configuration of a device has such a statement; give the file that the device saved");
  }

  void longWord(int start) {
    log.add(
        Kind.TOO_LARGE,
        Severity.ERROR,
        start,
        start,
        "a word of more than " + Phrase.LONGEST + " characters; the file was not judged",
        "no device takes such a name or value; give the file that the device saved");
  }

  void tooMany(int at) {
    log.add(
        Kind.TOO_LARGE,
        Severity.ERROR,
        at,
        at,
        "more statements up to here than any device has; the file was not judged",
        "give the configuration of each device in a file of its own");
  }

  /** The text ends, or something else begins, within blocks. */
  void open(int at, String block, int openedAt, int lostStart, int lostEnd) {
    StringBuilder message = new StringBuilder("the text breaks off ");
    if (block.isEmpty()) {
      message.append("in a statement");
    } else {
      message.append("while `").append(block).append("` is open");
      message.append(", which line ").append(log.line(openedAt)).append(" opens");
    }
    if (lostEnd > lostStart) {
      message.append("; its last statement ").append(log.quote(lostStart, lostEnd));
      message.append(" is incomplete and was dropped");
    }
    log.add(
        Kind.UNBALANCED,
        Severity.ERROR,
        Math.min(at, lostEnd > lostStart ? lostStart : at),
        at,
        message.toString(),
        "fetch the configuration again: it is cut, or a closing brace is missing");
  }

  void openAnnotation(int start) {
    log.add(
        Kind.UNBALANCED,
        Severity.ERROR,
        start,
        start + 2,
        "the annotation that starts here is never closed; all behind it was taken for its text",
        "close it with */");
  }

  void session(int start, int end) {
    log.once(
        Kind.SESSION_TEXT,
        Severity.WARNING,
        start,
        end,
        "text of a terminal session stands in the file, first in line "
            + log.line(start)
            + ": "
            + log.quote(start, end),
        "save the configuration with `show configuration | no-more | save FILE`");
  }

  void mixed(int start, int end) {
    log.once(
        Kind.MIXED_FORMATS,
        Severity.WARNING,
        start,
        end,
        "set lines and statements in braces stand in one file; they were merged in file order",
        "keep one style in a file");
  }

  void patch(int start, int end) {
    log.once(
        Kind.DIFFERENCE,
        Severity.INFO,
        start,
        end,
        log.quote(start, end) + " is patch text; it was applied as `load replace` would",
        "check the configuration that the device has after the load");
  }

  void noConfiguration() {
    log.add(
        Kind.UNKNOWN_FORMAT,
        Severity.ERROR,
        0,
        0,
        "no configuration: no statement was found in the file",
        "give the file that the device saved");
  }

  void command(Severity severity, int start, int end, String message, String wayOut) {
    log.add(Kind.SYNTAX, severity, start, end, message, wayOut);
  }
}
