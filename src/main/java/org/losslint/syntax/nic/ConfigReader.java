package org.losslint.syntax.nic;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.losslint.source.DumpSign;
import org.losslint.source.Span;
import org.losslint.syntax.Word;
import org.losslint.syntax.grammar.MlxconfigLexer;
import org.losslint.syntax.grammar.MlxconfigParser;

/** Reads the device blocks of {@code mlxconfig query}, of any release. */
final class ConfigReader implements DumpReader {
  private final DiagnosticLog log;
  private final Context context;
  private final LineParser<MlxconfigParser> parser =
      new LineParser<>(MlxconfigLexer::new, MlxconfigParser::new);
  private final List<ConfigDump> done = new ArrayList<>(1);
  @CheckForNull private ConfigBlock block;
  private boolean inFailure;

  ConfigReader(DiagnosticLog log, Context context) {
    this.log = log;
    this.context = context;
  }

  @Override
  public boolean continuesWith(DumpSign sign) {
    return sign == DumpSign.MLXCONFIG || sign == DumpSign.MLXCONFIG_ROW;
  }

  @Override
  public void failed() {
    inFailure = true;
    if (block != null) {
      block.failed();
    }
  }

  @Override
  public boolean take(Line line) {
    MlxconfigParser.LineContext parsed = parser.on(line).line();
    boolean taken = take(line, parsed);
    if (taken && block != null) {
      block.reaches(line.span());
    }
    inFailure = inFailure && (parsed.other != null || parsed.detail != null);
    return taken;
  }

  private boolean take(Line line, MlxconfigParser.LineContext parsed) {
    if (parsed.device != null) {
      open(line).number(numberIn(parsed.device.getText()));
      return true;
    }
    if (parsed.label != null) {
      return label(line, parsed.label, line.word(parsed.value));
    }
    if (parsed.heading != null || parsed.strange != null) {
      return heading(line, parsed);
    }
    if (parsed.setting != null) {
      return setting(line, parsed);
    }
    if (parsed.missing != null && block != null) {
      block.unsupported(line.word(parsed.what).text());
      return true;
    }
    if (parsed.applying != null && block != null) {
      block.applied(line.contains("Done!"));
      return true;
    }
    if (parsed.nothing != null) {
      log.failed(line);
      failed();
      return true;
    }
    return parsed.other == null || other(line, parsed.other);
  }

  /** What no alternative knows: details of a failure, or a row whose name touches its value. */
  private boolean other(Line line, MlxconfigParser.RestContext other) {
    Token first = other.getStart();
    if (inFailure && first == other.getStop() && first.getType() == MlxconfigParser.WORD) {
      return true;
    }
    if (block == null || first.getType() != MlxconfigParser.NAMED || line.indent() == 0) {
      return false;
    }
    log.unreadableRow(
        line,
        "the row that begins `" + first.getText() + "` cannot be read: its name touches its value",
        "part them by a blank, or query the parameter alone");
    return true;
  }

  private ConfigBlock open(Line line) {
    finish(false);
    ConfigBlock opened = new ConfigBlock(context.origin(), line.span());
    block = opened;
    return opened;
  }

  private boolean label(Line line, Token label, Word value) {
    String key = label.getText();
    boolean type = key.startsWith("Device type");
    ConfigBlock current = block;
    if (type && (current == null || current.hasLabels() || current.isTitled())) {
      current = open(line);
    }
    if (current == null || current.isTitled()) {
      return false;
    }
    current.label(key, value);
    return true;
  }

  private boolean heading(Line line, MlxconfigParser.LineContext parsed) {
    ConfigBlock current = block;
    if (current == null || current.isTitled() || current.hasRows()) {
      current = open(line);
    }
    if (parsed.strange != null) {
      log.unreadableRow(
          line,
          "the titles of the columns are not known, so the values below cannot be told apart",
          "run the query in an English locale and keep its title line");
      current.refuseRows();
      return true;
    }
    List<Column> columns = new ArrayList<>(4);
    for (MlxconfigParser.TitleContext title : parsed.titles) {
      columns.add(
          switch (title.getStart().getType()) {
            case MlxconfigParser.DEFAULT -> Column.DEFAULT;
            case MlxconfigParser.CURRENT -> Column.CURRENT;
            case MlxconfigParser.NEXT -> Column.NEXT;
            default -> Column.NEW;
          });
    }
    current.titled(columns);
    return true;
  }

  private boolean setting(Line line, MlxconfigParser.LineContext parsed) {
    String name = parsed.setting.getText();
    List<Cell> cells = new ArrayList<>(parsed.cells.size());
    boolean bare = false;
    for (MlxconfigParser.CellContext cell : parsed.cells) {
      Cell read = Cell.of(cell.getStart().getText(), line.span(cell.getStart()));
      bare = bare || read.kind() == Cell.Kind.BARE_WORD;
      cells.add(read);
    }
    boolean known = block != null && block.isTitled();
    if (!isParameter(name) || (bare && !known)) {
      return false;
    }
    ConfigBlock current = block == null ? open(line) : block;
    List<Column> columns = current.columnsFor(cells.size());
    if (columns.isEmpty()) {
      refuse(line, name, cells.size(), current);
      return true;
    }
    Map<Column, Cell> byColumn = new EnumMap<>(Column.class);
    for (int i = 0; i < columns.size(); i++) {
      byColumn.put(columns.get(i), cells.get(i));
    }
    Optional<Integer> index =
        parsed.index == null ? Optional.empty() : Optional.of(numberIn(parsed.index.getText()));
    current.add(
        new ConfigRow(
            line.word(parsed.setting),
            ConfigRow.baseOf(name),
            ConfigRow.portOf(name),
            index,
            parsed.star != null,
            parsed.readOnly != null,
            byColumn,
            rowSpan(line, parsed)),
        log);
    return true;
  }

  private void refuse(Line line, String name, int values, ConfigBlock current) {
    if (current.isTitled()) {
      log.unreadableRow(
          line,
          name
              + " has "
              + values
              + " values where the title names "
              + current.columnCount()
              + " columns",
          "take the dump again, or query " + name + " alone");
      current.shortRow(line.content());
    } else {
      log.unreadableRow(
          line,
          name + " has " + values + " values and no title line above says which columns they are",
          "keep the line that begins `Configurations:`");
    }
  }

  private static Span rowSpan(Line line, MlxconfigParser.LineContext parsed) {
    int last = parsed.cells.get(parsed.cells.size() - 1).getStart().getStopIndex();
    return line.span(parsed.getStart().getStartIndex(), last + 1);
  }

  /** Parameters are spelt in capitals with underscores; small letters occur behind one only. */
  private static boolean isParameter(String name) {
    int underscore = name.indexOf('_');
    if (underscore < 1) {
      return false;
    }
    for (int i = 0; i < underscore; i++) {
      char c = name.charAt(i);
      if ((c < 'A' || c > 'Z') && (c < '0' || c > '9')) {
        return false;
      }
    }
    return name.charAt(0) >= 'A';
  }

  /** The digits in a token; a number of more than nine digits counts nothing here and is 0. */
  private static int numberIn(String token) {
    int number = 0;
    int digits = 0;
    for (int i = 0; i < token.length(); i++) {
      char c = token.charAt(i);
      if (c >= '0' && c <= '9') {
        number = digits < 9 ? number * 10 + (c - '0') : 0;
        digits++;
      }
    }
    return number;
  }

  private void finish(boolean endOfText) {
    if (block != null) {
      block.finish(log, endOfText).ifPresent(done::add);
      block = null;
    }
  }

  @Override
  public List<ConfigDump> close(boolean endOfText) {
    finish(endOfText);
    return done;
  }
}
