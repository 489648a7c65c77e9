package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class InitCommandTest {
  private static final String COS =
      "set class-of-service schedulers s1 explicit-congestion-notification\n";
  private final Shell shell =
      Shell.judging()
          .with("net/dci1.set", GitSandbox.router("dci1", 12948))
          .with("net/dci2.set", GitSandbox.router("dci2", 12948));

  @Test
  void whatItWritesIsReadWithoutAProblem() {
    Shell.Ran ran = shell.run("init");
    assertEquals(0, ran.status(), ran.err());
    assertEquals(".losslint.yaml is written\nlosslint-inventory.yaml is written\n", ran.out());
    String inventory = shell.read("losslint-inventory.yaml");
    assertTrue(inventory.contains("#   - {name: \"dci1\"}\n#   - {name: \"dci2\"}\n"), inventory);
    assertTrue(inventory.contains("#   - name: \"dci1-dci2\"\n"), inventory);
    Shell.Ran check = shell.run("check", "net");
    assertEquals(0, check.status(), check.err());
  }

  /** A proposal is no fact: what could not be judged before cannot be after. */
  @Test
  void itMakesNothingPass() {
    String before = shell.run("check", "-f", "concise", "net").out();
    assertTrue(before.contains("not evaluated"), before);
    shell.run("init");
    assertEquals(before, shell.run("check", "-f", "concise", "net").out());
  }

  @Test
  void allThatItProposesHolds() {
    shell
        .with("hosts/a1/config.txt", "Device #1:\n\nROCE_CC_PRIO_MASK_P1   255\n")
        .with("hosts/a1/accl.txt", "roce_slow_restart_en | 0x00000001\n");
    shell.run("init");
    String inventory = shell.read("losslint-inventory.yaml");
    assertTrue(
        inventory.contains(
            """
            #   - name: "a1"
            #     files: ["hosts/a1/accl.txt", "hosts/a1/config.txt"]
            """),
        inventory);
    shell.with("losslint-inventory.yaml", active(inventory));
    shell.with("net/dci1.set", GitSandbox.router("dci1", 9000));
    Shell.Ran ran = shell.run("check", ".");
    assertTrue(ran.out().contains("error: DCI-001"), ran.out() + ran.err());
    assertEquals(1, ran.status(), ran.err());
  }

  /** All but prose: what begins with a key or with the dash of a list. */
  private static String active(String inventory) {
    StringBuilder active = new StringBuilder();
    for (String line : inventory.lines().toList()) {
      String rest = line.startsWith("# ") ? line.substring(2) : line;
      boolean yaml = rest.matches("[a-z]+:( \\{.*| [0-9]+)?|  .*");
      active.append(yaml ? rest : line).append('\n');
    }
    return active.toString();
  }

  @Test
  void aNameIsOnlyText() {
    shell.with("net/odd.set", "set system host-name \"a\\\" \u0085x: {\"\n" + COS);
    shell.run("init");
    String inventory = shell.read("losslint-inventory.yaml");
    assertFalse(inventory.contains("\u0085"), inventory);
    shell.with("losslint-inventory.yaml", active(inventory));
    Shell.Ran ran = shell.run("check", "net");
    // The inventory is read: 2 would say that it is not.
    assertEquals(1, ran.status(), ran.err());
  }

  @Test
  void whatExistsStays() {
    shell.with(".losslint.yaml", "packs: []\n");
    Shell.Ran ran = shell.run("init", "net");
    assertTrue(ran.out().startsWith(".losslint.yaml exists, and stays as it is\n"), ran.out());
    assertEquals("packs: []\n", shell.read(".losslint.yaml"));
  }

  @Test
  void aFolderWithoutAnythingIsExit2() {
    Shell.Ran ran = Shell.judging().with("notes.txt", "milk\n").run("init");
    assertEquals(2, ran.status());
  }
}
