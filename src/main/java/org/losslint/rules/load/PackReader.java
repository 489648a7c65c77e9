package org.losslint.rules.load;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.model.Vocabulary;
import org.losslint.rules.Fixture;
import org.losslint.rules.Pack;
import org.losslint.rules.PackPlace;
import org.losslint.rules.Rule;
import org.losslint.rules.Source;
import org.losslint.rules.compile.Nearest;
import org.losslint.rules.compile.PlacedText;
import org.losslint.rules.compile.Problems;
import org.losslint.rules.expression.Parameter;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;
import org.losslint.source.yaml.YamlNode;

/** Reads a pack, and the packs that it extends, and checks everything in them. */
public final class PackReader {
  private static final List<String> KEYS =
      List.of(
          "pack",
          "version",
          "source",
          "extends",
          "valid-for",
          "parameters",
          "overrides",
          "disable",
          "fixtures",
          "rules");

  private final Vocabulary vocabulary;
  private final PackLibrary library;

  public PackReader(Vocabulary vocabulary, PackLibrary library) {
    this.vocabulary = vocabulary;
    this.library = library;
  }

  public LoadedPack read(SourceFile file) {
    Problems problems = new Problems();
    Optional<Pack> pack = read(file, problems, List.of());
    return new LoadedPack(pack, problems.list());
  }

  /**
   * @param readers the packs that led here by {@code extends}
   */
  private Optional<Pack> read(SourceFile file, Problems problems, List<String> readers) {
    YamlNodes nodes = new YamlNodes(file, problems);
    Optional<Fields> fields = nodes.root().flatMap(root -> Fields.of(nodes, root, "a pack", KEYS));
    return fields.flatMap(f -> pack(f, nodes, readers));
  }

  private Optional<Pack> pack(Fields fields, YamlNodes nodes, List<String> readers) {
    Problems problems = nodes.problems();
    String name = name(fields, problems);
    String version = version(fields, problems);
    List<String> chain = new ArrayList<>(readers);
    chain.add(nodes.file().path());
    Optional<Pack> base =
        fields.text("extends").flatMap(named -> base(named, nodes, problems, chain));
    if (fields.has("extends") && base.isEmpty()) {
      return Optional.empty();
    }
    Source source = new SourceReader(problems).of(fields);
    if (!fields.has("source") && base.isEmpty()) {
      problems.add(
          fields.place(),
          "the pack has no `source`",
          "say where its rules come from: `source: {title: …}`");
    }

    PackChanges changes = new PackChanges(vocabulary, problems);
    Pack changed =
        base.orElse(empty(fields)).in(name, version, source, PackPlace.of(fields.place("pack")));
    changed = new OverrideReader(nodes, changes).apply(fields, changed);

    List<Parameter> parameters = new ParameterReader(nodes).read(fields, changed.parameters());
    Map<String, Fixture> fixtures = fixtures(fields, nodes, changed.fixtures());
    Pack frame = changed.with(parameters, changed.rules(), fixtures);
    List<Rule> rules = rules(fields, nodes, frame);
    return Optional.of(frame.with(parameters, rules, fixtures));
  }

  private static Pack empty(Fields fields) {
    return new Pack(
        "",
        "",
        Source.NONE,
        List.of(),
        List.of(),
        List.of(),
        Map.of(),
        List.of(),
        PackPlace.of(fields.place("pack")));
  }

  private static String name(Fields fields, Problems problems) {
    Optional<PlacedText> name = fields.required("pack");
    if (name.isPresent() && !Naming.isName(name.get().value())) {
      problems.add(
          name.get().place(),
          "`" + name.get() + "` is no name of a pack",
          "use lower case, digits and hyphens");
    }
    return fields.words("pack");
  }

  private static String version(Fields fields, Problems problems) {
    Optional<PlacedText> version = fields.required("version");
    if (version.isPresent() && !Naming.isSemanticVersion(version.get().value())) {
      problems.add(
          version.get().place(),
          "`" + version.get() + "` is no semantic version",
          "write for example 1.0.0");
    }
    return fields.words("version");
  }

  private Optional<Pack> base(
      PlacedText named, YamlNodes nodes, Problems problems, List<String> chain) {
    String name = named.value().strip();
    boolean isPath = name.endsWith(".yaml") || name.endsWith(".yml") || name.contains("/");
    List<Problem> reasons = new ArrayList<>();
    Optional<SourceFile> file =
        isPath ? library.file(name, nodes.file(), reasons) : library.bundled(name);
    for (Problem reason : reasons) {
      problems.add(named.place(), reason.message(), reason.wayOut());
    }
    if (file.isEmpty() && !isPath) {
      problems.add(
          named.place(),
          "there is no pack `" + name + "`",
          Nearest.hintOrList(name, library.names(), "packs are"));
    }
    if (file.isEmpty()) {
      return Optional.empty();
    }
    if (chain.contains(file.get().path())) {
      problems.add(
          named.place(),
          "the pack extends itself by way of " + String.join(" and ", chain),
          "break the circle");
      return Optional.empty();
    }
    int before = problems.count();
    Optional<Pack> base = read(file.get(), problems, chain);
    if (problems.count() > before) {
      problems.add(
          named.place(), "`" + name + "`, which this pack extends, has mistakes", "mend it first");
    }
    return base;
  }

  private static Map<String, Fixture> fixtures(
      Fields fields, YamlNodes nodes, Map<String, Fixture> inherited) {
    Map<String, Fixture> fixtures = new LinkedHashMap<>(inherited);
    for (YamlNodes.Entry entry : fields.entries("fixtures").values()) {
      new FixtureReader(nodes).read(entry).ifPresent(f -> fixtures.put(f.name(), f));
    }
    return fixtures;
  }

  private List<Rule> rules(Fields fields, YamlNodes nodes, Pack frame) {
    List<Rule> rules = new ArrayList<>(frame.rules());
    Set<String> ids = new HashSet<>();
    frame.rules().forEach(rule -> ids.add(rule.id()));
    frame.disabled().forEach(disabled -> ids.add(disabled.rule()));
    RangeReader ranges = new RangeReader(fields, nodes);
    RuleReader reader = new RuleReader(vocabulary, nodes, frame, ranges);
    for (YamlNode node : fields.items("rules")) {
      reader.read(node, ids).ifPresent(rules::add);
    }
    ranges.checkUsed();
    return rules;
  }
}
