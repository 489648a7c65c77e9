package org.losslint.inventory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class InventoryFinderTest {
  private final FileSystem files = Jimfs.newFileSystem(Configuration.unix());

  private void file(String path) throws IOException {
    Path file = files.getPath(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "");
  }

  private List<String> find(String... paths) {
    return InventoryFinder.find(Stream.of(paths).map(files::getPath).toList()).stream()
        .map(Path::toString)
        .toList();
  }

  @Test
  void theNearestAboveTheFileIsTaken() throws IOException {
    file("/net/losslint-inventory.yaml");
    file("/net/emea/losslint-inventory.yaml");
    file("/net/emea/dc1/a.conf");
    file("/net/apac/b.conf");
    assertEquals(List.of("/net/emea/losslint-inventory.yaml"), find("/net/emea/dc1/a.conf"));
    assertEquals(List.of("/net/losslint-inventory.yaml"), find("/net/apac/b.conf"));
    assertEquals(List.of("/net/emea/losslint-inventory.yaml"), find("/net/emea"));
  }

  @Test
  void theFolderOfLosslintIsLookedInToo() throws IOException {
    file("/net/.losslint/inventory.yaml");
    file("/net/dc1/a.conf");
    assertEquals(List.of("/net/.losslint/inventory.yaml"), find("/net/dc1/a.conf"));
  }

  @Test
  void inOneFolderTheVisibleNameWins() throws IOException {
    file("/net/.losslint/inventory.yaml");
    file("/net/losslint-inventory.yaml");
    assertEquals(List.of("/net/losslint-inventory.yaml"), find("/net"));
  }

  @Test
  void theFolderThatHoldsGitIsTheLast() throws IOException {
    file("/losslint-inventory.yaml");
    file("/net/.git/HEAD");
    file("/net/dc1/a.conf");
    assertEquals(List.of(), find("/net/dc1/a.conf"));
    file("/net/losslint-inventory.yaml");
    assertEquals(List.of("/net/losslint-inventory.yaml"), find("/net/dc1/a.conf"));
  }

  @Test
  void aWorkTreeWhoseGitIsAFileIsTheLastToo() throws IOException {
    file("/losslint-inventory.yaml");
    file("/net/.git");
    assertEquals(List.of(), find("/net"));
  }

  @Test
  void withoutGitTheRootIsTheLast() throws IOException {
    file("/losslint-inventory.yaml");
    file("/a/b/c/d.conf");
    assertEquals(List.of("/losslint-inventory.yaml"), find("/a/b/c/d.conf"));
  }

  @Test
  void twoInventoriesAreBothTold() throws IOException {
    file("/a/losslint-inventory.yaml");
    file("/b/losslint-inventory.yaml");
    assertEquals(
        List.of("/a/losslint-inventory.yaml", "/b/losslint-inventory.yaml"),
        find("/a/x.conf", "/b/x.conf", "/a/y.conf"));
  }

  @Test
  void aPathThatIsNotThereIsLookedForAboveIt() throws IOException {
    file("/a/losslint-inventory.yaml");
    assertEquals(List.of("/a/losslint-inventory.yaml"), find("/a/b/gone/x.conf"));
  }
}
