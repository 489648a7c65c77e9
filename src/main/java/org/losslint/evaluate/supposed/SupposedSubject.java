package org.losslint.evaluate.supposed;

import java.util.Optional;
import org.losslint.model.Attribute;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;

/**
 * A subject of which is known what somebody supposes and nothing else. It is built from one subject
 * of each kind that its own sees.
 */
final class SupposedSubject implements Subject {
  private final Supposition supposition;
  private final SubjectKind<?> kind;

  SupposedSubject(Supposition supposition, SubjectKind<?> kind) {
    this.supposition = supposition;
    this.kind = kind;
  }

  Fact<?> fact(Attribute attribute) {
    return supposition.fact(kind.name(), attribute);
  }

  @Override
  public SubjectKind<?> kind() {
    return kind;
  }

  @Override
  public String label() {
    return "the " + kind.name();
  }

  @Override
  public String device() {
    return "";
  }

  @Override
  public String file() {
    return "";
  }

  @Override
  public Optional<? extends Subject> in(String other) {
    return supposition.subject(other);
  }

  @Override
  public Evidence evidence() {
    return Evidence.NONE;
  }

  @Override
  public Optional<Fact.Unknown<?>> partial() {
    return Optional.empty();
  }
}
