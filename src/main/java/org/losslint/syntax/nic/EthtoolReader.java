package org.losslint.syntax.nic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.quantity.Rational;
import org.losslint.source.DumpSign;
import org.losslint.source.Span;
import org.losslint.syntax.Word;
import org.losslint.syntax.grammar.EthtoolLexer;
import org.losslint.syntax.grammar.EthtoolParser;

/** Reads {@code ethtool -S}, {@code ethtool -a}, {@code ip link} and ifconfig. */
final class EthtoolReader implements DumpReader {
  private final DiagnosticLog log;
  private final Context context;
  private final LineParser<EthtoolParser> parser =
      new LineParser<>(EthtoolLexer::new, EthtoolParser::new);
  private final List<Section> done = new ArrayList<>(1);
  private final List<Counter> counters = new ArrayList<>();
  private boolean statistics;
  private Optional<Word> paused = Optional.empty();
  private Optional<Stated<Boolean>> rxPause = Optional.empty();
  private Optional<Stated<Boolean>> txPause = Optional.empty();
  private Span span;

  EthtoolReader(DiagnosticLog log, Context context, Line first) {
    this.log = log;
    this.context = context;
    this.span = first.content();
  }

  @Override
  public boolean continuesWith(DumpSign sign) {
    return sign == DumpSign.ETHTOOL_COUNTER || (sign == DumpSign.IP_LINK && !statistics);
  }

  @Override
  public boolean take(Line line) {
    EthtoolParser.LineContext parsed = parser.on(line).line();
    boolean taken = take(line, parsed);
    if (taken) {
      span = span.to(line.content());
    }
    return taken;
  }

  private boolean take(Line line, EthtoolParser.LineContext parsed) {
    if (parsed.statistics != null) {
      statistics = true;
    } else if (parsed.pause != null) {
      paused = Optional.of(line.word(parsed.device));
    } else if (parsed.direction != null) {
      Stated<Boolean> state =
          new Stated<>(parsed.state.getType() == EthtoolParser.ON, line.content());
      if (parsed.direction.getType() == EthtoolParser.RX) {
        rxPause = Optional.of(state);
      } else {
        txPause = Optional.of(state);
      }
    } else if (parsed.mtu != null) {
      return mtu(line, parsed);
    } else if (parsed.counter != null) {
      return counter(line, line.word(parsed.counter), parsed.value.getText());
    } else if (parsed.broken != null && statistics) {
      return broken(line, line.word(parsed.broken));
    } else if (parsed.broken != null || parsed.other != null) {
      // The lines that ip and ifconfig print below the first are indented.
      return !statistics && counters.isEmpty() && paused.isEmpty() && line.indent() > 0;
    }
    return true;
  }

  private boolean counter(Line line, Word name, String value) {
    if (value.length() > 20) {
      return broken(line, name);
    }
    counters.add(new Counter(name, Rational.parse(value), line.content()));
    return true;
  }

  private boolean broken(Line line, Word name) {
    log.unreadableRow(
        line,
        "the counter " + name.text() + " has no whole number as its value",
        "take the output of `ethtool -S` again");
    return true;
  }

  private boolean mtu(Line line, EthtoolParser.LineContext parsed) {
    Word name = parsed.link != null ? line.word(parsed.link) : line.word(parsed.old);
    String digits = parsed.mtu.getText();
    if (digits.length() > 6) {
      return false;
    }
    int at = name.text().indexOf('@');
    Word bare =
        at < 0 ? name : new Word(name.text().substring(0, at), name.start(), name.start() + at);
    Stated<Integer> mtu = new Stated<>(Integer.valueOf(digits), line.content());
    done.add(
        new InterfaceDump(
            context.origin(),
            bare,
            Optional.of(mtu),
            Optional.empty(),
            Optional.empty(),
            line.content()));
    return true;
  }

  @Override
  public List<Section> close(boolean endOfText) {
    if (!counters.isEmpty()) {
      done.add(new CounterDump(context.origin(), CounterDump.Tool.ETHTOOL, counters, span));
    } else if (statistics) {
      log.failed(
          span, "`NIC statistics:` and no counter below", "keep the whole output of `ethtool -S`");
    }
    if (paused.isPresent() && (rxPause.isPresent() || txPause.isPresent())) {
      done.add(
          new InterfaceDump(
              context.origin(), paused.get(), Optional.empty(), rxPause, txPause, span));
    }
    return done;
  }
}
