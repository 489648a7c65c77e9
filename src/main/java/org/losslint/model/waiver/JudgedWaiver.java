package org.losslint.model.waiver;

import java.util.List;
import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;

/**
 * A waiver with what a run found out about it.
 *
 * @param known whether a pack in force has the rule
 * @param nearest the rule that was probably meant; empty where it is known or nothing is near
 * @param expired whether it ran out before the day of the run
 * @param judged whether the run looked at all that the waiver may be about
 * @param used whether it covers a finding; unknown where its rule could not be evaluated
 */
public record JudgedWaiver(
    Waiver waiver,
    boolean known,
    Optional<String> nearest,
    boolean expired,
    boolean judged,
    Fact<Boolean> used)
    implements Subject {

  public static final SubjectKind<JudgedWaiver> KIND =
      SubjectKind.named(
              "waiver",
              JudgedWaiver.class,
              "one for each waiver in the settings or in an annotation")
          .has(
              "rule", Type.TEXT, "the rule or check that it names", w -> w.text(w.waiver.address()))
          .has(
              "known",
              Type.BOOLEAN,
              "whether a pack has the rule",
              w -> Fact.known(w.known, w.evidence()))
          .has(
              "nearest",
              Type.TEXT,
              "the rule that was probably meant; absent if none is near",
              w -> w.text(w.nearest.orElse("")))
          .has(
              "reason",
              Type.TEXT,
              "the reason given; absent if none",
              w -> w.text(w.waiver.reason()))
          .has("owner", Type.TEXT, "who decided; absent if not said", w -> w.text(w.waiver.owner()))
          .has(
              "until",
              Type.TEXT,
              "its last day; absent if it has no end",
              w -> w.text(w.waiver.until().map(Object::toString).orElse("")))
          .has(
              "defect",
              Type.TEXT,
              "why an annotation cannot be read as a waiver, as a clause; absent for a good one",
              w -> w.text(w.waiver.defect()))
          .has(
              "expired",
              Type.BOOLEAN,
              "whether its last day lies before the day of the run",
              w -> Fact.known(w.expired, w.evidence()))
          .has(
              "judged",
              Type.BOOLEAN,
              "whether the run looked at all that it may be about",
              w -> Fact.known(w.judged, w.evidence()))
          .has("used", Type.BOOLEAN, "whether it covers a finding", JudgedWaiver::used);

  private Fact<String> text(String value) {
    return value.isEmpty() ? Fact.absent(evidence()) : Fact.known(value, evidence());
  }

  @Override
  public SubjectKind<?> kind() {
    return KIND;
  }

  @Override
  public String label() {
    return waiver.title();
  }

  @Override
  public String device() {
    return waiver.coverage() instanceof Coverage.OfStatement statement ? statement.device() : "";
  }

  @Override
  public String file() {
    return waiver.place().file().path();
  }

  @Override
  public Optional<? extends Subject> in(String kind) {
    return kind.equals(KIND.name()) ? Optional.of(this) : Optional.empty();
  }

  @Override
  public Evidence evidence() {
    return new Evidence(Optional.of(waiver.place()), waiver.title(), List.of());
  }

  @Override
  public Optional<Fact.Unknown<?>> partial() {
    return Optional.empty();
  }
}
