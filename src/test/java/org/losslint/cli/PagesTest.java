package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.losslint.Golden;

/**
 * Pages of the documentation that are made by the program, and those that quote it. Where one is
 * stale, {@code mvn test -Dtest=PagesTest -Dgolden.write=true} makes it anew.
 */
class PagesTest {
  private final Shell shell = Shell.judging();

  @Test
  void thePageOfRulesIsMadeFromThePacks() {
    Shell.Ran ran = shell.run("rules", "list", "-f", "markdown");
    assertEquals("", ran.err());
    Golden.check(Path.of("docs/rules.md"), ran.out());
  }

  @Test
  void thePageOfAttributesIsMadeFromTheTableInCode() {
    Shell.Ran ran = shell.run("rules", "attributes", "-f", "markdown");
    assertEquals("", ran.err());
    Golden.check(Path.of("docs/attributes.md"), ran.out());
  }

  @Test
  void thePageAboutPacksQuotesPacksThatAreTested() throws IOException {
    String packs = "";
    for (String name : List.of("fabric-rules", "site")) {
      packs += Files.readString(Path.of("testdata/packs/user/" + name + ".yaml"));
    }
    List<String> strangers = new ArrayList<>();
    int quoted = 0;
    for (String block : blocks(Files.readString(Path.of("docs/writing-packs.md")))) {
      if (packs.contains(block)) {
        quoted++;
      } else if (!block.startsWith("#")) {
        strangers.add(block);
      }
    }
    assertEquals(List.of(), strangers);
    assertTrue(quoted >= 6, quoted + " blocks");
  }

  private static List<String> blocks(String page) {
    List<String> blocks = new ArrayList<>();
    String fence = "```yaml\n";
    for (int at = page.indexOf(fence); at >= 0; at = page.indexOf(fence, at + 1)) {
      int start = at + fence.length();
      blocks.add(page.substring(start, page.indexOf("```", start)));
    }
    return blocks;
  }

  @Test
  void theCommandsThatThePageNamesExist() throws IOException {
    String page = Files.readString(Path.of("docs/writing-packs.md"));
    for (String command :
        List.of(
            "rules list --reads queue.kmin",
            "explain --formula DCI-001 --rtt 5179us --rate 100G",
            "rules list -f markdown",
            "rules attributes partition-set")) {
      assertTrue(page.contains("losslint " + command), command);
      Shell.Ran ran = shell.run(command.split(" "));
      assertEquals(0, ran.status(), ran.err());
      assertFalse(ran.out().isEmpty(), command);
    }
  }
}
