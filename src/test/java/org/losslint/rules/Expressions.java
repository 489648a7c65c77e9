package org.losslint.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Fact;
import org.losslint.model.Subject;
import org.losslint.rules.compile.ExpressionCompiler;
import org.losslint.rules.compile.Names;
import org.losslint.rules.compile.PlacedText;
import org.losslint.rules.compile.Problems;
import org.losslint.rules.expression.Decision;
import org.losslint.rules.expression.Expression;
import org.losslint.rules.expression.Literal;
import org.losslint.rules.expression.Outcomes;
import org.losslint.rules.expression.Parameter;
import org.losslint.rules.expression.Scope;
import org.losslint.rules.expression.Values;
import org.losslint.source.Format;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

/** Compiles and runs single expressions against the test vocabulary. */
public final class Expressions {
  private final Names names;
  private final Problems problems = new Problems();
  private Outcomes outcomes = Outcomes.NONE;

  private Expressions(String kind, List<Parameter> parameters) {
    names =
        new Names(TestVocabulary.WHOLE, TestVocabulary.WHOLE.kind(kind).orElseThrow(), parameters);
  }

  public static Expressions on(String kind) {
    return new Expressions(kind, List.of());
  }

  public static Expressions on(String kind, Parameter... parameters) {
    return new Expressions(kind, List.of(parameters));
  }

  /** A parameter whose value is an expression without names. */
  public static Parameter parameter(String name, String value) {
    Literal literal = (Literal) on("host").compiled(value);
    return new Parameter(name, literal, "", Parameter.Range.ANY);
  }

  public Expressions let(String name, String text) {
    names.define(name, compiled(text));
    return this;
  }

  public Expressions outcomes(Outcomes known) {
    outcomes = known;
    return this;
  }

  public static PlacedText placed(String text) {
    return PlacedText.of(new SourceFile("pack.yaml", SourceText.of(text), Format.UNKNOWN));
  }

  public Optional<Expression> compile(String text) {
    return new ExpressionCompiler(names, problems).expression(placed(text));
  }

  public Expression compiled(String text) {
    return compile(text)
        .orElseThrow(() -> new AssertionError("`" + text + "`: " + problems.list()));
  }

  /** The problems of a text that has some, as {@code column: message; way out}. */
  public List<String> problems(String text) {
    int before = problems.count();
    compile(text);
    List<String> texts = new ArrayList<>();
    for (Problem problem : problems.list()) {
      texts.add(
          problem.place().orElseThrow().start().column()
              + ": "
              + problem.message()
              + (problem.wayOut().isEmpty() ? "" : "; " + problem.wayOut()));
    }
    return before == 0 ? texts : texts.subList(before, texts.size());
  }

  public Fact<?> eval(String text, Subject subject) {
    Expression expression = compiled(text);
    return expression.eval(scope(subject));
  }

  public Scope scope(Subject subject) {
    return new Scope(subject, names.parameters(), names.lets(), names.variables(), outcomes);
  }

  /** {@code true}, {@code 12 us}, {@code absent}, {@code unknown: because; supply}. */
  public String result(String text, Subject subject) {
    Fact<?> fact = eval(text, subject);
    if (fact instanceof Fact.Known<?>) {
      return Values.exact(fact);
    }
    return fact instanceof Fact.Unknown<?> unknown
        ? "unknown: " + unknown.because() + "; " + unknown.supply()
        : "absent";
  }

  public Decision decision(String text, boolean outcome, Subject subject) {
    Expression expression = compiled(text);
    return Decision.of(expression, outcome, scope(subject));
  }
}
