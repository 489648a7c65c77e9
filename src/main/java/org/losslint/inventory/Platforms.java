package org.losslint.inventory;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The platform file: families, models and the class names that every device knows.
 *
 * @param knownEverywhere built-in class names of every family, the short ones too
 * @param specialGroups names and globs of configuration groups that the device applies or defines
 *     itself
 */
public record Platforms(
    List<PlatformFamily> families,
    List<PlatformModel> models,
    List<String> knownEverywhere,
    List<String> specialGroups) {

  /** Nothing known of any hardware. */
  public static final Platforms NONE = new Platforms(List.of(), List.of(), List.of(), List.of());

  public Platforms {
    families = List.copyOf(families);
    models = List.copyOf(models);
    knownEverywhere = List.copyOf(knownEverywhere);
    specialGroups = List.copyOf(specialGroups);
  }

  /** The family of a model; empty for one that no family names. */
  public Optional<PlatformFamily> family(String model) {
    String wanted = model.toUpperCase(Locale.ROOT);
    for (PlatformFamily family : families) {
      for (String glob : family.models()) {
        if (matches(glob, wanted)) {
          return Optional.of(family);
        }
      }
    }
    return Optional.empty();
  }

  public Optional<PlatformFamily> familyNamed(String name) {
    for (PlatformFamily family : families) {
      if (family.name().equals(name)) {
        return Optional.of(family);
      }
    }
    return Optional.empty();
  }

  public Optional<PlatformModel> model(String model) {
    String wanted = model.toUpperCase(Locale.ROOT);
    for (PlatformModel known : models) {
      if (matches(known.model(), wanted)) {
        return Optional.of(known);
      }
    }
    return Optional.empty();
  }

  /** Whether the device applies a group of this name by itself, or defines it. */
  public boolean isSpecialGroup(String group) {
    for (String special : specialGroups) {
      if (special.endsWith("*")
          ? group.startsWith(special.substring(0, special.length() - 1))
          : special.equals(group)) {
        return true;
      }
    }
    return false;
  }

  private static boolean matches(String glob, String upperCaseName) {
    String pattern = glob.toUpperCase(Locale.ROOT);
    return pattern.endsWith("*")
        ? upperCaseName.startsWith(pattern.substring(0, pattern.length() - 1))
        : pattern.equals(upperCaseName);
  }
}
