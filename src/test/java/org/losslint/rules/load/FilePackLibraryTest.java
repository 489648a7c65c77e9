package org.losslint.rules.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.losslint.rules.TestVocabulary;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;

class FilePackLibraryTest {
  private final FileSystem files = Jimfs.newFileSystem(Configuration.unix());
  private final List<Problem> problems = new ArrayList<>();
  private final Path work = files.getPath("/repos/net");
  private final FilePackLibrary library =
      new FilePackLibrary(files.getPath("/opt/rules"), List.of("base"), work);

  @BeforeEach
  void write() throws IOException {
    put("/opt/rules/base.yaml", "pack: base\nversion: 1.0.0\nsource: {title: t}\n");
    put(
        "/repos/net/packs/mine.yaml",
        "\uFEFFpack: mine\nversion: 1.0.0\nextends: ../more/other.yaml\n");
    put("/repos/net/more/other.yaml", "pack: other\nversion: 1.0.0\nextends: base\n");
    put("/repos/outside.yaml", "pack: outside\nversion: 1.0.0\nextends: base\n");
  }

  @AfterEach
  void close() throws IOException {
    files.close();
  }

  private void put(String path, String text) throws IOException {
    Path file = files.getPath(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  @Test
  void pathsAreRelativeToThePackThatNamesThem() {
    SourceFile mine = library.open("packs/mine.yaml", problems).orElseThrow();
    assertEquals("packs/mine.yaml", mine.path());

    LoadedPack loaded = new PackReader(TestVocabulary.WHOLE, library).read(mine);

    assertEquals(List.of(), loaded.problems());
    assertEquals(List.of("other", "base"), loaded.pack().orElseThrow().lineage());
    assertEquals("t", loaded.pack().orElseThrow().source().title());
  }

  @Test
  void bundledPacksAreFoundByName() {
    assertEquals("rules/base.yaml", library.bundled("base").orElseThrow().path());
    assertEquals(Optional.empty(), library.bundled("../repos/outside"));
    assertEquals(List.of("base"), library.names());
  }

  @Test
  void whatCannotBeReadSaysWhy() throws IOException {
    SourceFile mine = library.open("packs/mine.yaml", problems).orElseThrow();
    Files.write(files.getPath("/repos/net/latin.yaml"), new byte[] {'p', (byte) 0xFC});

    assertEquals(Optional.empty(), library.file("nowhere.yaml", mine, problems));
    assertEquals(Optional.empty(), library.file("a\0b", mine, problems));
    assertEquals(Optional.empty(), library.open("latin.yaml", problems));
    assertTrue(library.file("../../outside.yaml", mine, problems).isPresent());

    assertEquals(
        List.of(
            "packs/nowhere.yaml does not exist; name a file that does",
            "`a\0b` is no path; name a file",
            "latin.yaml is not UTF-8 text; save it as UTF-8"),
        problems.stream().map(Problem::toString).toList());
  }
}
