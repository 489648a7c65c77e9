package org.losslint.rules.load;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.source.Format;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

/** The packs that come with losslint, read from beside its classes. */
public final class BundledPacks {
  /**
   * In the order in which reports and docs list them; all are in force unless the user says
   * otherwise.
   */
  public static final List<String> DEFAULT =
      List.of(
          "scale-across",
          "leaf-800g",
          "connectx",
          "workload",
          "counters",
          "junos-cos",
          "inventory",
          "reading");

  private static final String FOLDER = "/org/losslint/bundled/";

  private BundledPacks() {}

  public static List<String> names() {
    return new ArrayList<>(DEFAULT);
  }

  public static Optional<SourceFile> pack(String name) {
    return DEFAULT.contains(name) ? file(name + ".yaml") : Optional.empty();
  }

  public static Optional<SourceFile> platforms() {
    return file("platforms.yaml");
  }

  private static Optional<SourceFile> file(String name) {
    try (InputStream in = BundledPacks.class.getResourceAsStream(FOLDER + name)) {
      if (in == null) {
        return Optional.empty();
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return Optional.of(new SourceFile("rules/" + name, SourceText.of(text), Format.UNKNOWN));
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
