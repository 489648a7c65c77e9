package org.losslint.syntax.nic;

import java.util.Optional;

/**
 * A prompt at the start of a line, of a shell or of a Junos device.
 *
 * @param host the name of the host in it
 * @param behind index of the first code point of the command
 * @param certain whether it can be nothing else; {@code gpu1#} is a prompt only when a command
 *     follows
 */
record Prompt(Optional<Hint> host, int behind, boolean certain) {

  /** The prompt that {@code line} starts with. */
  static Optional<Prompt> of(Line line) {
    int start = line.indent();
    if (start == line.length()) {
      return Optional.empty();
    }
    if (line.at(start) == '[') {
      return bracketed(line, start);
    }
    int end = endOfWord(line, start);
    int mark = end - 1;
    if (!isMark(line.at(mark))) {
      // `root@gpu1:~ # command`
      mark = end + 1;
      boolean apart =
          mark < line.length() && isMark(line.at(mark)) && endOfWord(line, mark) == mark + 1;
      if (!apart || find(line, '@', start, end) < 0) {
        return Optional.empty();
      }
    }
    if (mark == start) {
      return Optional.of(new Prompt(Optional.empty(), Math.min(start + 2, line.length()), false));
    }
    int at = find(line, '@', start, mark);
    return prompt(line, at < 0 ? start : at + 1, mark, mark + 1, at >= 0);
  }

  /** {@code [root@gpu1 ~]# command}. */
  private static Optional<Prompt> bracketed(Line line, int start) {
    int close = find(line, ']', start, line.length());
    if (close < 0 || close + 1 >= line.length() || !isMark(line.at(close + 1))) {
      return Optional.empty();
    }
    int at = find(line, '@', start, close);
    return prompt(line, at < 0 ? start + 1 : at + 1, close, close + 2, true);
  }

  private static Optional<Prompt> prompt(
      Line line, int from, int limit, int behind, boolean certain) {
    int to = from;
    while (to < limit && isHostPart(line.at(to))) {
      to++;
    }
    if (to == from) {
      return Optional.empty();
    }
    Hint host = new Hint(line.text(from, to), line.span(from, to), Hint.Source.PROMPT);
    return Optional.of(new Prompt(Optional.of(host), behind, certain));
  }

  private static int find(Line line, char wanted, int from, int to) {
    for (int i = from; i < to; i++) {
      if (line.at(i) == wanted) {
        return i;
      }
    }
    return -1;
  }

  private static int endOfWord(Line line, int from) {
    int end = from;
    while (end < line.length() && !Line.isSpace(line.at(end))) {
      end++;
    }
    return end;
  }

  private static boolean isMark(int c) {
    return c == '#' || c == '$' || c == '>' || c == '%';
  }

  private static boolean isHostPart(int c) {
    return c == '.'
        || c == '-'
        || c == '_'
        || (c >= '0' && c <= '9')
        || (c >= 'A' && c <= 'Z')
        || (c >= 'a' && c <= 'z');
  }
}
