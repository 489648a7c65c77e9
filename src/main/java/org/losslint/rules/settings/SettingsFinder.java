package org.losslint.rules.settings;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.source.Tree;

/**
 * Finds the settings of a file: {@code .losslint.yaml} in its folder or the nearest one above it,
 * up to the folder that holds {@code .git}, or up to the root where none does. Each folder is
 * looked at once.
 */
public final class SettingsFinder {
  public static final String NAME = ".losslint.yaml";

  private final Tree tree;
  private final Map<Path, Optional<Path>> byFolder = new HashMap<>();

  /** Looks on disk. */
  public SettingsFinder() {
    this(Tree.DISK);
  }

  public SettingsFinder(Tree tree) {
    this.tree = tree;
  }

  /**
   * The settings of a file or folder.
   *
   * @param path absolute; one that is not there is looked for all the same
   */
  public Optional<Path> nearest(Path path) {
    Path normal = path.normalize();
    Path folder = tree.isFolder(normal) ? normal : normal.getParent();
    return climb(folder);
  }

  private Optional<Path> climb(@CheckForNull Path from) {
    List<Path> passed = new ArrayList<>();
    Path folder = from;
    Optional<Path> found = Optional.empty();
    while (folder != null) {
      Optional<Path> known = byFolder.get(folder);
      if (known != null) {
        found = known;
        break;
      }
      passed.add(folder);
      Path candidate = folder.resolve(NAME);
      if (tree.isFile(candidate)) {
        found = Optional.of(candidate);
        break;
      }
      if (tree.isTop(folder)) {
        break;
      }
      folder = folder.getParent();
    }
    for (Path each : passed) {
      byFolder.put(each, found);
    }
    return found;
  }
}
