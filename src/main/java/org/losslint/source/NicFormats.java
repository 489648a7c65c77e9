package org.losslint.source;

import java.util.Optional;
import java.util.Set;

/**
 * Tells from its content whether a text is output of a NIC or counter tool, and of which. One cheap
 * pass without a grammar; to be asked when a text is not Junos.
 */
public final class NicFormats {
  /** A dump behind a longer preface than this is not looked for. */
  private static final int SCANNED = 4 << 20;

  /** JSON and XML show their kind early. */
  private static final int HEAD = 1 << 16;

  /** A line longer than this shows its kind in its beginning. */
  private static final int LINE_HEAD = 400;

  private static final Set<String> TOOLS =
      Set.of(
          "mlxconfig", "mstconfig", "mlxreg", "mstreg", "ib_write_bw", "ib_read_bw", "ib_send_bw");
  private static final Set<String> BEFORE_A_TOOL =
      Set.of("sudo", "do", "then", "else", "time", "exec", "nohup", "env", "$", "#", "%");

  /** Programs that run another one, which stands somewhere behind them, perhaps in quotes. */
  private static final Set<String> WRAPPERS =
      Set.of(
          "ssh", "numactl", "taskset", "nice", "chrt", "stdbuf", "timeout", "bash", "sh", "su",
          "kubectl", "docker", "podman", "nerdctl", "crictl", "srun", "pdsh", "clush", "pssh",
          "nsenter", "ip", "chroot", "sudo", "doas", "watch", "flock", "xargs", "for", "while",
          "if");

  private NicFormats() {}

  /** The format, or empty for anything that no reader of this kind knows. */
  public static Optional<Format> detect(SourceText text) {
    int start = 0;
    while (start < text.length() && text.at(start) <= ' ') {
      start++;
    }
    if (start == text.length()) {
      return Optional.empty();
    }
    int first = text.at(start);
    if (first == '{' || first == '[') {
      Format json = jsonFormat(text.slice(start, Math.min(text.length(), start + HEAD)));
      if (json != null) {
        return Optional.of(json);
      }
    } else if (first == '<') {
      return xmlFormat(text.slice(start, Math.min(text.length(), start + HEAD)));
    }
    Scan scan = new Scan();
    Optional<Format> format = scan.over(text, start);
    if (!scan.isDump() && HostPrefix.isOnEveryLine(text)) {
      return new Scan(true).over(text, start);
    }
    return format;
  }

  /** Counters of a switch, or the templates and raw values of mlxconfig. */
  private static Optional<Format> xmlFormat(String head) {
    if (head.contains("<interface-information")) {
      return Optional.of(Format.SAMPLES);
    }
    return head.contains("<nv_") ? Optional.of(Format.MLXCONFIG) : Optional.empty();
  }

  /** Whether a text that begins like JSON is the JSON of one of the tools, and not a log. */
  public static boolean isJson(SourceText text) {
    return jsonFormat(text.slice(0, Math.min(text.length(), HEAD))) != null;
  }

  private static Format jsonFormat(String head) {
    if (head.contains("\"tlv_configuration\"") || head.contains("\"TLV configuration\"")) {
      return Format.MLXCONFIG_JSON;
    }
    if (head.contains("\"ifname\"") && head.contains("\"port\"")) {
      return Format.RDMA_STATISTIC;
    }
    return head.contains("\"pfc_cap\"")
            || head.contains("\"prio_pfc\"")
            || head.contains("\"dscp_prio\"")
            || head.contains("\"prio_buffer\"")
        ? Format.MLNX_QOS
        : null;
  }

  /** What was seen so far in one text. */
  private static final class Scan {
    private DumpSign strong;
    private DumpSign weak;
    private boolean failed;
    private boolean ofRegister;
    private boolean command;
    private final boolean prefixed;

    Scan() {
      this(false);
    }

    /**
     * @param prefixed whether each line has the name of a host in front
     */
    Scan(boolean prefixed) {
      this.prefixed = prefixed;
    }

    boolean isDump() {
      return strong != null || weak != null || failed;
    }

    Optional<Format> over(SourceText text, int start) {
      int end = Math.min(text.length(), start + SCANNED);
      int at = start;
      while (at < end) {
        int stop = at;
        while (stop < end && text.at(stop) != '\n') {
          stop++;
        }
        String line = text.slice(at, stop);
        line(prefixed ? line.substring(Math.max(0, HostPrefix.behind(line))) : line);
        if (strong == DumpSign.SAMPLE) {
          break;
        }
        at = stop + 1;
      }
      return result();
    }

    private void line(String raw) {
      int task = HostPrefix.behindTask(raw);
      if ((task >= 0 || raw.length() > LINE_HEAD) && raw.contains("\\n")) {
        escaped(raw);
        return;
      }
      String line = withoutMarks(task < 0 ? raw : raw.substring(task));
      DumpSign sign = DumpSign.of(line).orElse(null);
      if (sign == null) {
        command = command || isCommand(line);
      } else if (sign == DumpSign.FAILURE) {
        failed = true;
        ofRegister = ofRegister || line.contains("access register");
      } else if (sign == DumpSign.SAMPLE || (sign.isStrong() && strong == null)) {
        strong = sign;
      } else if (!sign.isStrong() && weak == null) {
        weak = sign;
      }
    }

    /** A log that holds a whole dump in one line, its line ends spelt out. */
    private void escaped(String raw) {
      if (strong == null) {
        if (raw.contains("\\nConfigurations:") || raw.contains("\\nDevice #")) {
          strong = DumpSign.MLXCONFIG;
        } else if (raw.contains("\\nField Name") || raw.contains("Sending access register")) {
          strong = DumpSign.MLXREG;
        } else if (raw.contains("NIC statistics:\\n")) {
          strong = DumpSign.ETHTOOL_STATISTICS;
        }
      }
    }

    private Optional<Format> result() {
      if (strong != null) {
        return Optional.of(strong.format());
      }
      if (weak != null) {
        return Optional.of(weak.format());
      }
      if (failed) {
        return Optional.of(ofRegister ? Format.MLXREG : Format.MLXCONFIG);
      }
      return command ? Optional.of(Format.COMMANDS) : Optional.empty();
    }
  }

  /** Takes off mail quotes, colours and indentation. */
  private static String withoutMarks(String raw) {
    int at = 0;
    while (at < raw.length()) {
      char c = raw.charAt(at);
      if (c == '\u001B' && at + 1 < raw.length() && raw.charAt(at + 1) == '[') {
        at += 2;
        while (at < raw.length() && raw.charAt(at) < '@') {
          at++;
        }
      } else if (c != '>' && c != '\uFEFF' && !DumpSign.isBlank(c)) {
        break;
      }
      at++;
    }
    return at < raw.length() ? raw.substring(at) : "";
  }

  private static boolean isCommand(String line) {
    boolean wrapped = false;
    int at = 0;
    while (at < line.length()) {
      int end = at;
      while (end < line.length() && !DumpSign.isBlank(line.charAt(end))) {
        end++;
      }
      char quote = line.charAt(at);
      String word = line.substring(quote == '"' || quote == '\'' ? at + 1 : at, end);
      if (TOOLS.contains(word.substring(word.lastIndexOf('/') + 1))) {
        return true;
      }
      wrapped = wrapped || WRAPPERS.contains(word);
      if (!wrapped
          && !BEFORE_A_TOOL.contains(word)
          && !isLabelOrPrompt(word)
          && word.indexOf('=') <= 0) {
        return false;
      }
      at = RowShape.skipBlanks(line, end);
    }
    return false;
  }

  /** {@code c1:}, {@code root@gpu1:~#}, or a part of {@code [root@gpu1 ~]#}. */
  private static boolean isLabelOrPrompt(String word) {
    if (word.isEmpty()) {
      return false;
    }
    char last = word.charAt(word.length() - 1);
    return last == ':'
        || last == '$'
        || last == '#'
        || (word.charAt(0) == '[' && word.contains("@"));
  }
}
