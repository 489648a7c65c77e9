package org.losslint.rules.load;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Vocabulary;
import org.losslint.rules.prepared.PreparedPacks;
import org.losslint.source.Format;
import org.losslint.source.Shipped;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
import org.losslint.source.yaml.YamlDocument;
import org.losslint.source.yaml.YamlNode;

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
          "settings",
          "reading");

  /** Those that are in force only where the user asks for them; each extends one of the others. */
  public static final List<String> OPTIONAL = List.of("leaf-jvd");

  /** Those of them that no choice of packs leaves out. */
  public static final List<String> ALWAYS = List.of("settings", "reading");

  /** The file beside them with the form that the build prepared. */
  static final String PREPARED = "packs.prepared";

  private static final String FOLDER = "org/losslint/bundled/";

  private BundledPacks() {}

  public static List<String> names() {
    List<String> names = new ArrayList<>(DEFAULT);
    names.addAll(OPTIONAL);
    return names;
  }

  public static boolean isBundled(String name) {
    return DEFAULT.contains(name) || OPTIONAL.contains(name);
  }

  public static Optional<SourceFile> pack(String name) {
    return isBundled(name) ? file(name + ".yaml") : Optional.empty();
  }

  /** What reports call the file of a pack. */
  public static String path(String name) {
    return "rules/" + name + ".yaml";
  }

  /**
   * All of them, checked, without their examples; empty where no build prepared them.
   *
   * @param vocabulary everything that packs can speak of
   */
  public static Optional<PreparedPacks> prepared(Vocabulary vocabulary) {
    return bytes(PREPARED).map(form -> new PreparedPacks(form, vocabulary));
  }

  public static Optional<SourceFile> platforms() {
    return file("platforms.yaml");
  }

  /** Whether one of them has the rule, in force or not. */
  public static boolean holds(String rule) {
    for (String name : names()) {
      Optional<YamlNode> root =
          pack(name).flatMap(file -> YamlDocument.parse(file, new ArrayList<>()));
      if (root.isPresent()
          && root.get() instanceof YamlNode.Mapping pack
          && pack.value("rules").orElse(null) instanceof YamlNode.Sequence rules) {
        for (YamlNode item : rules.items()) {
          if (item instanceof YamlNode.Mapping keys
              && keys.value("id").orElse(null) instanceof YamlNode.Scalar id
              && id.text().equals(rule)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static Optional<SourceFile> file(String name) {
    return bytes(name)
        .map(
            bytes ->
                new SourceFile(
                    "rules/" + name,
                    SourceText.of(new String(bytes, StandardCharsets.UTF_8)),
                    Format.UNKNOWN));
  }

  private static Optional<byte[]> bytes(String name) {
    return Shipped.bytes(FOLDER + name);
  }
}
