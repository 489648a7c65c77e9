package org.losslint.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.evaluate.supposed.Computation;
import org.losslint.model.Fact;
import org.losslint.quantity.Dimension;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.QuantityText;
import org.losslint.rules.Check;
import org.losslint.rules.Fix;
import org.losslint.rules.Formula;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Workings;
import org.losslint.rules.expression.Let;
import org.losslint.rules.expression.Parameter;
import org.losslint.rules.expression.Wording;

/** A rule computed from given values, step by step. */
final class ComputationPage {
  private final JudgingRule rule;
  private final Computation computation;
  private final Optional<Quantity> rate;
  private final PageLayout page;

  /**
   * @param rate at which a time is also told as bytes; empty for none
   */
  ComputationPage(
      JudgingRule rule, Computation computation, Optional<Quantity> rate, PageLayout page) {
    this.rule = rule;
    this.computation = computation;
    this.rate = rate;
    this.page = page;
  }

  void write() {
    page.heading("Given");
    for (Parameter parameter : computation.parameters()) {
      page.item(
          equation(parameter.name(), parameter.value().written())
              + page.plain("  (" + parameter.meaning() + ")"),
          List.of());
    }
    for (Map.Entry<String, String> given : computation.given().entrySet()) {
      page.item(equation(given.getKey(), given.getValue()), List.of());
    }
    steps();
    for (Computation.Computed check : computation.checks()) {
      check(check);
    }
    missing();
  }

  private void missing() {
    List<String> missing = computation.missing();
    if (missing.isEmpty() && computation.lists().isEmpty()) {
      return;
    }
    page.heading("Not given");
    if (!missing.isEmpty()) {
      page.item(codes(missing), List.of());
      page.item(
          "give them for a verdict, as in " + page.code("--given " + missing.get(0) + "=VALUE"),
          List.of());
    }
    if (!computation.lists().isEmpty()) {
      page.item(codes(computation.lists()) + ": lists, which only files can give", List.of());
    }
  }

  private String codes(List<String> names) {
    List<String> codes = new ArrayList<>();
    names.forEach(name -> codes.add(page.code(name)));
    return String.join(", ", codes);
  }

  private String equation(String name, String value) {
    return page.code(name) + " = " + page.plain(value);
  }

  private void steps() {
    List<String> steps = new ArrayList<>();
    for (Workings.Number number : computation.numbers()) {
      Optional<Let> let = let(number.text());
      if (let.isPresent() && number.fact().isKnown()) {
        String formula = let.get().expression().text(Wording.AS_WRITTEN);
        steps.add(page.code(number.text() + " = " + formula) + " = " + value(number));
      }
    }
    if (!steps.isEmpty()) {
      page.heading("Computed");
      steps.forEach(step -> page.item(step, List.of()));
    }
  }

  private Optional<Let> let(String name) {
    for (Let let : rule.lets()) {
      if (let.name().equals(name)) {
        return Optional.of(let);
      }
    }
    return Optional.empty();
  }

  /** A time is also told as what a port of the given rate sends in it. */
  private String value(Workings.Number number) {
    if (rate.isPresent()
        && number.fact() instanceof Fact.Known<?> known
        && known.value() instanceof Quantity time
        && time.dimension().equals(Dimension.TIME)) {
      String bytes = QuantityText.human(time.times(rate.get()));
      return page.plain(number.value() + ", " + bytes + " at " + QuantityText.human(rate.get()));
    }
    return page.plain(number.value());
  }

  private void check(Computation.Computed computed) {
    Check check = computed.check();
    String key = check.key().isEmpty() ? rule.id() : rule.id() + "." + check.key();
    page.heading("Check " + key);
    List<String> below = new ArrayList<>();
    for (Workings.Number part : computed.parts()) {
      below.add(page.code(part.text()) + " = " + value(part));
    }
    for (Workings.Number part : computed.commands()) {
      below.add("to enter: " + page.code(part.text()) + " = " + page.plain(part.value()));
    }
    page.item(
        check.severity().label() + " unless " + page.code(Formula.of(rule, check).require()),
        below);
    if (computed.holds().isEmpty()) {
      return;
    }
    if (computed.holds().get()) {
      page.item("It holds.", List.of());
      return;
    }
    List<String> fixes = new ArrayList<>();
    for (Fix fix : computed.fixes()) {
      fix.lines().forEach(line -> fixes.add(page.code(line)));
    }
    page.item("It does not hold: " + page.plain(computed.message()), fixes);
  }
}
