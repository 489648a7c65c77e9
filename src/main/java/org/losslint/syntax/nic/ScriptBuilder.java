package org.losslint.syntax.nic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.source.Diagnostic.Kind;
import org.losslint.source.Severity;
import org.losslint.source.Span;
import org.losslint.syntax.Word;

/** Collects commands and reads out of them what they set or offer. */
final class ScriptBuilder {
  private final DiagnosticLog log;
  private final List<CommandLine> commands = new ArrayList<>();
  private final List<Assignment> assignments = new ArrayList<>();
  private final List<BandwidthTest> tests = new ArrayList<>();
  private final List<Declaration> declarations = new ArrayList<>();
  private Optional<Span> span = Optional.empty();

  ScriptBuilder(DiagnosticLog log) {
    this.log = log;
  }

  void add(CommandLine command) {
    commands.add(command);
    reaches(command.span());
    if (command.isConfig()) {
      configAssignments(command);
    } else if (command.isRegister()) {
      registerAssignments(command);
    } else if (command.isBandwidthTest()) {
      tests.add(new BandwidthOptions(command, log).read());
    }
  }

  void add(Declaration declaration) {
    declarations.add(declaration);
    reaches(declaration.span());
  }

  private void reaches(Span part) {
    span = Optional.of(span.map(s -> s.to(part)).orElse(part));
  }

  boolean isEmpty() {
    return commands.isEmpty() && declarations.isEmpty();
  }

  Script build(Origin origin) {
    return new Script(origin, commands, assignments, tests, declarations, span.orElseThrow());
  }

  /** {@code mlxconfig -d DEV set A=1 B=2}; {@code s} is short for {@code set}. */
  private void configAssignments(CommandLine command) {
    boolean set = false;
    for (Word word : command.arguments()) {
      String text = word.text();
      if (text.equals("set") || text.equals("s")) {
        set = true;
      } else if (set && !text.startsWith("-")) {
        assignment(command, word);
      }
    }
  }

  /** {@code mlxreg -d DEV --reg_name R --set "a=0x0,b=0x1"}. */
  private void registerAssignments(CommandLine command) {
    Optional<Word> set = command.option("-s", "--set");
    if (set.isEmpty()) {
      return;
    }
    Word all = set.get();
    // The quotes that were taken off stand before and behind the text.
    boolean quoted = all.end() - all.start() == all.text().length() + 2;
    int offset = all.start() + (quoted ? 1 : 0);
    int from = 0;
    while (from <= all.text().length()) {
      int comma = all.text().indexOf(',', from);
      int to = comma < 0 ? all.text().length() : comma;
      String part = all.text().substring(from, to);
      if (!part.isBlank()) {
        int start = Math.min(offset + from, all.end());
        assignment(command, new Word(part, start, Math.min(start + part.length(), all.end())));
      }
      from = to + 1;
    }
  }

  private void assignment(CommandLine command, Word word) {
    int equals = word.text().indexOf('=');
    if (equals <= 0) {
      log.add(
          Kind.SYNTAX,
          Severity.WARNING,
          word.span(),
          "`" + word.text() + "` sets nothing: it has no `=` behind a name",
          "write NAME=VALUE");
      return;
    }
    String name = word.text().substring(0, equals);
    int end = Math.min(word.end(), word.start() + equals);
    assignments.add(
        new Assignment(
            command,
            new Word(name, word.start(), end),
            ConfigRow.baseOf(name),
            ConfigRow.portOf(name),
            CommandLine.tail(word, equals + 1),
            word.span()));
  }
}
