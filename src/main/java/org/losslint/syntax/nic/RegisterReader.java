package org.losslint.syntax.nic;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.losslint.source.DumpSign;
import org.losslint.syntax.Word;
import org.losslint.syntax.grammar.MlxregLexer;
import org.losslint.syntax.grammar.MlxregParser;

/** Reads the tables of {@code mlxreg}; only those that hold values of the card are state. */
final class RegisterReader implements DumpReader {
  private final DiagnosticLog log;
  private final Context context;
  private final LineParser<MlxregParser> parser =
      new LineParser<>(MlxregLexer::new, MlxregParser::new);
  private final List<RegisterDump> done = new ArrayList<>(1);
  @CheckForNull private RegisterTable table;

  RegisterReader(DiagnosticLog log, Context context) {
    this.log = log;
    this.context = context;
  }

  @Override
  public boolean continuesWith(DumpSign sign) {
    return sign == DumpSign.MLXREG || sign == DumpSign.MLXREG_ROW;
  }

  @Override
  public void failed() {
    if (table != null) {
      table.failed();
    }
  }

  @Override
  public boolean take(Line line) {
    MlxregParser.LineContext parsed = parser.on(line).line();
    boolean taken;
    if (parsed.about != null) {
      Optional<Word> register = Optional.ofNullable(parsed.register).map(line::word);
      open(line).preview(register);
      taken = true;
    } else if (!parsed.parts.isEmpty()) {
      for (MlxregParser.PartContext part : parsed.parts) {
        take(line, part);
      }
      taken = true;
    } else if (parsed.broken != null) {
      taken = broken(line, parsed.broken);
    } else {
      taken = parsed.other == null || isDescribed(line);
    }
    if (taken && table != null) {
      table.reaches(line.span());
    }
    return taken;
  }

  private void take(Line line, MlxregParser.PartContext part) {
    if (part.sending != null) {
      // In a `--set` this line stands behind the table, and what follows is another command.
      if (table != null && table.isPreview()) {
        finish(false);
      } else {
        open(line).announced();
      }
    } else if (part.first != null) {
      int title = part.first.getStart().getType();
      boolean values = title == MlxregParser.DATA || title == MlxregParser.HEX_VALUE;
      titled(line).fields(values);
    } else if (part.address != null) {
      titled(line).words();
    } else if (part.digits != null) {
      decimal(line, part);
    } else if (part.field != null) {
      current(line)
          .add(
              line.word(part.field),
              hex(part.value),
              line.span(part.field).to(line.span(part.value)));
    } else if (part.word != null) {
      current(line).addWord(hex(part.word), line.word(part.value), hex(part.value));
    } else if (table != null) {
      table.ruler();
    }
  }

  /** Copies by hand drop the 0x; a single digit means the same with and without it. */
  private void decimal(Line line, MlxregParser.PartContext part) {
    String digits = part.digits.getText();
    if (digits.length() != 1 || digits.charAt(0) < '0' || digits.charAt(0) > '9') {
      broken(line, part.field);
      return;
    }
    current(line)
        .add(
            line.word(part.field),
            digits.charAt(0) - '0',
            line.span(part.field).to(line.span(part.digits)));
  }

  /** A row without its value; in the description of a register any row. */
  private boolean broken(Line line, Token name) {
    if (table == null) {
      return false;
    }
    if (!table.isDescription()) {
      log.unreadableRow(
          line,
          "the field " + name.getText() + " has no value that can be read",
          "take the dump again and keep the column `Data`");
    }
    return true;
  }

  private boolean isDescribed(Line line) {
    return table != null && table.isDescription() && (line.contains("|") || line.contains("---"));
  }

  private static long hex(Token token) {
    String digits = token.getText().substring(2);
    return digits.length() > 15 ? Long.MAX_VALUE : Long.parseLong(digits, 16);
  }

  private RegisterTable open(Line line) {
    finish(false);
    RegisterTable opened = new RegisterTable(context, line.span());
    table = opened;
    return opened;
  }

  private RegisterTable current(Line line) {
    return table == null ? open(line) : table;
  }

  /** The table that a title line belongs to: a second title begins another. */
  private RegisterTable titled(Line line) {
    return table == null || table.isTitled() ? open(line) : table;
  }

  private void finish(boolean endOfText) {
    if (table != null) {
      table.finish(log, endOfText).ifPresent(done::add);
      table = null;
    }
  }

  @Override
  public List<RegisterDump> close(boolean endOfText) {
    finish(endOfText);
    return done;
  }
}
