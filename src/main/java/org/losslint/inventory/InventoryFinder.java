package org.losslint.inventory;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.losslint.source.Tree;

/**
 * Finds the inventory that belongs to the files of a run: {@code losslint-inventory.yaml} or {@code
 * .losslint/inventory.yaml} in the folder of a file or the nearest one above it, up to the folder
 * that holds {@code .git}, or up to the root where none does.
 */
public final class InventoryFinder {
  /** The names, relative to a folder; in one folder the first wins. */
  public static final List<String> NAMES =
      List.of("losslint-inventory.yaml", ".losslint/inventory.yaml");

  private final Set<Path> seen = new HashSet<>();
  private final Set<Path> found = new LinkedHashSet<>();

  private final Tree tree;

  private InventoryFinder(Tree tree) {
    this.tree = tree;
  }

  /**
   * The inventories above {@code paths}, without repeats: none, one, or several, among which the
   * user has to choose.
   *
   * @param paths files and folders, absolute; one that is not there is looked for all the same
   */
  public static List<Path> find(List<Path> paths) {
    return find(Tree.DISK, paths);
  }

  /**
   * The same in a tree.
   *
   * @param paths files and folders, absolute; one that is not there is looked for all the same
   */
  public static List<Path> find(Tree tree, List<Path> paths) {
    InventoryFinder finder = new InventoryFinder(tree);
    for (Path path : paths) {
      Path absolute = path.normalize();
      finder.climb(tree.isFolder(absolute) ? absolute : absolute.getParent());
    }
    return new ArrayList<>(finder.found);
  }

  private void climb(Path from) {
    Path folder = from;
    // A folder that was seen before led to the same answer then.
    while (folder != null && seen.add(folder)) {
      for (String name : NAMES) {
        Path candidate = folder.resolve(name);
        if (tree.isFile(candidate)) {
          found.add(candidate);
          return;
        }
      }
      if (tree.isTop(folder)) {
        return;
      }
      folder = folder.getParent();
    }
  }
}
