package org.losslint.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.evaluate.LinkDigest;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.QuantityText;
import org.losslint.report.Visible;

/** Draws the buffer of one end of a link. */
final class EndDrawing {
  /** How many steps of colour show that marking grows. */
  private static final int SLICES = 6;

  /** Digits of a number beside a mark. */
  private static final int DIGITS = 3;

  private final LinkDigest.Marks required;
  private final LinkDigest.End end;
  private final Scale scale;

  EndDrawing(LinkDigest link, LinkDigest.End end, Scale scale) {
    this.required = link.required();
    this.end = end;
    this.scale = scale;
  }

  EndPicture picture(List<LinkCard.Trouble> troubles) {
    String title =
        Visible.text(
            (end.device() + " " + (end.queue().isEmpty() ? end.port() : end.queue())).strip());
    if (end.state().isEmpty()) {
      return new EndPicture(
          title,
          troubles,
          Visible.text(end.missing()),
          "",
          Optional.empty(),
          List.of(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          List.of(),
          List.of());
    }
    LinkDigest.State state = end.state().get();
    Optional<Double> depth = Scale.number(state.depth());
    Optional<Double> kmin = depth.isPresent() ? Scale.number(state.kmin()) : Optional.empty();
    Optional<Double> kmax = depth.isPresent() ? Scale.number(state.kmax()) : Optional.empty();
    Optional<Double> deepest = Scale.number(state.deepest());
    return new EndPicture(
        title,
        troubles,
        depth.isPresent() ? "" : "The depth of the buffer is not known: " + why(state.depth()),
        description(state),
        depth.map(scale::at),
        ramp(kmin, kmax, depth),
        kmax.map(from -> slice(from, depth.orElse(from), "full")),
        lacking(depth),
        kmin.map(at -> mark(at, leftOf(at), "Kmin", state.kmin())),
        kmax.map(at -> mark(at, rightOf(at), "Kmax", state.kmax())),
        depth.isPresent()
            ? Scale.number(state.xoff()).map(at -> mark(at, rightOf(at), "XOFF", state.xoff()))
            : Optional.empty(),
        deepest.filter(scale::holds).map(at -> mark(at, leftOf(at), "platform", state.deepest())),
        summary(state),
        numbers(state));
  }

  private EndPicture.Slice slice(double from, double to, String style) {
    double end = Math.max(from, to);
    return new EndPicture.Slice(scale.at(from), scale.at(end - from), style);
  }

  private LinkCard.Mark mark(double at, String anchor, String what, Fact<Quantity> multiple) {
    String number = multiple.optional().map(m -> " " + QuantityText.human(m, DIGITS)).orElse("");
    return new LinkCard.Mark(scale.at(at), anchor, what + number);
  }

  /** Text goes to the left of a place, unless there is no room. */
  private String leftOf(double at) {
    return at < scale.most() * 0.18 ? "start" : "end";
  }

  private String rightOf(double at) {
    return at > scale.most() * 0.8 ? "end" : "start";
  }

  private static List<String> summary(LinkDigest.State state) {
    List<String> summary = new ArrayList<>(2);
    if (state.depth().isKnown()) {
      summary.add(multiple(state.depth()) + behind(state.drainTime()) + behind(state.bytes()));
    }
    if (state.deepest().isKnown()) {
      summary.add("platform maximum " + multiple(state.deepest()));
    }
    return summary;
  }

  private List<EndPicture.Slice> ramp(
      Optional<Double> kmin, Optional<Double> kmax, Optional<Double> depth) {
    List<EndPicture.Slice> slices = new ArrayList<>(SLICES);
    if (kmin.isPresent() && depth.isPresent()) {
      double from = kmin.get();
      double to = Math.max(from, Math.min(kmax.orElse(depth.get()), depth.get()));
      double step = (to - from) / SLICES;
      for (int i = 0; i < SLICES && step > 0; i++) {
        slices.add(slice(from + i * step, from + (i + 1) * step, "ramp" + i));
      }
    }
    return slices;
  }

  private Optional<EndPicture.Slice> lacking(Optional<Double> depth) {
    double wanted = Scale.number(required.depth());
    return depth.filter(d -> d < wanted).map(d -> slice(d, wanted, "lacking"));
  }

  private String description(LinkDigest.State state) {
    return "Buffer "
        + multiple(state.depth())
        + need(required.depth())
        + ", marking from "
        + multiple(state.kmin())
        + need(required.kmin())
        + ", every packet marked from "
        + multiple(state.kmax())
        + need(required.kmax())
        + ", pause from "
        + multiple(state.xoff())
        + ", platform maximum "
        + multiple(state.deepest());
  }

  private static String need(Optional<Quantity> required) {
    return required.isPresent() ? " of " + QuantityText.human(required.get()) + " required" : "";
  }

  private List<EndPicture.Row> numbers(LinkDigest.State state) {
    List<EndPicture.Row> rows = new ArrayList<>();
    rows.add(
        row(
            "Buffer",
            multiple(state.depth()) + behind(state.drainTime()) + behind(state.bytes()),
            required.depth()));
    rows.add(row("Marking starts (Kmin)", multiple(state.kmin()), required.kmin()));
    rows.add(row("Every packet marked (Kmax)", multiple(state.kmax()), required.kmax()));
    rows.add(row("Pause starts (XOFF)", multiple(state.xoff()), Optional.empty()));
    rows.add(
        row(
            "Platform maximum",
            multiple(state.deepest()) + behind(state.maximum()),
            Optional.empty()));
    return rows;
  }

  private static EndPicture.Row row(String what, String has, Optional<Quantity> needs) {
    return new EndPicture.Row(
        what,
        Visible.text(has),
        needs.isPresent() ? QuantityText.human(needs.get()) + " × RTT" : "");
  }

  private static String behind(Fact<Quantity> fact) {
    return fact.optional().map(quantity -> " · " + QuantityText.human(quantity)).orElse("");
  }

  private static String multiple(Fact<Quantity> fact) {
    Optional<Quantity> known = fact.optional();
    return known.isPresent()
        ? QuantityText.human(known.get()) + " × RTT"
        : fact.isAbsent() ? "not set" : "not known: " + why(fact);
  }

  private static String why(Fact<?> fact) {
    return fact instanceof Fact.Unknown<?> unknown
        ? Visible.text(unknown.because())
        : "it is not set";
  }
}
