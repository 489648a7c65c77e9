package org.losslint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losslint.cli.Environment;
import org.losslint.cli.Main;
import org.losslint.inventory.InventoryReader;
import org.losslint.model.LosslessVocabulary;
import org.losslint.rules.Example;
import org.losslint.rules.Fixture;
import org.losslint.rules.Pack;
import org.losslint.rules.Rule;
import org.losslint.rules.load.BundledPacks;
import org.losslint.rules.load.BundledSchemas;
import org.losslint.rules.load.PackReader;
import org.losslint.rules.load.SettingsReader;
import org.losslint.rules.load.ShippedPackLibrary;
import org.losslint.source.Format;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

/** The JSON Schemas accept what losslint accepts, and find fault where losslint does. */
class SchemasTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final ObjectMapper YAML = new ObjectMapper(new YAMLFactory());
  private static final Path HERE = Path.of("").toAbsolutePath();

  private static Schema schema(String name) {
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(BundledSchemas.text(name).orElseThrow(), InputFormat.JSON);
  }

  private static List<Error> errors(String name, String yaml) {
    try {
      JsonNode tree = YAML.readTree(yaml);
      return schema(name).validate(JSON.writeValueAsString(tree), InputFormat.JSON);
    } catch (IOException e) {
      throw new AssertionError(yaml, e);
    }
  }

  private static String text(String path) throws IOException {
    return Files.readString(Path.of(path));
  }

  /** What losslint's own reader says, a problem a line. */
  private static List<String> said(String name, String yaml) {
    SourceFile file = new SourceFile("f.yaml", SourceText.of(yaml), Format.UNKNOWN);
    List<Problem> problems =
        switch (name) {
          case "inventory" -> InventoryReader.read(file).problems();
          case "settings" -> SettingsReader.read(file).problems();
          default ->
              new PackReader(LosslessVocabulary.ALL, new ShippedPackLibrary(HERE))
                  .read(file)
                  .problems();
        };
    List<String> said = new ArrayList<>();
    problems.forEach(problem -> said.add(problem.toString()));
    return said;
  }

  @ParameterizedTest
  @ValueSource(strings = {"pack", "inventory", "settings", "report"})
  void eachIsASchemaItself(String name) throws IOException {
    Schema meta =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(
                com.networknt.schema.SchemaLocation.of(
                    "https://json-schema.org/draft/2020-12/schema"));
    assertEquals(
        List.of(), meta.validate(BundledSchemas.text(name).orElseThrow(), InputFormat.JSON));
  }

  static List<String> bundled() {
    return BundledPacks.names();
  }

  @ParameterizedTest
  @MethodSource("bundled")
  void bundledPacksPass(String pack) throws IOException {
    assertEquals(List.of(), errors("pack", text("rules/" + pack + ".yaml")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"fabric-rules", "site"})
  void packsOfUsersPass(String pack) throws IOException {
    assertEquals(List.of(), errors("pack", text("testdata/packs/user/" + pack + ".yaml")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "testdata/demo/losslint-inventory.yaml",
        "testdata/seed/losslint-inventory.yaml",
        "testdata/inventory/full.yaml",
        "testdata/inventory/cases/dci-500.yaml",
        "testdata/inventory/cases/dci-500-no-rtt.yaml",
        "testdata/inventory/cases/leaf.yaml",
        "testdata/inventory/cases/leaf-all-ports.yaml",
        "testdata/inventory/cases/nic-5179.yaml",
      })
  void inventoriesPass(String path) throws IOException {
    assertEquals(List.of(), said("inventory", text(path)));
    assertEquals(List.of(), errors("inventory", text(path)));
  }

  @Test
  void inventoriesInsideOfPacksPass() {
    for (Pack pack : Inspections.bundledRules().packs()) {
      for (Fixture fixture : pack.fixtures().values()) {
        passes(pack.name() + " " + fixture.name(), fixture.inventory());
      }
      for (Rule rule : pack.rules()) {
        for (Example example : rule.examples()) {
          passes(example.place().toString(), example.inventory());
        }
      }
    }
  }

  private static void passes(String where, String inventory) {
    if (!inventory.isEmpty()) {
      assertEquals(List.of(), errors("inventory", inventory), where);
    }
  }

  @Test
  void theReportOfTheDemoPassesInBothForms() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Environment environment =
        new Environment(
            new ByteArrayInputStream(new byte[0]),
            out,
            err,
            HERE,
            Map.of(),
            false,
            () -> LocalDate.of(2026, 11, 29));
    int status = Main.run(new String[] {"check", "-f", "json", "testdata/demo"}, environment);
    assertEquals(1, status, err.toString(StandardCharsets.UTF_8));
    String report = out.toString(StandardCharsets.UTF_8);
    assertTrue(JSON.readTree(report).get("findings").size() > 3, report);
    assertEquals(List.of(), schema("report").validate(report, InputFormat.JSON));
  }

  /**
   * One mistake in a good file: what is replaced, by what, where the schema finds fault, and where
   * and how losslint says it.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\u0001',
      value = {
        "pack|least-alpha:\\n"
            + "|'no good name':\\n"
            + "|/parameters|`no good name` is no name for a parameter; use letters, digits and"
            + " hyphens, a letter first",
        "pack|version: 1.0.0|version: 1|/version|`1` is no semantic version; write for example"
            + " 1.0.0",
        "pack|for: partition-set|for: partition-sett|/rules/0/for|there are no subjects called"
            + " `partition-sett`; did you mean `partition-set`?",
        "pack|severity: warning|severity: warn|/rules/0/checks/0/severity|`warn` is not a severity;"
            + " did you mean `warning`?",
        "pack|    why: With|    whi: With|/rules/0|`whi` is no key of a rule; did you mean `why`?",
        "pack|id: FAB-001|id: FAB-1|/rules/0/id|`FAB-1` is no id of a rule; write for example"
            + " NET-001",
        "pack|safety: needs-window|safety: harmless|/rules/0/checks/0/fix/0/safety|`harmless` is"
            + " not a safety; one of safe, needs-window, display-only",
        "pack|value: 5\\n"
            + "    meaning: least dynamic threshold of the lossless partition on a leaf|value:"
            + " 5|/parameters/least-alpha|parameter `least-alpha` has no `meaning`; add it",
        "pack|      - passes:|      - passs:|/rules/0/examples/0|`passs` is no key of an example;"
            + " did you mean `passes`?",
        "inventory|rtt: 5179 us|rtt: 5179|/links/0/rtt|`rtt` is `5179` and has no unit; write `5179"
            + " us`",
        "inventory|rate: 100 Gbps|rate: 100 GBps|/links/0/rate|`rate`: `100 GBps` has the unknown"
            + " unit `GBps`; did you mean `Gbps`?; write a rate such as `100 Gbps`",
        "inventory|role: dci|role: dcl|/links/0/role|`role` is `dcl`, and one of dci, leaf, spine"
            + " is wanted; did you mean `dci`?",
        "inventory|version: 1|version: 2|/version|`version` is `2`; this losslint reads `version:"
            + " 1`",
        "inventory|members: 2|membres: 2|/links/0|`membres` is no key of a link; did you mean"
            + " `members`?",
        "inventory|pfc-priority: 3|pfc-priority: 8|/defaults/pfc-priority|`pfc-priority` is `8`;"
            + " write a whole number from 0 to 7",
        "inventory|oversubscription: 4:1|oversubscription:"
            + " four|/links/0/oversubscription|`oversubscription` is `four`; write how many to one,"
            + " such as `4` or `4:1`",
        "inventory|cable: 50 m|cable: 50 us|/ports/0/cable|`cable`: `50 us` is a time, and a length"
            + " is wanted (m, km); write a length such as `50 m`",
        "inventory|clients: 4|clients: 0|/hosts/0/clients|`clients` is `0`; write a whole number"
            + " from 1 on",
        "inventory|xoff: 78%|xoff: 78|/ports/0/pfc/xoff|`xoff` is `78` and has no unit; write"
            + " `78%`",
        "settings|role: dci,|role: dcl,|/roles/0/role|`dcl` is no role; did you mean `dci`?",
        "settings|rtt: 5179 us|rtt: 5179|/roles/0/rtt|`rtt` is `5179` and has no unit; write `5179"
            + " us`",
        "settings|severities:|severitys:||`severitys` is no key of a settings file; did you mean"
            + " `severities`?",
        "settings|NET-005: info|NET-005: off|/severities/NET-005|`off` is no severity; to leave a"
            + " rule out write `disable: [{rule: NET-005, reason: …}]`",
        "settings|until: 2027-01-31|until: 2027-02-31x|/waivers/0/until|`2027-02-31x` is no day;"
            + " write for example `until: 2027-01-31`",
        "settings|reason: no CNP class here|reasn: no CNP class here|/disable/0|`reasn` is no key"
            + " of an item of `disable`; did you mean `reason`?",
      })
  void aPlantedMistakeIsFoundByBoth(
      String name, String good, String bad, String place, String message) throws IOException {
    String file =
        switch (name) {
          case "inventory" -> "testdata/inventory/full.yaml";
          case "settings" -> "testdata/settings/full.yaml";
          default -> "testdata/packs/user/fabric-rules.yaml";
        };
    String before = text(file);
    String from = good.replace("\\n", "\n");
    String to = bad == null ? "" : bad.replace("\\n", "\n");
    int at = before.indexOf(from);
    assertTrue(at >= 0, from);
    String after = before.substring(0, at) + to + before.substring(at + from.length());

    assertEquals(List.of(), errors(name, before));
    List<String> places = new ArrayList<>();
    errors(name, after).forEach(e -> places.add(e.getInstanceLocation().toString()));
    assertTrue(places.contains(place == null ? "" : place), places.toString());

    List<String> said = said(name, after);
    int line = before.substring(0, at).split("\n", -1).length;
    List<String> wanted = said.stream().filter(s -> s.endsWith(": " + message)).toList();
    assertEquals(1, wanted.size(), said.toString());
    assertTrue(wanted.get(0).startsWith("f.yaml:"), wanted.get(0));
    int told = Integer.parseInt(wanted.get(0).split(":")[1]);
    assertTrue(Math.abs(told - line) <= 1, wanted.get(0) + " is in line " + line);
  }

  @ParameterizedTest
  @CsvSource({
    "\"severity\": \"error\", \"severity\": \"fatal\", /findings/0/severity",
    "\"line\": 7, \"line\": 0, /findings/0/line",
    "\"safety\": \"safe\", \"safety\": \"unsafe\", /findings/0/fix/0/safety",
    "\"status\": \"checked\", \"status\": \"done\", /files/0/status",
  })
  void aReportThatBreaksTheContractIsRefused(String good, String bad, String place)
      throws IOException {
    String before = text("testdata/reports/full.json").replace("\" : ", "\": ");
    int at = before.indexOf(good);
    assertTrue(at >= 0, good);
    assertEquals(List.of(), schema("report").validate(before, InputFormat.JSON));
    String after = before.substring(0, at) + bad + before.substring(at + good.length());
    List<String> places = new ArrayList<>();
    schema("report")
        .validate(after, InputFormat.JSON)
        .forEach(e -> places.add(e.getInstanceLocation().toString()));
    assertTrue(
        places.stream().anyMatch(p -> p.endsWith(place.substring(place.lastIndexOf('/')))),
        places.toString());
  }

  @Test
  void theKindsOfSubjectsAreThoseOfTheProgram() throws IOException {
    JsonNode kinds =
        JSON.readTree(BundledSchemas.text("pack").orElseThrow())
            .at("/$defs/judgingRule/properties/for/enum");
    List<String> named = new ArrayList<>();
    kinds.forEach(kind -> named.add(kind.asText()));
    assertEquals(List.copyOf(LosslessVocabulary.ALL.kinds().keySet()), named);
  }
}
