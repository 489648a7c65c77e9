package org.losslint.evaluate;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.losslint.inventory.Blanket;
import org.losslint.model.waiver.Waiver;
import org.losslint.rules.RuleSet;
import org.losslint.rules.settings.RoleGrant;

/**
 * What the files of one part of a repository are judged by: one settings file governs them, or none
 * does.
 *
 * @param rules in force there
 * @param blanket a role for every port, from the command line
 * @param roles of ports by file and device; they count where there is no {@code blanket}
 * @param waivers of the settings
 * @param workingDirectory that paths of files are relative to, absolute
 * @param folder of the settings, absolute
 * @param whole whether the run looks at everything in {@code folder}
 */
public record Terms(
    RuleSet rules,
    Optional<Blanket> blanket,
    List<RoleGrant> roles,
    List<Waiver> waivers,
    Path workingDirectory,
    Path folder,
    boolean whole) {

  public Terms {
    roles = List.copyOf(roles);
    waivers = List.copyOf(waivers);
  }

  /** Each settings file gives terms of its own, and comparing rules would cost. */
  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return rules.hashCode();
  }

  /** Rules, and a role for every port, without any settings. */
  public static Terms of(RuleSet rules, Optional<Blanket> blanket) {
    Path here = Path.of("");
    return new Terms(rules, blanket, List.of(), List.of(), here, here, true);
  }

  /**
   * A path as the globs of the settings mean it.
   *
   * @param file as reports show it
   */
  String relative(String file) {
    if (folder.equals(workingDirectory)) {
      return file;
    }
    Path path = workingDirectory.resolve(file).normalize();
    return folder.relativize(path).toString().replace('\\', '/');
  }

  /** The role of the ports of a device where there is no inventory. */
  Optional<Blanket> blanket(String file, List<String> hostNames) {
    if (blanket.isPresent() || roles.isEmpty()) {
      return blanket;
    }
    String path = relative(file);
    for (RoleGrant role : roles) {
      if (role.covers(path, hostNames)) {
        return Optional.of(role.blanket());
      }
    }
    return Optional.empty();
  }
}
