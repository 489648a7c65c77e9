package org.losslint.syntax.nic;

import java.util.List;
import java.util.Optional;
import org.losslint.source.Diagnostic.Kind;
import org.losslint.source.Severity;
import org.losslint.source.SourceFile;

/** Reads a script or a list of benchmark commands. */
final class ScriptReader {
  private final Lines lines;
  private final DiagnosticLog log;
  private final CommandReader commands = new CommandReader();
  private final ScriptBuilder script;

  ScriptReader(SourceFile file, DiagnosticLog log) {
    this.lines = new Lines(file.text());
    this.log = log;
    this.script = new ScriptBuilder(log);
  }

  List<Script> read() {
    for (Line line = lines.next(); line != null; line = lines.next()) {
      if (!line.isBlank()) {
        log.nextLine();
        read(continued(line));
      }
    }
    return script.isEmpty() ? List.of() : List.of(script.build(Origin.UNKNOWN));
  }

  /** The line with those that a backslash at its end goes on in. */
  private Line continued(Line first) {
    Line whole = first;
    while (whole.endsWith('\\') && whole.length() <= Lines.LIMIT) {
      Line next = lines.next();
      if (next == null) {
        break;
      }
      log.nextLine();
      whole = whole.continuedBy(next);
    }
    return whole;
  }

  private void read(Line line) {
    if (line.length() > Lines.LIMIT) {
      log.unread(line);
      return;
    }
    CommandReader.Result result = commands.read(behindPrompt(line));
    if (result instanceof CommandReader.Commands found) {
      if (found.known().isEmpty()) {
        log.unread(line);
      }
      for (CommandLine command : found.known()) {
        script.add(command);
      }
    } else if (result instanceof CommandReader.Declared declared) {
      script.add(declared.declaration());
    } else if (result instanceof CommandReader.BadDeclaration bad) {
      log.add(Kind.SYNTAX, Severity.WARNING, line.content(), bad.reason(), bad.wayOut());
    } else if (result instanceof CommandReader.Unreadable) {
      log.unreadableRow(
          line,
          "the command cannot be read: a quote does not close",
          "close the quote on its line");
    }
  }

  /** A prompt with a host comes off; a lone `#` is a comment in a script. */
  private Line behindPrompt(Line line) {
    Optional<Prompt> prompt = Prompt.of(line).filter(p -> p.certain() || isDollar(line));
    return prompt.map(p -> line.from(Math.min(p.behind(), line.length()))).orElse(line);
  }

  private static boolean isDollar(Line line) {
    int indent = line.indent();
    return line.at(indent) == '$'
        && indent + 1 < line.length()
        && Line.isSpace(line.at(indent + 1));
  }
}
