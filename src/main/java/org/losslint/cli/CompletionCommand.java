package org.losslint.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.losslint.report.FormatName;

/**
 * {@code losslint completion}: what a shell needs to complete commands, options and their words.
 */
final class CompletionCommand implements Command {
  private static final List<String> SHELLS = List.of("bash", "zsh", "fish");

  @Override
  public String name() {
    return "completion";
  }

  @Override
  public String operands() {
    return "bash|zsh|fish";
  }

  @Override
  public String summary() {
    return "prints what a shell needs to complete command lines";
  }

  @Override
  public List<Option> options() {
    return List.of();
  }

  @Override
  public String notes() {
    return """

    bash: eval "$(losslint completion bash)" in ~/.bashrc
    zsh:  eval "$(losslint completion zsh)" in ~/.zshrc, behind compinit
    fish: losslint completion fish >~/.config/fish/completions/losslint.fish
    """;
  }

  @Override
  public ExitStatus run(Arguments arguments, Console console, Inspection inspection)
      throws UsageException {
    List<String> operands = arguments.operands();
    if (operands.size() != 1 || !SHELLS.contains(operands.get(0))) {
      throw new UsageException(
          operands.isEmpty() ? "no shell is given" : "completion is for one shell",
          "name one of " + String.join(", ", SHELLS));
    }
    console.print(
        switch (operands.get(0)) {
          case "bash" -> bash();
          case "zsh" -> "autoload -U +X bashcompinit && bashcompinit\n" + bash();
          default -> fish();
        });
    return ExitStatus.CLEAN;
  }

  /** The words that may stand behind an option; empty where files or free text do. */
  private static String words(Option option) {
    String argument = option.argument();
    if (option == Target.FORMAT) {
      return String.join(" ", FormatName.labels());
    }
    if (argument.equals("SEVERITY")) {
      return "error warning info never";
    }
    boolean isChoice =
        argument.indexOf('|') > 0 && argument.equals(argument.toLowerCase(Locale.ROOT));
    return isChoice ? argument.replace('|', ' ') : "";
  }

  private static String bash() {
    StringBuilder script = new StringBuilder();
    script.append("_losslint() {\n");
    script.append("  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}\n");
    script.append("  local command=${COMP_WORDS[1]} options= words=\n");
    // Bash splits `--format=sarif` into three words.
    script.append("  if [ \"$word\" = = ]; then word=\n");
    script.append("  elif [ \"$before\" = = ]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi\n");
    script.append("  case \"${COMP_WORDS[1]} ${COMP_WORDS[2]:-}\" in\n");
    List<Command> commands = Commands.all();
    for (Command command : commands) {
      boolean two = command.name().indexOf(' ') > 0;
      script.append("    '").append(command.name()).append(two ? "')" : " '*)");
      script.append("\n      options='");
      for (Option option : command.options()) {
        script.append(option.name()).append(' ');
      }
      script.append("--help'\n      case \"$before\" in\n");
      for (Option option : command.options()) {
        String words = words(option);
        if (!words.isEmpty()) {
          script.append("        ").append(option.name());
          script.append(option.letter().isEmpty() ? "" : "|" + option.letter());
          script.append(") words='").append(words).append("' ;;\n");
        }
      }
      script.append("      esac ;;\n");
    }
    script.append("  esac\n");
    script.append("  if [ \"$COMP_CWORD\" -eq 1 ]; then words='").append(firsts(commands));
    script.append(" --help --version'; fi\n");
    script.append("  if [ \"$COMP_CWORD\" -eq 2 ]; then case \"$command\" in\n");
    for (String group : groups(commands)) {
      script.append("    ").append(group).append(") words='");
      script.append(seconds(group, commands)).append("' ;;\n");
    }
    script.append("  esac; fi\n");
    script.append("  case \"$word\" in -*) words=$options ;; esac\n");
    // Without a proposal the shell completes file names, as it alone knows how to quote them.
    script.append("  COMPREPLY=()\n");
    script.append("  [ -z \"$words\" ] || COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n}\n");
    script.append("complete -o default -F _losslint losslint\n");
    return script.toString();
  }

  private static String firsts(List<Command> commands) {
    List<String> firsts = new ArrayList<>();
    for (Command command : commands) {
      String first = first(command);
      if (!firsts.contains(first)) {
        firsts.add(first);
      }
    }
    return String.join(" ", firsts);
  }

  private static String first(Command command) {
    int blank = command.name().indexOf(' ');
    return blank < 0 ? command.name() : command.name().substring(0, blank);
  }

  private static List<String> groups(List<Command> commands) {
    List<String> groups = new ArrayList<>();
    for (Command command : commands) {
      if (command.name().indexOf(' ') > 0 && !groups.contains(first(command))) {
        groups.add(first(command));
      }
    }
    return groups;
  }

  private static String seconds(String group, List<Command> commands) {
    List<String> seconds = new ArrayList<>();
    for (Command command : commands) {
      if (command.name().startsWith(group + " ")) {
        seconds.add(command.name().substring(group.length() + 1));
      }
    }
    return String.join(" ", seconds);
  }

  private static String fish() {
    StringBuilder script = new StringBuilder();
    List<Command> commands = Commands.all();
    for (Command command : commands) {
      String name = command.name();
      int blank = name.indexOf(' ');
      script.append("complete -c losslint -n ");
      script.append(
          blank < 0
              ? "__fish_use_subcommand -f -a " + name
              : "'__fish_seen_subcommand_from "
                  + first(command)
                  + "' -a "
                  + name.substring(blank + 1));
      script.append(" -d ").append(quoted(command.summary())).append('\n');
    }
    for (String group : groups(commands)) {
      script
          .append("complete -c losslint -n __fish_use_subcommand -f -a ")
          .append(group)
          .append('\n');
    }
    for (Command command : commands) {
      String last = command.name().substring(command.name().indexOf(' ') + 1);
      for (Option option : command.options()) {
        script.append("complete -c losslint -n '__fish_seen_subcommand_from ").append(last);
        script.append("' -l ").append(option.name().substring(2));
        if (!option.letter().isEmpty()) {
          script.append(" -s ").append(option.letter().substring(1));
        }
        String words = words(option);
        script.append(option.isFlag() ? "" : words.isEmpty() ? " -r" : " -xa '" + words + "'");
        script.append(" -d ").append(quoted(option.help())).append('\n');
      }
    }
    return script.toString();
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
