package org.losslint.rules.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.losslint.quantity.Unit;

/** Spellings of units that people bring along from other tools. */
public final class UnitSlips {
  private static final Map<String, Unit> MEANT =
      Map.ofEntries(
          Map.entry("nsec", Unit.NS),
          Map.entry("usec", Unit.US),
          Map.entry("microseconds", Unit.US),
          Map.entry("msec", Unit.MS),
          Map.entry("milliseconds", Unit.MS),
          Map.entry("sec", Unit.S),
          Map.entry("seconds", Unit.S),
          Map.entry("bits", Unit.BIT),
          Map.entry("byte", Unit.B),
          Map.entry("bytes", Unit.B),
          Map.entry("k", Unit.KBPS),
          Map.entry("g", Unit.GBPS),
          Map.entry("t", Unit.TBPS),
          Map.entry("gbit", Unit.GBPS),
          Map.entry("mbit", Unit.MBPS),
          Map.entry("meter", Unit.M),
          Map.entry("meters", Unit.M),
          Map.entry("metres", Unit.M));

  private UnitSlips() {}

  /** What to write instead of a word that is no unit. */
  public static String wayOut(String word) {
    Unit meant = MEANT.get(word.toLowerCase(Locale.ROOT));
    if (meant != null) {
      return "did you mean `" + meant.symbol() + "`?";
    }
    List<String> units = new ArrayList<>();
    for (Unit unit : Unit.values()) {
      units.add(unit.symbol());
    }
    return Nearest.hintOrList(word, units, "units are");
  }
}
