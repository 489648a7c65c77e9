package org.losslint.rules.load;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.inventory.Blanket;
import org.losslint.inventory.Role;
import org.losslint.model.waiver.Waiver;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.QuantityFormatException;
import org.losslint.quantity.Rational;
import org.losslint.quantity.Unit;
import org.losslint.rules.compile.Nearest;
import org.losslint.rules.compile.PlacedText;
import org.losslint.rules.compile.Problems;
import org.losslint.rules.settings.RoleGrant;
import org.losslint.rules.settings.Settings;
import org.losslint.source.Glob;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;
import org.losslint.source.Tree;
import org.losslint.source.yaml.YamlDocument;
import org.losslint.source.yaml.YamlNode;

/**
 * Reads settings as strictly as packs. What names rules, parameters and packs is checked later,
 * when the packs are loaded: {@link SettingsChanges}.
 */
public final class SettingsReader {
  private static final List<String> KEYS =
      List.of("packs", "only-packs", "roles", "severities", "parameters", "disable", "waivers");
  private static final List<String> ROLE_KEYS = List.of("files", "device", "role", "rtt", "rate");
  private static final List<String> ROLES = List.of("dci", "leaf", "spine");
  private static final List<String> DISABLE_KEYS = List.of("rule", "reason");

  private final YamlNodes nodes;
  private final Problems problems;

  private SettingsReader(SourceFile file) {
    this.problems = new Problems();
    this.nodes = new YamlNodes(file, problems, "settings");
  }

  /**
   * What came of reading settings.
   *
   * @param settings all that could be read
   * @param problems everything that is wrong; a run with any cannot be trusted
   */
  public record Reading(Settings settings, List<Problem> problems) {
    public Reading {
      problems = List.copyOf(problems);
    }
  }

  /**
   * Reads the file.
   *
   * @param display the path as messages show it
   */
  public static Reading read(Path path, String display) {
    return read(Tree.DISK, path, display);
  }

  /**
   * Reads the file from a tree.
   *
   * @param display the path as messages show it
   */
  public static Reading read(Tree tree, Path path, String display) {
    List<Problem> problems = new ArrayList<>();
    Optional<SourceFile> file = YamlDocument.file(tree, path, display, problems);
    return file.isPresent() ? read(file.get()) : new Reading(Settings.NONE, problems);
  }

  public static Reading read(SourceFile file) {
    SettingsReader reader = new SettingsReader(file);
    Settings settings = reader.settings(file);
    return new Reading(settings, reader.problems.list());
  }

  private Settings settings(SourceFile file) {
    Optional<Fields> fields =
        nodes.rootOrNone().flatMap(root -> Fields.of(nodes, root, "a settings file", KEYS));
    if (fields.isEmpty()) {
      return new Settings(
          Optional.of(file),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of());
    }
    Fields given = fields.get();
    return new Settings(
        Optional.of(file),
        given.texts("packs"),
        given.texts("only-packs"),
        roles(given),
        severities(given),
        parameters(given),
        disabled(given),
        waivers(given));
  }

  private List<RoleGrant> roles(Fields settings) {
    List<RoleGrant> roles = new ArrayList<>();
    for (YamlNode node : settings.items("roles")) {
      int before = problems.count();
      Optional<RoleGrant> role = Fields.of(nodes, node, "a role", ROLE_KEYS).flatMap(this::role);
      // Without what could not be read it would be for more than its author wrote.
      if (role.isPresent() && problems.count() == before) {
        roles.add(role.get());
      }
    }
    return roles;
  }

  private Optional<RoleGrant> role(Fields fields) {
    if (!fields.has("files") && !fields.has("device")) {
      problems.add(
          fields.place(),
          "the role does not say what it is for",
          "add `files: 'dci/**'` or `device: 'dci*'`");
    }
    Optional<PlacedText> word = fields.required("role");
    Optional<Role> role = word.flatMap(w -> Role.of(w.value()));
    if (word.isPresent() && role.isEmpty()) {
      problems.add(
          word.get().place(),
          "`" + word.get() + "` is no role",
          Nearest.hintOrList(word.get().value(), ROLES, "roles are"));
    }
    Optional<Quantity> rtt = quantity(fields, "rtt", Unit.US, "5179 us");
    Optional<Quantity> rate = quantity(fields, "rate", Unit.GBPS, "100 Gbps");
    return role.map(
        r ->
            new RoleGrant(
                fields.text("files").map(f -> Glob.ofPaths(f.value())),
                fields.text("device").map(d -> Glob.ofNames(d.value())),
                new Blanket(r, rtt, rate),
                fields.place()));
  }

  private Optional<Quantity> quantity(Fields fields, String key, Unit usual, String example) {
    Optional<PlacedText> text = fields.text(key);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    String value = text.get().value().strip();
    String message = "`" + key + "` is `" + value + "`";
    String wayOut = "write for example `" + example + "`";
    try {
      Quantity quantity = Quantity.parse(value, usual.dimension());
      if (quantity.value().signum() > 0) {
        return Optional.of(quantity);
      }
    } catch (QuantityFormatException e) {
      if (isNumber(value)) {
        message += " and has no unit";
        wayOut = "write `" + value + " " + usual.symbol() + "`";
      } else {
        message = "`" + key + "`: " + e.getMessage();
      }
    }
    problems.add(text.get().place(), message, wayOut);
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

  private List<Settings.SeverityChange> severities(Fields settings) {
    List<Settings.SeverityChange> changes = new ArrayList<>();
    for (YamlNodes.Entry entry : settings.entries("severities").values()) {
      Optional<PlacedText> severity = nodes.scalar(entry.value(), "`" + entry.key() + "`");
      if (YamlNodes.isMissing(entry.value())) {
        problems.add(
            entry.key().place(),
            "`" + entry.key() + "` has no value",
            "give it a severity, or leave it out");
      } else if (severity.isPresent() && severity.get().value().equals("off")) {
        problems.add(
            severity.get().place(),
            "`off` is no severity",
            "to leave a rule out write `disable: [{rule: " + entry.key() + ", reason: …}]`");
      } else if (severity.isPresent()) {
        changes.add(new Settings.SeverityChange(entry.key(), severity.get()));
      }
    }
    return changes;
  }

  private List<Settings.ParameterChange> parameters(Fields settings) {
    List<Settings.ParameterChange> changes = new ArrayList<>();
    for (YamlNodes.Entry pack : settings.entries("parameters").values()) {
      String what = "`" + pack.key() + "`, which names a pack and holds its parameters,";
      nodes
          .mapping(pack.value(), what)
          .ifPresent(
              entries -> {
                for (YamlNodes.Entry entry : entries.values()) {
                  changes.add(new Settings.ParameterChange(pack.key(), entry.key(), entry.value()));
                }
              });
    }
    return changes;
  }

  private List<Settings.DisabledRule> disabled(Fields settings) {
    List<Settings.DisabledRule> rules = new ArrayList<>();
    for (YamlNode node : settings.items("disable")) {
      Optional<Fields> item = Fields.of(nodes, node, "an item of `disable`", DISABLE_KEYS);
      Optional<PlacedText> rule = item.flatMap(i -> i.required("rule"));
      Optional<PlacedText> reason = item.flatMap(i -> i.required("reason"));
      if (reason.isPresent() && reason.get().value().isBlank()) {
        problems.add(reason.get().place(), "the reason is empty", "say why the rule is left out");
      } else if (rule.isPresent() && reason.isPresent()) {
        rules.add(new Settings.DisabledRule(rule.get(), reason.get().value().strip()));
      }
    }
    return rules;
  }

  private List<Waiver> waivers(Fields settings) {
    List<Waiver> waivers = new ArrayList<>();
    WaiverReader reader = new WaiverReader(nodes);
    for (YamlNode node : settings.items("waivers")) {
      reader.read(node).ifPresent(waivers::add);
    }
    return waivers;
  }
}
