package org.losslint.rules.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losslint.rules.Packs;
import org.losslint.rules.compile.Names;
import org.losslint.source.Diagnostic;
import org.losslint.source.Format;
import org.yaml.snakeyaml.Yaml;

/** What an editor with the schema says of packs. */
class PackSchemaTest {
  private static final Path FILE = Path.of("rules", "schema", "pack.json");
  private static final ObjectMapper JSON = new ObjectMapper();

  private static Schema schema() throws IOException {
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(Files.readString(FILE), InputFormat.JSON);
  }

  /** Where the schema finds fault, as paths into the pack. */
  private static List<String> faults(String pack) throws IOException {
    Object tree = new Yaml().load(Files.readString(Packs.FOLDER.resolve(pack)));
    return schema().validate(JSON.writeValueAsString(tree), InputFormat.JSON).stream()
        .map(e -> e.getInstanceLocation().toString())
        .distinct()
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sample.yaml", "site.yaml", "hard-rules.yaml"})
  void goodPacksPass(String pack) throws IOException {
    assertEquals(List.of(), faults(pack));
  }

  @ParameterizedTest
  @CsvSource({
    "unknown-key, /rules/0/checks/0",
    "list-instead-of-mapping, /parameters",
    "key-without-value, /rules/0/when",
    "no-is-a-word, /rules/0/checks/0/severity",
    "missing-keys, /rules/0/checks/0",
    "bad-pack-head, /version",
    "bad-ids, /rules/0/id",
    "unknown-severity, /rules/0/checks/0/severity",
    "checks-without-keys, /rules/0/checks/0",
    "no-checks, /rules/0/checks",
    "fix-without-safety, /rules/0/checks/0/fix/0",
    "needs-of-no-rule, /rules/0/needs/0",
    "parameter-that-is-no-quantity, /parameters/none/value",
    "parameter-without-meaning, /parameters/depth",
    "let-with-reserved-name, /rules/0/let",
    "overrides-that-miss, /overrides",
    "valid-for-without-text, /valid-for",
    "examples, /rules/0/examples/3/not-evaluated",
    "reading-rule, /rules/0/diagnostic",
    "notes, /rules/0/notes/1",
    "many-mistakes-at-once, /parameters/depth",
    "empty-file, ''",
    "no-source, ''",
    "overrides-of-nothing, ''",
  })
  void mistakesOfFormAreFoundAtTheirPlace(String name, String place) throws IOException {
    List<String> faults = faults("mistakes/" + name + ".yaml");
    assertTrue(faults.contains(place), faults.toString());
  }

  @Test
  void itsListsAreThoseOfTheProgram() throws IOException {
    JsonNode defs = JSON.readTree(Files.readString(FILE)).get("$defs");
    assertEquals(
        List.of(Diagnostic.Kind.values()).stream().map(Diagnostic.Kind::label).toList(),
        texts(defs.at("/readingRule/properties/diagnostic/enum")));
    assertEquals(
        List.of(Format.values()).stream()
            .filter(format -> format != Format.UNKNOWN)
            .map(Format::label)
            .toList(),
        texts(defs.at("/example/oneOf/1/properties/format/enum")));
    List<String> reserved = texts(defs.at("/identifier/not/enum"));
    assertEquals(reserved.size(), Names.reserved().size());
    assertTrue(Names.reserved().containsAll(reserved));
  }

  private static List<String> texts(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(item -> texts.add(item.asText()));
    return texts;
  }
}
