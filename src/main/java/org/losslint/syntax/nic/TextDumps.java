package org.losslint.syntax.nic;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.source.Diagnostic.Kind;
import org.losslint.source.DumpSign;
import org.losslint.source.Severity;
import org.losslint.source.SourceFile;

/**
 * Splits a text into its dumps: a transcript may hold those of several tools and hosts, with
 * prompts, banners and mail text between them.
 */
final class TextDumps {
  private final DiagnosticLog log;
  private final Lines lines;
  private final Surroundings surroundings = new Surroundings();
  private final List<Section> sections = new ArrayList<>();
  @CheckForNull private DumpReader reader;
  private int depth;

  TextDumps(SourceFile file, DiagnosticLog log) {
    this.lines = new Lines(file.text());
    this.log = log;
  }

  List<Section> read() {
    for (Line line = lines.next(); line != null; line = lines.next()) {
      if (!line.isBlank()) {
        log.nextLine();
        read(line);
      }
    }
    close(lines.endsOpen());
    List<CommandLine> commands = surroundings.commands();
    if (!commands.isEmpty()) {
      CommandLine first = commands.get(0);
      CommandLine last = commands.get(commands.size() - 1);
      sections.add(
          new Script(
              surroundings.context().origin(), commands, List.of(), first.span().to(last.span())));
    }
    return sections;
  }

  private void read(Line line) {
    if (line.length() > Lines.LIMIT) {
      log.add(
          Kind.TOO_LARGE,
          Severity.WARNING,
          line.content(),
          "a line of more than " + Lines.LIMIT + " characters was passed over",
          "no tool prints such a line; keep its line ends");
      return;
    }
    DumpSign sign = DumpSign.of(line.text()).orElse(null);
    if (sign == DumpSign.FAILURE) {
      log.failed(line);
      if (reader != null) {
        reader.failed();
      }
      return;
    }
    // What is quoted once more than the dump is an older copy below it.
    boolean same = reader != null && line.depth() == depth;
    if (sign != null && sign.isStrong() && !(same && reader.continuesWith(sign))) {
      open(sign, line);
      same = reader != null;
    }
    if (same && reader.take(line)) {
      return;
    }
    if (sign != null && !sign.isStrong() && reader == null) {
      open(sign, line);
      if (reader != null && reader.take(line)) {
        return;
      }
    }
    if (surroundings.take(line)) {
      close(false);
    } else {
      log.unread(line);
    }
  }

  private void open(DumpSign sign, Line line) {
    close(false);
    depth = line.depth();
    reader = readerFor(sign, line).orElse(null);
  }

  private Optional<DumpReader> readerFor(DumpSign sign, Line line) {
    Context context = surroundings.context();
    return switch (sign) {
      case MLXCONFIG_OTHER, MLXREG_OTHER -> Optional.of(new RefusedReader(sign, log, line));
      case MLXCONFIG, MLXCONFIG_ROW -> Optional.of(new ConfigReader(log, context));
      case MLXREG, MLXREG_ROW -> Optional.of(new RegisterReader(log, context));
      case FIRMWARE, ETHTOOL_DRIVER -> Optional.of(new FirmwareReader(context));
      default -> Optional.empty();
    };
  }

  private void close(boolean cut) {
    if (reader != null) {
      sections.addAll(reader.close(cut));
      reader = null;
    }
  }
}
