package org.losslint.source;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The first words by which the output of a host or switch tool is known. One table serves both the
 * detection of a file's format and the splitting of a transcript into its parts.
 */
public enum DumpSign {
  /** {@code mlxconfig query}: a device number, a label, the title of the table or its foot. */
  MLXCONFIG(Format.MLXCONFIG, true),
  /** A row of {@code mlxconfig query} alone, as {@code grep} leaves it. */
  MLXCONFIG_ROW(Format.MLXCONFIG, false),
  /** Other output of mlxconfig, which holds no values to judge. */
  MLXCONFIG_OTHER(Format.MLXCONFIG, true),
  /** {@code mlxfwmanager --query}, {@code flint q} or {@code ibstat}: the firmware version. */
  FIRMWARE(Format.MLXCONFIG, true),
  /** A message of an NVIDIA tool that failed. */
  FAILURE(Format.MLXCONFIG, true),
  /** {@code mlxreg}: a table of register fields, or what is printed before it. */
  MLXREG(Format.MLXREG, true),
  /** A row of such a table alone. */
  MLXREG_ROW(Format.MLXREG, false),
  /** The list of registers of {@code mlxreg --show_regs}, which holds no values. */
  MLXREG_OTHER(Format.MLXREG, true),
  /** {@code ethtool -S}. */
  ETHTOOL_STATISTICS(Format.ETHTOOL, true),
  /** A counter of {@code ethtool -S} alone. */
  ETHTOOL_COUNTER(Format.ETHTOOL, false),
  /** {@code ethtool -a}. */
  ETHTOOL_PAUSE(Format.ETHTOOL, true),
  /** {@code ethtool -i}. */
  ETHTOOL_DRIVER(Format.ETHTOOL, true),
  /** {@code ip link} or {@code ifconfig}: the MTU of an interface. */
  IP_LINK(Format.ETHTOOL, true),
  /** {@code show_gids}. */
  GIDS(Format.ETHTOOL, true),
  /** {@code rdma statistic show link}, or hw_counters printed with their paths. */
  RDMA_STATISTIC(Format.RDMA_STATISTIC, true),
  /** {@code rdma link show} or {@code ibdev2netdev}: the network interface of an RDMA device. */
  RDMA_DEVICE(Format.RDMA_STATISTIC, true),
  /** {@code mlnx_qos -i}. */
  MLNX_QOS(Format.MLNX_QOS, true),
  /** {@code dcb pfc|app|ets|buffer|apptrust show}. */
  DCB(Format.MLNX_QOS, true),
  /** {@code lldptool -t -V PFC}. */
  LLDP(Format.MLNX_QOS, true),
  /** losslint's own line before a block of counters, or a note on them. */
  SAMPLE(Format.SAMPLES, true),
  /** {@code show interfaces queue} or {@code show interfaces extensive} of a Junos device. */
  SWITCH(Format.SAMPLES, true),
  /** A row of losslint's own switch counters alone. */
  SWITCH_ROW(Format.SAMPLES, false);

  /** No shell has a longer name with its path. */
  private static final int LONGEST_SHELL = 20;

  private static final Set<String> SHELLS =
      Set.of("bash", "sh", "dash", "ash", "ksh", "zsh", "sudo", "env", "doas");

  /** Programs whose output would have been read, had they been found. */
  private static final List<String> TOOLS =
      List.of(
          "mlxconfig",
          "mstconfig",
          "mlxreg",
          "mstreg",
          "mlnx_qos",
          "ethtool",
          "rdma",
          "dcb",
          "flint",
          "mstflint");

  private final Format format;
  private final boolean strong;

  DumpSign(Format format, boolean strong) {
    this.format = format;
    this.strong = strong;
  }

  /** The format of a file that holds nothing stronger. */
  public Format format() {
    return format;
  }

  /** Whether a line like this opens something new; a weak one is only a row that stands alone. */
  public boolean isStrong() {
    return strong;
  }

  /**
   * What a line is a sign of, if of anything.
   *
   * @param line without the marks of mails and terminals; indentation may remain
   */
  public static Optional<DumpSign> of(String line) {
    int start = 0;
    while (start < line.length() && isBlank(line.charAt(start))) {
      start++;
    }
    if (start == line.length()) {
      return Optional.empty();
    }
    DumpSign sign = byFirstWords(line, start);
    if (sign == null) {
      sign = byShape(line, start);
    }
    return Optional.ofNullable(sign == null && isShellError(line, start) ? FAILURE : sign);
  }

  private static DumpSign byFirstWords(String line, int at) {
    return switch (line.charAt(at)) {
      case '-' -> line.startsWith("-E-", at) ? FAILURE : null;
      case '#' -> isSample(line, at) ? SAMPLE : null;
      case 'A' ->
          line.startsWith("Available Access Registers", at)
              ? MLXREG_OTHER
              : line.startsWith("Address", at) && line.indexOf('|', at) > 0 ? MLXREG : null;
      case 'C' -> line.startsWith("Configurations:", at) ? MLXCONFIG : null;
      case 'D' -> ofD(line, at);
      case 'F' ->
          line.startsWith("Field Name", at)
              ? MLXREG
              : startsWithAny(line, at, "FW Version:", "Firmware version:") ? FIRMWARE : null;
      case 'I' -> line.startsWith("IEEE 8021QAZ PFC TLV", at) ? LLDP : null;
      case 'L' -> line.startsWith("List of configurations the device", at) ? MLXCONFIG_OTHER : null;
      case 'M' ->
          line.startsWith("MLNX_RAW_TLV_FILE", at)
              ? MLXCONFIG_OTHER
              : line.startsWith("MAC Priority Flow Control Statistics", at) ? SWITCH : null;
      case 'N' ->
          line.startsWith("NIC statistics:", at)
              ? ETHTOOL_STATISTICS
              : line.startsWith("No devices found", at) ? FAILURE : null;
      case 'P' -> ofP(line, at);
      case 'Q' ->
          line.startsWith("Querying Mellanox devices firmware", at)
              ? FIRMWARE
              : line.startsWith("Queue: ", at) ? SWITCH : null;
      case 'R' ->
          startsWithAny(line, at, "Raw TLV #", "Result: Device configuration")
              ? MLXCONFIG_OTHER
              : null;
      case 'S' -> line.startsWith("Sending access register", at) ? MLXREG : null;
      case 'T' -> line.startsWith("The '*' shows parameters", at) ? MLXCONFIG : null;
      case 'Y' -> line.startsWith("You are about to send access register", at) ? MLXREG : null;
      case 'd' ->
          line.startsWith("driver: ", at)
              ? ETHTOOL_DRIVER
              : line.startsWith("dscp-prio ", at) ? DCB : null;
      case 'f' -> line.startsWith("firmware-version: ", at) ? ETHTOOL_DRIVER : null;
      case 'l' -> isRdmaLink(line, at) ? RDMA_STATISTIC : null;
      case 'n' -> RowShape.isTlvFlag(line, at) ? MLXCONFIG_OTHER : null;
      case 'o' -> startsWithAny(line, at, "order: dscp", "order: pcp") ? DCB : null;
      case 'p' -> ofLowerP(line, at);
      case 'q' ->
          line.startsWith("queue ", at)
                  && (line.indexOf("-packets ", at) > 0 || line.indexOf("-bytes ", at) > 0)
              ? SWITCH_ROW
              : null;
      case 'w' -> line.startsWith("willing ", at) && line.indexOf("ets-cap", at) > 0 ? DCB : null;
      default -> null;
    };
  }

  private static DumpSign ofD(String line, int at) {
    if (line.startsWith("Device #", at) && line.indexOf(':', at) > at + 8) {
      return MLXCONFIG;
    }
    if (startsWithAny(
        line,
        at,
        "Device type:",
        "Device Firmware does not support",
        "Device doesn't support any")) {
      return MLXCONFIG;
    }
    if (line.startsWith("Device Type:", at)) {
      return FIRMWARE;
    }
    if (line.startsWith("DCBX mode:", at)) {
      return MLNX_QOS;
    }
    return line.startsWith("DEV", at) && line.indexOf("GID", at) > 0 && line.indexOf("VER", at) > 0
        ? GIDS
        : null;
  }

  private static DumpSign ofP(String line, int at) {
    if (startsWithAny(line, at, "Priority trust state", "PFC configuration:")) {
      return MLNX_QOS;
    }
    if (line.startsWith("Pause parameters for ", at)) {
      return ETHTOOL_PAUSE;
    }
    return line.startsWith("Physical interface: ", at) ? SWITCH : null;
  }

  private static DumpSign ofLowerP(String line, int at) {
    if (startsWithAny(line, at, "pfc-cap ", "prio-pfc ", "prio-buffer ")) {
      return DCB;
    }
    return line.startsWith("pfc priority ", at) ? SWITCH_ROW : null;
  }

  private static DumpSign byShape(String line, int at) {
    char first = line.charAt(at);
    if (first == '*' || (first >= 'A' && first <= 'Z')) {
      return RowShape.isSetting(line, at) ? MLXCONFIG_ROW : null;
    }
    if (RowShape.isInterface(line, at)) {
      return IP_LINK;
    }
    if (RowShape.isRdmaDevice(line, at)) {
      return RDMA_DEVICE;
    }
    if (line.indexOf("hw_counters/", at) >= 0) {
      return RDMA_STATISTIC;
    }
    if (first >= 'a' && first <= 'z') {
      return RowShape.isField(line, at)
          ? MLXREG_ROW
          : RowShape.isCounter(line, at) ? ETHTOOL_COUNTER : null;
    }
    return null;
  }

  /** {@code bash: mlxconfig: command not found}, in whatever language the shell says it. */
  private static boolean isShellError(String line, int at) {
    int colon = line.indexOf(": ", at);
    if (colon < 0 || colon > at + LONGEST_SHELL) {
      return false;
    }
    String shell = line.substring(line.charAt(at) == '-' ? at + 1 : at, colon);
    if (!SHELLS.contains(shell.substring(shell.lastIndexOf('/') + 1))) {
      return false;
    }
    for (String tool : TOOLS) {
      int found = line.indexOf(": " + tool, colon);
      int end = found + 2 + tool.length();
      if (found >= 0
          && (end == line.length() || line.charAt(end) == ':' || isBlank(line.charAt(end)))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSample(String line, int at) {
    return startsWithAny(line, at, "### sample", "### note");
  }

  /** {@code link mlx5_0/1}, but not the state line of {@code rdma link show}. */
  private static boolean isRdmaLink(String line, int at) {
    if (!line.startsWith("link ", at)) {
      return false;
    }
    int end = at + 5;
    while (end < line.length() && !isBlank(line.charAt(end))) {
      end++;
    }
    int slash = line.indexOf('/', at);
    return slash > at + 5 && slash < end && !line.startsWith(" state ", end);
  }

  private static boolean startsWithAny(String line, int at, String... words) {
    for (String word : words) {
      if (line.startsWith(word, at)) {
        return true;
      }
    }
    return false;
  }

  static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\u00A0' || c == '\r';
  }
}
