package org.losslint.rules.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class SettingsFinderTest {
  private final FileSystem files = Jimfs.newFileSystem(Configuration.unix());
  private final SettingsFinder finder = new SettingsFinder();

  private void file(String path) throws IOException {
    Path file = files.getPath(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "");
  }

  private String nearest(String path) {
    return finder.nearest(files.getPath(path)).map(Path::toString).orElse("none");
  }

  @Test
  void theNearestAtOrAboveTheFileIsTaken() throws IOException {
    file("/net/.losslint.yaml");
    file("/net/emea/.losslint.yaml");
    file("/net/emea/dc1/a.conf");
    file("/net/apac/b.conf");
    assertEquals("/net/emea/.losslint.yaml", nearest("/net/emea/dc1/a.conf"));
    assertEquals("/net/.losslint.yaml", nearest("/net/apac/b.conf"));
    assertEquals("/net/emea/.losslint.yaml", nearest("/net/emea"));
    assertEquals("/net/.losslint.yaml", nearest("/net/apac/not-there.conf"));
    assertEquals("/net/.losslint.yaml", nearest("/net/emea/../apac/b.conf"));
  }

  @Test
  void theFolderThatHoldsGitIsTheLast() throws IOException {
    file("/.losslint.yaml");
    file("/net/.git/HEAD");
    file("/net/dc1/a.conf");
    // A worktree or a submodule has a file of that name.
    file("/other/.git");
    file("/other/a.conf");
    assertEquals("none", nearest("/net/dc1/a.conf"));
    assertEquals("none", nearest("/other/a.conf"));
    assertEquals("/.losslint.yaml", nearest("/elsewhere/a.conf"));
  }

  @Test
  void theSettingsOfTheFolderThatHoldsGitCount() throws IOException {
    file("/net/.git/HEAD");
    file("/net/.losslint.yaml");
    assertEquals("/net/.losslint.yaml", nearest("/net/dc1/a.conf"));
  }

  @Test
  void aFolderOfThatNameIsNone() throws IOException {
    Files.createDirectories(files.getPath("/net/.losslint.yaml"));
    assertEquals("none", nearest("/net/a.conf"));
  }
}
