package org.losslint.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class InputFinderTest {
  private final FileSystem files = Jimfs.newFileSystem(Configuration.unix());
  private InputFinder finder;

  @BeforeEach
  void start() throws IOException {
    Files.createDirectories(files.getPath("/repo"));
    finder = new InputFinder(files.getPath("/repo"), "<stdin>", Set.of("losslint-inventory.yaml"));
  }

  private void file(String... paths) throws IOException {
    for (String path : paths) {
      Path file = files.getPath("/repo").resolve(path);
      Files.createDirectories(file.getParent());
      Files.writeString(file, path);
    }
  }

  private void link(String link, String target) throws IOException {
    Files.createSymbolicLink(files.getPath("/repo").resolve(link), files.getPath(target));
  }

  private List<String> found(String... names) {
    for (String name : names) {
      finder.add(name);
    }
    return finder.inputs().stream().map(Input::display).toList();
  }

  private List<String> problems() {
    return finder.problems().stream().map(Problem::toString).toList();
  }

  @Test
  void filesKeepTheOrderInWhichTheyAreNamed() throws IOException {
    file("b.conf", "a.conf");
    assertEquals(List.of("b.conf", "a.conf"), found("b.conf", "a.conf", "./b.conf"));
    assertEquals(List.of(), problems());
    assertEquals(true, ((Input.OfFile) finder.inputs().get(0)).named());
  }

  @Test
  void aFolderGivesItsFilesByTheAlphabetWithoutHiddenOnes() throws IOException {
    file("net/b/1.conf", "net/a.conf", "net/.git/HEAD", "net/.hidden", "net/c/d/2.conf");
    file("net/losslint-inventory.yaml");
    assertEquals(List.of("net/a.conf", "net/b/1.conf", "net/c/d/2.conf"), found("net"));
    assertEquals(false, ((Input.OfFile) finder.inputs().get(0)).named());
  }

  @Test
  void whatIsNamedIsReadEvenWhenHidden() throws IOException {
    file(".hidden/x.conf", "losslint-inventory.yaml");
    assertEquals(
        List.of(".hidden/x.conf", "losslint-inventory.yaml"),
        found(".hidden", "losslint-inventory.yaml"));
  }

  @Test
  void patternsMatchFolderByFolder() throws IOException {
    file("net/a/x.conf", "net/b/y.conf", "net/b/y.txt", "net/z.conf", "other/x.conf");
    assertEquals(List.of("net/a/x.conf", "net/b/y.conf"), found("net/*/*.conf"));
  }

  @Test
  void aPatternThatMatchesAFolderGivesAllInIt() throws IOException {
    file("net/a1/deep/x.conf", "net/a2/y.conf", "net/b/z.conf");
    assertEquals(List.of("net/a1/deep/x.conf", "net/a2/y.conf"), found("net/a?"));
  }

  @Test
  void doubleStarsCrossFolders() throws IOException {
    file("a.conf", "x/b.conf", "x/y/c.conf", "x/y/c.txt");
    assertEquals(List.of("a.conf", "x/b.conf", "x/y/c.conf"), found("**/*.conf"));
  }

  @Test
  void aFileWhoseNameHasPatternCharactersIsItself() throws IOException {
    file("a[1].conf", "a1.conf");
    assertEquals(List.of("a[1].conf"), found("a[1].conf"));
  }

  @Test
  void standardInputHasAName() {
    assertEquals(List.of("<stdin>"), found("-", "-"));
  }

  @Test
  void pathsOutsideOfTheWorkingDirectoryAreShownAsTheyWereNamed() throws IOException {
    Files.createDirectories(files.getPath("/other"));
    Files.writeString(files.getPath("/other/x.conf"), "");
    Files.writeString(files.getPath("/other/y.conf"), "");
    file("in.conf");
    assertEquals(
        List.of("../other/x.conf", "/other/y.conf", "in.conf"),
        found("../other/x.conf", "/other/y.conf", "/repo/in.conf"));
  }

  @Test
  void aNameThatStandsForNothingIsAProblemAndTheOthersStay() throws IOException {
    file("a.conf");
    Files.createDirectories(files.getPath("/repo/hollow/.git"));
    assertEquals(List.of("a.conf"), found("gone.conf", "a.conf", "none/*.conf", "hollow"));
    assertEquals(
        List.of(
            "`gone.conf` does not exist; name a file or a folder that does",
            "`none/*.conf` matches no file; name a pattern that does",
            "`hollow` holds no file; name a folder with configurations"),
        problems());
  }

  @Test
  void linksInACircleEnd() throws IOException {
    file("net/a.conf", "net/sub/b.conf");
    link("net/sub/up", "/repo/net");
    link("net/sub/self", "/repo/net/sub");
    assertEquals(List.of("net/a.conf", "net/sub/b.conf"), found("net"));
    assertEquals(List.of(), problems());
  }

  @Test
  void aPatternFollowsNoCircleEither() throws IOException {
    file("net/sub/b.conf");
    link("net/sub/up", "/repo/net");
    assertEquals(List.of("net/sub/b.conf"), found("net/**/*.conf"));
    assertEquals(List.of(), problems());
  }

  @Test
  void aFileThatIsReachedTwiceIsOneInput() throws IOException {
    file("net/a.conf", "shared/x.conf");
    link("net/b.conf", "/repo/net/a.conf");
    link("net/shared", "/repo/shared");
    assertEquals(List.of("net/a.conf", "net/shared/x.conf"), found("net", "shared", "net/a.conf"));
  }

  @Test
  void aLinkToNothingIsPassedOverAndSaid() throws IOException {
    file("net/a.conf");
    link("net/b.conf", "/repo/gone");
    assertEquals(List.of("net/a.conf", "net/b.conf"), found("net"));
    assertEquals(
        new Input.Skipped("net/b.conf", "it is a link to nothing"), finder.inputs().get(1));
  }

  @Test
  void folderInFolderEndsAtALimit() throws IOException {
    file("d/" + "d/".repeat(100) + "ok.conf", "d/" + "d/".repeat(101) + "deep.conf");
    assertEquals(1, found("d").size());
    assertEquals(
        List.of(
            "d/" + "d/".repeat(100) + "d lies deeper than 100 folders; name a folder further down"),
        problems());
  }

  /** A pipe that nobody writes to would be waited for without an end. */
  @Test
  void aPipeOrADeviceIsRefusedWhereItIsNamed() {
    assumeTrue(Files.exists(Path.of("/dev/null")), "no such device here");
    finder = new InputFinder(Path.of("").toAbsolutePath(), "<stdin>", Set.of());
    assertEquals(List.of(), found("/dev/null"));
    assertEquals(
        List.of(
            "`/dev/null` is a pipe or a device, and reading it may never end; give it on standard"
                + " input: `- < /dev/null`"),
        problems());
  }

  /** {@code losslint check <(ssh router …)}: the shell opened it, so it has a writer. */
  @Test
  void aPipeThatTheShellOpenedIsRead() {
    assumeTrue(Files.exists(Path.of("/dev/fd/0")), "no descriptors as files here");
    finder = new InputFinder(Path.of("").toAbsolutePath(), "<stdin>", Set.of());
    assertEquals(List.of("/dev/fd/0"), found("/dev/fd/0"));
  }
}
