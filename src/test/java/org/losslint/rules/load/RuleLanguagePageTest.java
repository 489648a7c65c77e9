package org.losslint.rules.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.losslint.rules.Expressions;
import org.losslint.rules.Packs;
import org.losslint.rules.compile.Names;

/** What docs/rule-language.md shows is what losslint reads. */
class RuleLanguagePageTest {
  private static String page() throws IOException {
    return Files.readString(Path.of("docs", "rule-language.md"));
  }

  private static String firstBlock(String page, String opening) {
    int start = page.indexOf(opening) + opening.length();
    return page.substring(start, page.indexOf("```", start));
  }

  @Test
  void theFirstPackHasNoMistake() throws IOException {
    String pack = firstBlock(page(), "```yaml\n");
    assertEquals(List.of(), Packs.readText("our-rules.yaml", pack).problems());
  }

  @Test
  void itsTypoIsToldAsThePageSays() throws IOException {
    String pack = firstBlock(page(), "```yaml\n");
    String typo = pack.replace("drain-time <= deepest", "drain-time <= deepst");
    String said = Packs.readText("our-rules.yaml", typo).problems().get(0).toString();
    assertTrue(page().contains(said), said);
  }

  @Test
  void itsListsCompile() throws IOException {
    String block = firstBlock(page(), "### Lists\n\n```\n");
    for (String line : block.lines().toList()) {
      int comment = line.indexOf('#');
      String expression = comment < 0 ? line : line.substring(0, comment);
      String kind = expression.contains("device.") ? "queue" : "port";
      kind = expression.contains("queue-number.") ? "queue-number" : kind;
      Expressions.on(kind).compiled(expression);
    }
  }

  @Test
  void everyFunctionAndWordIsExplained() throws IOException {
    for (String word : Names.reserved()) {
      boolean own = word.equals("have") || word.equals("need");
      assertTrue(page().contains("`" + word) || page().contains(word + " ") || own, word);
    }
  }
}
