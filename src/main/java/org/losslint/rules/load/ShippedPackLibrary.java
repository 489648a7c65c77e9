package org.losslint.rules.load;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;
import org.losslint.source.Tree;

/** The packs that come with losslint by their names, those of users in files. */
public final class ShippedPackLibrary implements PackLibrary {
  private final FilePackLibrary files;

  /**
   * @param workingDirectory that paths of packs are relative to
   */
  public ShippedPackLibrary(Path workingDirectory) {
    this(Tree.DISK, workingDirectory);
  }

  /**
   * @param tree what the files of users are read from
   * @param workingDirectory that paths of packs are relative to
   */
  public ShippedPackLibrary(Tree tree, Path workingDirectory) {
    this.files = new FilePackLibrary(tree, workingDirectory, List.of(), workingDirectory);
  }

  @Override
  public List<String> names() {
    return BundledPacks.names();
  }

  @Override
  public Optional<SourceFile> bundled(String name) {
    return BundledPacks.pack(name);
  }

  @Override
  public Optional<SourceFile> file(String path, SourceFile from, List<Problem> problems) {
    return files.file(path, from, problems);
  }

  /**
   * The pack at a path, relative to the working directory; empty where none can be read.
   *
   * @param problems takes why not
   */
  public Optional<SourceFile> open(String path, List<Problem> problems) {
    return files.open(path, problems);
  }
}
