package org.losslint.syntax.change;

import java.util.ArrayList;
import java.util.List;
import org.losslint.source.Place;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
import org.losslint.source.Span;

/** Turns a change of any form into the set lines that do the same. */
final class ChangeReader {
  private final SourceFile file;
  private final SourceText text;
  private final ChangeForm form;
  private final List<ChangeLine> lines = new ArrayList<>();
  private final List<Problem> problems;

  /** What is known of a block that is open. */
  private static final class Block {
    private final String path;
    private final char sign;
    private final boolean isGone;
    private boolean holdsSome;

    Block(String path, char sign, boolean isGone) {
      this.path = path;
      this.sign = sign;
      this.isGone = isGone;
    }
  }

  private final List<Block> blocks = new ArrayList<>();
  private String level = "";
  private final StringBuilder statement = new StringBuilder();
  private int start = -1;
  private int end;
  private char sign = ' ';

  private ChangeReader(SourceFile file, List<Problem> problems) {
    this.file = file;
    this.text = file.text();
    this.problems = problems;
    this.form = ChangeForm.of(text);
  }

  static List<ChangeLine> read(SourceFile file, List<Problem> problems) {
    ChangeReader reader = new ChangeReader(file, problems);
    if (reader.form == ChangeForm.PROGRAM) {
      reader.program();
    } else {
      reader.blocks();
    }
    return reader.lines;
  }

  private void program() {
    for (int number = 1; number <= text.lineCount(); number++) {
      Span line = text.line(number);
      String words = text.slice(line).strip();
      if (!words.isEmpty()) {
        lines.add(new ChangeLine(words, trimmed(line), true));
      }
    }
  }

  private Span trimmed(Span line) {
    int from = line.start();
    int to = line.end();
    while (from < to && text.at(from) <= ' ') {
      from++;
    }
    while (to > from && text.at(to - 1) <= ' ') {
      to--;
    }
    return new Span(from, to);
  }

  private void blocks() {
    for (int number = 1; number <= text.lineCount(); number++) {
      Span line = text.line(number);
      int at = line.start();
      if (form == ChangeForm.COMPARISON) {
        if (text.startsWith("[edit", trimmed(line).start())) {
          banner(trimmed(line));
          continue;
        }
        char first = at < line.end() ? (char) text.at(at) : ' ';
        boolean signed = first == '+' || first == '-' || first == '!';
        sign = signed ? first : ' ';
        at += signed ? 1 : 0;
      }
      words(at, line.end());
    }
    if (start >= 0 || !blocks.isEmpty()) {
      int at = start >= 0 ? start : text.length();
      problems.add(
          Problem.at(
              new Place(file, new Span(Math.min(at, text.length()), text.length())),
              "the change breaks off within a statement or a block",
              "give all of it"));
    }
  }

  /** {@code [edit class-of-service schedulers s1]}. */
  private void banner(Span line) {
    String words = text.slice(line);
    int close = words.lastIndexOf(']');
    level = words.substring("[edit".length(), close < 0 ? words.length() : close).strip();
    blocks.clear();
    statement.setLength(0);
    start = -1;
  }

  private void words(int from, int to) {
    int at = from;
    while (at < to) {
      int c = text.at(at);
      if (c <= ' ') {
        at++;
      } else if (c == '#') {
        return;
      } else if (c == '/' && text.startsWith("/*", at)) {
        int close = text.slice(at, text.length()).indexOf("*/");
        at = close < 0 ? to : Math.min(to, at + close + 2);
      } else if (c == ';') {
        leaf(at + 1);
        at++;
      } else if (c == '{') {
        open(at + 1);
        at++;
      } else if (c == '}') {
        close(at);
        at++;
      } else {
        at = word(at, to);
      }
    }
  }

  private int word(int from, int to) {
    int at = from;
    int quote = text.at(from) == '"' ? '"' : 0;
    if (quote != 0) {
      at++;
      while (at < to && text.at(at) != quote) {
        at += text.at(at) == '\\' ? 2 : 1;
      }
      at = Math.min(to, at + 1);
    } else if (text.at(from) == '[' || text.at(from) == ']') {
      at++;
    } else {
      while (at < to && text.at(at) > ' ' && "{};[]\"".indexOf(text.at(at)) < 0) {
        at++;
      }
    }
    if (start < 0) {
      start = from;
    }
    statement.append(statement.length() > 0 ? " " : "").append(text.slice(from, at));
    end = at;
    return at;
  }

  private static final List<String> TAGS =
      List.of("replace:", "delete:", "inactive:", "active:", "protect:", "unprotect:", "merge:");

  /** The tags before a statement, which are taken off it. */
  private List<String> tags() {
    List<String> tags = new ArrayList<>(1);
    boolean found = true;
    while (found) {
      found = false;
      for (String tag : TAGS) {
        if (statement.indexOf(tag) == 0
            && (statement.length() == tag.length() || statement.charAt(tag.length()) == ' ')) {
          tags.add(tag);
          statement.delete(0, Math.min(statement.length(), tag.length() + 1));
          found = true;
        }
      }
    }
    return tags;
  }

  private String path(String below) {
    String above = blocks.isEmpty() ? level : blocks.get(blocks.size() - 1).path;
    return above.isEmpty() ? below : below.isEmpty() ? above : above + " " + below;
  }

  private boolean isGone() {
    return !blocks.isEmpty() && blocks.get(blocks.size() - 1).isGone;
  }

  private void emit(String verb, String path) {
    if (!path.isEmpty()) {
      lines.add(new ChangeLine(verb + " " + path, new Span(Math.max(start, 0), end), false));
    }
  }

  private void leaf(int after) {
    if (start < 0) {
      return;
    }
    end = after - 1;
    List<String> tags = tags();
    String path = path(statement.toString());
    holdsSome();
    if (!isGone()) {
      if (sign == '-' || tags.contains("delete:")) {
        emit("delete", path);
      } else if (form == ChangeForm.PATCH || sign == '+') {
        if (tags.contains("replace:")) {
          emit("delete", path);
        }
        emit("set", path);
        states(tags, path);
      } else if (sign == '!') {
        states(tags, path);
      }
    }
    clear();
  }

  private void states(List<String> tags, String path) {
    for (String tag : tags) {
      switch (tag) {
        case "inactive:" -> emit("deactivate", path);
        case "active:" -> emit("activate", path);
        case "protect:" -> emit("protect", path);
        case "unprotect:" -> emit("unprotect", path);
        default -> {}
      }
    }
  }

  private void open(int after) {
    end = start < 0 ? after : end;
    List<String> tags = tags();
    String path = path(statement.toString());
    holdsSome();
    boolean gone = isGone();
    if (!gone && (sign == '-' || tags.contains("delete:"))) {
      emit("delete", path);
      gone = true;
    } else if (!gone) {
      if (tags.contains("replace:")) {
        emit("delete", path);
      }
      if (sign == '!' || tags.contains("inactive:") || tags.contains("active:")) {
        if (form == ChangeForm.PATCH || sign == '+') {
          emit("set", path);
        }
        states(tags, path);
      }
    }
    Block block = new Block(path, sign, gone);
    blocks.add(block);
    clear();
  }

  private void holdsSome() {
    if (!blocks.isEmpty()) {
      blocks.get(blocks.size() - 1).holdsSome = true;
    }
  }

  private void close(int at) {
    if (start >= 0) {
      // The last statement of a block without its sign.
      leaf(at);
    }
    if (blocks.isEmpty()) {
      return;
    }
    Block block = blocks.remove(blocks.size() - 1);
    boolean adds = form == ChangeForm.PATCH || block.sign == '+';
    if (!block.isGone && !block.holdsSome && adds) {
      start = at;
      end = at + 1;
      emit("set", block.path);
    }
    clear();
  }

  private void clear() {
    statement.setLength(0);
    start = -1;
  }
}
