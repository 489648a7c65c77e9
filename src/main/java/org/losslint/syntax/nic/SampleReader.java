package org.losslint.syntax.nic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.quantity.Dimension;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.QuantityFormatException;
import org.losslint.quantity.Rational;
import org.losslint.source.Diagnostic.Kind;
import org.losslint.source.DumpSign;
import org.losslint.source.Severity;
import org.losslint.source.Span;
import org.losslint.syntax.Word;
import org.losslint.syntax.grammar.SamplesLexer;
import org.losslint.syntax.grammar.SamplesParser;

/** Reads losslint's own lines of a file of samples. */
final class SampleReader implements DumpReader {
  private final DiagnosticLog log;
  private final LineParser<SamplesParser> parser =
      new LineParser<>(SamplesLexer::new, SamplesParser::new);
  private final List<SwitchDump.Queue> queues = new ArrayList<>();
  private final List<SwitchDump.Priority> priorities = new ArrayList<>();
  private Optional<Context> context = Optional.empty();
  private Optional<Span> span = Optional.empty();

  SampleReader(DiagnosticLog log) {
    this.log = log;
  }

  /** Begins a block of a switch's short rows. */
  SampleReader opened(Context where) {
    context = Optional.of(where);
    return this;
  }

  @Override
  public boolean continuesWith(DumpSign sign) {
    return sign == DumpSign.SWITCH_ROW;
  }

  @Override
  public boolean take(Line line) {
    SamplesParser.LineContext parsed = parser.on(line).line();
    if (parsed.broken != null) {
      log.unreadableRow(
          line,
          "the row of a switch cannot be read",
          "write `queue N CLASS NAME VALUE …` or `pfc priority N tx-xoff N rx-xoff N`");
      return true;
    }
    if (parsed.queue == null && parsed.pfc == null) {
      return false;
    }
    Word number = line.word(parsed.number);
    if (number.text().length() > 3 || !isNumber(number.text())) {
      log.unreadableRow(
          line, "`" + number.text() + "` is no number of a queue", "write its number");
      return true;
    }
    List<Counter> counters = new ArrayList<>(4);
    for (SamplesParser.CounterContext counter : parsed.counters) {
      Word name = line.word(counter.name);
      String value = counter.value.getText();
      Span at = new Span(name.start(), line.span(counter.value).end());
      if (value.length() <= 20) {
        counters.add(new Counter(name, Rational.parse(value), at));
      } else {
        log.unreadableRow(line, name.text() + " is too long a number", "read the counter again");
      }
    }
    int index = Integer.parseInt(number.text());
    if (parsed.queue != null) {
      List<String> classes =
          parsed.forwardingClass == null
              ? List.of()
              : List.of(line.word(parsed.forwardingClass).text());
      queues.add(new SwitchDump.Queue(index, classes, counters, line.content()));
    } else {
      priorities.add(new SwitchDump.Priority(index, counters, line.content()));
    }
    span = Optional.of(span.map(s -> s.to(line.content())).orElse(line.content()));
    return true;
  }

  private static boolean isNumber(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return !text.isEmpty();
  }

  @Override
  public List<SwitchDump> close(boolean endOfText) {
    if (span.isEmpty()) {
      return List.of();
    }
    Origin origin = context.orElse(Context.NONE).origin();
    Optional<Word> port = origin.sample().flatMap(SampleMark::device);
    SwitchDump dump = new SwitchDump(origin, port, queues, priorities, span.get());
    queues.clear();
    priorities.clear();
    span = Optional.empty();
    return List.of(dump);
  }

  /** The mark of a {@code ### sample} line; empty where it cannot be read, which is said. */
  Optional<SampleMark> mark(Line line) {
    SamplesParser.LineContext parsed = parser.on(line).line();
    if (parsed.sample == null) {
      log.unreadableRow(
          line,
          "the line of a sample cannot be read, so what follows belongs to no place and time",
          "write `### sample TIME host NAME dev DEV` or `### sample TIME switch NAME port PORT`");
      return Optional.empty();
    }
    Word time = line.word(parsed.time);
    Optional<SampleTime> read = SampleTime.parse(time.text());
    if (read.isEmpty() && !isMoment(time.text())) {
      log.unreadableRow(
          line,
          "`" + time.text() + "` is no time",
          "write it as 2026-03-04T10:00:00Z, or `before` and `after`");
    }
    SampleMark.Side side =
        parsed.side.getType() == SamplesParser.HOST ? SampleMark.Side.HOST : SampleMark.Side.SWITCH;
    return Optional.of(
        new SampleMark(
            side,
            read,
            time,
            line.word(parsed.place),
            Optional.ofNullable(parsed.device).map(line::word),
            line.content()));
  }

  private static boolean isMoment(String text) {
    return text.equals("before") || text.equals("after");
  }

  static boolean isNote(Line line) {
    return line.text().strip().startsWith("### note");
  }

  /** The note of a {@code ### note} line; empty for free text, which is kept for people alone. */
  Optional<Note> note(Line line, Origin origin) {
    SamplesParser.LineContext parsed = parser.on(line).line();
    if (parsed.note == null) {
      return Optional.empty();
    }
    String amount = line.word(parsed.amount).text();
    String unit = parsed.unit == null ? "" : line.word(parsed.unit).text();
    return switch (line.word(parsed.subject).text()) {
      case "utilisation", "utilization" ->
          note(line, origin, Note.Kind.UTILISATION, amount, unit, Dimension.RATIO);
      case "peak" -> note(line, origin, Note.Kind.PEAK, amount, unit, Dimension.TIME);
      case "goodput" -> note(line, origin, Note.Kind.GOODPUT, amount, unit, Dimension.RATE);
      default -> Optional.empty();
    };
  }

  private Optional<Note> note(
      Line line, Origin origin, Note.Kind kind, String amount, String unit, Dimension dimension) {
    // The unit may be joined to the amount, and then prose follows: `46% of line rate`.
    try {
      return Optional.of(new Note(origin, kind, Quantity.parse(amount, dimension), line.content()));
    } catch (QuantityFormatException apart) {
      try {
        return Optional.of(
            new Note(origin, kind, Quantity.parse(amount + " " + unit, dimension), line.content()));
      } catch (QuantityFormatException e) {
        log.add(
            Kind.SYNTAX,
            Severity.WARNING,
            line.content(),
            "the note on "
                + kind.name().toLowerCase(java.util.Locale.ROOT)
                + " cannot be read: "
                + e.getMessage(),
            "write `utilisation 46 percent`, `peak 9840 us` or `goodput 24.4 Gbps`");
        return Optional.empty();
      }
    }
  }
}
