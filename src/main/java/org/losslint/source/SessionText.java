package org.losslint.source;

/** What a terminal session leaves in a saved configuration: prompts of a device. */
public final class SessionText {
  private SessionText() {}

  /**
   * Where the command behind a prompt such as {@code netops@dci1>} or {@code root@leaf1#} starts,
   * or -1 when none stands at {@code start}. The sign must be followed by a blank or the line end,
   * so that an address or a wildcard is not taken for a prompt.
   */
  public static int promptEnd(SourceText text, int start, int end) {
    int at = start;
    while (at < end && isNamePart(text.at(at))) {
      at++;
    }
    if (at == start || at >= end) {
      return -1;
    }
    if (text.at(at) != '@') {
      return isPromptOfNobody(text, start, at, end) ? at + 1 : -1;
    }
    int host = ++at;
    while (at < end && (isNamePart(text.at(at)) || text.at(at) == ':')) {
      at++;
    }
    if (at == host || at >= end) {
      return -1;
    }
    int sign = text.at(at);
    boolean isPrompt = sign == '>' || sign == '#' || sign == '%';
    return isPrompt && (at + 1 == end || text.at(at + 1) <= ' ') ? at + 1 : -1;
  }

  /** {@code root>} of a device that has no name yet: alone, or before a command that shows. */
  private static boolean isPromptOfNobody(SourceText text, int start, int sign, int end) {
    if (text.at(sign) != '>' && text.at(sign) != '#') {
      return false;
    }
    int command = sign + 1;
    while (command < end && text.at(command) <= ' ') {
      command++;
    }
    return command == end
        ? text.startsWith("root", start) && sign == start + "root".length()
        : command > sign + 1 && text.startsWith("show ", command);
  }

  /**
   * The host of the prompt that stands at {@code start} and ends at {@code end}; empty for one that
   * names none.
   */
  public static String host(SourceText text, int start, int end) {
    int at = text.indexOf('@', start, end);
    if (at < 0) {
      return "";
    }
    String host = text.slice(at + 1, end - 1);
    int colon = host.indexOf(':');
    return colon < 0 ? host : host.substring(0, colon);
  }

  private static boolean isNamePart(int c) {
    return c >= 'a' && c <= 'z'
        || c >= 'A' && c <= 'Z'
        || c >= '0' && c <= '9'
        || c == '-'
        || c == '_'
        || c == '.';
  }
}
