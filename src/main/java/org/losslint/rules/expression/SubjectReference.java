package org.losslint.rules.expression;

import java.util.List;
import org.losslint.model.Fact;
import org.losslint.model.Type;

/** The subject that is judged, or one that it is built from, by the name of its kind. */
public record SubjectReference(String kind) implements Expression {
  @Override
  public Type type() {
    return Type.subject(kind);
  }

  @Override
  public Fact<?> eval(Scope scope) {
    return scope.subject(kind);
  }

  @Override
  public List<Expression> operands() {
    return List.of();
  }

  @Override
  public String text(Wording wording) {
    return kind;
  }
}
