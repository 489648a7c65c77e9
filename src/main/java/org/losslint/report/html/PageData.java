package org.losslint.report.html;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import gg.jte.Content;
import gg.jte.TemplateOutput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;
import org.losslint.report.RenderContext;
import org.losslint.report.Visible;

/**
 * What the page's script works on, as JSON inside of the page, written finding by finding. No
 * character in it can end the element that holds it.
 */
final class PageData implements Content {
  private final List<DeviceRow> devices;
  private final List<RuleRow> rules;
  private final List<Finding> findings;
  private final List<Report.NotEvaluated> open;
  private final Tally tally;
  private final RenderContext context;
  private final Writer out;

  /** Spells out what could be markup. */
  private static final class Escapes extends CharacterEscapes {
    private static final long serialVersionUID = 1;
    private static final String MARKUP = "<>&";

    private final int[] ascii = standardAsciiEscapesForJSON();

    Escapes() {
      for (int i = 0; i < MARKUP.length(); i++) {
        ascii[MARKUP.charAt(i)] = ESCAPE_STANDARD;
      }
    }

    @Override
    public int[] getEscapeCodesForAscii() {
      return ascii.clone();
    }

    @Override
    public SerializableString getEscapeSequence(int c) {
      return c == 0x2028 || c == 0x2029
          ? new SerializedString("\\u" + Integer.toHexString(c))
          : null;
    }
  }

  /**
   * @param out what the page goes to; the template writes to it, too, and holds nothing back
   */
  PageData(
      List<DeviceRow> devices,
      List<RuleRow> rules,
      List<Finding> findings,
      List<Report.NotEvaluated> open,
      Tally tally,
      RenderContext context,
      Writer out) {
    this.devices = devices;
    this.rules = rules;
    this.findings = findings;
    this.open = open;
    this.tally = tally;
    this.context = context;
    this.out = out;
  }

  @Override
  public void writeTo(TemplateOutput output) {
    try {
      JsonGenerator json = new JsonFactory().createGenerator(out);
      json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
      json.disable(JsonGenerator.Feature.FLUSH_PASSED_TO_STREAM);
      json.setCharacterEscapes(new Escapes());
      write(json);
      json.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write(JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeArrayFieldStart("rules");
    for (RuleRow rule : rules) {
      json.writeStartArray();
      json.writeString(rule.id());
      json.writeString(rule.name());
      json.writeEndArray();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("devices");
    for (DeviceRow device : devices) {
      device(device, json);
    }
    json.writeEndArray();
    Map<String, Integer> numbers = tally.numbers();
    json.writeArrayFieldStart("findings");
    for (Finding finding : findings) {
      String file = finding.place().isPresent() ? finding.place().get().file().path() : "";
      line(json);
      json.writeStartObject();
      json.writeNumberField("r", numbers.get(finding.rule()));
      text("o", Visible.text(tally.ownerOf(finding.device(), file)), json);
      finding(FindingCard.of(finding, context.quotes(), context.redaction()), json);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("open");
    for (Report.NotEvaluated row : open) {
      line(json);
      json.writeStartObject();
      json.writeNumberField("r", numbers.get(row.rule()));
      text("o", Visible.text(tally.ownerOf(row.device(), row.file())), json);
      open(OpenCard.of(row), json);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  /** A line for each, so that the page can be read and compared as text. */
  private static void line(JsonGenerator json) throws IOException {
    json.writeRaw('\n');
  }

  private static void device(DeviceRow device, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", device.name());
    json.writeStringField("standing", device.standing().style());
    json.writeArrayFieldStart("cells");
    for (DeviceRow.Cell cell : device.cells()) {
      json.writeStartArray();
      json.writeNumber(cell.rule());
      json.writeNumber(cell.outcome().ordinal());
      json.writeNumber(cell.count());
      json.writeEndArray();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void finding(FindingCard card, JsonGenerator json) throws IOException {
    text("severity", card.severity(), json);
    text("rule", card.rule(), json);
    text("name", card.name(), json);
    text("device", card.device(), json);
    text("message", card.message(), json);
    text("place", card.place(), json);
    text("line", card.line(), json);
    text("before", card.before(), json);
    text("hit", card.hit(), json);
    text("behind", card.behind(), json);
    text("more", card.more(), json);
    text("subjects", card.subjects(), json);
    entries("via", card.via(), json);
    entries("values", card.values(), json);
    if (!card.fixes().isEmpty()) {
      json.writeArrayFieldStart("fixes");
      for (FindingCard.Remedy fix : card.fixes()) {
        json.writeStartObject();
        text("how", fix.how(), json);
        text("safety", fix.safety(), json);
        text("lines", fix.lines(), json);
        text("advice", fix.advice(), json);
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    text("note", card.note(), json);
    text("path", card.path(), json);
    text("fingerprint", card.fingerprint(), json);
    text("waived", card.waived(), json);
  }

  private static void open(OpenCard card, JsonGenerator json) throws IOException {
    text("rule", card.rule(), json);
    text("name", card.name(), json);
    text("device", card.device(), json);
    text("reason", card.reason(), json);
    text("supply", card.supply(), json);
    text("count", card.count(), json);
    text("subjects", card.subjects(), json);
  }

  private static void entries(String name, List<FindingCard.Entry> entries, JsonGenerator json)
      throws IOException {
    if (entries.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart(name);
    for (FindingCard.Entry entry : entries) {
      json.writeStartObject();
      text("name", entry.name(), json);
      text("text", entry.text(), json);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** What is empty is left out: of ten thousand findings that is a third. */
  private static void text(String name, String text, JsonGenerator json) throws IOException {
    if (!text.isEmpty()) {
      json.writeStringField(name, text);
    }
  }
}
