package org.losslint.rules.load;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The JSON Schemas that come with losslint, read from beside its classes. */
public final class BundledSchemas {
  /** In the order in which help lists them. */
  public static final List<String> NAMES = List.of("pack", "inventory", "settings", "report");

  private BundledSchemas() {}

  /** The schema; empty for a name that none has. */
  public static Optional<String> text(String name) {
    if (!NAMES.contains(name)) {
      return Optional.empty();
    }
    String file = "/org/losslint/bundled/schema/" + name + ".json";
    try (InputStream in = BundledSchemas.class.getResourceAsStream(file)) {
      return in == null
          ? Optional.empty()
          : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
