package org.losslint.inventory;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.quantity.Dimension;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.QuantityFormatException;
import org.losslint.quantity.Rational;
import org.losslint.quantity.Unit;
import org.losslint.source.Problem;
import org.losslint.source.yaml.YamlNode;

/** Reads numbers and quantities of the inventory; what is none becomes a problem with a way out. */
final class Values {
  private final List<Problem> problems;
  private final Map<String, Quantity> known = new HashMap<>();

  Values(List<Problem> problems) {
    this.problems = problems;
  }

  List<Problem> problems() {
    return problems;
  }

  private void problem(YamlNode.Scalar scalar, String message, String wayOut) {
    problems.add(Problem.at(scalar.place(), message, wayOut));
  }

  /** A whole number from {@code least} to {@code most}. */
  Optional<Entry<Integer>> whole(String key, YamlNode.Scalar scalar, int least, int most) {
    String text = scalar.text();
    boolean digits = text.length() <= 9;
    for (int i = 0; i < text.length(); i++) {
      digits &= text.charAt(i) >= '0' && text.charAt(i) <= '9';
    }
    int value = digits ? Integer.parseInt(text) : -1;
    if (value < least || value > most) {
      problem(
          scalar,
          "`" + key + "` is `" + text + "`",
          most == Integer.MAX_VALUE
              ? "write a whole number from " + least + " on"
              : "write a whole number from " + least + " to " + most);
      return Optional.empty();
    }
    return Optional.of(new Entry<>(value, scalar.place()));
  }

  /** A quantity above zero. */
  Optional<Entry<Quantity>> positive(String key, YamlNode.Scalar scalar, Unit usual) {
    Optional<Entry<Quantity>> quantity = quantity(key, scalar, usual);
    if (quantity.isPresent() && quantity.get().value().value().signum() == 0) {
      problem(scalar, "`" + key + "` is zero", "write the value, or leave the key out");
      return Optional.empty();
    }
    return quantity;
  }

  /**
   * A quantity of zero or more.
   *
   * @param usual the unit that messages propose; the quantity must be of its dimension
   */
  Optional<Entry<Quantity>> quantity(String key, YamlNode.Scalar scalar, Unit usual) {
    String text = scalar.text().strip();
    try {
      Quantity quantity = quantity(text, usual.dimension());
      if (quantity.value().signum() >= 0) {
        return Optional.of(new Entry<>(quantity, scalar.place()));
      }
      problem(scalar, "`" + key + "` is `" + text + "`", "it cannot be negative");
    } catch (QuantityFormatException e) {
      if (isNumber(text)) {
        problem(
            scalar,
            "`" + key + "` is `" + text + "` and has no unit",
            "write `" + text + (usual == Unit.PERCENT ? "" : " ") + usual.symbol() + "`");
      } else {
        problem(
            scalar,
            "`" + key + "`: " + e.getMessage(),
            "write a " + usual.dimension() + " such as `" + example(usual) + "`");
      }
    }
    return Optional.empty();
  }

  /** One rate or cable length stands at hundreds of ports, and is read once. */
  private Quantity quantity(String text, Dimension dimension) throws QuantityFormatException {
    Quantity before = known.get(text);
    if (before != null && before.dimension().equals(dimension)) {
      return before;
    }
    Quantity quantity = Quantity.parse(text, dimension);
    known.put(text, quantity);
    return quantity;
  }

  /** A share of the whole, 0 % to 100 %. */
  Optional<Entry<Quantity>> share(String key, YamlNode.Scalar scalar) {
    Optional<Entry<Quantity>> share = quantity(key, scalar, Unit.PERCENT);
    if (share.isPresent() && share.get().value().compareTo(Quantity.ratio(Rational.ONE)) > 0) {
      problem(
          scalar,
          "`" + key + "` is `" + share.get().value() + "`",
          "write a share from 0% to 100%");
      return Optional.empty();
    }
    return share;
  }

  /** How many to one, written {@code 4} or {@code 4:1}. */
  Optional<Entry<Quantity>> oversubscription(String key, YamlNode.Scalar scalar) {
    String text = scalar.text();
    String number = text.endsWith(":1") ? text.substring(0, text.length() - 2) : text;
    if (isNumber(number) && Rational.parse(number).signum() > 0) {
      return Optional.of(new Entry<>(Quantity.number(Rational.parse(number)), scalar.place()));
    }
    problem(
        scalar, "`" + key + "` is `" + text + "`", "write how many to one, such as `4` or `4:1`");
    return Optional.empty();
  }

  private static boolean isNumber(String text) {
    try {
      Rational.parse(text);
      return true;
    } catch (NumberFormatException e) {
      return false;
    }
  }

  private static String example(Unit usual) {
    return switch (usual) {
      case US -> "5179 us";
      case NS -> "350 ns";
      case GBPS -> "100 Gbps";
      case MB -> "165.2 MB";
      case B -> "9216 B";
      case KM -> "500 km";
      case M -> "50 m";
      case NS_PER_M -> "5 ns/m";
      case PERCENT -> "78%";
      default -> "1 " + usual.symbol();
    };
  }
}
