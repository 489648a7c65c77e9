package org.losslint.syntax;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.source.Shipped;

/** The statements of Junos that losslint reads, of all families in one tree. */
public final class Schema {
  private static final Schema BUNDLED = load();

  private final SchemaNode root;
  private final SchemaNode classOfService;

  Schema(SchemaNode root) {
    this.root = root;
    this.classOfService = root.child("class-of-service").orElseThrow();
  }

  public static Schema bundled() {
    return BUNDLED;
  }

  private static Schema load() {
    byte[] statements =
        Shipped.bytes("org/losslint/syntax/statements.txt")
            .orElseThrow(() -> new IllegalStateException("statements.txt is missing from the jar"));
    return new Schema(SchemaReader.read(new String(statements, StandardCharsets.UTF_8)));
  }

  /** The whole configuration. */
  public SchemaNode root() {
    return root;
  }

  SchemaNode classOfService() {
    return classOfService;
  }

  /**
   * The statement at a path of names as XML and JSON have them, without keys: {@code
   * class-of-service schedulers buffer-size temporal}.
   */
  public Optional<SchemaNode> at(String path) {
    SchemaNode node = root;
    int start = 0;
    while (start < path.length()) {
      int end = path.indexOf(' ', start);
      end = end < 0 ? path.length() : end;
      SchemaNode child = node.findByName(path.substring(start, end));
      if (child == null) {
        return Optional.empty();
      }
      node = child;
      start = end + 1;
    }
    return Optional.of(node);
  }

  /**
   * Where under class-of-service a keyword belongs, as the path of keywords to it; empty when it is
   * known nowhere there or in several places.
   */
  Optional<String> onlyPlaceOf(String keyword) {
    return Optional.ofNullable(Places.ONLY.get(keyword)).filter(path -> !path.isEmpty());
  }

  /** Made only when a statement is in the wrong place. */
  private static final class Places {
    static final Map<String, String> ONLY = collect();

    private Places() {}

    private static Map<String, String> collect() {
      Map<String, String> places = new LinkedHashMap<>();
      SchemaNode root = BUNDLED.classOfService;
      collect(root, root.word(), places, new ArrayList<>());
      return places;
    }

    private static void collect(
        SchemaNode node, String path, Map<String, String> places, List<SchemaNode> above) {
      above.add(node);
      for (SchemaNode child : node.children()) {
        String here = child.isPositional() ? path : path + " " + child.word();
        if (!child.isPositional()) {
          places.merge(child.word(), here, (a, b) -> "");
        }
        if (!above.contains(child)) {
          collect(child, here, places, above);
        }
      }
      above.remove(above.size() - 1);
    }
  }
}
