package org.losslint.syntax.nic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.antlr.v4.runtime.Token;
import org.losslint.quantity.Dimension;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.QuantityFormatException;
import org.losslint.quantity.Rational;
import org.losslint.syntax.Word;
import org.losslint.syntax.grammar.CommandsLexer;
import org.losslint.syntax.grammar.CommandsParser;

/** Reads command lines, at prompts and in scripts. */
final class CommandReader {
  /** The programs whose commands mean something here. */
  private static final Set<String> TOOLS =
      Set.of(
          "mlxconfig",
          "mstconfig",
          "mlxreg",
          "mstreg",
          "mlxfwmanager",
          "mstfwmanager",
          "flint",
          "mstflint",
          "ib_write_bw",
          "ib_read_bw",
          "ib_send_bw",
          "ibstat",
          "ethtool",
          "rdma",
          "mlnx_qos",
          "dcb",
          "lldptool",
          "ip",
          "ifconfig",
          "show_gids",
          "cma_roce_tos",
          "cma_roce_mode",
          "show");

  /** Words that may stand before a command and do not change what it is. */
  private static final Set<String> WRAPPERS =
      Set.of(
          "sudo", "do", "then", "else", "time", "exec", "nohup", "env", "ssh", "numactl", "taskset",
          "nice", "chrt", "stdbuf", "timeout", "run", "bash", "sh", "su", "kubectl", "docker",
          "podman", "nerdctl", "crictl", "srun", "pdsh", "clush", "pssh", "nsenter", "chroot",
          "doas", "watch", "flock", "xargs", "{", "(", "!");

  /** What one line of a script turned out to be. */
  sealed interface Result {}

  /** Commands, perhaps none that matters. */
  record Commands(List<CommandLine> known, int others) implements Result {}

  /** A declaration. */
  record Declared(Declaration declaration) implements Result {}

  /** A declaration whose value cannot be read. */
  record BadDeclaration(String reason, String wayOut) implements Result {}

  /** A comment. */
  record Comment() implements Result {}

  /** Not a line of a shell. */
  record Unreadable() implements Result {}

  private final LineParser<CommandsParser> parser =
      new LineParser<>(CommandsLexer::new, CommandsParser::new);

  Result read(Line line) {
    CommandsParser.LineContext parsed = parser.on(line).line();
    if (parsed.amount != null) {
      return declaration(line, parsed);
    }
    if (parsed.other != null) {
      return new Unreadable();
    }
    if (parsed.commands.isEmpty()) {
      return new Comment();
    }
    Optional<Word> client =
        Optional.ofNullable(parsed.label).map(line::word).map(CommandReader::label);
    List<CommandLine> known = new ArrayList<>(1);
    List<Quoted> quoted = new ArrayList<>(0);
    int others = 0;
    for (CommandsParser.CommandContext command : parsed.commands) {
      Optional<CommandLine> found = command(line, client, command);
      found.ifPresent(known::add);
      Optional<Quoted> inner = found.isPresent() ? Optional.empty() : quoted(line, command);
      inner.ifPresent(quoted::add);
      others += found.isPresent() || inner.isPresent() ? 0 : 1;
    }
    for (Quoted inner : quoted) {
      others += addInner(inner, client, known);
    }
    return new Commands(known, others);
  }

  /** Commands in quotes behind a wrapper: {@code ssh gpu1 "ib_write_bw …"}. */
  private record Quoted(Line commands, Optional<Word> host) {}

  private static Optional<Quoted> quoted(Line line, CommandsParser.CommandContext command) {
    List<Word> before = new ArrayList<>(command.words.size());
    for (CommandsParser.WordContext word : command.words) {
      Token token = word.getStart();
      int from = token.getStartIndex();
      int to = token.getStopIndex();
      boolean inQuotes =
          to > from + 1
              && (line.at(from) == '"' || line.at(from) == '\'')
              && line.at(to) == line.at(from);
      if (inQuotes && isWrapped(before)) {
        return Optional.of(new Quoted(line.part(from + 1, to), sshHost(before, before.size())));
      }
      Word written = line.word(token);
      before.add(new Word(unquote(written.text()), written.start(), written.end()));
    }
    return Optional.empty();
  }

  private static boolean isWrapped(List<Word> words) {
    for (Word word : words) {
      if (WRAPPERS.contains(baseName(word.text()))) {
        return true;
      }
    }
    return false;
  }

  /** How many of the commands in the quotes are none that matter. */
  private int addInner(Quoted inner, Optional<Word> client, List<CommandLine> known) {
    if (!(read(inner.commands()) instanceof Commands found)) {
      return 1;
    }
    for (CommandLine each : found.known()) {
      known.add(
          new CommandLine(
              client.or(each::client),
              each.host().or(inner::host),
              each.tool(),
              each.arguments(),
              each.span()));
    }
    return found.others();
  }

  private static Word label(Word written) {
    String text = written.text();
    return new Word(text.substring(0, text.length() - 1), written.start(), written.end() - 1);
  }

  private static Optional<CommandLine> command(
      Line line, Optional<Word> client, CommandsParser.CommandContext command) {
    List<Word> words = new ArrayList<>(command.words.size());
    for (CommandsParser.WordContext word : command.words) {
      Token token = word.getStart();
      Word written = line.word(token);
      words.add(new Word(unquote(written.text()), written.start(), written.end()));
    }
    int at = toolIn(words);
    if (at < 0) {
      return Optional.empty();
    }
    Word program = words.get(at);
    Word tool = new Word(baseName(program.text()), program.start(), program.end());
    Word last = words.get(words.size() - 1);
    return Optional.of(
        new CommandLine(
            client,
            sshHost(words, at),
            tool,
            words.subList(at + 1, words.size()),
            program.span().to(last.span())));
  }

  /** {@code ip netns exec ns1 mlxconfig …} runs another program. */
  private static boolean followedBy(String next, List<Word> words, int at) {
    return at + 1 < words.size() && words.get(at + 1).text().equals(next);
  }

  /** The index of the program, which is the first word behind wrappers and assignments. */
  private static int toolIn(List<Word> words) {
    boolean wrapped = false;
    int container = ContainerCall.container(words);
    for (int i = 0; i < words.size(); i++) {
      String text = words.get(i).text();
      if (i == container) {
        i = ContainerCall.behindOptions(words, i + 1) - 1;
        continue;
      }
      boolean inNamespace = text.equals("ip") && followedBy("netns", words, i);
      if (!inNamespace && TOOLS.contains(baseName(text))) {
        return i;
      }
      if (inNamespace || WRAPPERS.contains(text)) {
        wrapped = true;
      } else if (!wrapped && text.indexOf('=') <= 0) {
        return -1;
      }
    }
    return -1;
  }

  private static Optional<Word> sshHost(List<Word> words, int tool) {
    for (int i = 0; i < tool; i++) {
      if (words.get(i).text().equals("ssh")) {
        for (int host = tool - 1; host > i; host--) {
          String text = words.get(host).text();
          if (!text.startsWith("-") && !WRAPPERS.contains(text)) {
            return Optional.of(CommandLine.tail(words.get(host), text.indexOf('@') + 1));
          }
        }
      }
    }
    return Optional.empty();
  }

  private static String baseName(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  private static String unquote(String written) {
    if (written.indexOf('\'') < 0 && written.indexOf('"') < 0 && written.indexOf('\\') < 0) {
      return written;
    }
    StringBuilder plain = new StringBuilder(written.length());
    char open = 0;
    for (int i = 0; i < written.length(); i++) {
      char c = written.charAt(i);
      if (c == '\\' && open != '\'' && i + 1 < written.length()) {
        i++;
        plain.append(written.charAt(i));
      } else if (open == 0 && (c == '\'' || c == '"')) {
        open = c;
      } else if (c == open) {
        open = 0;
      } else {
        plain.append(c);
      }
    }
    return plain.toString();
  }

  private static Result declaration(Line line, CommandsParser.LineContext parsed) {
    Word amount = line.word(parsed.amount);
    String text = withoutComma(amount.text());
    if (parsed.path != null) {
      return new Declared(
          new Declaration(Declaration.Kind.PATH, Optional.empty(), text, line.content()));
    }
    if (parsed.clients != null) {
      // `# clients c1 and c2` is prose; only a number declares anything.
      return wholeNumber(text)
          .<Result>map(n -> declared(Declaration.Kind.CLIENTS, n, text, line))
          .orElseGet(Comment::new);
    }
    if (parsed.window != null) {
      String unit = parsed.unit == null ? "" : " " + withoutComma(line.word(parsed.unit).text());
      try {
        Quantity size = Quantity.parse(text + unit, Dimension.SIZE);
        return declared(Declaration.Kind.WINDOW, size, text + unit, line);
      } catch (QuantityFormatException e) {
        return new BadDeclaration(
            "the declared window " + e.getMessage(), "write `declared window 65 MB`");
      }
    }
    Optional<Quantity> ratio = ratio(text);
    return ratio.isPresent()
        ? declared(Declaration.Kind.RATIO, ratio.get(), text, line)
        : new BadDeclaration(
            "the declared ratio `" + text + "` is none", "write `declared ratio 4:1`");
  }

  private static Result declared(Declaration.Kind kind, Quantity value, String text, Line line) {
    return new Declared(new Declaration(kind, Optional.of(value), text, line.content()));
  }

  private static String withoutComma(String text) {
    int end = text.length();
    while (end > 0 && (text.charAt(end - 1) == ',' || text.charAt(end - 1) == '.')) {
      end--;
    }
    return text.substring(0, end);
  }

  private static Optional<Quantity> wholeNumber(String text) {
    if (text.isEmpty() || text.length() > 9) {
      return Optional.empty();
    }
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return Optional.empty();
      }
    }
    return Optional.of(Quantity.number(Long.parseLong(text)));
  }

  /** {@code 4:1} and {@code 4} are four. */
  private static Optional<Quantity> ratio(String text) {
    int colon = text.indexOf(':');
    try {
      Rational over = Rational.parse(colon < 0 ? text : text.substring(0, colon));
      Rational under = colon < 0 ? Rational.ONE : Rational.parse(text.substring(colon + 1));
      return under.signum() <= 0 || over.signum() < 0
          ? Optional.empty()
          : Optional.of(Quantity.number(over.dividedBy(under)));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }
}
