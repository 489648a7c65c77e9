package org.losslint.rules.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an editor with the schema says of settings. */
class SettingsSchemaTest {
  private static final ObjectMapper YAML = new ObjectMapper(new YAMLFactory());
  private static final ObjectMapper JSON = new ObjectMapper();

  private static Schema schema() throws IOException {
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(Files.readString(Path.of("rules/schema/settings.json")), InputFormat.JSON);
  }

  /** Where the schema finds fault, as paths into the settings. */
  private static List<String> faults(String yaml) throws IOException {
    JsonNode tree = YAML.readTree(yaml);
    String json = JSON.writeValueAsString(tree.isMissingNode() ? null : tree);
    return schema().validate(json, InputFormat.JSON).stream()
        .map(e -> e.getInstanceLocation().toString())
        .distinct()
        .toList();
  }

  @Test
  void goodSettingsPass() throws IOException {
    assertEquals(List.of(), faults(Files.readString(Path.of("testdata/settings/full.yaml"))));
    assertEquals(List.of(), faults("# nothing yet\n"));
  }

  @Test
  void theSettingsOfTheDocumentationPass() throws IOException {
    String page = Files.readString(Path.of("docs/settings.md"));
    int start = page.indexOf("```yaml\n") + "```yaml\n".length();
    String example = page.substring(start, page.indexOf("```", start));
    assertTrue(example.contains("waivers:"), example);
    assertEquals(List.of(), faults(example));
  }

  @ParameterizedTest
  @CsvSource({
    "unknown-key, ''",
    "list-instead-of-mapping, /severities",
    "mapping-instead-of-list, /waivers",
    "scalar-instead-of-settings, ''",
    "key-without-value, /severities/NET-001",
    "role-for-nothing, /roles/0",
    "unknown-role, /roles/1/role",
    "role-without-units, /roles/0/rtt",
    "role-with-other-units, /roles/0/rtt",
    "role-with-unknown-key, /roles/0",
    "severity-off, /severities/NET-002",
    "severity-of-no-rule, /severities",
    "parameter-without-pack, /parameters/depth",
    "disable-without-reason, /disable/0",
    "disable-without-reason, /disable/2/reason",
    "disable-of-no-rule, /disable/1/rule",
    "waiver-for-everything, /waivers/0/rule",
    "waiver-for-everything, /waivers/1",
    "waiver-with-bad-day, /waivers/0/until",
    "waiver-with-bad-day, /waivers/2/until",
    "waiver-with-unknown-key, /waivers/0",
    "many-at-once, /packs/1",
  })
  void mistakesOfFormAreFoundAtTheirPlace(String name, String place) throws IOException {
    List<String> faults =
        faults(Files.readString(SettingsMistakesTest.FOLDER.resolve(name + ".yaml")));
    assertTrue(faults.contains(place), faults.toString());
  }
}
