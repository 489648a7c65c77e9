package org.losslint.rules.settings;

import java.util.List;
import java.util.Optional;
import org.losslint.model.waiver.Waiver;
import org.losslint.rules.compile.PlacedText;
import org.losslint.source.SourceFile;
import org.losslint.source.yaml.YamlNode;

/**
 * What a repository says about how it wants to be judged: the content of {@code .losslint.yaml}.
 *
 * @param file empty where there is none
 * @param packs names or files of packs beside the default ones
 * @param only names or files of packs in place of the default ones; empty to keep them
 * @param roles of ports that no inventory describes; the first that fits counts
 * @param severities other severities of rules or of their checks
 * @param parameters other values of parameters
 * @param disabled rules that are not to run
 * @param waivers of findings
 */
public record Settings(
    Optional<SourceFile> file,
    List<PlacedText> packs,
    List<PlacedText> only,
    List<RoleGrant> roles,
    List<SeverityChange> severities,
    List<ParameterChange> parameters,
    List<DisabledRule> disabled,
    List<Waiver> waivers) {

  public static final Settings NONE =
      new Settings(
          Optional.empty(),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of());

  public Settings {
    packs = List.copyOf(packs);
    only = List.copyOf(only);
    roles = List.copyOf(roles);
    severities = List.copyOf(severities);
    parameters = List.copyOf(parameters);
    disabled = List.copyOf(disabled);
    waivers = List.copyOf(waivers);
  }

  /** The same choice of packs, and nothing that changes them. */
  public Settings packsAlone() {
    return new Settings(file, packs, only, List.of(), List.of(), List.of(), List.of(), List.of());
  }

  /**
   * A rule gets another severity.
   *
   * @param address a rule, or one check of it: {@code DCI-004.lowered}
   */
  public record SeverityChange(PlacedText address, PlacedText severity) {}

  /** A parameter of a pack gets another value. */
  public record ParameterChange(PlacedText pack, PlacedText name, YamlNode value) {}

  /** A rule is left out. */
  public record DisabledRule(PlacedText rule, String reason) {}
}
