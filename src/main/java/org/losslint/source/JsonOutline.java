package org.losslint.source;

import java.util.LinkedHashSet;
import java.util.Set;

/** The names in the two outermost levels of a JSON object, which tell what it describes. */
final class JsonOutline {
  private static final int SCANNED = 1 << 18;
  private static final int NAMES = 200;

  private final Set<String> names = new LinkedHashSet<>();

  private JsonOutline() {}

  /** Whether JSON starts at {@code start}: a string follows its brace, or an object its bracket. */
  static boolean isJson(SourceText text, int start) {
    if (text.at(start) != '{' && text.at(start) != '[') {
      return false;
    }
    int at = start + 1;
    while (at < text.length() && text.at(at) <= ' ') {
      at++;
    }
    int next = at < text.length() ? text.at(at) : ' ';
    return text.at(start) == '{' ? next == '"' || next == '}' : next == '{';
  }

  static JsonOutline of(SourceText text, int start) {
    JsonOutline outline = new JsonOutline();
    outline.scan(text, start, Math.min(text.length(), start + SCANNED));
    return outline;
  }

  /** In the order in which they stand. */
  Set<String> names() {
    return names;
  }

  private void scan(SourceText text, int start, int end) {
    int depth = 0;
    int at = start;
    while (at < end && names.size() < NAMES) {
      int c = text.at(at);
      if (c == '{') {
        depth++;
      } else if (c == '}') {
        depth--;
      } else if (c == '"') {
        int close = at + 1;
        while (close < end && text.at(close) != '"') {
          close += text.at(close) == '\\' ? 2 : 1;
        }
        close = Math.min(close, end);
        int colon = close + 1;
        while (colon < end && text.at(colon) <= ' ') {
          colon++;
        }
        if (depth <= 2 && colon < end && text.at(colon) == ':') {
          names.add(text.slice(at + 1, close));
        }
        at = close;
      }
      at++;
    }
  }
}
