package org.losslint.source;

import java.util.Optional;
import java.util.Set;

/** Tells whether XML or JSON holds a configuration of Junos. */
final class StructuredFormats {
  /** Enough of an XML text to know its root. */
  private static final int HEAD = 1 << 16;

  private static final Set<String> XML_ROOTS =
      Set.of("configuration", "rpc-reply", "rpc", "config", "data", "edit-config", "hello");

  private StructuredFormats() {}

  /** Where XML or JSON may start: behind blanks, and behind the commands that printed it. */
  static int start(SourceText text) {
    int start = skip(text, 0);
    int at = start;
    while (at < text.length() && SessionText.promptEnd(text, at, text.lineEnd(at)) > 0) {
      at = skip(text, text.lineEnd(at));
    }
    boolean marked = at < text.length() && (text.at(at) == '<' || JsonOutline.isJson(text, at));
    return marked ? at : start;
  }

  static boolean isXml(SourceText text, int start) {
    int next = start + 1 < text.length() ? text.at(start + 1) : ' ';
    return text.at(start) == '<' && (next == '?' || next == '!' || Character.isLetter(next));
  }

  private static int skip(SourceText text, int from) {
    int at = from;
    while (at < text.length() && text.at(at) <= ' ') {
      at++;
    }
    return at;
  }

  static Optional<Format> ofJson(SourceText text, int start) {
    Set<String> names = JsonOutline.of(text, start).names();
    boolean junos = names.contains("configuration");
    for (String name : names) {
      junos |= JunosFormats.STANZAS.contains(name) || name.endsWith(":configuration");
    }
    return junos ? Optional.of(Format.JUNOS_JSON) : Optional.empty();
  }

  /** XML that holds a configuration; a reply may also hold one in JSON. */
  static Optional<Format> ofXml(SourceText text, int start) {
    int end = Math.min(text.length(), start + JunosFormats.SCANNED);
    String head = text.slice(start, Math.min(end, start + HEAD));
    if (!XML_ROOTS.contains(ForeignFormats.xmlRoot(head))) {
      return Optional.empty();
    }
    for (int at = start; at < end; at++) {
      int c = text.at(at);
      if ((c == '<' || c == ':') && text.startsWith("configuration", at + 1)) {
        int behind = at + 1 + "configuration".length();
        if (behind < end && (text.at(behind) <= ' ' || ">/".indexOf(text.at(behind)) >= 0)) {
          return Optional.of(Format.JUNOS_XML);
        }
      } else if (c == '{' && JsonOutline.isJson(text, at)) {
        return ofJson(text, at);
      }
    }
    return Optional.empty();
  }
}
