package org.losslint.model.nic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;

/** One parameter over all ports of a card. */
public final class CardSetting extends Dumped {
  public static final SubjectKind<CardSetting> KIND =
      SubjectKind.named(
              "card-setting",
              CardSetting.class,
              "A parameter that exists for each port, over all ports of one card.",
              "card",
              "host")
          .has(
              "base",
              Type.TEXT,
              "The name without the suffix of a port.",
              s -> Fact.known(s.base, s.evidence()))
          .has(
              "settings",
              Type.listOf(Type.subject("nic-setting")),
              "The parameter on each port.",
              CardSetting::subjects)
          .has(
              "current",
              Type.listOf(Type.NUMBER),
              "The running values, in the order of the ports.",
              s -> s.values(SettingFacts::current))
          .has(
              "next",
              Type.listOf(Type.NUMBER),
              "The values of the next boot.",
              s -> s.values(SettingFacts::next))
          .has(
              "effective",
              Type.listOf(Type.NUMBER),
              "The running values where the dump shows them, else those of the next boot.",
              s -> s.values(SettingFacts::effective));

  private final Card card;
  private final String base;
  private final List<NicSetting> settings;

  CardSetting(Card card, String base, List<NicSetting> settings) {
    super(card.document(), card.host());
    this.card = card;
    this.base = base;
    this.settings = List.copyOf(settings);
  }

  private Fact<Items> subjects() {
    List<Fact<Subject>> all = new ArrayList<>();
    for (NicSetting setting : settings) {
      all.add(Fact.known(setting, setting.evidence()));
    }
    return Fact.known(Items.of(all), evidence());
  }

  private Fact<Items> values(java.util.function.Function<SettingFacts, Fact<Quantity>> column) {
    List<Fact<Quantity>> values = new ArrayList<>();
    for (NicSetting setting : settings) {
      values.add(column.apply(setting.facts()));
    }
    return Fact.known(Items.of(values), evidence());
  }

  @Override
  public SubjectKind<?> kind() {
    return KIND;
  }

  @Override
  public String label() {
    return card.label() + " " + base;
  }

  @Override
  public Optional<? extends Subject> in(String kind) {
    return kind.equals("card") ? Optional.of(card) : super.in(kind);
  }

  /** The last port is where the parameter came to differ, if it does. */
  @Override
  public Evidence evidence() {
    return settings.get(settings.size() - 1).evidence();
  }
}
