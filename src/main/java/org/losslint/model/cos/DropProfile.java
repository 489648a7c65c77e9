package org.losslint.model.cos;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.losslint.inventory.PlatformFamily;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Rational;
import org.losslint.resolve.Node;
import org.losslint.resolve.Value;

/**
 * A RED drop profile, which on a queue with ECN is its marking curve: points of (fill level,
 * probability) in percent, discrete or interpolated.
 */
public final class DropProfile extends CosSubject {

  /**
   * One point.
   *
   * @param fill level in percent of the queue's buffer
   * @param probability in percent
   * @param fillEvidence where the level is written
   * @param probabilityEvidence where the probability is written
   */
  record Point(
      Rational fill, Rational probability, Evidence fillEvidence, Evidence probabilityEvidence) {}

  private final String name;
  private final Spot definition;
  private final List<Fact<String>> defects = new ArrayList<>();
  private final List<Point> points = new ArrayList<>();
  private boolean interpolated;
  private boolean unreadable;
  private boolean decimal;

  DropProfile(Device device, String name, Spot definition) {
    super(device, name);
    this.name = name;
    this.definition = definition;
    definition.node().ifPresent(this::read);
  }

  public String name() {
    return name;
  }

  public boolean isDefined() {
    return definition.exists();
  }

  private void read(Node node) {
    List<Node> discrete = node.entries("fill-level");
    Optional<Node> interpolate = node.child("interpolate");
    interpolated = interpolate.isPresent();
    if (interpolated && !discrete.isEmpty()) {
      defect(
          "has discrete points and `interpolate`, which exclude each other",
          Spot.evidence(discrete.get(0)));
    }
    for (Node point : discrete) {
      Fact<String> probability = Spot.of(point).text("drop-probability");
      if (probability.isAbsent()) {
        defect("gives no drop-probability at fill-level " + point.key(), Spot.evidence(point));
      }
      add(
          point.key(),
          probability.optional().orElse(""),
          Spot.evidence(point),
          probability.evidence());
    }
    interpolate.ifPresent(this::readInterpolated);
    checkOrder();
  }

  private void readInterpolated(Node interpolate) {
    List<Value> fills = interpolate.values("fill-level");
    List<Value> probabilities = interpolate.values("drop-probability");
    if (fills.size() != probabilities.size()) {
      defect(
          "has " + fills.size() + " fill levels and " + probabilities.size() + " probabilities",
          Spot.evidence(interpolate));
    }
    for (int i = 0; i < Math.min(fills.size(), probabilities.size()); i++) {
      Value fill = fills.get(i);
      // Each level of a list is a place of its own: in set lines it has a line of its own.
      Evidence list = Spot.evidence(fill.from(), interpolate.path() + " fill-level");
      Evidence evidence = new Evidence(Optional.of(fill.wordPlace()), list.path(), list.via());
      Value probability = probabilities.get(i);
      Evidence chance = Spot.evidence(probability.from(), interpolate.path() + " drop-probability");
      add(fill.text(), probability.text(), evidence, chance);
    }
  }

  private void add(
      String fill, String probability, Evidence evidence, Evidence probabilityEvidence) {
    Rational level = percent(fill, "fill-level", evidence);
    Rational chance = percent(probability, "drop-probability", probabilityEvidence);
    if (level != null && chance != null) {
      decimal |= fill.indexOf('.') >= 0;
      points.add(new Point(level, chance, evidence, probabilityEvidence));
    } else {
      unreadable = true;
    }
  }

  @CheckForNull
  private Rational percent(String word, String what, Evidence evidence) {
    if (word.isEmpty()) {
      return null;
    }
    Optional<Rational> number = JunosNumber.parse(word);
    if (number.isEmpty()) {
      defect("has the " + what + " `" + word + "`, which is not a number", evidence);
      return null;
    }
    if (number.get().compareTo(Rational.of(100)) > 0) {
      defect("has the " + what + " " + word + ", and 100 is the most", evidence);
      return null;
    }
    return number.get();
  }

  /** Text order does not matter to Junos, so points are sorted before they are judged. */
  private void checkOrder() {
    points.sort((a, b) -> a.fill().compareTo(b.fill()));
    for (int i = 1; i < points.size(); i++) {
      Point before = points.get(i - 1);
      Point after = points.get(i);
      if (before.fill().equals(after.fill())) {
        defect("has the fill-level " + after.fill() + " twice", after.fillEvidence());
      } else if (after.probability().compareTo(before.probability()) < 0) {
        defect(
            "falls from "
                + before.probability()
                + " % at "
                + before.fill()
                + " % to "
                + after.probability()
                + " % at "
                + after.fill()
                + " %",
            after.fillEvidence());
      }
    }
  }

  private void defect(String text, Evidence evidence) {
    defects.add(Fact.known(text, evidence));
  }

  /** The queues that it marks, or drops from. */
  public Fact<Items> queues() {
    List<Queue> marked = new ArrayList<>();
    for (Scheduler scheduler : owner().objects().schedulers()) {
      for (Scheduler.ProfileMapping row : scheduler.profileMap()) {
        if (row.profile().optional().filter(name::equals).isPresent()) {
          marked.addAll(owner().bindings().queues(scheduler.name()));
          break;
        }
      }
    }
    return Fact.known(Items.of(CosVocabulary.facts(marked)), evidence());
  }

  /** What is wrong with it, each as the rest of a sentence that starts with its name. */
  public Fact<Items> defects() {
    return Fact.known(
        Items.of(defects), defects.isEmpty() ? evidence() : defects.get(0).evidence());
  }

  /** {@code discrete} or {@code interpolate}. */
  public Fact<String> style() {
    return whenDefined(spot -> Fact.known(interpolated ? "interpolate" : "discrete", evidence()));
  }

  public Fact<Quantity> pointCount() {
    return whenDefined(spot -> Fact.known(Quantity.number(points.size()), evidence()));
  }

  public Fact<Boolean> hasDecimals() {
    return whenDefined(spot -> Fact.known(decimal, evidence()));
  }

  public Fact<Quantity> firstProbability() {
    return point(points -> points.get(0));
  }

  public Fact<Quantity> lastProbability() {
    return point(points -> points.get(points.size() - 1));
  }

  public Fact<Quantity> firstFill() {
    return fill(0);
  }

  public Fact<Quantity> lastFill() {
    return fill(points.size() - 1);
  }

  private Fact<Quantity> fill(int point) {
    return whenDefined(
        spot ->
            points.isEmpty()
                ? Fact.absent(evidence())
                : Fact.known(
                    Quantity.percent(points.get(point).fill()), points.get(point).fillEvidence()));
  }

  private Fact<Quantity> point(Function<List<Point>, Point> choose) {
    return whenDefined(
        spot -> {
          if (points.isEmpty()) {
            return Fact.absent(evidence());
          }
          Point chosen = choose.apply(points);
          return Fact.known(Quantity.percent(chosen.probability()), chosen.probabilityEvidence());
        });
  }

  private <T> Fact<T> whenDefined(Function<Spot, Fact<T>> reader) {
    if (!definition.exists()) {
      Fact<T> hidden = definition.absent("");
      return hidden.isUnknown()
          ? hidden
          : owner().objects().notInForce(ObjectKind.DROP_PROFILE, "", name, definition.evidence());
    }
    if (unreadable) {
      Evidence where = defects.isEmpty() ? evidence() : defects.get(0).evidence();
      return Fact.unknown("the drop profile " + name + " is malformed", "mend its points", where);
    }
    return reader.apply(definition);
  }

  /** The fill level at which marking starts. */
  Fact<Quantity> kmin(Optional<PlatformFamily> family) {
    return curve(family, MarkingCurve::kmin);
  }

  /** The fill level from which every packet is marked; absent where the curve never gets there. */
  Fact<Quantity> kmax(Optional<PlatformFamily> family) {
    return curve(family, MarkingCurve::kmax);
  }

  private Fact<Quantity> curve(
      Optional<PlatformFamily> family, Function<MarkingCurve, Fact<Quantity>> reader) {
    return whenDefined(
        spot -> {
          if (points.isEmpty()) {
            return Fact.absent(evidence());
          }
          if (family.isPresent()) {
            return reader.apply(new MarkingCurve(points, interpolated, family.get().curve()));
          }
          return agreed(reader);
        });
  }

  /**
   * Without a known family a value counts only when every way of reading the profile gives the
   * same.
   */
  private Fact<Quantity> agreed(Function<MarkingCurve, Fact<Quantity>> reader) {
    Fact<Quantity> first = null;
    for (PlatformFamily.Curve curve : PlatformFamily.Curve.values()) {
      Fact<Quantity> value = reader.apply(new MarkingCurve(points, interpolated, curve));
      if (first == null) {
        first = value;
      } else if (!first.optional().equals(value.optional())) {
        return Fact.unknown(
            "how the drop profile " + name + " is read depends on the platform family",
            Platform.SUPPLY_MODEL,
            evidence());
      }
    }
    return first;
  }

  @Override
  public SubjectKind<?> kind() {
    return QueueVocabulary.DROP_PROFILE;
  }

  @Override
  public Evidence evidence() {
    return definition.evidence();
  }
}
