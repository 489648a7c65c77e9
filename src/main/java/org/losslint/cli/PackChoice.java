package org.losslint.cli;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losslint.model.LosslessVocabulary;
import org.losslint.rules.Pack;
import org.losslint.rules.RuleSet;
import org.losslint.rules.load.BundledPacks;
import org.losslint.rules.load.LoadedPack;
import org.losslint.rules.load.PackReader;
import org.losslint.rules.load.RuleSets;
import org.losslint.rules.load.ShippedPackLibrary;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;
import org.losslint.source.Spelling;

/** Loads the packs that a command line asks for. */
final class PackChoice {
  private final List<Problem> problems = new ArrayList<>();
  private final ShippedPackLibrary library;
  private final PackReader reader;

  private PackChoice(Packs packs) {
    this.library = new ShippedPackLibrary(packs.workingDirectory());
    this.reader = new PackReader(LosslessVocabulary.ALL, library);
  }

  /**
   * @param problems all of them; the rules without any are in force all the same
   */
  record Loaded(RuleSet rules, List<Problem> problems) {
    Loaded {
      problems = List.copyOf(problems);
    }
  }

  static Loaded load(Packs packs) {
    return new PackChoice(packs).loadAll(packs);
  }

  private Loaded loadAll(Packs packs) {
    Set<String> wanted =
        new LinkedHashSet<>(packs.only().isEmpty() ? BundledPacks.DEFAULT : packs.only());
    // What readers have to say is never left out: a file that was not read in full must not look
    // clean.
    wanted.add("reading");
    wanted.addAll(packs.added());
    List<Pack> loaded = new ArrayList<>();
    for (String name : wanted) {
      source(name).flatMap(this::read).ifPresent(loaded::add);
    }
    RuleSets.Assembled assembled = RuleSets.assemble(loaded);
    problems.addAll(assembled.problems());
    return new Loaded(assembled.rules(), problems);
  }

  private Optional<SourceFile> source(String name) {
    Optional<SourceFile> bundled = library.bundled(name);
    if (bundled.isPresent()) {
      return bundled;
    }
    String hint = Spelling.hint(name, BundledPacks.names());
    boolean isPath = name.indexOf('/') >= 0 || name.indexOf('.') >= 0;
    if (!isPath) {
      problems.add(
          Problem.of(
              "there is no pack `" + name + "`",
              hint.isEmpty()
                  ? "name a file, or one of " + String.join(", ", BundledPacks.names())
                  : hint));
      return Optional.empty();
    }
    return library.open(name, problems);
  }

  private Optional<Pack> read(SourceFile source) {
    LoadedPack pack = reader.read(source);
    problems.addAll(pack.problems());
    return pack.pack();
  }
}
