package org.losslint.inventory;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.quantity.Dimension;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.QuantityFormatException;
import org.losslint.quantity.Unit;
import org.losslint.quantity.Version;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;
import org.losslint.source.yaml.YamlDocument;
import org.losslint.source.yaml.YamlNode;

/** Reads the platform file as strictly as an inventory. */
public final class PlatformReader {
  private static final List<String> TOP =
      List.of("families", "models", "known-everywhere", "special-groups");
  private static final List<String> FAMILY =
      List.of(
          "name",
          "title",
          "models",
          "kind",
          "curve",
          "most-points",
          "highest-first-probability",
          "temporal-conversion",
          "buffer-rate-since",
          "xoff",
          "xoff-default",
          "xon-default",
          "shared-buffer",
          "classes",
          "lossless-classes",
          "pause-by-default",
          "default-mru",
          "default-cable",
          "deep-buffer");
  private static final List<String> SHARED_BUFFER = List.of("uniform", "ingress", "egress");
  private static final List<String> INGRESS = List.of("lossless", "lossless-headroom", "lossy");
  private static final List<String> EGRESS = List.of("lossless", "lossy", "multicast");
  private static final List<String> MODEL =
      List.of(
          "model",
          "temporal-maximum",
          "packet-memory",
          "ports",
          "strict-high-share",
          "points-enforced");

  private final List<Problem> problems;

  private PlatformReader(List<Problem> problems) {
    this.problems = problems;
  }

  /**
   * Everything that could be read.
   *
   * @param problems takes what is wrong with the file
   */
  public static Platforms read(SourceFile file, List<Problem> problems) {
    PlatformReader reader = new PlatformReader(problems);
    Optional<Fields> top =
        YamlDocument.parse(file, problems)
            .flatMap(node -> Fields.of(node, "the platform file", TOP, problems));
    return top.map(reader::platforms).orElseGet(() -> Platforms.NONE);
  }

  private Platforms platforms(Fields top) {
    List<PlatformFamily> families = new ArrayList<>();
    for (Fields family : top.mappings("families", "a family", FAMILY)) {
      family(family).ifPresent(families::add);
    }
    List<PlatformModel> models = new ArrayList<>();
    for (Fields model : top.mappings("models", "a model", MODEL)) {
      model(model).ifPresent(models::add);
    }
    return new Platforms(
        families,
        models,
        values(top.texts("known-everywhere")),
        values(top.texts("special-groups")));
  }

  private Optional<PlatformFamily> family(Fields fields) {
    if (!fields.require("a family", "name", "title", "models", "kind", "curve", "most-points")) {
      return Optional.empty();
    }
    return Optional.of(
        new PlatformFamily(
            text(fields, "name"),
            text(fields, "title"),
            values(fields.texts("models")),
            is(fields, "kind", "switch", "router")
                ? PlatformFamily.Kind.SWITCH
                : PlatformFamily.Kind.ROUTER,
            fields
                .word("curve", List.of("line", "staircase", "two-point", "piecewise"))
                .map(word -> curve(word.value()))
                .orElse(PlatformFamily.Curve.STAIRCASE),
            fields.whole("most-points", 1, 64).map(Entry::value).orElse(64),
            fields.quantity("highest-first-probability", Unit.PERCENT).map(Entry::value),
            is(fields, "temporal-conversion", "voq", "none"),
            fields.text("buffer-rate-since").map(since -> Version.parse(since.value())),
            is(fields, "xoff", "configurable", "fixed"),
            fields.quantity("xoff-default", Unit.US).map(Entry::value),
            fields.quantity("xon-default", Unit.US).map(Entry::value),
            sharedBuffer(fields),
            classes(fields),
            values(fields.texts("lossless-classes")),
            values(fields.wholes("pause-by-default", 0, 7)),
            fields.quantity("default-mru", Unit.B).map(Entry::value),
            fields.quantity("default-cable", Unit.M).map(Entry::value),
            is(fields, "deep-buffer", "true", "false")));
  }

  private static PlatformFamily.Curve curve(String word) {
    return switch (word) {
      case "line" -> PlatformFamily.Curve.LINE;
      case "two-point" -> PlatformFamily.Curve.TWO_POINT;
      case "piecewise" -> PlatformFamily.Curve.PIECEWISE;
      default -> PlatformFamily.Curve.STAIRCASE;
    };
  }

  private static boolean is(Fields fields, String key, String yes, String no) {
    return fields.word(key, List.of(yes, no)).filter(w -> w.value().equals(yes)).isPresent();
  }

  private PlatformFamily.SharedBuffer sharedBuffer(Fields family) {
    Optional<Fields> fields = family.fields("shared-buffer", "shared-buffer", SHARED_BUFFER);
    return fields.isPresent()
        ? new PlatformFamily.SharedBuffer(
            is(fields.get(), "uniform", "true", "false"),
            shares(fields.get(), "ingress", INGRESS),
            shares(fields.get(), "egress", EGRESS))
        : new PlatformFamily.SharedBuffer(false, Map.of(), Map.of());
  }

  private static Map<String, Quantity> shares(Fields fields, String direction, List<String> names) {
    Map<String, Quantity> shares = new HashMap<>();
    Optional<Fields> partitions = fields.fields(direction, direction, names);
    if (partitions.isPresent()) {
      for (String name : names) {
        Optional<Entry<Quantity>> share = partitions.get().quantity(name, Unit.PERCENT);
        if (share.isPresent()) {
          shares.put(name, share.get().value());
        }
      }
    }
    return shares;
  }

  private Map<String, Integer> classes(Fields fields) {
    Map<String, Integer> classes = new LinkedHashMap<>();
    if (fields.node("classes").orElse(null) instanceof YamlNode.Mapping mapping) {
      List<String> names = keys(mapping);
      Fields queues = new Fields(mapping, "classes", names, problems);
      for (String name : names) {
        queues.whole(name, 0, 15).ifPresent(queue -> classes.put(name, queue.value()));
      }
    }
    return classes;
  }

  private Optional<PlatformModel> model(Fields fields) {
    if (!fields.require("a model", "model")) {
      return Optional.empty();
    }
    return Optional.of(
        new PlatformModel(
            text(fields, "model"),
            temporalMaximum(fields),
            fields.quantity("packet-memory", Unit.MB).map(Entry::value),
            fields.whole("ports", 1, 10_000).map(Entry::value),
            fields.quantity("strict-high-share", Unit.PERCENT).map(Entry::value),
            is(fields, "points-enforced", "true", "false")));
  }

  private Map<Quantity, Quantity> temporalMaximum(Fields fields) {
    Map<Quantity, Quantity> maximum = new HashMap<>();
    if (fields.node("temporal-maximum").orElse(null) instanceof YamlNode.Mapping mapping) {
      List<String> rates = keys(mapping);
      Fields times = new Fields(mapping, "temporal-maximum", rates, problems);
      for (YamlNode.Entry entry : mapping.entries()) {
        try {
          Quantity rate = Quantity.parse(entry.key().text(), Dimension.RATE);
          times
              .positive(entry.key().text(), Unit.MS)
              .ifPresent(time -> maximum.put(rate, time.value()));
        } catch (QuantityFormatException e) {
          problems.add(
              Problem.at(entry.key().place(), e.getMessage(), "write a rate such as `100 Gbps`"));
        }
      }
    }
    return maximum;
  }

  private static String text(Fields fields, String key) {
    return fields.text(key).map(Entry::value).orElse("");
  }

  private static <T> List<T> values(List<Entry<T>> entries) {
    List<T> values = new ArrayList<>(entries.size());
    for (Entry<T> entry : entries) {
      values.add(entry.value());
    }
    return values;
  }

  private static List<String> keys(YamlNode.Mapping mapping) {
    List<String> keys = new ArrayList<>();
    for (YamlNode.Entry entry : mapping.entries()) {
      keys.add(entry.key().text());
    }
    return keys;
  }
}
