package org.losslint.model.nic;

import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;
import org.losslint.syntax.Word;
import org.losslint.syntax.nic.CommandLine;
import org.losslint.syntax.nic.NicDocument;

/** A command line of a script or at a prompt. */
public final class HostCommand extends Dumped {
  public static final SubjectKind<HostCommand> KIND =
      SubjectKind.named(
              "command",
              HostCommand.class,
              "A command line in a script, or at a prompt of a transcript.",
              "host")
          .has(
              "tool",
              Type.TEXT,
              "The program: mlxconfig, mlxreg, ib_write_bw; mstconfig and mstreg are the same"
                  + " programs and have the names of these.",
              c -> Fact.known(tool(c.command), c.evidence()))
          .has(
              "action",
              Type.word("action", "set", "read", "test", "other"),
              "`set` changes a card, `read` asks it, `test` is a bandwidth test.",
              c -> Fact.known(c.action(), c.evidence()))
          .has(
              "device",
              Type.TEXT,
              "The device that it speaks of; absent where it names none.",
              c -> c.word(c.command.device()))
          .has(
              "register",
              Type.TEXT,
              "The register of mlxreg; absent for other commands.",
              c -> c.word(c.register()))
          .has(
              "text",
              Type.TEXT,
              "The command as written.",
              c -> Fact.known(c.text(), c.evidence()));

  private final CommandLine command;
  private final String label;

  HostCommand(NicDocument document, RdmaHost host, CommandLine command) {
    super(document, host);
    this.command = command;
    this.label = tool(command) + " at " + document.place(command.span());
  }

  CommandLine command() {
    return command;
  }

  static String tool(CommandLine command) {
    return command.isConfig()
        ? "mlxconfig"
        : command.isRegister() ? "mlxreg" : command.tool().text();
  }

  private String action() {
    if (command.isBandwidthTest()) {
      return "test";
    }
    if (command.isConfig()) {
      return command.has("set") || command.has("s") ? "set" : "read";
    }
    if (command.isRegister()) {
      return command.option("-s", "--set").isPresent() ? "set" : "read";
    }
    return "other";
  }

  private Optional<Word> register() {
    return command.isRegister() ? command.option("--reg_name", "--reg_name") : Optional.empty();
  }

  private Fact<String> word(Optional<Word> word) {
    return word.map(w -> Fact.known(w.text(), at(w.span(), path())))
        .orElseGet(() -> Fact.absent(evidence()));
  }

  /** The same after lines have moved. */
  String path() {
    return tool(command) + command.device().map(d -> " " + d).orElse("");
  }

  private String text() {
    return document().place(command.span()).text();
  }

  @Override
  public SubjectKind<?> kind() {
    return KIND;
  }

  @Override
  public String label() {
    return label;
  }

  @Override
  public Evidence evidence() {
    return at(command.span(), path());
  }
}
