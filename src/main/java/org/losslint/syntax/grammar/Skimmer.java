package org.losslint.syntax.grammar;

import org.losslint.source.SourceText;

/**
 * Passes over a stanza that losslint never reads: most of a real file. It builds nothing and still
 * sees that braces and strings close, which groups are applied, and which names of class-of-service
 * are used, so that none of these is called unused.
 *
 * <p>A hand-made scan, because it is the one place where the speed of a file depends on each
 * character.
 */
public final class Skimmer {
  private static final int TAB = 8;
  private static final byte BLANK = 1;
  private static final byte WORD = 2;
  private static final byte SIGN = 3;
  private static final byte[] CLASSES = new byte[256];

  static {
    for (int c = 0; c < CLASSES.length; c++) {
      CLASSES[c] = c <= ' ' || c == 127 ? BLANK : WORD;
    }
    for (char c : "{}[];\"".toCharArray()) {
      CLASSES[c] = SIGN;
    }
  }

  /** Words whose next word is the name of something that class-of-service or a group defines. */
  private static final String[] KEYWORDS = {
    "apply-groups",
    "forwarding-class",
    "scheduler-map",
    "scheduler",
    "drop-profile",
    "traffic-control-profile",
    "output-traffic-control-profile",
    "input-traffic-control-profile",
    "congestion-notification-profile",
    "loss-priority",
    "dscp",
    "dscp-ipv6",
    "exp",
    "ieee-802.1",
    "inet-precedence"
  };

  private static final byte[] NONE = {};
  private static final int SHORTEST_KEYWORD = 3;
  private static final int LONGEST_KEYWORD = 31;

  /** What is noticed on the way. */
  public interface Observer {
    /** {@code keyword} with the name that follows it. */
    void reference(String keyword, int start, int end);

    /** A string that its line ends. */
    void brokenString(int start, int end);

    /** An annotation. */
    void annotation(int start, int end);

    /** A pager mark or the like. */
    void noise(int start, int end);
  }

  private final SourceText text;

  /** The text where each of its code points is one byte, else nothing: asked for each character. */
  private final byte[] bytes;

  private final int length;
  private final Observer observer;
  private final SessionLines lines = new SessionLines();
  private int deepest;
  private int open;
  private int lastBroken = -1;

  /** No single quote follows before this offset. */
  private int quoteless = -1;

  public Skimmer(SourceText text, Observer observer) {
    this.text = text;
    this.bytes = text.isNarrow() ? text.narrow() : NONE;
    this.length = text.length();
    this.observer = observer;
  }

  private int at(int offset) {
    return bytes != NONE ? bytes[offset] & 0xFF : text.at(offset);
  }

  /** How many blocks were open within the one that was passed over last. */
  public int deepest() {
    return deepest;
  }

  /** How many blocks within that one were still open when a column ended it. */
  public int open() {
    return open;
  }

  /**
   * Passes over a block.
   *
   * @param from behind its opening brace
   * @param column a line that stands no further from the left than this ends the block, even where
   *     its braces do not; -1 to go by braces alone
   * @return the offset of its closing brace; where a session, a set line or a column ends it, of
   *     that line; else the end of the text
   */
  public int block(int from, int column) {
    deepest = 0;
    open = 0;
    int depth = 0;
    int at = from;
    while (at < length) {
      int c = at(at);
      int kind = c < CLASSES.length ? CLASSES[c] : WORD;
      if (kind == BLANK) {
        at++;
        if (c == '\n' && column >= 0) {
          int outdented = outdented(at, column);
          if (outdented >= 0) {
            open = depth;
            return outdented;
          }
        }
        if (c == ' ') {
          at = blanksEnd(at);
        } else if (c == '\n' && at < length && at(at) > ' ') {
          int resume = lineStart(at);
          if (resume < 0) {
            return at;
          }
          at = resume;
        }
      } else if (kind == WORD) {
        at = word(at, c);
      } else if (c == '"') {
        at = string(at);
      } else {
        at++;
        if (c == '{') {
          deepest = Math.max(deepest, ++depth);
        } else if (c == '}' && --depth < 0) {
          return at - 1;
        }
      }
    }
    return length;
  }

  /** Passes over the rest of a set line; returns its end. */
  public int line(int from) {
    int end = text.lineEnd(from);
    int at = from;
    while (at < end) {
      int c = at(at);
      int kind = c < CLASSES.length ? CLASSES[c] : WORD;
      if (kind == WORD) {
        at = Math.min(word(at, c), end);
      } else if (c == '"') {
        at = Math.min(string(at), end);
      } else {
        at++;
      }
    }
    return end;
  }

  /** The first sign of the line when it stands no further from the left, else -1. */
  private int outdented(int lineStart, int limit) {
    int column = 0;
    int at = lineStart;
    while (at < length && at(at) <= ' ' && at(at) != '\n') {
      column += at(at) == '\t' ? TAB - column % TAB : 1;
      at++;
    }
    int first = at < length ? at(at) : '\n';
    boolean decides = first > ' ' && first != '#' && first != '/' && first != '-';
    return decides && column <= limit ? at : -1;
  }

  /** Where to go on at a line that starts without indentation, or -1 when it ends the block. */
  private int lineStart(int at) {
    if (at(at) == '}' || at(at) == '#' || at(at) == '/') {
      return at;
    }
    return switch (lines.kind(text, at, 1)) {
      case VERB, SESSION -> -1;
      case NOISE -> {
        observer.noise(at, lines.end());
        yield lines.end();
      }
      default -> at;
    };
  }

  private int word(int start, int first) {
    if (first == '#') {
      return text.lineEnd(start);
    }
    if (first == '/' && start + 1 < length && at(start + 1) == '*') {
      return annotation(start);
    }
    if (first == '\'') {
      int close = closingQuote(start + 1);
      if (close > 0) {
        return close + 1;
      }
    }
    int end = wordEnd(start + 1);
    int size = end - start;
    if (size >= SHORTEST_KEYWORD && size <= LONGEST_KEYWORD && mayBeKeyword(first)) {
      for (String keyword : KEYWORDS) {
        if (keyword.length() == size && text.startsWith(keyword, start)) {
          references(keyword, end);
          break;
        }
      }
    }
    return end;
  }

  /** Whether a word names something of class-of-service, or a group, by the word behind it. */
  public static boolean isKeyword(String word) {
    for (String keyword : KEYWORDS) {
      if (keyword.equals(word)) {
        return true;
      }
    }
    return false;
  }

  /** The next single quote of the line; each line is searched to its end once only. */
  private int closingQuote(int from) {
    if (from < quoteless) {
      return -1;
    }
    int at = from;
    while (at < length && at(at) != '\n') {
      if (at(at) == '\'') {
        return at;
      }
      at++;
    }
    quoteless = at;
    return -1;
  }

  private static boolean mayBeKeyword(int first) {
    return switch (first) {
      case 'a', 'c', 'd', 'e', 'f', 'i', 'l', 'o', 's', 't' -> true;
      default -> false;
    };
  }

  /** Behind the blanks that indent a line. */
  private int blanksEnd(int from) {
    int at = from;
    while (at < length && at(at) == ' ') {
      at++;
    }
    return at;
  }

  private int wordEnd(int from) {
    int at = from;
    while (at < length) {
      int c = at(at);
      if (c < CLASSES.length && CLASSES[c] != WORD) {
        break;
      }
      at++;
    }
    return at;
  }

  /** Looks ahead only: what follows is passed over as everything else. */
  private void references(String keyword, int from) {
    int at = from;
    boolean list = false;
    while (at < length) {
      int c = at(at);
      if (c == '[' && !list) {
        list = true;
        at++;
      } else if (c <= ' ') {
        at++;
      } else if (c == '"') {
        int end = string(at);
        observer.reference(keyword, at + 1, Math.max(at + 1, end - 1));
        at = end;
      } else if (c < CLASSES.length && CLASSES[c] == SIGN) {
        return;
      } else {
        int end = wordEnd(at);
        observer.reference(keyword, at, end);
        at = end;
      }
      if (!list && at > from && at(at - 1) > ' ') {
        return;
      }
    }
  }

  private int annotation(int start) {
    int at = start + 2;
    while (at + 1 < length && !(at(at) == '*' && at(at + 1) == '/')) {
      at++;
    }
    int end = Math.min(at + 2, length);
    observer.annotation(start, end);
    return end;
  }

  private int string(int start) {
    int at = start + 1;
    while (at < length) {
      int c = at(at);
      if (c == '"') {
        return at + 1;
      }
      if (c == '\n') {
        break;
      }
      at += c == '\\' && at + 1 < length && at(at + 1) != '\n' ? 2 : 1;
    }
    int end = Math.min(at, length);
    if (start > lastBroken) {
      lastBroken = start;
      observer.brokenString(start, end);
    }
    return end;
  }
}
