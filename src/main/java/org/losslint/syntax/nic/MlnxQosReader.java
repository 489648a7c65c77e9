package org.losslint.syntax.nic;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.antlr.v4.runtime.Token;
import org.losslint.source.DumpSign;
import org.losslint.source.Span;
import org.losslint.syntax.grammar.MlnxQosLexer;
import org.losslint.syntax.grammar.MlnxQosParser;

/** Reads {@code mlnx_qos -i}. */
final class MlnxQosReader implements DumpReader {
  private static final int PRIORITIES = 8;

  private final DiagnosticLog log;
  private final Context context;
  private final LineParser<MlnxQosParser> parser =
      new LineParser<>(MlnxQosLexer::new, MlnxQosParser::new);
  private Optional<Stated<String>> trust = Optional.empty();
  private Optional<Stated<String>> dcbx = Optional.empty();
  private Optional<Stated<List<Boolean>>> paused = Optional.empty();
  private final Map<Integer, Stated<Integer>> priorityOfDscp = new TreeMap<>();
  private Optional<Stated<List<Integer>>> bufferOfPriority = Optional.empty();
  private Optional<Stated<List<Long>>> bufferSizes = Optional.empty();
  private Optional<Stated<Integer>> cable = Optional.empty();
  private final List<TrafficClassBuilder> classes = new ArrayList<>();
  private Span span;

  MlnxQosReader(DiagnosticLog log, Context context, Line first) {
    this.log = log;
    this.context = context;
    this.span = first.content();
  }

  @Override
  public boolean continuesWith(DumpSign sign) {
    return sign == DumpSign.MLNX_QOS;
  }

  @Override
  public boolean take(Line line) {
    MlnxQosParser.LineContext parsed = parser.on(line).line();
    if (parsed.other != null) {
      return false;
    }
    span = span.to(line.content());
    Span at = line.content();
    if (parsed.dcbx != null) {
      dcbx = Optional.of(new Stated<>(line.word(parsed.control).text(), at));
    } else if (parsed.trust != null) {
      trust = Optional.of(new Stated<>(parsed.state.getText(), at));
    } else if (parsed.prio != null) {
      mapping(line, parsed);
    } else if (parsed.buffers != null) {
      bufferSizes = Optional.of(new Stated<>(longs(parsed.sizes), at));
    } else if (parsed.cable != null) {
      cable = Optional.of(new Stated<>(number(parsed.number), at));
    } else if (parsed.enabled != null) {
      paused(line, parsed.cells);
    } else if (parsed.buffer != null) {
      bufferOfPriority = Optional.of(new Stated<>(integers(parsed.cells), at));
    } else if (parsed.tc != null) {
      Optional<Integer> share = Optional.ofNullable(parsed.share).map(MlnxQosReader::number);
      classes.add(new TrafficClassBuilder(number(parsed.number), parsed.tsa.getText(), share, at));
    } else if (parsed.member != null && !classes.isEmpty()) {
      classes.get(classes.size() - 1).priorities.add(number(parsed.number));
    }
    return true;
  }

  private void mapping(Line line, MlnxQosParser.LineContext parsed) {
    int priority = number(parsed.number);
    for (Token point : parsed.points) {
      int dscp = number(point);
      if (dscp > 63 || priority >= PRIORITIES) {
        log.unreadableRow(
            line,
            "dscp " + dscp + " to priority " + priority + " is out of range",
            "run mlnx_qos again");
      } else {
        priorityOfDscp.put(dscp, new Stated<>(priority, line.content()));
      }
    }
  }

  private void paused(Line line, List<Token> cells) {
    if (cells.size() != PRIORITIES) {
      log.unreadableRow(
          line,
          "the row `enabled` has " + cells.size() + " values and not one for each of 8 priorities",
          "run mlnx_qos again and keep its lines whole");
      return;
    }
    List<Boolean> on = new ArrayList<>(PRIORITIES);
    for (Token cell : cells) {
      on.add(number(cell) != 0);
    }
    paused = Optional.of(new Stated<>(List.copyOf(on), line.content()));
  }

  /** A number too long for what it counts is the largest there is; none of these is so long. */
  private static int number(Token token) {
    String digits = token.getText();
    return digits.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(digits);
  }

  private static List<Integer> integers(List<Token> tokens) {
    List<Integer> numbers = new ArrayList<>(tokens.size());
    for (Token token : tokens) {
      numbers.add(number(token));
    }
    return List.copyOf(numbers);
  }

  private static List<Long> longs(List<Token> tokens) {
    List<Long> numbers = new ArrayList<>(tokens.size());
    for (Token token : tokens) {
      numbers.add((long) number(token));
    }
    return List.copyOf(numbers);
  }

  @Override
  public List<QosDump> close(boolean endOfText) {
    List<QosDump.TrafficClass> built = new ArrayList<>(classes.size());
    for (TrafficClassBuilder each : classes) {
      built.add(
          new QosDump.TrafficClass(
              each.number, each.algorithm, each.share, each.priorities, each.span));
    }
    return List.of(
        new QosDump(
            context.origin(),
            trust,
            dcbx,
            Optional.empty(),
            paused,
            priorityOfDscp,
            bufferOfPriority,
            bufferSizes,
            cable,
            built,
            span));
  }

  /** A traffic class whose priorities stand in the lines below it. */
  private record TrafficClassBuilder(
      int number, String algorithm, Optional<Integer> share, List<Integer> priorities, Span span) {
    TrafficClassBuilder(int number, String algorithm, Optional<Integer> share, Span span) {
      this(number, algorithm, share, new ArrayList<>(2), span);
    }
  }
}
