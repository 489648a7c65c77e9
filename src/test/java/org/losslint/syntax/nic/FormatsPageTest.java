package org.losslint.syntax.nic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.losslint.source.Format;

/** What the page on formats shows is what losslint reads. */
class FormatsPageTest {
  private static List<String> examples() throws IOException {
    String[] parts = Files.readString(Path.of("docs/formats.md")).split("```\n");
    List<String> examples = new ArrayList<>();
    for (int i = 1; i < parts.length; i += 2) {
      examples.add(parts[i]);
    }
    return examples;
  }

  @Test
  void theExamplesAreRead() throws IOException {
    List<String> examples = examples();
    assertEquals(2, examples.size());
    NicDocument samples = Dumps.read(examples.get(0));
    assertEquals(Format.SAMPLES, samples.file().format());
    assertEquals(List.of(), samples.diagnostics());
    assertEquals(5, samples.sections().size());
    NicDocument commands = Dumps.read(examples.get(1));
    assertEquals(Format.COMMANDS, commands.file().format());
    assertEquals(List.of(), commands.diagnostics());
    Script script = Dumps.only(commands, Script.class);
    assertEquals(4, script.declarations().size());
    assertEquals(2, script.tests().size());
    assertEquals(3, script.assignments().size());
  }

  @Test
  void everyFormatIsNamed() throws IOException {
    String page = Files.readString(Path.of("docs/formats.md"));
    for (Format format : Format.values()) {
      if (!format.isJunos() && format != Format.UNKNOWN) {
        assertTrue(page.contains("| `" + format.label() + "` |"), format.label());
      }
    }
  }
}
