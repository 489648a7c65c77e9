package org.losslint.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.evaluate.Jurisdiction;
import org.losslint.evaluate.Terms;
import org.losslint.inventory.Blanket;
import org.losslint.model.LosslessVocabulary;
import org.losslint.rules.RuleSet;
import org.losslint.rules.load.SettingsReader;
import org.losslint.rules.settings.Settings;
import org.losslint.rules.settings.SettingsFinder;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;

/**
 * The terms of each file of a run: what the settings nearest to it say, and the command line before
 * them. Settings are read, and packs loaded, when the first file below them is met.
 */
final class RunTerms implements Jurisdiction {
  private static final PackChoice.Loaded NO_PACKS =
      new PackChoice.Loaded(
          new RuleSet(List.of(), List.of(), Set.of()), List.of(), Map.of(), List.of());

  private final Packs packs;
  private final Optional<Blanket> blanket;
  private final List<Path> walked;
  private final boolean withRules;
  private final PackChoice choice;
  private final SettingsFinder finder;
  private final Map<String, Governed> byFolder = new HashMap<>();
  private final Map<Optional<Path>, Governed> bySettings = new LinkedHashMap<>();
  private final List<Problem> problems = new ArrayList<>();

  /**
   * What governs some files.
   *
   * @param packs what the rules were loaded from
   */
  record Governed(Settings settings, Terms terms, PackChoice.Loaded packs) {}

  /**
   * @param walked the folders that the run looks at everything in, absolute
   * @param withRules whether packs are loaded at all
   */
  RunTerms(Packs packs, Optional<Blanket> blanket, List<Path> walked, boolean withRules) {
    this(packs, blanket, walked, withRules, new PackChoice(packs));
  }

  /** Terms with all that the packs hold, examples too, for who tells of rules. */
  static RunTerms withExamples(Packs packs) {
    PackChoice choice = new PackChoice(packs, LosslessVocabulary.ALL, true);
    return new RunTerms(packs, Optional.empty(), List.of(), true, choice);
  }

  private RunTerms(
      Packs packs,
      Optional<Blanket> blanket,
      List<Path> walked,
      boolean withRules,
      PackChoice choice) {
    this.packs = packs;
    this.blanket = blanket;
    this.walked = List.copyOf(walked);
    this.withRules = withRules;
    this.choice = choice;
    this.finder = new SettingsFinder(packs.tree());
  }

  @Override
  public Terms of(String file) {
    return governing(file).terms();
  }

  @Override
  public synchronized List<Terms> all() {
    List<Terms> all = new ArrayList<>();
    for (Governed governed : bySettings.values()) {
      all.add(governed.terms());
    }
    return all;
  }

  List<RuleSet> rules() {
    List<RuleSet> rules = new ArrayList<>();
    for (Terms terms : all()) {
      rules.add(terms.rules());
    }
    return rules;
  }

  /** The files of settings that govern something, in a stable order. */
  synchronized List<SourceFile> settings() {
    List<SourceFile> files = new ArrayList<>();
    for (Governed governed : bySettings.values()) {
      governed.settings().file().ifPresent(files::add);
    }
    return files;
  }

  /** Of settings and packs, so far. */
  List<Problem> problems() {
    return problems;
  }

  /** What governs a file or folder; several threads may ask. */
  synchronized Governed governing(String file) {
    int slash = file.lastIndexOf('/');
    String folder = slash < 0 ? "" : file.substring(0, Math.max(1, slash));
    Governed known = byFolder.get(folder);
    if (known == null) {
      known = bySettings(settingsOf(folder));
      byFolder.put(folder, known);
    }
    return known;
  }

  private Optional<Path> settingsOf(String folder) {
    Path workingDirectory = packs.workingDirectory();
    if (packs.settings().off()) {
      return Optional.empty();
    }
    return packs.settings().named().isPresent()
        ? Optional.of(workingDirectory.resolve(packs.settings().named().get()).normalize())
        : finder.nearest(workingDirectory.resolve(folder));
  }

  private Governed bySettings(Optional<Path> file) {
    Governed governed = bySettings.get(file);
    if (governed == null) {
      governed = read(file);
      bySettings.put(file, governed);
    }
    return governed;
  }

  private Governed read(Optional<Path> file) {
    Path workingDirectory = packs.workingDirectory();
    Settings settings = Settings.NONE;
    List<Problem> found = new ArrayList<>();
    Path folder = workingDirectory;
    if (file.isPresent()) {
      SettingsReader.Reading reading =
          SettingsReader.read(packs.tree(), file.get(), display(file.get()));
      settings = reading.settings();
      found.addAll(reading.problems());
      Path parent = file.get().getParent();
      folder = parent == null ? workingDirectory : parent;
    }
    PackChoice.Loaded loaded = NO_PACKS;
    if (withRules) {
      loaded = choice.load(settings);
    }
    found.addAll(loaded.problems());
    add(settings.file().isPresent() ? inOrder(found, settings.file().get()) : found);
    Terms terms =
        new Terms(
            loaded.rules(),
            blanket,
            settings.roles(),
            settings.waivers(),
            workingDirectory,
            folder,
            isWhole(folder));
    return new Governed(settings, terms, loaded);
  }

  private String display(Path file) {
    return packs
        .settings()
        .named()
        .orElseGet(() -> packs.workingDirectory().relativize(file).toString().replace('\\', '/'));
  }

  private boolean isWhole(Path folder) {
    for (Path root : walked) {
      if (folder.startsWith(root)) {
        return true;
      }
    }
    return false;
  }

  /** What is wrong with the settings first, from top to bottom, whoever found it. */
  private static List<Problem> inOrder(List<Problem> found, SourceFile settings) {
    List<Problem> own = new ArrayList<>();
    List<Problem> others = new ArrayList<>();
    for (Problem problem : found) {
      boolean isOwn = problem.place().isPresent() && problem.place().get().file().equals(settings);
      (isOwn ? own : others).add(problem);
    }
    own.sort(Comparator.comparingInt(problem -> problem.place().orElseThrow().span().start()));
    own.addAll(others);
    return own;
  }

  /** Two settings files may ask for one pack, whose mistakes are told once. */
  private void add(List<Problem> found) {
    for (Problem problem : found) {
      if (!problems.contains(problem)) {
        problems.add(problem);
      }
    }
  }
}
