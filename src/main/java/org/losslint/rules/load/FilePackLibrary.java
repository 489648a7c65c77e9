package org.losslint.rules.load;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;
import org.losslint.source.Tree;
import org.losslint.source.yaml.YamlDocument;

/** Packs in folders: those that come with losslint in one, those of users anywhere. */
public final class FilePackLibrary implements PackLibrary {
  private final Tree tree;
  private final Path bundled;
  private final List<String> names;
  private final Path workingDirectory;

  /** Packs on disk. */
  public FilePackLibrary(Path bundled, List<String> names, Path workingDirectory) {
    this(Tree.DISK, bundled, names, workingDirectory);
  }

  /**
   * @param tree what they are read from
   * @param bundled folder with the packs that come with losslint
   * @param names of those packs
   * @param workingDirectory that paths of packs are relative to
   */
  public FilePackLibrary(Tree tree, Path bundled, List<String> names, Path workingDirectory) {
    this.tree = tree;
    this.bundled = bundled;
    this.names = List.copyOf(names);
    this.workingDirectory = workingDirectory.normalize();
  }

  @Override
  public List<String> names() {
    return names;
  }

  @Override
  public Optional<SourceFile> bundled(String name) {
    return names.contains(name)
        ? YamlDocument.file(
            tree, bundled.resolve(name + ".yaml"), "rules/" + name + ".yaml", new ArrayList<>())
        : Optional.empty();
  }

  @Override
  public Optional<SourceFile> file(String path, SourceFile from, List<Problem> problems) {
    Path folder = workingDirectory.resolve(from.path()).getParent();
    return read(folder == null ? workingDirectory : folder, path, problems);
  }

  /**
   * The pack at a path that is relative to the working directory.
   *
   * @param problems takes why it cannot be read
   */
  public Optional<SourceFile> open(String path, List<Problem> problems) {
    return read(workingDirectory, path, problems);
  }

  private Optional<SourceFile> read(Path folder, String path, List<Problem> problems) {
    try {
      Path file = folder.resolve(path).normalize();
      return YamlDocument.file(tree, file, shown(file), problems);
    } catch (InvalidPathException e) {
      problems.add(Problem.of("`" + path + "` is no path", "name a file"));
      return Optional.empty();
    }
  }

  private String shown(Path file) {
    Path path = file.startsWith(workingDirectory) ? workingDirectory.relativize(file) : file;
    String shown = path.toString().replace('\\', '/');
    return shown.isEmpty() ? "." : shown;
  }
}
