package org.losslint.cli;

import java.nio.file.Path;
import java.util.List;
import org.losslint.source.Tree;

/**
 * Which packs are in force, by the command line and by the settings.
 *
 * @param added names or files beside the packs that losslint has on by default
 * @param only names or files in place of them, and of those that the settings name; empty to keep
 *     them
 * @param settings where settings come from
 * @param tree what packs and settings are read from
 * @param workingDirectory what files are relative to
 */
public record Packs(
    List<String> added,
    List<String> only,
    SettingsChoice settings,
    Tree tree,
    Path workingDirectory) {
  public Packs {
    added = List.copyOf(added);
    only = List.copyOf(only);
  }

  /** Packs and settings on disk. */
  public Packs(
      List<String> added, List<String> only, SettingsChoice settings, Path workingDirectory) {
    this(added, only, settings, Tree.DISK, workingDirectory);
  }
}
