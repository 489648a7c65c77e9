package org.losslint.source;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.Optional;
import java.util.Set;

/**
 * Tells from its first lines whether a text is a Junos configuration and in which form it is
 * written. Cheap: it looks at lines, not at the language.
 */
final class JunosFormats {
  /** Lines that say something, after which a text that looks like Junos is taken for it. */
  private static final int ENOUGH_LINES = 200;

  /** A configuration behind a longer preface than this is not looked for. */
  static final int SCANNED = 4 << 20;

  /** The stanzas of a configuration, and what class-of-service holds in a relative paste. */
  static final Set<String> STANZAS =
      Set.of(
          "access",
          "accounting-options",
          "applications",
          "apply-groups",
          "apply-groups-except",
          "bridge-domains",
          "chassis",
          "class-of-service",
          "dynamic-profiles",
          "event-options",
          "fabric",
          "firewall",
          "forwarding-options",
          "groups",
          "interfaces",
          "jsrc",
          "logical-systems",
          "multi-chassis",
          "multicast-snooping-options",
          "openconfig-interfaces",
          "policy-options",
          "poe",
          "protocols",
          "routing-instances",
          "routing-options",
          "security",
          "services",
          "snmp",
          "switch-options",
          "system",
          "tenants",
          "unified-edge",
          "virtual-chassis",
          "vlans",
          "vmhost",
          "classifiers",
          "code-point-aliases",
          "congestion-notification-profile",
          "dedicated-buffer",
          "dedicated-buffer-profile",
          "drop-profiles",
          "forwarding-classes",
          "forwarding-class-sets",
          "rewrite-rules",
          "scheduler-maps",
          "schedulers",
          "shared-buffer",
          "traffic-control-profiles",
          "transmit-rate",
          "buffer-size",
          "scheduler-map",
          "drop-profile-map",
          "host-name");

  private static final Set<String> VERBS =
      Set.of(
          "set",
          "delete",
          "deactivate",
          "activate",
          "protect",
          "unprotect",
          "insert",
          "rename",
          "copy",
          "annotate",
          "edit",
          "replace");

  private final SourceText text;
  private int setLines;
  private int braceLines;
  private int stanzas;
  private boolean ofSession;
  private int difference = -1;
  private int editLine = -1;

  private JunosFormats(SourceText text) {
    this.text = text;
  }

  /**
   * What was found.
   *
   * @param format a Junos format, or empty when the text is none
   * @param difference where the text turns out to be a difference between configurations, or -1
   */
  record Detection(Optional<Format> format, int difference) {}

  static Detection detect(SourceText text) {
    int start = StructuredFormats.start(text);
    if (start == text.length()) {
      return new Detection(Optional.empty(), -1);
    }
    if (StructuredFormats.isXml(text, start)) {
      return new Detection(StructuredFormats.ofXml(text, start), -1);
    }
    if (JsonOutline.isJson(text, start)) {
      return new Detection(StructuredFormats.ofJson(text, start), -1);
    }
    JunosFormats lines = new JunosFormats(text);
    lines.scan(start);
    return new Detection(Optional.ofNullable(lines.result()), lines.difference);
  }

  @CheckForNull
  private Format result() {
    if (stanzas == 0 || setLines + braceLines == 0) {
      return ofSession && (stanzas > 0 || setLines + braceLines > 0) ? Format.JUNOS_TEXT : null;
    }
    return setLines > braceLines ? Format.JUNOS_SET : Format.JUNOS_TEXT;
  }

  private void scan(int start) {
    int end = Math.min(text.length(), start + SCANNED);
    int at = start;
    boolean comment = false;
    while (at < end && (stanzas == 0 || setLines + braceLines < ENOUGH_LINES)) {
      int lineEnd = text.lineEnd(at);
      int first = skipBlanks(at, lineEnd);
      int last = lastSignificant(first, lineEnd);
      if (comment) {
        comment = !text.slice(first, lineEnd).contains("*/");
      } else if (text.startsWith("/*", first)) {
        comment = !text.slice(first, lineEnd).contains("*/");
      } else if (first <= last) {
        line(at, first, last);
      }
      at = lineEnd + 1;
    }
  }

  private int skipBlanks(int from, int end) {
    int at = from;
    while (at < end && SourceText.isBlank(text.at(at))) {
      at++;
    }
    return at;
  }

  private int lastSignificant(int first, int end) {
    int last = end - 1;
    while (last > first && SourceText.isBlank(text.at(last))) {
      last--;
    }
    return last;
  }

  private void line(int start, int first, int last) {
    int c = text.at(first);
    if (c == '#' || c == '!') {
      ofSession |=
          text.startsWith("#RANCID-CONTENT-TYPE: junos", first)
              || text.startsWith("#RANCID-CONTENT-TYPE: juniper", first);
      return;
    }
    if (text.startsWith("[edit", first)) {
      ofSession = true;
      editLine = start;
      return;
    }
    if (start == first && isChange(c, first)) {
      difference = difference < 0 ? editLine : difference;
      first = skipBlanks(first + 1, last + 1);
    } else if (isDifferenceHeader(first)) {
      difference = start;
      return;
    }
    int prompt = SessionText.promptEnd(text, first, last + 1);
    if (prompt > 0) {
      ofSession |= isShowConfiguration(prompt, last + 1);
      first = skipBlanks(prompt, last + 1);
    }
    words(first, last);
  }

  /** A line that {@code show | compare} added or took away: only behind its header. */
  private boolean isChange(int c, int first) {
    return editLine >= 0
        && (c == '+' || c == '-')
        && first + 1 < text.length()
        && text.at(first + 1) <= ' ';
  }

  private boolean isDifferenceHeader(int first) {
    return text.startsWith("diff --git ", first)
        || text.startsWith("@@ -", first)
        || text.startsWith("<<<<<<< ", first)
        || (text.startsWith("--- ", first) && text.startsWith("+++ ", text.lineEnd(first) + 1));
  }

  private boolean isShowConfiguration(int from, int end) {
    String command = text.slice(from, end).strip();
    return command.startsWith("show configuration") || command.startsWith("show | ");
  }

  private void words(int first, int last) {
    int at = first;
    String word = word(at, last);
    while (word.endsWith(":") && at + word.length() <= last) {
      at = skipBlanks(at + word.length(), last + 1);
      word = word(at, last);
    }
    word = tagless(word);
    if (VERBS.contains(word) && text.at(last) != '{') {
      String second = word(skipBlanks(at + word.length(), last + 1), last);
      setLines++;
      stanzas += STANZAS.contains(second) || second.equals("version") ? 1 : 0;
      return;
    }
    int end = text.at(last);
    if (end == '{' || end == ';' || end == '}') {
      braceLines++;
      stanzas += STANZAS.contains(word) || word.equals("version") ? 1 : 0;
    } else if (text.indexOf(';', first, last) > 0 || text.indexOf('{', first, last) > 0) {
      braceLines++;
      stanzas += STANZAS.contains(word) ? 1 : 0;
    } else if (STANZAS.contains(word) && opensBelow(last + 1)) {
      braceLines++;
      stanzas++;
    } else if (text.startsWith("show configuration", first)) {
      ofSession = true;
    }
  }

  /** The word behind a tag that stands right before it: {@code inactive:interfaces}. */
  private static String tagless(String word) {
    int colon = word.indexOf(':');
    return colon > 0 && STANZAS.contains(word.substring(colon + 1))
        ? word.substring(colon + 1)
        : word;
  }

  /** Some people put the brace that opens a block on a line of its own. */
  private boolean opensBelow(int from) {
    int at = skipBlanks(from, Math.min(text.length(), from + 1000));
    return at < text.length() && text.at(at) == '{';
  }

  private String word(int start, int last) {
    int end = start;
    while (end <= last
        && !SourceText.isBlank(text.at(end))
        && text.at(end) != ';'
        && text.at(end) != '{') {
      end++;
    }
    return text.slice(start, Math.max(start, end));
  }
}
