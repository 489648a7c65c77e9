package org.losslint.cli;

import java.nio.file.Path;
import java.util.List;

/**
 * Which packs are in force.
 *
 * @param added names or files beside the packs that losslint has on by default
 * @param only names or files in place of them; empty to keep them
 * @param workingDirectory what files are relative to
 */
public record Packs(List<String> added, List<String> only, Path workingDirectory) {
  public Packs {
    added = List.copyOf(added);
    only = List.copyOf(only);
  }
}
