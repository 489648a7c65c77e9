package org.losslint.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Rational;
import org.losslint.quantity.Version;

/** A subject of the test vocabulary; what is not said of it is not set. */
public final class Thing implements Subject {
  private final String kind;
  private final String label;
  private final Map<String, Fact<?>> facts = new HashMap<>();
  private final Map<String, Thing> others = new HashMap<>();
  private Optional<Fact.Unknown<?>> partial = Optional.empty();

  private Thing(String kind, String label) {
    this.kind = kind;
    this.label = label;
  }

  public static Thing of(String kind, String label) {
    return new Thing(kind, label);
  }

  /** A value whose path is {@code label attribute}. */
  public Thing with(String attribute, Object value) {
    return with(attribute, Fact.known(value, evidence(attribute)));
  }

  public Thing with(String attribute, Fact<?> fact) {
    facts.put(attribute, fact);
    return this;
  }

  /** A quantity as a pack writes it; a bare number has no unit. */
  public Thing with(String attribute, String quantity) {
    boolean bare = Character.isDigit(quantity.charAt(quantity.length() - 1));
    return with(
        attribute,
        (Object) (bare ? Quantity.number(Rational.parse(quantity)) : Quantity.parse(quantity)));
  }

  public Thing text(String attribute, String text) {
    return with(attribute, (Object) text);
  }

  public Thing version(String attribute, String version) {
    return with(attribute, (Object) Version.parse(version));
  }

  public Thing list(String attribute, Object... values) {
    return with(attribute, (Object) Items.of(facts(values)));
  }

  /** A list of which a truncated file hides the rest. */
  public Thing openList(String attribute, Object... values) {
    Fact.Unknown<?> cut =
        new Fact.Unknown<>("the file is cut", "fetch it again", evidence(attribute));
    return with(attribute, (Object) new Items(facts(values), Optional.of(cut)));
  }

  private static java.util.List<Fact<?>> facts(Object... values) {
    java.util.List<Fact<?>> facts = new ArrayList<>();
    for (Object value : values) {
      facts.add(value instanceof Fact<?> fact ? fact : Fact.known(value));
    }
    return facts;
  }

  public Thing unknown(String attribute, String because) {
    return with(attribute, Fact.unknown(because, "give it", evidence(attribute)));
  }

  public Thing in(Thing other) {
    others.put(other.kind, other);
    return this;
  }

  public Thing cut() {
    partial = Optional.of(new Fact.Unknown<>("the file is cut", "fetch it again", evidence()));
    return this;
  }

  Fact<?> fact(String attribute) {
    Fact<?> fact = facts.get(attribute);
    return fact == null ? Fact.absent(evidence(attribute)) : fact;
  }

  private Evidence evidence(String attribute) {
    return new Evidence(Optional.empty(), label + " " + attribute, java.util.List.of());
  }

  @Override
  public SubjectKind<?> kind() {
    return TestVocabulary.WHOLE.kind(kind).orElseThrow();
  }

  @Override
  public String label() {
    return label;
  }

  @Override
  public String device() {
    return "dci1";
  }

  @Override
  public String file() {
    return "dci1.conf";
  }

  @Override
  public Optional<? extends Subject> in(String otherKind) {
    return Optional.ofNullable(others.get(otherKind));
  }

  @Override
  public Evidence evidence() {
    return new Evidence(Optional.empty(), label, java.util.List.of());
  }

  @Override
  public Optional<Fact.Unknown<?>> partial() {
    return partial;
  }

  @Override
  public String toString() {
    return label;
  }
}
