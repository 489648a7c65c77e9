package org.losslint.syntax.nic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.losslint.quantity.Rational;
import org.losslint.source.DumpSign;
import org.losslint.source.Span;
import org.losslint.syntax.Word;
import org.losslint.syntax.grammar.RdmaStatisticLexer;
import org.losslint.syntax.grammar.RdmaStatisticParser;

/** Reads {@code rdma statistic} in all its layouts, and hw_counters printed with their paths. */
final class RdmaStatisticReader implements DumpReader {
  private static final int LONGEST_NUMBER = 20;

  private final DiagnosticLog log;
  private final Context context;
  private final LineParser<RdmaStatisticParser> parser =
      new LineParser<>(RdmaStatisticLexer::new, RdmaStatisticParser::new);
  private final List<CounterDump> done = new ArrayList<>(1);
  private final List<Counter> counters = new ArrayList<>();
  private Optional<Word> device = Optional.empty();
  private Optional<Word> dangling = Optional.empty();
  private Span span;

  RdmaStatisticReader(DiagnosticLog log, Context context, Line first) {
    this.log = log;
    this.context = context;
    this.span = first.content();
  }

  @Override
  public boolean continuesWith(DumpSign sign) {
    return sign == DumpSign.RDMA_STATISTIC;
  }

  @Override
  public boolean take(Line line) {
    RdmaStatisticParser.LineContext parsed = parser.on(line).line();
    if (parsed.path != null) {
      return file(line, parsed.path, parsed.value);
    }
    if (parsed.other != null || !fits(line, parsed)) {
      return false;
    }
    if (parsed.value != null) {
      add(dangling.orElseThrow(), parsed.value, line);
    }
    dangling = Optional.empty();
    RdmaStatisticParser.LinkContext link = parsed.where;
    if (link != null) {
      open(line, line.word(link.device));
    }
    for (RdmaStatisticParser.PairContext pair : parsed.pairs) {
      if (pair.name != null) {
        add(line.word(pair.name), pair.value, line);
      }
    }
    if (parsed.dangling != null) {
      dangling = Optional.of(line.word(parsed.dangling));
    }
    span = span.to(line.content());
    return true;
  }

  /** Prose is a run of words too: it has no values, and begins without a link. */
  private boolean fits(Line line, RdmaStatisticParser.LineContext parsed) {
    if (parsed.where != null) {
      return parsed.value == null;
    }
    if (parsed.value != null && dangling.isEmpty()) {
      return false;
    }
    boolean wrapped = parsed.value != null || !parsed.pairs.isEmpty();
    return wrapped && (device.isPresent() || !counters.isEmpty());
  }

  private void open(Line line, Word name) {
    finish();
    device = Optional.of(name);
    span = line.content();
  }

  private void add(Word name, Token value, Line line) {
    String digits = value.getText();
    if (digits.length() > LONGEST_NUMBER) {
      log.unreadableRow(
          line, "the counter " + name.text() + " is too long a number", "read the counters again");
      return;
    }
    Span row = new Span(name.start(), Math.max(name.end(), line.span(value).end()));
    counters.add(new Counter(name, Rational.parse(digits), row));
  }

  /** {@code /sys/class/infiniband/mlx5_0/ports/1/hw_counters/out_of_buffer:7}. */
  private boolean file(Line line, Token path, Token value) {
    String text = path.getText();
    int from = text.lastIndexOf('/') + 1;
    int start = path.getStartIndex();
    Word name = line.word(start + from, start + text.length() - 1);
    int devices = text.indexOf("infiniband/");
    if (devices >= 0 && device.isEmpty()) {
      int at = devices + "infiniband/".length();
      device = Optional.of(line.word(start + at, start + text.indexOf('/', at)));
    }
    if (!name.text().equals("lifespan")) {
      add(name, value, line);
    }
    span = span.to(line.content());
    return true;
  }

  private void finish() {
    if (!counters.isEmpty()) {
      Origin origin =
          device
              .map(d -> context.origin().withDevice(Surroundings.hint(d, Hint.Source.DUMP)))
              .orElse(context.origin());
      done.add(new CounterDump(origin, CounterDump.Tool.RDMA, counters, span));
      counters.clear();
    }
  }

  @Override
  public List<CounterDump> close(boolean endOfText) {
    dangling.ifPresent(
        name ->
            log.cut(name.span(), "the counter " + name.text() + " has no value: the text is cut"));
    finish();
    return done;
  }
}
