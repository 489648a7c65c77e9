package org.losslint.cli;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.model.LosslessVocabulary;
import org.losslint.model.Vocabulary;
import org.losslint.rules.Pack;
import org.losslint.rules.RuleSet;
import org.losslint.rules.compile.PlacedText;
import org.losslint.rules.load.BundledPacks;
import org.losslint.rules.load.LoadedPack;
import org.losslint.rules.load.PackReader;
import org.losslint.rules.load.RuleSets;
import org.losslint.rules.load.SettingsChanges;
import org.losslint.rules.load.ShippedPackLibrary;
import org.losslint.rules.prepared.PreparedPacks;
import org.losslint.rules.settings.Settings;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;
import org.losslint.source.Spelling;

/**
 * Loads the packs that the command line and settings ask for. Each pack is read once, also where
 * several settings files want it.
 */
final class PackChoice {
  private final Packs packs;
  private final Vocabulary vocabulary;
  private final ShippedPackLibrary library;
  private final PackReader reader;
  private final Map<String, LoadedPack> read = new HashMap<>();
  private final boolean withExamples;
  @CheckForNull private Optional<PreparedPacks> prepared;

  /** Packs to judge by, without their examples. */
  PackChoice(Packs packs) {
    this(packs, LosslessVocabulary.ALL, false);
  }

  /**
   * @param vocabulary what the packs may speak of
   * @param withExamples whether the packs that come with losslint are read as they are written,
   *     instead of in their prepared form, which has no examples
   */
  PackChoice(Packs packs, Vocabulary vocabulary, boolean withExamples) {
    this.packs = packs;
    this.vocabulary = vocabulary;
    this.withExamples = withExamples;
    this.library = new ShippedPackLibrary(packs.tree(), packs.workingDirectory());
    this.reader = new PackReader(vocabulary, library);
  }

  /**
   * Rules that were loaded.
   *
   * @param unchanged their packs without what the settings change
   * @param origins where each pack was asked for, by its file
   * @param problems all of them; the rules without any are in force all the same
   */
  record Loaded(
      RuleSet rules, List<Pack> unchanged, Map<String, String> origins, List<Problem> problems) {
    Loaded {
      unchanged = List.copyOf(unchanged);
      origins = Map.copyOf(origins);
      problems = List.copyOf(problems);
    }
  }

  private static final String BY_DEFAULT = "default";
  private static final String BY_OPTION = "command line";

  Loaded load(Settings settings) {
    List<Problem> problems = new ArrayList<>();
    Map<String, Found> chosen = new LinkedHashMap<>();
    Map<String, String> origins = new LinkedHashMap<>();
    for (Wanted each : wanted(settings)) {
      Optional<Found> found = find(each, problems);
      if (found.isPresent() && origins.putIfAbsent(found.get().path(), each.origin()) == null) {
        chosen.put(found.get().path(), found.get());
      }
    }
    List<Pack> loaded = new ArrayList<>();
    for (Found found : chosen.values()) {
      LoadedPack pack = read.get(found.path());
      if (pack == null) {
        pack = read(found);
        read.put(found.path(), pack);
      }
      problems.addAll(pack.problems());
      pack.pack().ifPresent(loaded::add);
    }
    List<Pack> standing = RuleSets.standing(loaded);
    SettingsChanges.Changed changed = SettingsChanges.apply(settings, standing, vocabulary);
    problems.addAll(changed.problems());
    RuleSets.Assembled assembled = RuleSets.assemble(changed.packs());
    problems.addAll(assembled.problems());
    return new Loaded(assembled.rules(), standing, origins, problems);
  }

  /**
   * The files of packs that are named on the command line.
   *
   * @param problems takes which are not there
   */
  List<String> files(List<String> names, List<Problem> problems) {
    List<String> files = new ArrayList<>();
    for (String name : names) {
      find(new Wanted(name, BY_OPTION, Optional.empty()), problems)
          .ifPresent(found -> files.add(found.path()));
    }
    return files;
  }

  /**
   * A pack that somebody asks for.
   *
   * @param from the settings that name it, which a path is relative to; empty for the working
   *     directory
   */
  private record Wanted(String name, String origin, Optional<PlacedText> from) {}

  private List<Wanted> wanted(Settings settings) {
    List<Wanted> wanted = new ArrayList<>();
    if (!packs.only().isEmpty()) {
      for (String name : packs.only()) {
        wanted.add(new Wanted(name, BY_OPTION, Optional.empty()));
      }
    } else {
      if (settings.only().isEmpty()) {
        for (String name : BundledPacks.DEFAULT) {
          wanted.add(new Wanted(name, BY_DEFAULT, Optional.empty()));
        }
      }
      addAll(settings.only(), wanted);
      addAll(settings.packs(), wanted);
    }
    // What readers have to say, and what is wrong with waivers, is never left out: a file that was
    // not read in full, or a fault that is waived by mistake, must not look clean.
    for (String name : BundledPacks.ALWAYS) {
      wanted.add(new Wanted(name, BY_DEFAULT, Optional.empty()));
    }
    for (String name : packs.added()) {
      wanted.add(new Wanted(name, BY_OPTION, Optional.empty()));
    }
    return wanted;
  }

  private static void addAll(List<PlacedText> names, List<Wanted> wanted) {
    for (PlacedText name : names) {
      wanted.add(new Wanted(name.value(), name.place().toString(), Optional.of(name)));
    }
  }

  /**
   * Where a pack is.
   *
   * @param file empty for one that comes with losslint, which may not have to be read
   */
  private record Found(String path, String name, Optional<SourceFile> file) {}

  private LoadedPack read(Found found) {
    if (found.file().isPresent()) {
      return reader.read(found.file().get());
    }
    Optional<Pack> pack = withExamples ? Optional.empty() : prepared(found.name());
    return pack.isPresent()
        ? new LoadedPack(pack, List.of())
        : reader.read(library.bundled(found.name()).orElseThrow());
  }

  private Optional<Pack> prepared(String name) {
    if (prepared == null) {
      prepared = BundledPacks.prepared(vocabulary);
    }
    return prepared.isPresent() ? prepared.get().pack(name) : Optional.empty();
  }

  private Optional<Found> find(Wanted wanted, List<Problem> problems) {
    String name = wanted.name();
    if (BundledPacks.isBundled(name)) {
      return Optional.of(new Found(BundledPacks.path(name), name, Optional.empty()));
    }
    Optional<SourceFile> file = file(wanted, problems);
    return file.isPresent()
        ? Optional.of(new Found(file.get().path(), name, file))
        : Optional.empty();
  }

  private Optional<SourceFile> file(Wanted wanted, List<Problem> problems) {
    String name = wanted.name();
    if (name.indexOf('/') < 0 && name.indexOf('.') < 0) {
      String hint = Spelling.hint(name, BundledPacks.names());
      problems.add(
          new Problem(
              wanted.from().map(PlacedText::place),
              "there is no pack `" + name + "`",
              hint.isEmpty()
                  ? "name a file, or one of " + String.join(", ", BundledPacks.names())
                  : hint));
      return Optional.empty();
    }
    if (wanted.from().isEmpty()) {
      return library.open(name, problems);
    }
    List<Problem> reasons = new ArrayList<>();
    PlacedText from = wanted.from().get();
    Optional<SourceFile> file = library.file(name, from.place().file(), reasons);
    for (Problem reason : reasons) {
      problems.add(Problem.at(from.place(), reason.message(), reason.wayOut()));
    }
    return file;
  }
}
