package org.losslint.rules.expression;

import java.util.List;
import org.losslint.model.Fact;
import org.losslint.model.Type;

/** {@code text matches "et-*"}: {@code *} is any text, {@code ?} one character, case counts. */
public record GlobMatch(Expression operand, Expression pattern) implements Expression {
  @Override
  public Type type() {
    return Type.BOOLEAN;
  }

  @Override
  public Fact<?> eval(Scope scope) {
    Fact<?> text = operand.eval(scope);
    Fact<?> glob = pattern.eval(scope);
    if (text.isAbsent() || glob.isAbsent()) {
      return Fact.known(false, (text.isAbsent() ? text : glob).evidence());
    }
    if (text instanceof Fact.Known<?> a && glob instanceof Fact.Known<?> b) {
      return Operand.joined(matches((String) b.value(), (String) a.value()), a, b);
    }
    return text.isUnknown() ? text : glob;
  }

  /** Goes back to the last star only, so the time is at most the product of the two lengths. */
  static boolean matches(String glob, String text) {
    int g = 0;
    int t = 0;
    int star = -1;
    int behindStar = 0;
    while (t < text.length()) {
      if (g < glob.length() && glob.charAt(g) == '*') {
        star = g++;
        behindStar = t;
      } else if (g < glob.length() && (glob.charAt(g) == '?' || glob.charAt(g) == text.charAt(t))) {
        g++;
        t++;
      } else if (star >= 0) {
        g = star + 1;
        t = ++behindStar;
      } else {
        return false;
      }
    }
    while (g < glob.length() && glob.charAt(g) == '*') {
      g++;
    }
    return g == glob.length();
  }

  @Override
  public List<Expression> operands() {
    return List.of(operand, pattern);
  }

  @Override
  public int binding() {
    return Wording.RELATION;
  }

  @Override
  public String text(Wording wording) {
    return wording.operand(operand, Wording.SUM)
        + " matches "
        + wording.operand(pattern, Wording.SUM);
  }
}
