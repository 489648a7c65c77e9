package org.losslint.syntax.nic;

import java.util.List;
import java.util.Optional;
import org.losslint.source.Span;
import org.losslint.syntax.Word;

/**
 * One simple command with its words, quotes taken off and nothing expanded.
 *
 * @param client the label in front of it: {@code c1:}
 * @param host where {@code ssh} takes it
 * @param tool name of the program without its folder
 * @param arguments all words behind it, redirections left out
 * @param span from the program to the last word
 */
public record CommandLine(
    Optional<Word> client, Optional<Word> host, Word tool, List<Word> arguments, Span span) {
  public CommandLine {
    arguments = List.copyOf(arguments);
  }

  /** {@code mlxconfig}, or {@code mstconfig}, which is the same program. */
  public boolean isConfig() {
    return tool.text().equals("mlxconfig") || tool.text().equals("mstconfig");
  }

  /** {@code mlxreg}, or {@code mstreg}, which is the same program. */
  public boolean isRegister() {
    return tool.text().equals("mlxreg") || tool.text().equals("mstreg");
  }

  /** One of the bandwidth tests of perftest. */
  public boolean isBandwidthTest() {
    return tool.text().startsWith("ib_") && tool.text().endsWith("_bw");
  }

  /** The value of an option in any of its spellings: {@code -d X}, {@code --device=X}. */
  public Optional<Word> option(String shortForm, String longForm) {
    for (int i = 0; i < arguments.size(); i++) {
      Word word = arguments.get(i);
      String text = word.text();
      if (text.equals(shortForm) || text.equals(longForm)) {
        return i + 1 < arguments.size() ? Optional.of(arguments.get(i + 1)) : Optional.empty();
      }
      if (text.startsWith(longForm + "=")) {
        return Optional.of(tail(word, longForm.length() + 1));
      }
    }
    return Optional.empty();
  }

  public boolean has(String argument) {
    for (Word word : arguments) {
      if (word.text().equals(argument)) {
        return true;
      }
    }
    return false;
  }

  /** The device that the command speaks of, where it names one. */
  public Optional<Word> device() {
    return switch (tool.text()) {
      case "mlxconfig", "mstconfig", "mlxreg", "mstreg" -> option("-d", "--device");
      case "flint", "mstflint", "mlxfwmanager", "mstfwmanager" -> option("-d", "--device");
      case "ib_write_bw", "ib_read_bw", "ib_send_bw" -> option("-d", "--ib-dev");
      case "mlnx_qos", "lldptool" -> option("-i", "--interface");
      case "cma_roce_tos", "cma_roce_mode" -> option("-d", "--dev");
      case "ethtool", "ifconfig", "show_gids", "ibstat" -> lastPlain();
      case "ip", "dcb" -> behind("dev").or(this::lastPlain);
      case "rdma" -> behind("link");
      case "show" -> lastPlain();
      default -> Optional.empty();
    };
  }

  private Optional<Word> behind(String keyword) {
    for (int i = 0; i + 1 < arguments.size(); i++) {
      if (arguments.get(i).text().equals(keyword)) {
        return Optional.of(arguments.get(i + 1));
      }
    }
    return Optional.empty();
  }

  /** The last argument that is no option, if it may be a device: it holds a digit. */
  private Optional<Word> lastPlain() {
    for (int i = arguments.size() - 1; i >= 0; i--) {
      String text = arguments.get(i).text();
      if (!text.startsWith("-")) {
        boolean digit = false;
        for (int c = 0; c < text.length(); c++) {
          digit = digit || (text.charAt(c) >= '0' && text.charAt(c) <= '9');
        }
        return digit ? Optional.of(arguments.get(i)) : Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** What stands behind the first {@code from} code units of a word. */
  static Word tail(Word word, int from) {
    int start = Math.min(word.end(), word.start() + from);
    return new Word(word.text().substring(from), start, word.end());
  }
}
