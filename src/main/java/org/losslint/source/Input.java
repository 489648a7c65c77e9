package org.losslint.source;

import java.nio.file.Path;

/** Something that a run is to judge. */
public sealed interface Input {
  /** The path as reports show it, with forward slashes. */
  String display();

  /**
   * A file.
   *
   * @param tree what it is read from
   * @param named whether the user named it; else it was met in a folder, where a file of no known
   *     format is passed over
   */
  record OfFile(Tree tree, Path path, String display, boolean named) implements Input {
    /** A file on disk. */
    public OfFile(Path path, String display, boolean named) {
      this(Tree.DISK, path, display, named);
    }
  }

  /** Standard input, under the name that the user gave it. */
  record OfStandardInput(String display) implements Input {}

  /** Something in a folder that cannot be read as a file, such as a named pipe. */
  record Skipped(String display, String reason) implements Input {}
}
