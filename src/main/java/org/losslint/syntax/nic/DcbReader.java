package org.losslint.syntax.nic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.antlr.v4.runtime.Token;
import org.losslint.quantity.Rational;
import org.losslint.source.DumpSign;
import org.losslint.source.Span;
import org.losslint.syntax.Word;
import org.losslint.syntax.grammar.DcbLexer;
import org.losslint.syntax.grammar.DcbParser;

/** Reads {@code dcb … show} and {@code lldptool -t -V PFC}. */
final class DcbReader implements DumpReader {
  private static final int PRIORITIES = 8;

  private final DiagnosticLog log;
  private final Context context;
  private final LineParser<DcbParser> parser = new LineParser<>(DcbLexer::new, DcbParser::new);
  private Optional<Stated<String>> trust = Optional.empty();
  private Optional<Stated<String>> dcbx = Optional.empty();
  private Optional<Stated<Boolean>> willing = Optional.empty();
  private Optional<Stated<List<Boolean>>> paused = Optional.empty();
  private final Map<Integer, Stated<Integer>> priorityOfDscp = new TreeMap<>();
  private Optional<Stated<List<Integer>>> bufferOfPriority = Optional.empty();
  private Optional<Stated<List<Long>>> bufferSizes = Optional.empty();
  private final List<Counter> counters = new ArrayList<>();
  private Span span;

  DcbReader(DiagnosticLog log, Context context, Line first) {
    this.log = log;
    this.context = context;
    this.span = first.content();
  }

  @Override
  public boolean continuesWith(DumpSign sign) {
    return sign == DumpSign.DCB || sign == DumpSign.LLDP;
  }

  @Override
  public boolean take(Line line) {
    DcbParser.LineContext parsed = parser.on(line).line();
    boolean taken = take(line, parsed);
    if (taken) {
      span = span.to(line.content());
    }
    return taken;
  }

  private boolean take(Line line, DcbParser.LineContext parsed) {
    Span at = line.content();
    if (parsed.other != null) {
      return false;
    }
    if (parsed.key != null) {
      return table(line, parsed.key.getText(), parsed.pairs);
    }
    if (parsed.host != null) {
      return modes(line, parsed);
    }
    if (parsed.willing != null || parsed.lldpWilling != null) {
      String state = parsed.state.getText();
      willing = Optional.of(new Stated<>(state.equals("on") || state.equals("yes"), at));
    } else if (parsed.order != null) {
      List<String> selectors = new ArrayList<>();
      for (Token selector : parsed.selectors) {
        selectors.add(selector.getText());
      }
      // What comes first decides where a packet carries both.
      trust = selectors.isEmpty() ? trust : Optional.of(new Stated<>(selectors.get(0), at));
    } else if (parsed.enabled != null) {
      List<Boolean> on = new ArrayList<>(Collections.nCopies(PRIORITIES, false));
      for (Token priority : parsed.priorities) {
        if (priority.getText().length() == 1 && priority.getText().charAt(0) < '8') {
          on.set(Integer.parseInt(priority.getText()), true);
        } else {
          bad(line, "priority " + priority.getText());
        }
      }
      paused = Optional.of(new Stated<>(List.copyOf(on), at));
    }
    return true;
  }

  /** {@code dcb dcbx show} prints flags alone: {@code host ieee}; prose looks the same. */
  private boolean modes(Line line, DcbParser.LineContext parsed) {
    boolean asked =
        context.command().isPresent()
            && context.command().get().tool().text().equals("dcb")
            && context.command().get().has("dcbx");
    if (asked) {
      boolean host = parsed.host.getText().equals("host");
      dcbx =
          Optional.of(new Stated<>(host ? "OS controlled" : "Firmware controlled", line.content()));
    }
    return asked;
  }

  private boolean table(Line line, String key, List<DcbParser.PairContext> pairs) {
    switch (key) {
      case "prio-pfc" -> {
        List<Boolean> on = new ArrayList<>(Collections.nCopies(PRIORITIES, false));
        for (DcbParser.PairContext pair : pairs) {
          int priority = priority(line, pair.from);
          if (priority >= 0) {
            on.set(priority, pair.to.getText().equals("on"));
          }
        }
        paused = Optional.of(new Stated<>(List.copyOf(on), line.content()));
      }
      case "requests", "indications" -> counters(line, key, pairs);
      case "dscp-prio" -> {
        for (DcbParser.PairContext pair : pairs) {
          int dscp = DscpName.valueOf(pair.from.getText());
          int priority = priority(line, pair.to);
          if (dscp < 0) {
            bad(line, "the code point " + pair.from.getText());
          } else if (priority >= 0) {
            priorityOfDscp.put(dscp, new Stated<>(priority, line.content()));
          }
        }
      }
      case "prio-buffer" -> {
        List<Integer> buffers = new ArrayList<>(Collections.nCopies(PRIORITIES, 0));
        for (DcbParser.PairContext pair : pairs) {
          int priority = priority(line, pair.from);
          int buffer = priority(line, pair.to);
          if (priority >= 0 && buffer >= 0) {
            buffers.set(priority, buffer);
          }
        }
        bufferOfPriority = Optional.of(new Stated<>(List.copyOf(buffers), line.content()));
      }
      case "buffer-size" -> {
        List<Long> sizes = new ArrayList<>();
        for (DcbParser.PairContext pair : pairs) {
          long size = bytes(pair.to.getText());
          if (size < 0) {
            bad(line, "the size " + pair.to.getText());
            return true;
          }
          sizes.add(size);
        }
        bufferSizes = Optional.of(new Stated<>(List.copyOf(sizes), line.content()));
      }
      default -> {
        // Other tables of dcb: shares, algorithms, rates. No rule reads them.
      }
    }
    return true;
  }

  private void counters(Line line, String key, List<DcbParser.PairContext> pairs) {
    for (DcbParser.PairContext pair : pairs) {
      String value = pair.to.getText();
      if (pair.to.getType() != DcbParser.NUMBER || value.length() > 20) {
        bad(line, "the counter " + value);
        continue;
      }
      Span at = line.span(pair.from).to(line.span(pair.to));
      Word name = new Word(key + "_prio" + pair.from.getText(), at.start(), at.end());
      counters.add(new Counter(name, Rational.parse(value), at));
    }
  }

  private int priority(Line line, Token token) {
    String text = token.getText();
    if (text.length() == 1 && text.charAt(0) >= '0' && text.charAt(0) < '8') {
      return text.charAt(0) - '0';
    }
    bad(line, "the priority " + text);
    return -1;
  }

  /** {@code 130944b}, {@code 128Kb}; dcb counts in thousands, or in 1024s with an i. -1: none. */
  private static long bytes(String text) {
    int end = 0;
    while (end < text.length()
        && (text.charAt(end) == '.' || Character.isDigit(text.charAt(end)))) {
      end++;
    }
    boolean binary = text.indexOf('i', end) >= 0;
    long step = binary ? 1024 : 1000;
    long factor =
        switch (end < text.length() ? text.charAt(end) : 'b') {
          case 'K' -> step;
          case 'M' -> step * step;
          case 'G' -> step * step * step;
          default -> 1;
        };
    try {
      Rational size = Rational.parse(text.substring(0, end)).times(Rational.of(factor));
      return size.floor(Rational.ONE).toLongExact();
    } catch (ArithmeticException | NumberFormatException e) {
      return -1;
    }
  }

  private void bad(Line line, String what) {
    log.unreadableRow(line, what + " is none", "take the output of dcb again");
  }

  @Override
  public List<Section> close(boolean endOfText) {
    List<Section> sections = new ArrayList<>(2);
    sections.add(
        new QosDump(
            context.origin(),
            trust,
            dcbx,
            willing,
            paused,
            priorityOfDscp,
            bufferOfPriority,
            bufferSizes,
            Optional.empty(),
            List.of(),
            span));
    if (!counters.isEmpty()) {
      sections.add(new CounterDump(context.origin(), CounterDump.Tool.DCB, counters, span));
    }
    return sections;
  }
}
