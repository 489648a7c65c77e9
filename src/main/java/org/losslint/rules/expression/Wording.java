package org.losslint.rules.expression;

/** How names are written when an expression is printed. */
public interface Wording {
  int LOOSE = 0;
  int OR = 1;
  int AND = 2;
  int NOT = 3;
  int RELATION = 4;
  int SUM = 5;
  int PRODUCT = 6;
  int SIGN = 7;
  int ATOM = 9;

  /** Every name as the pack writes it. */
  Wording AS_WRITTEN =
      new Wording() {
        @Override
        public String parameter(ParameterReference parameter) {
          return parameter.name();
        }
      };

  String parameter(ParameterReference parameter);

  /** The text of an operand, in parentheses where it binds less than its operator needs. */
  default String operand(Expression operand, int needed) {
    String text = operand.text(this);
    return operand.binding() < needed ? "(" + text + ")" : text;
  }
}
