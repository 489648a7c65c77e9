package org.losslint.model.nic;

import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;
import org.losslint.source.Span;
import org.losslint.syntax.nic.Column;
import org.losslint.syntax.nic.ConfigRow;

/** One parameter of a card, of one port where it exists for each port. */
public final class NicSetting extends Dumped {
  /** Bits above this are no bits of any parameter. */
  private static final long HIGHEST_BIT = 62;

  public static final SubjectKind<NicSetting> KIND =
      SubjectKind.named(
              "nic-setting",
              NicSetting.class,
              "A parameter of mlxconfig on one port of one card (or of the whole card), and each"
                  + " parameter of congestion control that a dump lacks.",
              "card",
              "host")
          .has(
              "name",
              Type.TEXT,
              "In full, as set commands need it: RPG_TIME_RESET_P1.",
              s -> Fact.known(s.name, s.evidence()))
          .has(
              "base",
              Type.TEXT,
              "Without the suffix of the port: RPG_TIME_RESET.",
              s -> Fact.known(s.base, s.evidence()))
          .has(
              "port",
              Type.NUMBER,
              "The port, from 1 on; a port's parameter that the tool printed without a suffix is of"
                  + " port 1. Absent for a parameter of the whole card.",
              NicSetting::portFact)
          .has(
              "suffixed",
              Type.BOOLEAN,
              "Whether the name ends in _P and the port.",
              s -> Fact.known(!s.name.equals(s.base), s.evidence()))
          .has(
              "listed",
              Type.BOOLEAN,
              "Whether the dump has a row for it.",
              s -> Fact.known(s.row.isPresent(), s.evidence()))
          .has(
              "current",
              Type.NUMBER,
              "What the firmware runs with: the integer, or the number behind the word. Unknown"
                  + " where the tool prints N/A, an array, or no such column or row.",
              s -> s.facts.current())
          .has(
              "next",
              Type.NUMBER,
              "What applies after the next firmware reset or power cycle.",
              s -> s.facts.next())
          .has("default", Type.NUMBER, "The factory default.", s -> s.facts.factoryDefault())
          .has(
              "effective",
              Type.NUMBER,
              "The running value where the dump shows it, else the value of the next boot.",
              s -> s.facts.effective())
          .has(
              "effective-column",
              Type.word("column", "Current", "Next Boot", "New"),
              "Which column the effective value is from.",
              s -> Fact.known(s.facts.effectiveColumn().title(), s.evidence()))
          .has(
              "current-text",
              Type.TEXT,
              "The running value as printed: True(1).",
              s -> s.facts.text(Column.CURRENT))
          .has(
              "next-text",
              Type.TEXT,
              "The value of the next boot as printed.",
              s -> s.facts.nextText())
          .has(
              "default-text",
              Type.TEXT,
              "The factory default as printed.",
              s -> s.facts.text(Column.DEFAULT))
          .has(
              "effective-text",
              Type.TEXT,
              "The effective value as printed.",
              s -> s.facts.text(s.facts.effectiveColumn()))
          .has(
              "pending",
              Type.BOOLEAN,
              "Whether the value of the next boot differs from the running one.",
              s -> s.facts.current().with(s.facts.next(), (current, next) -> !current.equals(next)))
          .has(
              "bit",
              Type.BOOLEAN,
              Type.NUMBER,
              Quantity.class,
              "Whether the bit of this number is set in the effective value.",
              (s, bit) -> s.facts.effective().map(value -> hasBit(value, bit)))
          .has(
              "current-bit",
              Type.BOOLEAN,
              Type.NUMBER,
              Quantity.class,
              "Whether the bit of this number is set in the running value.",
              (s, bit) -> s.facts.current().map(value -> hasBit(value, bit)))
          .has(
              "next-bit",
              Type.BOOLEAN,
              Type.NUMBER,
              Quantity.class,
              "Whether the bit of this number is set in the value of the next boot.",
              (s, bit) -> s.facts.next().map(value -> hasBit(value, bit)))
          .has(
              "sibling",
              Type.NUMBER,
              Type.TEXT,
              String.class,
              "The effective value of another parameter of the same port (or card) by its base"
                  + " name; unknown where the dump lacks it.",
              (s, other) -> s.card.effective(other, s.port))
          .has(
              "ethernet",
              Type.BOOLEAN,
              "Whether the port is Ethernet: LINK_TYPE is ETH(2), or there is no LINK_TYPE, since"
                  + " cards that know nothing else do not print it.",
              s -> s.card.ethernet(s.port))
          .has(
              "dcqcn",
              Type.BOOLEAN,
              "Whether DCQCN is the congestion control in force, which the parameters RPG_* are of."
                  + " Unknown where the dump shows that another may take its place.",
              s -> s.card.dcqcn(s.port));

  private final Card card;
  private final String name;
  private final String base;
  private final Optional<Integer> port;
  private final Optional<ConfigRow> row;
  private final SettingFacts facts;
  private final Evidence evidence;

  /**
   * @param port 1 for a port's parameter that the tool printed without a suffix
   * @param row empty for a parameter that the dump lacks
   */
  NicSetting(Card card, String name, String base, Optional<Integer> port, Optional<ConfigRow> row) {
    super(card.document(), card.host());
    this.card = card;
    this.name = name;
    this.base = base;
    this.port = port;
    this.row = row;
    Span span = row.map(ConfigRow::span).orElse(card.titleSpan());
    this.evidence = at(span, card.path() + " " + name);
    this.facts =
        new SettingFacts(card.dump(), name, card.commandName(), row, card.lackOf(name), evidence);
  }

  private static boolean hasBit(Quantity value, Quantity bit) {
    if (!value.value().isInteger() || !bit.value().isInteger()) {
      return false;
    }
    long index = bit.value().toLongExact();
    return index >= 0 && index <= HIGHEST_BIT && (value.value().toLongExact() >> index & 1) == 1;
  }

  private Fact<Quantity> portFact() {
    return port.map(p -> Fact.known(Quantity.number(p), evidence))
        .orElseGet(() -> Fact.absent(evidence));
  }

  String name() {
    return name;
  }

  String base() {
    return base;
  }

  Optional<Integer> port() {
    return port;
  }

  boolean isListed() {
    return row.isPresent();
  }

  SettingFacts facts() {
    return facts;
  }

  @Override
  public SubjectKind<?> kind() {
    return KIND;
  }

  @Override
  public String label() {
    return card.label() + " " + name;
  }

  @Override
  public Optional<? extends Subject> in(String kind) {
    return kind.equals("card") ? Optional.of(card) : super.in(kind);
  }

  @Override
  public Evidence evidence() {
    return evidence;
  }
}
