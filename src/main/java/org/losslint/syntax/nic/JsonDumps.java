package org.losslint.syntax.nic;

import java.util.ArrayList;
import java.util.List;
import org.losslint.source.Diagnostic.Kind;
import org.losslint.source.Severity;
import org.losslint.source.SourceText;
import org.losslint.source.Span;

/** Reads the JSON that mlxconfig, rdma and dcb write. */
final class JsonDumps {
  private final DiagnosticLog log;
  private final Origin origin;
  private final List<Section> sections = new ArrayList<>();

  private JsonDumps(DiagnosticLog log, Origin origin) {
    this.log = log;
    this.origin = origin;
  }

  /** The dumps of a whole file. */
  static List<Section> read(SourceText text, DiagnosticLog log) {
    JsonDumps dumps = new JsonDumps(log, Origin.UNKNOWN);
    String content = text.toString();
    for (Json.Value value : Json.read(content, Span::new, log)) {
      dumps.add(value);
    }
    return dumps.sections;
  }

  /** The dumps of one line of a transcript or of samples. */
  static List<Section> read(Line line, Context context, DiagnosticLog log) {
    JsonDumps dumps = new JsonDumps(log, context.origin());
    for (Json.Value value : Json.read(line.text(), line::span, log)) {
      dumps.add(value);
    }
    return dumps.sections;
  }

  private void add(Json.Value value) {
    if (value instanceof Json.Elements elements) {
      for (Json.Value each : elements.values()) {
        add(each);
      }
    } else if (value instanceof Json.Members object) {
      if (HostJson.isHost(object.members())) {
        sections.addAll(HostJson.read(object, origin));
      } else {
        devices(object);
      }
    } else {
      unknown(value.span(), "a value");
    }
  }

  private void devices(Json.Members object) {
    for (Json.Member member : object.list()) {
      boolean device =
          member.value() instanceof Json.Members labels
              && labels.members().get("tlv_configuration") instanceof Json.Members;
      if (device) {
        sections.add(ConfigJson.read(member, origin, log));
      } else {
        unknown(member.key().span(), "the member `" + member.key().text() + "`");
      }
    }
  }

  private void unknown(Span span, String what) {
    log.add(
        Kind.SYNTAX,
        Severity.WARNING,
        span,
        what + " that belongs to no known output was passed over",
        "give the file that mlxconfig, rdma or dcb wrote");
  }
}
