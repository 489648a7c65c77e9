package org.losslint.model.cos;

import java.util.Optional;
import java.util.function.Function;
import org.losslint.inventory.PlatformFamily;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;

/** What the hardware of a port makes of a configuration, by the platform file. */
final class PortHardware {
  private final Port port;

  PortHardware(Port port) {
    this.port = port;
  }

  /** How it draws the probability between the points of a drop profile. */
  Fact<String> curve() {
    return port.family()
        .map(family -> Fact.byDefault(word(family.curve()), Evidence.NONE))
        .orElseGet(PortHardware::unknownFamily);
  }

  private static String word(PlatformFamily.Curve curve) {
    return switch (curve) {
      case LINE -> "line";
      case STAIRCASE -> "staircase";
      case TWO_POINT -> "two-point";
      case PIECEWISE -> "piecewise";
    };
  }

  /** How many points of a drop profile it uses. */
  Fact<Quantity> mostPoints() {
    return of(family -> Optional.of(Quantity.number(family.mostPoints())));
  }

  /** Whether it is known to ignore further points, and {@code interpolate}. */
  Fact<Boolean> pointsEnforced() {
    return Fact.byDefault(port.owner().platform().pointsEnforced(), Evidence.NONE);
  }

  /** The largest probability that it takes at the first point; absent for no limit. */
  Fact<Quantity> highestFirstProbability() {
    return of(PlatformFamily::highestFirstProbability);
  }

  /** The cable that it reckons with where nothing is set; absent where it reckons with none. */
  Fact<Quantity> defaultCable() {
    return of(PlatformFamily::defaultCable);
  }

  private Fact<Quantity> of(Function<PlatformFamily, Optional<Quantity>> reader) {
    Optional<PlatformFamily> family = port.family();
    if (family.isEmpty()) {
      return unknownFamily();
    }
    Optional<Quantity> value = reader.apply(family.get());
    return value.isPresent()
        ? Fact.byDefault(value.get(), Evidence.NONE)
        : Fact.absent(Evidence.NONE);
  }

  private static <T> Fact<T> unknownFamily() {
    return Fact.unknown("the platform family is not known", Platform.SUPPLY_MODEL);
  }
}
