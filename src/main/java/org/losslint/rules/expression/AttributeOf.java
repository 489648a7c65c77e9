package org.losslint.rules.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Attribute;
import org.losslint.model.Fact;
import org.losslint.model.Subject;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;

/**
 * What is known of a subject: {@code queue.temporal}, {@code port.class-of(48)}. An attribute of
 * something absent is absent.
 *
 * @param of a subject of the kind that declares the attribute
 */
public record AttributeOf(Expression of, Attribute attribute, Optional<Expression> argument)
    implements Expression {
  @Override
  public Type type() {
    return attribute.type();
  }

  @Override
  public Fact<?> eval(Scope scope) {
    Fact<?> owner = of.eval(scope);
    if (!(owner instanceof Fact.Known<?> known)) {
      return owner;
    }
    Subject subject = (Subject) known.value();
    Object value = "";
    if (argument.isPresent()) {
      Fact<Object> given = Operand.needed(argument.get(), Object.class, scope);
      if (!(given instanceof Fact.Known<Object> knownArgument)) {
        return given;
      }
      value = knownArgument.value();
    }
    Fact<?> fact = declared(attribute.read(subject, value), subject);
    return Operand.saysNothing(fact.evidence()) ? fact.withEvidence(subject.evidence()) : fact;
  }

  /**
   * A model that gives another dimension than it declares has a defect; the rule is then not
   * evaluated, loudly, instead of ending the run.
   */
  private Fact<?> declared(Fact<?> fact, Subject subject) {
    if (fact instanceof Fact.Known<?> known
        && attribute.type() instanceof Type.OfQuantity wanted
        && !(known.value() instanceof Quantity quantity
            && quantity.dimension().equals(wanted.dimension()))) {
      return Fact.unknown(
          subject.kind()
              + "."
              + attribute.name()
              + " is no "
              + wanted
              + " but `"
              + known.value()
              + "`",
          "report it as a defect of losslint");
    }
    return fact;
  }

  @Override
  public List<Expression> operands() {
    List<Expression> operands = new ArrayList<>();
    operands.add(of);
    argument.ifPresent(operands::add);
    return operands;
  }

  @Override
  public String text(Wording wording) {
    String path = of.text(wording) + "." + attribute.name();
    return argument.isPresent() ? path + "(" + argument.get().text(wording) + ")" : path;
  }
}
