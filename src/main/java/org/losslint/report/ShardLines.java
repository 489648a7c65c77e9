package org.losslint.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Known;
import org.losslint.evaluate.LinkDigest;
import org.losslint.evaluate.Report;
import org.losslint.evaluate.Share;
import org.losslint.evaluate.WaiverTally;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.quantity.Dimension;
import org.losslint.quantity.Quantity;
import org.losslint.source.Place;

/**
 * What the JSON lines of a shard hold beside those of a whole run: all that is needed to write the
 * report of the whole in any format, once all shards are there. What is of the whole run stands in
 * the first shard alone.
 */
final class ShardLines {
  private final JsonGenerator json;
  private final JsonParts parts;
  private final Report report;
  private final RenderContext context;
  private final Share share;
  private final Map<String, Integer> links = new HashMap<>();

  ShardLines(
      JsonGenerator json, JsonParts parts, Report report, RenderContext context, Share share) {
    this.json = json;
    this.parts = parts;
    this.report = report;
    this.context = context;
    this.share = share;
    for (String link : share.links()) {
      links.putIfAbsent(link, links.size());
    }
  }

  /** In the line of the tool. */
  void head() throws IOException {
    json.writeObjectFieldStart("shard");
    json.writeNumberField("number", share.shard().number());
    json.writeNumberField("of", share.shard().of());
    json.writeNumberField("files", share.positions().size());
    json.writeBooleanField("complete", share.complete());
    json.writeObjectFieldStart("run");
    for (Map.Entry<String, String> each : share.run().entrySet()) {
      json.writeStringField(each.getKey(), each.getValue());
    }
    json.writeEndObject();
    Optional<Share.Accepted> accepted = share.accepted();
    parts.textOrNull("baseline", accepted.isPresent() ? accepted.get().file() : "");
    if (share.shard().isFirst()) {
      parts.texts("links", share.links());
    }
    json.writeEndObject();
  }

  /** In the line of a file. */
  void file(Report.JudgedFile file) throws IOException {
    json.writeNumberField("position", share.positions().get(file.path()));
    json.writeBooleanField("named", share.named().contains(file.path()));
  }

  /** In the line of a finding. */
  void finding(Finding finding) throws IOException {
    json.writeObjectFieldStart("whole");
    json.writeStringField("identity", finding.identity());
    json.writeStringField("device", finding.device());
    if (finding.place().isPresent()) {
      excerpt(context.quotes().excerpt(finding));
      Optional<String> hash = context.quotes().lineHash(finding);
      parts.textOrNull("lineHash", hash.orElse(""));
    }
    json.writeArrayFieldStart("via");
    for (Evidence.Step step : finding.via()) {
      Place place = step.place();
      json.writeStartArray();
      json.writeNumber(place.start().column());
      json.writeNumber(place.end().line());
      json.writeNumber(place.end().column());
      json.writeEndArray();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void excerpt(Excerpt excerpt) throws IOException {
    json.writeObjectFieldStart("excerpt");
    json.writeNumberField("line", excerpt.line());
    json.writeStringField("text", excerpt.text());
    json.writeNumberField("before", excerpt.before());
    json.writeNumberField("carets", excerpt.carets());
    json.writeNumberField("more", excerpt.more());
    json.writeEndObject();
  }

  /** The lines behind those of a report. */
  void rest() throws IOException {
    for (LinkDigest link : report.links()) {
      link(link);
    }
    for (WaiverTally tally : share.waivers()) {
      waiver(tally);
    }
    if (!share.shard().isFirst()) {
      return;
    }
    if (share.accepted().isPresent()) {
      Share.Accepted accepted = share.accepted().get();
      for (Known known : accepted.entries()) {
        start("accepted");
        parts.known(known);
        json.writeStringField("check", known.check());
        json.writeBooleanField("gone", accepted.gone().contains(known.file()));
        json.writeEndObject();
      }
    }
    for (RuleInfo rule : context.rules().rules()) {
      start("rule");
      json.writeStringField("rule", rule.id());
      json.writeStringField("name", rule.name());
      json.writeStringField("pack", rule.pack());
      json.writeStringField("severity", rule.defaultSeverity().label());
      json.writeStringField("description", rule.description());
      json.writeStringField("help", rule.helpMarkdown());
      json.writeEndObject();
    }
  }

  private void start(String type) throws IOException {
    json.writeStartObject();
    json.writeStringField("type", type);
  }

  private void waiver(WaiverTally tally) throws IOException {
    start("waiver");
    json.writeBooleanField("used", tally.used());
    json.writeBooleanField("judged", tally.judged());
    int open = tally.open().isPresent() ? report.notEvaluated().indexOf(tally.open().get()) : -1;
    json.writeNumberField("open", open);
    json.writeArrayFieldStart("whereUnused");
    for (Finding finding : tally.whereUnused()) {
      json.writeStartObject();
      parts.finding(finding, finding.device());
      finding(finding);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void link(LinkDigest link) throws IOException {
    start("link");
    json.writeNumberField("position", links.getOrDefault(link.name(), -1));
    json.writeStringField("name", link.name());
    fact("rtt", link.rtt());
    json.writeStringField("rttSource", link.rttSource());
    fact("rate", link.rate());
    fact("distance", link.distance());
    json.writeObjectFieldStart("required");
    quantity("depth", link.required().depth());
    quantity("kmin", link.required().kmin());
    quantity("kmax", link.required().kmax());
    json.writeEndObject();
    json.writeArrayFieldStart("ends");
    for (LinkDigest.End end : link.ends()) {
      json.writeStartObject();
      json.writeStringField("device", end.device());
      json.writeStringField("port", end.port());
      json.writeStringField("queue", end.queue());
      json.writeStringField("missing", end.missing());
      if (end.state().isPresent()) {
        state(end.state().get());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void state(LinkDigest.State state) throws IOException {
    json.writeObjectFieldStart("state");
    fact("drainTime", state.drainTime());
    fact("bytes", state.bytes());
    fact("depth", state.depth());
    fact("kmin", state.kmin());
    fact("kmax", state.kmax());
    fact("xoff", state.xoff());
    fact("maximum", state.maximum());
    fact("deepest", state.deepest());
    json.writeEndObject();
  }

  /** A fact rests on nothing here, so that its state is all there is to tell. */
  private void fact(String key, Fact<Quantity> fact) throws IOException {
    json.writeObjectFieldStart(key);
    if (fact instanceof Fact.Known<Quantity> known) {
      quantity("value", Optional.of(known.value()));
      json.writeStringField("basis", known.basis().name());
      json.writeBooleanField("inherited", known.inherited());
    } else if (fact instanceof Fact.Unknown<Quantity> unknown) {
      json.writeStringField("because", unknown.because());
      json.writeStringField("supply", unknown.supply());
    }
    json.writeEndObject();
  }

  /** In base units: exactly, as a number or a fraction, and the powers of its dimension. */
  private void quantity(String key, Optional<Quantity> quantity) throws IOException {
    if (quantity.isEmpty()) {
      json.writeNullField(key);
      return;
    }
    Dimension dimension = quantity.get().dimension();
    json.writeArrayFieldStart(key);
    json.writeString(quantity.get().value().toString());
    for (int power :
        List.of(dimension.time(), dimension.data(), dimension.length(), dimension.event())) {
      json.writeNumber(power);
    }
    json.writeBoolean(dimension.ratio());
    json.writeEndArray();
  }
}
