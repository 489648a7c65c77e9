package org.losslint.rules.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Attribute;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Version;

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
    Optional<? extends Subject> named =
        of instanceof SubjectReference reference ? scope.find(reference.kind()) : Optional.empty();
    if (named.isPresent()) {
      return of(named.get(), scope);
    }
    Fact<?> owner = of.eval(scope);
    return owner instanceof Fact.Known<?> known ? of((Subject) known.value(), scope) : owner;
  }

  private Fact<?> of(Subject subject, Scope scope) {
    Fact<?> read;
    if (argument.isPresent()) {
      Fact<Object> given = Operand.needed(argument.get(), Object.class, scope);
      if (!(given instanceof Fact.Known<Object> known)) {
        return given;
      }
      read = attribute.read(subject, known.value());
    } else {
      read = scope.outcomes().fact(attribute, subject);
    }
    Fact<?> fact = declared(read, subject);
    return Operand.saysNothing(fact.evidence()) ? fact.withEvidence(subject.evidence()) : fact;
  }

  /**
   * A model that gives another kind of value than it declares has a defect; the rule is then not
   * evaluated, loudly, instead of ending the run.
   */
  private Fact<?> declared(Fact<?> fact, Subject subject) {
    if (fact instanceof Fact.Known<?> known && !fits(known.value(), attribute.type())) {
      return Fact.unknown(
          subject.kind()
              + "."
              + attribute.name()
              + " is declared as "
              + attribute.type()
              + " and gives `"
              + known.value()
              + "`",
          "report it as a defect of losslint",
          subject.evidence());
    }
    return fact;
  }

  private static boolean fits(Items items, Type element) {
    for (Fact<?> item : items.facts()) {
      if (item instanceof Fact.Known<?> known && !fits(known.value(), element)) {
        return false;
      }
    }
    return true;
  }

  private static boolean fits(Object value, Type type) {
    if (type instanceof Type.OfQuantity wanted) {
      return value instanceof Quantity quantity && quantity.dimension().equals(wanted.dimension());
    } else if (type instanceof Type.OfBoolean) {
      return value instanceof Boolean;
    } else if (type instanceof Type.OfVersion) {
      return value instanceof Version;
    } else if (type instanceof Type.OfList list) {
      return value instanceof Items items && fits(items, list.element());
    } else if (type instanceof Type.OfSubject) {
      return value instanceof Subject;
    }
    return value instanceof String;
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
