package org.losslint.quantity;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The units that inventories, packs and command lines may write. Decimal prefixes are powers of
 * 1000 (1 MB = 10⁶ bytes, as both seed documents count), the binary ones are spelt KiB, MiB, GiB.
 */
public enum Unit {
  NS("ns", Dimension.TIME, Rational.of(1, 1_000_000_000)),
  US("us", Dimension.TIME, Rational.of(1, 1_000_000), "µs", "μs"),
  MS("ms", Dimension.TIME, Rational.of(1, 1_000)),
  S("s", Dimension.TIME, Rational.ONE),
  BIT("bit", Dimension.SIZE, Rational.ONE),
  B("B", Dimension.SIZE, Rational.of(8)),
  KB("KB", Dimension.SIZE, Rational.of(8_000), "kB"),
  MB("MB", Dimension.SIZE, Rational.of(8_000_000)),
  GB("GB", Dimension.SIZE, Rational.of(8_000_000_000L)),
  KIB("KiB", Dimension.SIZE, Rational.of(8 * 1024)),
  MIB("MiB", Dimension.SIZE, Rational.of(8 * 1024 * 1024)),
  GIB("GiB", Dimension.SIZE, Rational.of(8L * 1024 * 1024 * 1024)),
  BPS("bps", Dimension.RATE, Rational.ONE),
  KBPS("Kbps", Dimension.RATE, Rational.of(1_000), "kbps"),
  MBPS("Mbps", Dimension.RATE, Rational.of(1_000_000)),
  GBPS("Gbps", Dimension.RATE, Rational.of(1_000_000_000)),
  TBPS("Tbps", Dimension.RATE, Rational.of(1_000_000_000_000L)),
  M("m", Dimension.LENGTH, Rational.ONE),
  KM("km", Dimension.LENGTH, Rational.of(1_000)),
  NS_PER_M("ns/m", Dimension.TIME_PER_LENGTH, Rational.of(1, 1_000_000_000)),
  US_PER_KM("us/km", Dimension.TIME_PER_LENGTH, Rational.of(1, 1_000_000_000), "µs/km"),
  PER_S("/s", Dimension.EVENTS_PER_TIME, Rational.ONE),
  PERCENT("%", Dimension.RATIO, Rational.of(1, 100), "percent");

  private static final Map<String, Unit> BY_NAME = new HashMap<>();

  static {
    for (Unit unit : values()) {
      BY_NAME.put(unit.symbol, unit);
      for (String other : unit.others) {
        BY_NAME.put(other, unit);
      }
    }
  }

  private final String symbol;
  private final Dimension dimension;
  private final Rational factor;
  private final List<String> others;

  Unit(String symbol, Dimension dimension, Rational factor, String... others) {
    this.symbol = symbol;
    this.dimension = dimension;
    this.factor = factor;
    this.others = List.of(others);
  }

  /** The unit of this spelling; case counts, because m and M, b and B are different things. */
  public static Optional<Unit> named(String name) {
    return Optional.ofNullable(BY_NAME.get(name));
  }

  /** The units of a dimension in ascending order, for messages such as "use ns, us, ms or s". */
  public static List<Unit> of(Dimension dimension) {
    List<Unit> units = new ArrayList<>();
    for (Unit unit : values()) {
      if (unit.dimension.equals(dimension)) {
        units.add(unit);
      }
    }
    return units;
  }

  /** The spelling that losslint prints where only ASCII is safe. */
  public String symbol() {
    return symbol;
  }

  public Dimension dimension() {
    return dimension;
  }

  /** How many base units (second, bit, metre, event per second, 1) one of these is. */
  public Rational factor() {
    return factor;
  }
}
