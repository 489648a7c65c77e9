package org.losslint.syntax.nic;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.losslint.quantity.Rational;
import org.losslint.source.DumpSign;
import org.losslint.source.Span;
import org.losslint.syntax.Word;
import org.losslint.syntax.grammar.SwitchCountersLexer;
import org.losslint.syntax.grammar.SwitchCountersParser;

/** Reads {@code show interfaces queue} and {@code show interfaces extensive} of a Junos device. */
final class SwitchReader implements DumpReader {
  private static final int LONGEST_NUMBER = 20;

  private final DiagnosticLog log;
  private final Context context;
  private final LineParser<SwitchCountersParser> parser =
      new LineParser<>(SwitchCountersLexer::new, SwitchCountersParser::new);
  private final List<SwitchDump> done = new ArrayList<>(1);
  private final Map<Integer, QueueBuilder> queues = new LinkedHashMap<>();
  private final List<SwitchDump.Priority> priorities = new ArrayList<>();
  private Optional<Word> port = Optional.empty();
  @CheckForNull private QueueBuilder queue;
  private String group = "";
  private Optional<Span> span = Optional.empty();

  SwitchReader(DiagnosticLog log, Context context) {
    this.log = log;
    this.context = context;
  }

  @Override
  public boolean continuesWith(DumpSign sign) {
    return sign == DumpSign.SWITCH;
  }

  @Override
  public boolean take(Line line) {
    SwitchCountersParser.LineContext parsed = parser.on(line).line();
    boolean taken = take(line, parsed);
    if (taken) {
      span = Optional.of(span.map(s -> s.to(line.content())).orElse(line.content()));
    }
    return taken;
  }

  private boolean take(Line line, SwitchCountersParser.LineContext parsed) {
    if (parsed.physical != null) {
      finish();
      port = Optional.of(line.word(parsed.port));
    } else if (parsed.queue != null) {
      queue = builder(number(parsed.number), line);
      for (Token name : parsed.classes) {
        queue.classes.add(name.getText());
      }
      group = "";
    } else if (parsed.group != null) {
      group =
          switch (parsed.group.getType()) {
            case SwitchCountersParser.QUEUED -> "queued-";
            case SwitchCountersParser.TRANSMITTED -> "tx-";
            default -> "depth";
          };
    } else if (parsed.metric != null || parsed.brokenMetric != null) {
      return metric(line, parsed);
    } else if (parsed.priority != null) {
      priority(line, parsed);
    } else if (parsed.dropped != null) {
      brief(line, parsed);
    } else if (!parsed.mappedTo.isEmpty()) {
      QueueBuilder known = queues.get(number(parsed.number));
      if (known == null) {
        return line.indent() > 0;
      }
      for (Token name : parsed.mappedTo) {
        known.classes.add(name.getText());
      }
    } else if (parsed.other != null) {
      // The other tables of `extensive` stand indented below the interface.
      return port.isPresent() && line.indent() > 0;
    }
    return true;
  }

  private QueueBuilder builder(int number, Line line) {
    return queues.computeIfAbsent(number, n -> new QueueBuilder(n, line.content()));
  }

  private boolean metric(Line line, SwitchCountersParser.LineContext parsed) {
    Token metric = parsed.metric != null ? parsed.metric : parsed.brokenMetric;
    QueueBuilder current = queue;
    if (current == null) {
      return port.isPresent() && line.indent() > 0;
    }
    String name = nameOf(metric.getText().toLowerCase(Locale.ROOT));
    if (name.isEmpty()) {
      return true;
    }
    if (parsed.metric == null || parsed.value.getText().length() > LONGEST_NUMBER) {
      log.unreadableRow(
          line,
          metric.getText() + " of queue " + current.number + " has no whole number as its value",
          "print the counters with all their digits");
      return true;
    }
    Word word = new Word(name, line.span(metric).start(), line.span(metric).end());
    current.counters.add(new Counter(word, Rational.parse(parsed.value.getText()), line.content()));
    current.span = current.span.to(line.content());
    return true;
  }

  /** The name of a row; empty for the split of a counter by loss priority, which no rule reads. */
  private String nameOf(String metric) {
    return switch (metric) {
      case "packets", "bytes" -> group.endsWith("-") ? group + metric : "";
      case "peak", "maximum" -> group.equals("depth") ? "peak-bytes" : "";
      case "average", "current", "low", "medium-low", "medium-high", "high" -> "";
      default -> metric.replace(' ', '-').replace("total-dropped", "dropped");
    };
  }

  private void priority(Line line, SwitchCountersParser.LineContext parsed) {
    List<Counter> counters = new ArrayList<>(2);
    add(counters, line, "rx-xoff", parsed.received);
    add(counters, line, "tx-xoff", parsed.sent);
    priorities.add(new SwitchDump.Priority(number(parsed.number), counters, line.content()));
  }

  /** A row of the short table: queued, transmitted and dropped packets of a queue. */
  private void brief(Line line, SwitchCountersParser.LineContext parsed) {
    QueueBuilder built = builder(number(parsed.number), line);
    add(built.counters, line, "queued-packets", parsed.queued);
    add(built.counters, line, "tx-packets", parsed.transmitted);
    add(built.counters, line, "dropped-packets", parsed.dropped);
  }

  private void add(List<Counter> counters, Line line, String name, Token value) {
    if (value.getText().length() > LONGEST_NUMBER) {
      log.unreadableRow(line, name + " is too long a number", "read the counters again");
      return;
    }
    Span at = line.span(value);
    counters.add(
        new Counter(
            new Word(name, at.start(), at.end()), Rational.parse(value.getText()), line.content()));
  }

  private static int number(Token token) {
    String digits = token.getText();
    return digits.length() > 3 ? 999 : Integer.parseInt(digits);
  }

  private void finish() {
    if (!queues.isEmpty() || !priorities.isEmpty()) {
      List<SwitchDump.Queue> built = new ArrayList<>(queues.size());
      for (QueueBuilder each : queues.values()) {
        built.add(new SwitchDump.Queue(each.number, each.classes, each.counters, each.span));
      }
      Optional<Word> named = port.or(() -> context.origin().sample().flatMap(SampleMark::device));
      done.add(new SwitchDump(context.origin(), named, built, priorities, span.orElseThrow()));
    }
    queues.clear();
    priorities.clear();
    queue = null;
    group = "";
    span = Optional.empty();
    port = Optional.empty();
  }

  @Override
  public List<SwitchDump> close(boolean endOfText) {
    finish();
    return done;
  }

  /** One queue while it is read. */
  private static final class QueueBuilder {
    private final int number;
    private final List<String> classes = new ArrayList<>(1);
    private final List<Counter> counters = new ArrayList<>();
    private Span span;

    QueueBuilder(int number, Span span) {
      this.number = number;
      this.span = span;
    }
  }
}
