package org.losslint.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import org.xml.sax.SAXException;

/** The JSON Schemas that reports must obey. */
public final class Schemas {
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
  public static Schema line() throws IOException {
    ObjectNode whole = (ObjectNode) tree(Files.readString(Path.of("rules/schema/report.json")));
    ObjectNode line = JSON.createObjectNode();
    line.put("$ref", "#/$defs/line");
    line.set("$defs", whole.get("$defs"));
    return of(line.toString(), SpecificationVersion.DRAFT_2020_12);
  }

  /** SARIF 2.1.0, as its committee publishes it. */
  static Schema sarif() throws IOException {
    try (InputStream in = Schemas.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
      return of(
          new String(in.readAllBytes(), StandardCharsets.UTF_8), SpecificationVersion.DRAFT_7);
    }
  }

  static Schema gitLab() throws IOException {
    return of(
        Path.of("src/test/resources/schemas/gitlab-code-quality.json"),
        SpecificationVersion.DRAFT_2020_12);
  }

  /**
   * Validates XML by a schema of what its readers take: {@code junit.xsd}, {@code checkstyle.xsd}.
   */
  static void xml(String schema, String xml) throws SAXException, IOException {
    SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
        .newSchema(Schemas.class.getResource("/schemas/" + schema))
        .newValidator()
        .validate(new StreamSource(new StringReader(xml)));
  }

  static List<String> problems(Schema schema, String json) {
    return schema.validate(json, InputFormat.JSON).stream().map(Object::toString).toList();
  }
}
