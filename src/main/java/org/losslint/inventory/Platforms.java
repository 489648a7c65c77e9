package org.losslint.inventory;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The platform file: families, models and the class names that every device knows.
 *
 * @param knownEverywhere built-in class names of every family, the short ones too
 */
public record Platforms(
    List<PlatformFamily> families, List<PlatformModel> models, List<String> knownEverywhere) {
  public Platforms {
    families = List.copyOf(families);
    models = List.copyOf(models);
    knownEverywhere = List.copyOf(knownEverywhere);
  }

  /** The family of a model; empty for one that no family names. */
  public Optional<PlatformFamily> family(String model) {
    String wanted = model.toUpperCase(Locale.ROOT);
    return families.stream()
        .filter(f -> f.models().stream().anyMatch(glob -> matches(glob, wanted)))
        .findFirst();
  }

  public Optional<PlatformFamily> familyNamed(String name) {
    return families.stream().filter(f -> f.name().equals(name)).findFirst();
  }

  public Optional<PlatformModel> model(String model) {
    String wanted = model.toUpperCase(Locale.ROOT);
    return models.stream().filter(m -> matches(m.model(), wanted)).findFirst();
  }

  private static boolean matches(String glob, String upperCaseName) {
    String pattern = glob.toUpperCase(Locale.ROOT);
    return pattern.endsWith("*")
        ? upperCaseName.startsWith(pattern.substring(0, pattern.length() - 1))
        : pattern.equals(upperCaseName);
  }
}
