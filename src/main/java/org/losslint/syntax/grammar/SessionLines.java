package org.losslint.syntax.grammar;

import org.losslint.source.SessionText;
import org.losslint.source.SourceText;

/** Tells what a line is that is no part of a statement in braces. */
final class SessionLines {
  /** What stands at the start of a line. */
  enum Kind {
    /** Configuration in braces. */
    STATEMENT,
    /** A verb of set lines. */
    VERB,
    /** A prompt with its command, a banner, the heading of a section. */
    SESSION,
    /** A comment of a backup tool. */
    COMMENT,
    /** A pager mark, a time stamp, the state of a routing engine. */
    NOISE
  }

  private static final String[] VERBS = {
    "set",
    "deactivate",
    "activate",
    "delete",
    "protect",
    "unprotect",
    "insert",
    "rename",
    "copy",
    "annotate",
    "edit",
    "top",
    "up",
    "wildcard",
    "replace"
  };

  private static final String[] TAGS = {
    "inactive:", "active:", "protect:", "unprotect:", "replace:", "delete:"
  };

  /** Commands that are told from a statement by the missing sign at the end of the line. */
  private static final String[] COMMANDS = {
    "show",
    "exit",
    "quit",
    "commit",
    "load",
    "rollback",
    "run",
    "configure",
    "cli",
    "Entering",
    "Exiting"
  };

  private static final String[] ENGINE_STATES = {
    "{master", "{backup", "{primary", "{secondary", "{linecard", "{disabled", "{hold", "{local"
  };

  private static final String[] FAREWELLS = {
    "Connection to ",
    "Last login",
    "--- JUNOS",
    "Connection closed",
    "error: ",
    "warning: ",
    "commit complete",
    "commit confirmed",
    "commit failed",
    "load complete",
    "configuration check succeeds",
    "--More--",
    "=~=~=~=",
    "[Type ^D",
    "```"
  };

  /** What a set line may speak of when it stands behind a block that was never closed. */
  private static final String[] STANZAS = {
    "class-of-service",
    "interfaces",
    "groups",
    "system",
    "apply-groups",
    "chassis",
    "firewall",
    "version",
    "protocols",
    "policy-options",
    "routing-options",
    "routing-instances",
    "security",
    "snmp",
    "forwarding-options",
    "vlans",
    "services"
  };

  private int end;

  /** Where the line, or its part that was recognised, ends. */
  int end() {
    return end;
  }

  /** What starts at {@code at}, the first sign of a line. */
  Kind kind(SourceText text, int at, int depth) {
    int c = text.at(at);
    if (c >= 'a' && c <= 'z') {
      int verb = word(text, at, VERBS);
      if (verb > 0 && (depth == 0 || isTopLevel(text, verb))) {
        end = verb;
        return Kind.VERB;
      }
    }
    switch (c) {
      case '}', '/', '#', '"', '<', ';', ']':
        return Kind.STATEMENT;
      case '{':
        return engineState(text, at);
      case '-':
        return pager(text, at);
      case '[':
        return text.startsWith("[edit", at)
            ? session(text, at)
            : farewell(text, at, text.lineEnd(at));
      case '\'':
        return complaint(text, at, depth);
      case '!':
        end = text.lineEnd(at);
        return depth == 0 ? Kind.COMMENT : Kind.STATEMENT;
      default:
        return prompt(text, at, depth);
    }
  }

  /** Whether a word that ends with a colon is a tag of Junos. */
  boolean isTag(SourceText text, int start, int stop) {
    for (String tag : TAGS) {
      if (stop - start == tag.length() && text.startsWith(tag, start)) {
        return true;
      }
    }
    return false;
  }

  /** Where a tag ends that stands right before a name, without a blank; -1 for none. */
  int tagEnd(SourceText text, int start, int stop) {
    int c = text.at(start);
    if (c != 'i' && c != 'a' && c != 'p' && c != 'u' && c != 'r' && c != 'd') {
      return -1;
    }
    for (String tag : TAGS) {
      if (stop - start > tag.length() && text.startsWith(tag, start)) {
        return start + tag.length();
      }
    }
    return -1;
  }

  /** Whether the output of a command ends before the line at {@code at}. */
  boolean endsOutput(SourceText text, int at) {
    if (at >= text.length()) {
      return true;
    }
    int lineEnd = text.lineEnd(at);
    int last = lineEnd - 1;
    while (last > at && text.at(last) <= ' ') {
      last--;
    }
    return text.startsWith("[edit", at)
        || text.startsWith("set ", at)
        || SessionText.promptEnd(text, at, lineEnd) > 0
        || (text.at(at) > ' ' && last > at && text.at(last) == '{');
  }

  private static int word(SourceText text, int at, String[] words) {
    for (String word : words) {
      int stop = at + word.length();
      if (text.startsWith(word, at)
          && (stop == text.length() || SourceText.isBlank(text.at(stop)))) {
        return stop;
      }
    }
    return -1;
  }

  private static boolean isTopLevel(SourceText text, int verbEnd) {
    return verbEnd + 1 < text.length() && word(text, verbEnd + 1, STANZAS) > 0;
  }

  private Kind session(SourceText text, int at) {
    end = text.lineEnd(at);
    return Kind.SESSION;
  }

  private Kind engineState(SourceText text, int at) {
    for (String state : ENGINE_STATES) {
      if (text.startsWith(state, at)) {
        int close = text.indexOf('}', at, text.lineEnd(at));
        int next = at + state.length();
        if (close >= next && (close == next || text.at(next) == ':')) {
          end = close + 1;
          return Kind.NOISE;
        }
      }
    }
    return Kind.STATEMENT;
  }

  private Kind pager(SourceText text, int at) {
    int lineEnd = text.lineEnd(at);
    if (text.startsWith("---(", at)) {
      int close = text.indexOf(')', at, lineEnd);
      if (close > 0) {
        end = close + 1;
        while (end < lineEnd && text.at(end) == '-') {
          end++;
        }
        return Kind.NOISE;
      }
    }
    return farewell(text, at, lineEnd);
  }

  /** A line with one name in quotes: what an error of a commit is about. */
  private Kind complaint(SourceText text, int at, int depth) {
    int lineEnd = text.lineEnd(at);
    int close = text.indexOf('\'', at + 1, lineEnd);
    int last = lineEnd - 1;
    while (last > at && text.at(last) <= ' ') {
      last--;
    }
    end = lineEnd;
    return depth == 0 && close == last ? Kind.NOISE : Kind.STATEMENT;
  }

  private Kind farewell(SourceText text, int at, int lineEnd) {
    for (String farewell : FAREWELLS) {
      if (text.startsWith(farewell, at)) {
        end = lineEnd;
        return Kind.NOISE;
      }
    }
    return Kind.STATEMENT;
  }

  private Kind prompt(SourceText text, int at, int depth) {
    int lineEnd = text.lineEnd(at);
    int command = SessionText.promptEnd(text, at, lineEnd);
    if (command > 0) {
      int next = command;
      while (next < lineEnd && text.at(next) <= ' ') {
        next++;
      }
      // The rest of the line is a set line of its own.
      end = next < lineEnd && word(text, next, VERBS) > 0 ? next : lineEnd;
      return Kind.SESSION;
    }
    if (isTimeStamp(text, at, lineEnd)) {
      end = lineEnd;
      return Kind.NOISE;
    }
    if (depth > 0) {
      return Kind.STATEMENT;
    }
    int last = lineEnd - 1;
    while (last > at && text.at(last) <= ' ') {
      last--;
    }
    if (text.at(last) == ':' && isHeading(text, at, last)) {
      return session(text, at);
    }
    boolean isStatement = text.at(last) == ';' || text.at(last) == '{' || text.at(last) == '}';
    if (!isStatement && word(text, at, COMMANDS) > 0) {
      return session(text, at);
    }
    return farewell(text, at, lineEnd);
  }

  /** {@code PE1:}, as files with the commands of several routers have it. */
  private boolean isHeading(SourceText text, int at, int last) {
    for (int i = at; i < last; i++) {
      if (text.at(i) <= ' ' || text.at(i) == '"' || text.at(i) == ':') {
        return false;
      }
    }
    return !isTag(text, at, last + 1);
  }

  /** {@code Mar 04 10:11:12}, which {@code set cli timestamp} prints. */
  private static boolean isTimeStamp(SourceText text, int at, int lineEnd) {
    if (lineEnd - at < 15 || text.at(at) < 'A' || text.at(at) > 'Z') {
      return false;
    }
    String pattern = "Aaa 99 99:99:99";
    for (int i = 1; i < pattern.length(); i++) {
      int c = text.at(at + i);
      boolean fits =
          switch (pattern.charAt(i)) {
            case 'a' -> c >= 'a' && c <= 'z';
            case '9' -> c >= '0' && c <= '9' || (c == ' ' && i == 4);
            default -> c == pattern.charAt(i);
          };
      if (!fits) {
        return false;
      }
    }
    return true;
  }
}
