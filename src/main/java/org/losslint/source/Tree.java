package org.losslint.source;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Where files are read from: the disk, or what git holds of one moment. Whatever reads a
 * configuration, an inventory, settings or a pack reads it through one of these, so that a revision
 * is judged exactly as the files on disk are. Paths are absolute.
 */
public interface Tree {
  /** The files on disk, of any file system. */
  Tree DISK = new DiskTree();

  /** What a path leads to. */
  enum Kind {
    FILE,
    FOLDER,
    /** Neither, such as a named pipe. */
    OTHER
  }

  /**
   * Something that is there.
   *
   * @param identity equal for two paths that lead to one file
   */
  record Entry(Kind kind, Object identity) {
    boolean isFolder() {
      return kind == Kind.FOLDER;
    }
  }

  /**
   * What stands at a path, links followed; empty where nothing does.
   *
   * @throws IOException when that cannot be found out
   */
  Optional<Entry> entry(Path path) throws IOException;

  /**
   * What to say of a path at which nothing stands.
   *
   * @param name as the user gave it
   */
  default Problem nothingAt(Path path, String name) {
    return Problem.of("`" + name + "` does not exist", "name a file or a folder that does");
  }

  /** Whether a file stands at a path; false where that cannot be found out. */
  default boolean isFile(Path path) {
    return is(path, Kind.FILE);
  }

  /** Whether a folder stands at a path; false where that cannot be found out. */
  default boolean isFolder(Path path) {
    return is(path, Kind.FOLDER);
  }

  private boolean is(Path path, Kind kind) {
    try {
      Optional<Entry> entry = entry(path);
      return entry.isPresent() && entry.get().kind() == kind;
    } catch (IOException e) {
      return false;
    }
  }

  /** Whether a folder is the top of a repository, above which nothing belongs to its files. */
  boolean isTop(Path folder);

  /** What a folder holds, in any order. */
  List<Path> children(Path folder) throws IOException;

  /** The path without links. */
  Path real(Path path) throws IOException;

  /** In bytes. */
  long size(Path file) throws IOException;

  byte[] read(Path file) throws IOException;
}
