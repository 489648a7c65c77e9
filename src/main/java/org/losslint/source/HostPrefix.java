package org.losslint.source;

/**
 * The name of a host in front of each line, as {@code pdsh}, {@code clush} and loops of {@code ssh}
 * print what many hosts say at once: {@code gpu1: Device #1:}. It counts only where every line has
 * one but for a few, such as the prompt with the command, since tools print lines of names and
 * values themselves.
 */
public final class HostPrefix {
  /** What the programs themselves say about a host. */
  private static final String[] PROGRAMS = {"pdsh@", "clush:", "srun:"};

  /** What became of a task of Ansible's. */
  private static final String[] STATES = {
    "CHANGED | rc=", "SUCCESS | rc=", "FAILED | rc=", "UNREACHABLE! =>", "FAILED! =>"
  };

  /** Of RDMA devices and network interfaces, as the kernel and udev name them. */
  private static final String[] DEVICES = {
    "mlx4_", "mlx5_", "rocep", "ibp", "eth", "eno", "ens", "enp"
  };

  /** So many lines may have none, and one more for each twenty that have one. */
  private static final int FEW = 2;

  private static final int MANY = 20;

  private static final String STDOUT = "(stdout) ";

  private HostPrefix() {}

  /** Whether a name is one of a device of a host: a loop over its cards prints those as well. */
  public static boolean isDevice(String name) {
    for (String start : DEVICES) {
      int digit = start.length();
      if (name.startsWith(start)
          && name.length() > digit
          && (start.endsWith("_") || Character.isDigit(name.charAt(digit)))) {
        return true;
      }
    }
    return false;
  }

  /** Whether the lines that are not blank have one, and a dump shows only without them. */
  public static boolean isOnEveryLine(SourceText text) {
    int limit = text.length();
    boolean dump = false;
    int with = 0;
    int without = 0;
    int at = 0;
    while (at < limit) {
      int end = text.lineEnd(at);
      String line = text.slice(at, end);
      if (!line.isBlank()) {
        int behind = behind(line);
        if (behind < 0) {
          without++;
        } else {
          with++;
          dump = dump || DumpSign.of(line.substring(behind)).isPresent();
        }
        if (without > FEW + with / MANY || DumpSign.of(line).isPresent()) {
          return false;
        }
      }
      at = end + 1;
    }
    return dump && with > without;
  }

  /** Where a line goes on behind its prefix; -1 where it has none. */
  public static int behind(String line) {
    int colon = colon(line);
    if (colon < 0) {
      return -1;
    }
    int next = colon + 1;
    return next < line.length() && line.charAt(next) == ' ' ? next + 1 : next;
  }

  /** Whether a line tells that nothing could be run on the host that it names. */
  public static boolean isFailure(String line) {
    return start(line) > 0 || line.startsWith("ssh: connect to host ", Math.max(0, behind(line)));
  }

  /** Where the name starts in a line that has a prefix. */
  public static int start(String line) {
    for (String program : PROGRAMS) {
      if (line.startsWith(program)) {
        int blank = line.indexOf(' ');
        return blank > 0 && colon(line, blank + 1) > 0 ? blank + 1 : 0;
      }
    }
    return 0;
  }

  /** Where the name ends; -1 where the line has none. */
  public static int colon(String line) {
    return colon(line, start(line));
  }

  /**
   * Where a line of Ansible's goes on behind what it says of the host: {@code gpu1 | CHANGED | rc=0
   * >>} and {@code gpu1 | CHANGED | rc=0 | (stdout) …}; -1 for any other line.
   */
  public static int behindTask(String line) {
    int bar = line.indexOf(" | ");
    if (bar <= 0 || line.indexOf(' ') != bar) {
      return -1;
    }
    for (String state : STATES) {
      if (line.startsWith(state, bar + 3)) {
        int output = line.indexOf(STDOUT, bar);
        return output < 0 ? line.length() : output + STDOUT.length();
      }
    }
    return -1;
  }

  private static int colon(String line, int from) {
    boolean letter = false;
    int dots = 0;
    int at = from;
    while (at < line.length() && line.charAt(at) != ':') {
      char c = line.charAt(at);
      letter |= (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
      if (c == '.') {
        dots++;
      } else if (!Character.isLetterOrDigit(c) && c != '-' && c != '_' && c != '@') {
        return -1;
      }
      at++;
    }
    boolean isName = at > from && at < line.length() && (letter || dots == 3);
    boolean apart =
        at + 1 >= line.length() || line.charAt(at + 1) == ' ' || line.charAt(at + 1) == '\r';
    return isName && apart ? at : -1;
  }
}
