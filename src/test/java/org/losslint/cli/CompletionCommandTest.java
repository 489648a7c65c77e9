package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompletionCommandTest {
  @TempDir Path temp;
  private final Shell shell = new Shell();

  /** What a bash proposes for the last of some words. */
  private String proposed(String line) {
    assumeTrue(GitSandbox.isInstalled("bash"), "bash is not installed");
    String script =
        shell.run("completion", "bash").out()
            + "COMP_WORDS=("
            + line
            + ")\nCOMP_CWORD=$((${#COMP_WORDS[@]}-1))\n_losslint\necho \"${COMPREPLY[@]}\"\n";
    Shell.Ran ran = new GitSandbox(temp).run(List.of("bash", "-uc", script), Map.of());
    assertEquals(0, ran.status(), ran.err());
    return ran.out().strip();
  }

  @ParameterizedTest
  @CsvSource({
    "losslint ch, check",
    "losslint baseline pr, prune",
    "losslint rules te, test",
    "losslint check --format sa, sarif",
    "losslint check -f ch, checkstyle",
    "losslint check --fail-on w, warning",
    "losslint check --unev, --unevaluated",
    "losslint check --role l, leaf",
    "losslint check --format = sa, sarif",
    "losslint explain --format m, markdown",
    "losslint show -f j, json",
    "losslint check net/d, ''",
    "losslint baseline write --tol, --tolerate-unreadable"
  })
  void bashProposes(String line, String words) {
    assertEquals(words, proposed(line));
  }

  @Test
  void everyOptionIsThere() {
    for (String name : List.of("bash", "zsh", "fish")) {
      String script = shell.run("completion", name).out();
      for (Command command : Commands.all()) {
        for (Option option : command.options()) {
          String wanted = name.equals("fish") ? "-l " + option.name().substring(2) : option.name();
          assertTrue(script.contains(wanted), name + " " + option.name());
        }
      }
    }
  }

  @Test
  void anotherShellIsExit2() {
    assertEquals(
        "losslint: exit 2: completion is for one shell; name one of bash, zsh, fish",
        shell.run("completion", "csh").lastLine());
  }
}
