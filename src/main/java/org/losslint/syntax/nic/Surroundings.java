package org.losslint.syntax.nic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.source.HostPrefix;
import org.losslint.source.Span;
import org.losslint.syntax.Word;

/**
 * What stands between the dumps of a transcript and tells where they were taken: prompts, commands,
 * banners.
 */
final class Surroundings {
  private final CommandReader commands = new CommandReader();
  private final List<Seen> seen = new ArrayList<>();
  private Optional<Hint> host = Optional.empty();
  private Optional<CommandLine> command = Optional.empty();
  private Optional<SampleMark> sample = Optional.empty();
  private boolean belowFrame;

  /** A command and where it was entered. */
  private record Seen(CommandLine command, Origin origin) {}

  /** What follows was printed by a task on another host. */
  void task(Hint name) {
    host(name);
    command = Optional.empty();
  }

  /** All of it was taken on one host. */
  void host(Hint name) {
    host = Optional.of(name);
  }

  /** Takes a prompt, a command or a banner; false for any other line. */
  boolean take(Line line) {
    Optional<Prompt> prompt = Prompt.of(line);
    if (prompt.isPresent() && take(line, prompt.get())) {
      return true;
    }
    return takeCommand(line) || takeBanner(line);
  }

  private boolean take(Line line, Prompt prompt) {
    Optional<Hint> before = host;
    host = prompt.host().or(() -> before);
    if (takeCommand(line.from(prompt.behind()))) {
      return true;
    }
    if (prompt.certain()) {
      command = Optional.empty();
    } else {
      host = before;
    }
    return prompt.certain();
  }

  private boolean takeCommand(Line line) {
    if (line.isBlank() || !(commands.read(line) instanceof CommandReader.Commands read)) {
      return false;
    }
    if (read.known().isEmpty() || !startsWithTool(line, read)) {
      return false;
    }
    for (CommandLine each : read.known()) {
      command = Optional.of(each);
      each.host().ifPresent(h -> host = Optional.of(hint(h, Hint.Source.COMMAND)));
      seen.add(new Seen(each, context().origin()));
    }
    return true;
  }

  /** `show` and `ip` begin many a sentence; they need a prompt or an argument that fits. */
  private static boolean startsWithTool(Line line, CommandReader.Commands read) {
    String tool = read.known().get(0).tool().text();
    return switch (tool) {
      case "show" -> line.contains("interface") || line.contains("priority-flow-control");
      case "ip" -> line.contains(" link") || line.contains(" addr");
      default -> true;
    };
  }

  private boolean takeBanner(Line line) {
    String text = line.text().strip();
    int start = 0;
    int end = text.length();
    while (start < end && isFrame(text.charAt(start))) {
      start++;
    }
    while (end > start && isFrame(text.charAt(end - 1))) {
      end--;
    }
    String title = text.substring(start, end).strip();
    boolean framed =
        (start >= 3 || belowFrame) && title.indexOf(' ') < 0 && title.indexOf('\t') < 0;
    // Some tools put the name of the host on a line of its own between two frames.
    belowFrame = start >= 3 && title.isEmpty();
    if (!framed) {
      title = isHeading(line) ? text.substring(0, text.length() - 1) : behindHostLabel(text);
    }
    if (title.isEmpty() || title.indexOf(' ') >= 0) {
      return false;
    }
    int from = line.text().indexOf(title);
    Span span = line.span(from, Math.min(line.length(), from + title.length()));
    host = Optional.of(new Hint(title, span, Hint.Source.BANNER));
    command = Optional.empty();
    return true;
  }

  /** {@code gpu1:} alone, below which the output of the host is indented, as Salt prints it. */
  private static boolean isHeading(Line line) {
    String text = line.text();
    boolean number = false;
    for (int i = 0; i < text.length() - 1; i++) {
      char c = text.charAt(i);
      if (!Character.isLetterOrDigit(c) && c != '-' && c != '.' && c != '_') {
        return false;
      }
      number |= c >= '0' && c <= '9';
    }
    // Tools have headings of their own; none has a number in it.
    return number
        && text.endsWith(":")
        && !HostPrefix.isDevice(text.substring(0, text.length() - 1));
  }

  private static boolean isFrame(char c) {
    return c == '=' || c == '#' || c == '*' || c == '-' || c == ' ';
  }

  private static String behindHostLabel(String text) {
    for (String label : new String[] {"host:", "Host:", "hostname:", "Hostname:", "HOST:"}) {
      if (text.startsWith(label)) {
        return text.substring(label.length()).strip();
      }
    }
    return "";
  }

  /** A {@code ### sample} line; empty for one that cannot be read, which ends the sample before. */
  void sample(Optional<SampleMark> mark) {
    sample = mark;
    command = Optional.empty();
  }

  Optional<SampleMark> sample() {
    return sample;
  }

  /** What holds for a dump that begins here. */
  Context context() {
    Optional<Hint> device = Optional.empty();
    Optional<Hint> place = host;
    if (sample.isPresent()) {
      SampleMark mark = sample.get();
      place = Optional.of(hint(mark.place(), Hint.Source.SAMPLE_LINE));
      device = mark.device().map(d -> hint(d, Hint.Source.SAMPLE_LINE));
    }
    if (device.isEmpty()) {
      device = command.flatMap(CommandLine::device).map(d -> hint(d, Hint.Source.COMMAND));
    }
    return new Context(new Origin(place, device, command.map(CommandLine::span), sample), command);
  }

  static Hint hint(Word word, Hint.Source source) {
    return new Hint(word.text(), word.span(), source);
  }

  /** Adds the commands that were seen, those of one host after the other in one script. */
  void scripts(DiagnosticLog log, List<Section> sections) {
    int at = 0;
    while (at < seen.size()) {
      Origin origin = seen.get(at).origin();
      ScriptBuilder script = new ScriptBuilder(log);
      while (at < seen.size() && seen.get(at).origin().host().equals(origin.host())) {
        script.add(seen.get(at).command());
        at++;
      }
      sections.add(
          script.build(
              new Origin(origin.host(), Optional.empty(), Optional.empty(), Optional.empty())));
    }
  }
}
