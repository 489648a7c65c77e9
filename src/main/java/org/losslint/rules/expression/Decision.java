package org.losslint.rules.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Fact;

/**
 * The comparison that decided a condition, with both sides exactly as they were compared.
 *
 * @param have what is there: {@code 12000 us}
 * @param need what would have to be there: {@code 12947 us}
 */
public record Decision(String have, String need) {

  /** Why {@code condition}, which is known, came out as {@code outcome}. */
  public static Decision of(Expression condition, boolean outcome, Scope scope) {
    if (condition instanceof Comparison c) {
      return comparison(c, outcome, scope);
    } else if (condition instanceof Logic logic) {
      return logic(logic, outcome, scope);
    } else if (condition instanceof Not not) {
      return of(not.operand(), !outcome, scope);
    } else if (condition instanceof Conditional conditional) {
      Fact<Boolean> branch = Operand.truth(conditional.condition(), scope);
      boolean yes = branch instanceof Fact.Known<Boolean> known && known.value();
      return of(yes ? conditional.yes() : conditional.no(), outcome, scope);
    } else if (condition instanceof Quantified quantified) {
      return quantified(quantified, outcome, scope);
    } else if (condition instanceof LetReference let) {
      return of(scope.definition(let.index()), outcome, scope);
    } else if (condition instanceof Between between) {
      return sides(
          between.operand(),
          (outcome ? "outside of " : "")
              + exact(between.low(), scope)
              + " to "
              + exact(between.high(), scope),
          scope);
    } else if (condition instanceof Within within) {
      String need = exact(within.target(), scope) + " within " + exact(within.tolerance(), scope);
      return sides(within.operand(), (outcome ? "not " : "") + need, scope);
    } else if (condition instanceof Membership member) {
      return sides(
          member.operand(),
          (outcome ? "none of " : "one of ") + exact(member.list(), scope),
          scope);
    } else if (condition instanceof SubsetOf subset) {
      return sides(
          subset.part(), (outcome ? "not only " : "only ") + exact(subset.whole(), scope), scope);
    } else if (condition instanceof GlobMatch match) {
      return sides(match.operand(), (outcome ? "not " : "") + exact(match.pattern(), scope), scope);
    } else if (condition instanceof StateTest test) {
      return sides(test.operand(), (outcome ? "not " : "") + test.state().word(), scope);
    }
    return new Decision(String.valueOf(outcome), String.valueOf(!outcome));
  }

  private static Decision comparison(Comparison comparison, boolean outcome, Scope scope) {
    boolean wantsOther = outcome == (comparison.operator() != Comparison.Operator.UNEQUAL);
    String right = exact(comparison.right(), scope);
    return sides(
        comparison.left(),
        comparison.operator().isEquality() && wantsOther ? "not " + right : right,
        scope);
  }

  /**
   * Of a false {@code and} the first false operand. Where all operands had a part in it, the last:
   * the guards stand first.
   */
  private static Decision logic(Logic logic, boolean outcome, Scope scope) {
    List<Expression> deciding = new ArrayList<>();
    for (Expression operand : logic.operands()) {
      if (Operand.truth(operand, scope) instanceof Fact.Known<Boolean> known
          && known.value() == outcome) {
        deciding.add(operand);
      }
    }
    boolean oneIsEnough = outcome != logic.all();
    Expression operand = deciding.get(oneIsEnough ? 0 : deciding.size() - 1);
    return of(operand, outcome, scope);
  }

  private static Decision quantified(Quantified quantified, boolean outcome, Scope scope) {
    Optional<Fact<?>> item = quantified.deciding(scope);
    if (item.isPresent() && quantified.quantifier() != Quantified.Quantifier.ONE) {
      boolean claim = quantified.quantifier() != Quantified.Quantifier.ALL;
      return of(quantified.claim(), claim, scope);
    }
    return new Decision(
        exact(quantified.list(), scope),
        (outcome ? "not " : "") + quantified.text(Wording.AS_WRITTEN));
  }

  private static Decision sides(Expression have, String need, Scope scope) {
    return new Decision(exact(have, scope), need);
  }

  /** A sum of which only a part is seen is given as what it is at least. */
  private static String exact(Expression expression, Scope scope) {
    Fact<?> fact = expression.eval(scope);
    if (fact.isUnknown()) {
      Bounds bounds = expression.bounds(scope);
      if (bounds.low().isPresent()) {
        return "at least " + bounds.low().get();
      }
      if (bounds.high().isPresent()) {
        return "at most " + bounds.high().get();
      }
    }
    return Values.exact(fact);
  }
}
