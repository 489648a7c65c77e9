package org.losslint.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.inventory.Blanket;
import org.losslint.model.waiver.Coverage;
import org.losslint.model.waiver.Waiver;
import org.losslint.quantity.QuantityText;
import org.losslint.report.EffectiveValue;
import org.losslint.rules.Check;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Pack;
import org.losslint.rules.ReadingRule;
import org.losslint.rules.Rule;
import org.losslint.rules.expression.Parameter;
import org.losslint.rules.settings.RoleGrant;
import org.losslint.rules.settings.Settings;
import org.losslint.source.SourceFile;

/** Lists what governs a file or folder: each value in force, and who says so. */
final class EffectiveSettings {
  private static final String COMMAND_LINE = "command line";

  private final Settings settings;
  private final PackChoice.Loaded packs;
  private final List<EffectiveValue> values = new ArrayList<>();

  private EffectiveSettings(Settings settings, PackChoice.Loaded packs) {
    this.settings = settings;
    this.packs = packs;
  }

  /**
   * All of them.
   *
   * @param inventory path of the inventory that is used; empty for none
   * @param blanket the role that the command line gives
   */
  static List<EffectiveValue> of(
      RunTerms.Governed governed, String inventory, Optional<Blanket> blanket) {
    EffectiveSettings all = new EffectiveSettings(governed.settings(), governed.packs());
    all.add("settings", "", governed.settings().file().map(SourceFile::path).orElse("none"), "");
    all.add("inventory", "", inventory.isEmpty() ? "none" : inventory, "");
    all.packs();
    all.roles(blanket, !inventory.isEmpty());
    all.parameters();
    all.severities();
    all.disabled();
    all.waivers();
    return all.values;
  }

  private void add(String section, String name, String value, String from) {
    values.add(new EffectiveValue(section, name, value, from, ""));
  }

  private void packs() {
    for (Pack pack : packs.rules().packs()) {
      String file = pack.place().file();
      String version =
          pack.lineage().isEmpty()
              ? pack.version()
              : pack.version() + ", in place of " + String.join(", ", pack.lineage());
      add("pack", pack.name(), version, packs.origins().getOrDefault(file, file));
    }
  }

  private void roles(Optional<Blanket> blanket, boolean withInventory) {
    String unused = withInventory ? ", not used: there is an inventory" : "";
    if (blanket.isPresent()) {
      add("role", "for every port", text(blanket.get()) + unused, COMMAND_LINE);
      unused = ", not used: the command line gives one";
    }
    for (RoleGrant role : settings.roles()) {
      StringBuilder name = new StringBuilder("for");
      role.files().ifPresent(files -> name.append(" files ").append(files));
      role.device().ifPresent(device -> name.append(" device ").append(device));
      add("role", name.toString(), text(role.blanket()) + unused, role.place().toString());
    }
  }

  private static String text(Blanket blanket) {
    StringBuilder text = new StringBuilder(blanket.role().label());
    blanket.rtt().ifPresent(rtt -> text.append(", RTT ").append(QuantityText.human(rtt)));
    blanket.rate().ifPresent(rate -> text.append(", ").append(QuantityText.human(rate)));
    return text.toString();
  }

  private Optional<Pack> unchanged(Pack pack) {
    for (Pack before : packs.unchanged()) {
      if (before.name().equals(pack.name())) {
        return Optional.of(before);
      }
    }
    return Optional.empty();
  }

  private void parameters() {
    for (Pack pack : packs.rules().packs()) {
      for (Parameter parameter : pack.parameters()) {
        String before =
            unchanged(pack)
                .flatMap(p -> p.parameter(parameter.name()))
                .map(p -> p.value().written())
                .orElse("");
        Optional<String> change = changeOf(pack.name(), parameter.name());
        values.add(
            new EffectiveValue(
                "parameter",
                pack.name() + "." + parameter.name(),
                parameter.value().written(),
                change.orElse(pack.place().file()),
                change.isPresent() ? before : ""));
      }
    }
  }

  private Optional<String> changeOf(String pack, String parameter) {
    for (Settings.ParameterChange change : settings.parameters()) {
      if (change.pack().value().equals(pack) && change.name().value().equals(parameter)) {
        return Optional.of(change.value().place().toString());
      }
    }
    return Optional.empty();
  }

  private void severities() {
    for (Settings.SeverityChange change : settings.severities()) {
      String address = change.address().value();
      int dot = address.indexOf('.');
      String id = dot < 0 ? address : address.substring(0, dot);
      String check = dot < 0 ? "" : address.substring(dot + 1);
      for (Pack pack : packs.unchanged()) {
        Optional<Rule> rule = pack.rule(id);
        if (rule.isPresent()) {
          values.add(
              new EffectiveValue(
                  "severity",
                  address,
                  change.severity().value(),
                  change.severity().place().toString(),
                  severity(rule.get(), check)));
        }
      }
    }
  }

  private static String severity(Rule rule, String key) {
    if (rule instanceof ReadingRule reading) {
      return reading.severity().label();
    }
    JudgingRule judging = (JudgingRule) rule;
    for (Check check : judging.checks()) {
      if (check.key().equals(key) && !key.isEmpty()) {
        return check.severity().label();
      }
    }
    return judging.severity().label();
  }

  private void disabled() {
    for (Pack pack : packs.rules().packs()) {
      for (Pack.Disabled rule : pack.disabled()) {
        add("disabled", rule.rule(), rule.reason(), rule.place().toString());
      }
    }
  }

  private void waivers() {
    for (Waiver waiver : settings.waivers()) {
      Coverage coverage = waiver.coverage();
      String where = coverage.text().isEmpty() ? "" : " " + coverage.text();
      StringBuilder value = new StringBuilder(waiver.reason().isEmpty() ? "no reason" : "");
      value.append(waiver.reason());
      value.append(waiver.owner().isEmpty() ? "" : " (" + waiver.owner() + ")");
      waiver.until().ifPresent(day -> value.append(", until ").append(day));
      add("waiver", waiver.address() + where, value.toString(), waiver.place().toString());
    }
  }
}
