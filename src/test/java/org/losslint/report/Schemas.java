package org.losslint.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The JSON Schemas that reports must obey. */
final class Schemas {
  static final ObjectMapper JSON = new ObjectMapper();

  private Schemas() {}

  static JsonNode tree(String json) {
    try {
      return JSON.readTree(json);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  static Schema of(String schema, SpecificationVersion version) {
    return SchemaRegistry.withDefaultDialect(version).getSchema(schema, InputFormat.JSON);
  }

  static Schema of(Path schema, SpecificationVersion version) throws IOException {
    return of(Files.readString(schema), version);
  }

  static Schema report() throws IOException {
    return of(Path.of("rules/schema/report.json"), SpecificationVersion.DRAFT_2020_12);
  }

  /** The part of the contract that one line of {@code jsonl} obeys. */
  static Schema line() throws IOException {
    ObjectNode whole = (ObjectNode) tree(Files.readString(Path.of("rules/schema/report.json")));
    ObjectNode line = JSON.createObjectNode();
    line.put("$ref", "#/$defs/line");
    line.set("$defs", whole.get("$defs"));
    return of(line.toString(), SpecificationVersion.DRAFT_2020_12);
  }

  static List<String> problems(Schema schema, String json) {
    return schema.validate(json, InputFormat.JSON).stream().map(Object::toString).toList();
  }
}
