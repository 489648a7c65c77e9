package org.losslint.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.losslint.rules.load.FilePackLibrary;
import org.losslint.rules.load.LoadedPack;
import org.losslint.rules.load.PackReader;
import org.losslint.rules.load.RuleSets;
import org.losslint.source.Format;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

/** Reads packs of the test data against the test vocabulary. */
public final class Packs {
  public static final Path FOLDER = Path.of("testdata", "packs");

  private Packs() {}

  public static FilePackLibrary library() {
    return new FilePackLibrary(
        FOLDER.toAbsolutePath(), List.of("sample", "hard-rules"), FOLDER.toAbsolutePath());
  }

  public static LoadedPack read(String path) {
    try {
      return readText(path, Files.readString(FOLDER.resolve(path)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static LoadedPack readText(String path, String text) {
    SourceFile file = new SourceFile(path, SourceText.of(text), Format.UNKNOWN);
    return new PackReader(TestVocabulary.WHOLE, library()).read(file);
  }

  /** A pack that must have no mistake. */
  public static Pack good(String path) {
    LoadedPack loaded = read(path);
    assertEquals(List.of(), loaded.problems());
    return loaded.pack().orElseThrow();
  }

  public static RuleSet rules(Pack... packs) {
    RuleSets.Assembled assembled = RuleSets.assemble(List.of(packs));
    assertEquals(List.of(), assembled.problems());
    return assembled.rules();
  }
}
