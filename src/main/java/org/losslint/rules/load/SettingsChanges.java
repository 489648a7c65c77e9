package org.losslint.rules.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Vocabulary;
import org.losslint.rules.Pack;
import org.losslint.rules.Rule;
import org.losslint.rules.compile.Nearest;
import org.losslint.rules.compile.PlacedText;
import org.losslint.rules.compile.Problems;
import org.losslint.rules.settings.Settings;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;

/** What the settings change in the packs that are in force. */
public final class SettingsChanges {
  private final Settings settings;
  private final Problems problems = new Problems();
  private final PackChanges changes;
  private final List<Pack> packs;

  private SettingsChanges(Settings settings, List<Pack> packs, Vocabulary vocabulary) {
    this.settings = settings;
    this.packs = new ArrayList<>(packs);
    this.changes = new PackChanges(vocabulary, problems);
  }

  /**
   * The packs as the settings want them.
   *
   * @param problems of the settings; where there are some, the packs are as they were there
   */
  public record Changed(List<Pack> packs, List<Problem> problems) {
    public Changed {
      packs = List.copyOf(packs);
      problems = List.copyOf(problems);
    }
  }

  /**
   * Applies the settings.
   *
   * @param packs that stand for themselves; none that another one extends
   */
  public static Changed apply(Settings settings, List<Pack> packs, Vocabulary vocabulary) {
    if (settings.file().isEmpty()) {
      return new Changed(packs, List.of());
    }
    SettingsChanges all = new SettingsChanges(settings, packs, vocabulary);
    all.parameters(settings.file().get());
    all.severities();
    all.disabled();
    return new Changed(all.packs, all.problems.list());
  }

  private void parameters(SourceFile file) {
    YamlNodes nodes = new YamlNodes(file, problems, "settings");
    for (Settings.ParameterChange change : settings.parameters()) {
      int index = named(change.pack());
      if (index >= 0) {
        packs.set(index, changes.parameter(packs.get(index), change.name(), change.value(), nodes));
      }
    }
  }

  private int named(PlacedText name) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < packs.size(); i++) {
      if (packs.get(i).name().equals(name.value())) {
        return i;
      }
      names.add(packs.get(i).name());
    }
    for (Pack pack : packs) {
      if (pack.lineage().contains(name.value())) {
        problems.add(
            name.place(),
            "the pack `" + pack.name() + "` stands in the place of `" + name + "`",
            "write `" + pack.name() + "`");
        return -1;
      }
    }
    problems.add(
        name.place(),
        "there is no pack `" + name + "` in force",
        Nearest.hintOrList(name.value(), names, "packs are"));
    return -1;
  }

  private void severities() {
    for (Settings.SeverityChange change : settings.severities()) {
      int index = holder(change.address());
      if (index >= 0) {
        packs.set(index, changes.severity(packs.get(index), change.address(), change.severity()));
      }
    }
  }

  private void disabled() {
    for (Settings.DisabledRule rule : settings.disabled()) {
      int index = holder(rule.rule());
      if (index >= 0) {
        packs.set(index, changes.disable(packs.get(index), rule.rule(), rule.reason()));
      }
    }
  }

  /** The pack that has the rule. */
  private int holder(PlacedText address) {
    int dot = address.value().indexOf('.');
    String id = dot < 0 ? address.value() : address.value().substring(0, dot);
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < packs.size(); i++) {
      if (packs.get(i).rule(id).isPresent()) {
        return i;
      }
      for (Rule rule : packs.get(i).rules()) {
        ids.add(rule.id());
      }
    }
    Optional<Pack.Disabled> before = disabledBefore(id);
    problems.add(
        address.place(),
        before.isPresent() ? id + " is disabled already" : "there is no rule `" + id + "` in force",
        before.isPresent() ? "it is left out by " + before.get().place() : meant(id, ids));
    return -1;
  }

  private String meant(String id, List<String> ids) {
    for (Pack pack : packs) {
      for (Rule rule : pack.rules()) {
        if (rule.name().equals(id)) {
          return "rules go by their identity here; write " + rule.id();
        }
      }
    }
    return id.indexOf('*') >= 0
        ? "name one rule; patterns are not read here"
        : Nearest.hint(id, ids);
  }

  private Optional<Pack.Disabled> disabledBefore(String id) {
    for (Pack pack : packs) {
      for (Pack.Disabled disabled : pack.disabled()) {
        if (disabled.rule().equals(id)) {
          return Optional.of(disabled);
        }
      }
    }
    return Optional.empty();
  }
}
