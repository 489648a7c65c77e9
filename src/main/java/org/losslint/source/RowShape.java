package org.losslint.source;

/** The shapes of rows that may stand alone, without the titles that {@code grep} took away. */
final class RowShape {
  private RowShape() {}

  /**
   * {@code * RPG_TIME_RESET_P1 300 5000 7000}: a name in capitals with an underscore, and then
   * nothing but values. The name must be one of a port or of RoCE, because other files have words
   * in capitals too.
   */
  static boolean isSetting(String line, int at) {
    int start = at;
    if (line.charAt(start) == '*') {
      start = skipBlanks(line, start + 1);
    }
    if (line.startsWith("RO ", start)) {
      start = skipBlanks(line, start + 2);
    }
    int end = start;
    while (end < line.length() && isNamePart(line.charAt(end))) {
      end++;
    }
    String name = line.substring(start, end);
    if (name.isEmpty() || name.charAt(0) < 'A' || name.charAt(0) > 'Z' || !isOfPortOrRoce(name)) {
      return false;
    }
    int value = skipBlanks(line, end);
    return value > end && value < line.length() && areValues(line, value);
  }

  private static boolean isOfPortOrRoce(String name) {
    int mark = name.lastIndexOf("_P");
    if (mark > 0 && mark + 2 < name.length() && areDigits(name, mark + 2, name.length())) {
      return true;
    }
    return name.startsWith("ROCE_") || name.startsWith("RPG_") || name.startsWith("CNP_");
  }

  private static boolean areValues(String line, int from) {
    int at = from;
    while (at < line.length()) {
      int end = at;
      while (end < line.length() && !DumpSign.isBlank(line.charAt(end))) {
        end++;
      }
      char last = line.charAt(end - 1);
      boolean value =
          last == ')' || last == ']' || areDigits(line, at, end) || line.startsWith("N/A", at);
      if (!value) {
        return false;
      }
      at = skipBlanks(line, end);
    }
    return true;
  }

  /** {@code nv_roce_cc_ecn 0}: a row of the list that {@code gen_tlvs_file} writes. */
  static boolean isTlvFlag(String line, int at) {
    int end = at;
    while (end < line.length() && isNamePart(line.charAt(end))) {
      end++;
    }
    int flag = skipBlanks(line, end);
    return line.startsWith("nv_", at)
        && flag > end
        && flag < line.length()
        && (line.charAt(flag) == '0' || line.charAt(flag) == '1')
        && skipBlanks(line, flag + 1) == line.length();
  }

  /** {@code roce_slow_restart_en | 0x00000000}. */
  static boolean isField(String line, int at) {
    int end = at;
    while (end < line.length()
        && (isNamePart(line.charAt(end)) || ".[]".indexOf(line.charAt(end)) >= 0)) {
      end++;
    }
    int bar = skipBlanks(line, end);
    if (bar >= line.length() || line.charAt(bar) != '|') {
      return false;
    }
    return line.startsWith("0x", skipBlanks(line, bar + 1));
  }

  /** How the counters of the driver and of hw_counters begin that rules speak of. */
  private static final String[] COUNTERS = {
    "rx_",
    "tx_",
    "np_",
    "rp_",
    "roce_",
    "out_of_",
    "packet_seq_err",
    "local_ack_timeout_err",
    "pfc_requests_"
  };

  /** {@code rx_prio3_pause: 5}: a counter and its value, and nothing else. */
  static boolean isCounter(String line, int at) {
    boolean known = false;
    for (String start : COUNTERS) {
      known = known || line.startsWith(start, at);
    }
    if (!known) {
      return false;
    }
    int end = at;
    while (end < line.length() && isNamePart(line.charAt(end))) {
      end++;
    }
    int colon = skipBlanks(line, end);
    if (colon >= line.length() || line.charAt(colon) != ':') {
      return false;
    }
    int value = skipBlanks(line, colon + 1);
    int stop = value;
    while (stop < line.length() && isDigit(line.charAt(stop))) {
      stop++;
    }
    return stop > value && skipBlanks(line, stop) == line.length();
  }

  /**
   * {@code 2: eth0: <BROADCAST,UP> mtu 1500} of ip, or {@code eth0: flags=4163<UP> mtu 1500} of
   * ifconfig.
   */
  static boolean isInterface(String line, int at) {
    int mtu = line.indexOf(" mtu ", at);
    if (mtu < 0) {
      return false;
    }
    int flags = line.indexOf(": <", at);
    int old = line.indexOf(": flags=", at);
    return (flags > at && flags < mtu) || (old > at && old < mtu);
  }

  /**
   * {@code link mlx5_0/1 state ACTIVE physical_state LINK_UP netdev eth0} of rdma, or {@code mlx5_0
   * port 1 ==> eth0 (Up)} of ibdev2netdev.
   */
  static boolean isRdmaDevice(String line, int at) {
    int state = line.indexOf(" state ", at);
    if (state > at && line.startsWith("physical_state ", line.indexOf(' ', state + 7) + 1)) {
      return true;
    }
    int port = line.indexOf(" port ", at);
    int arrow = line.indexOf(" ==> ", at);
    return port > at && arrow > port + 6 && areDigits(line, port + 6, arrow);
  }

  static int skipBlanks(String line, int from) {
    int at = from;
    while (at < line.length() && DumpSign.isBlank(line.charAt(at))) {
      at++;
    }
    return at;
  }

  static boolean areDigits(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      if (!isDigit(text.charAt(i))) {
        return false;
      }
    }
    return to > from;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isNamePart(char c) {
    return c == '_' || isDigit(c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  }
}
