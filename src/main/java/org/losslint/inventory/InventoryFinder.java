package org.losslint.inventory;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

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

  private InventoryFinder() {}

  /**
   * The inventories above {@code paths}, without repeats: none, one, or several, among which the
   * user has to choose.
   *
   * @param paths files and folders, absolute; one that is not there is looked for all the same
   */
  public static List<Path> find(List<Path> paths) {
    InventoryFinder finder = new InventoryFinder();
    for (Path path : paths) {
      Path absolute = path.normalize();
      finder.climb(Files.isDirectory(absolute) ? absolute : absolute.getParent());
    }
    return new ArrayList<>(finder.found);
  }

  private void climb(Path from) {
    Path folder = from;
    // A folder that was seen before led to the same answer then.
    while (folder != null && seen.add(folder)) {
      for (String name : NAMES) {
        Path candidate = folder.resolve(name);
        if (Files.isRegularFile(candidate)) {
          found.add(candidate);
          return;
        }
      }
      if (Files.exists(folder.resolve(".git"))) {
        return;
      }
      folder = folder.getParent();
    }
  }
}
