package org.losslint.cli;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** The gate in repositories of every shape, as users run it: by the launcher. */
class RepositoryShapesIT extends RepositoryShapesTest {
  @TempDir private static Path cache;

  @Override
  GitSandbox sandbox(Path folder) {
    return new GitSandbox(folder).byLauncher(Path.of("bin/losslint").toAbsolutePath(), cache);
  }
}
