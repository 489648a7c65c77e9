package org.losslint.rules.load;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.losslint.source.Format;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

/** Packs in folders: those that come with losslint in one, those of users anywhere. */
public final class FilePackLibrary implements PackLibrary {
  /** Far above any pack that people write. */
  private static final long MOST_BYTES = 8 << 20;

  private final Path bundled;
  private final List<String> names;
  private final Path workingDirectory;

  /**
   * @param bundled folder with the packs that come with losslint
   * @param names of those packs
   * @param workingDirectory that paths of packs are relative to
   */
  public FilePackLibrary(Path bundled, List<String> names, Path workingDirectory) {
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
        ? read(bundled.resolve(name + ".yaml"), "rules/" + name + ".yaml")
        : Optional.empty();
  }

  @Override
  public Optional<SourceFile> file(String path, SourceFile from) {
    try {
      Path folder = workingDirectory.resolve(from.path()).getParent();
      Path file = (folder == null ? workingDirectory : folder).resolve(path).normalize();
      return read(file, shown(file));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** The pack at a path, relative to the working directory; empty where none can be read. */
  public Optional<SourceFile> open(String path) {
    try {
      Path file = workingDirectory.resolve(path).normalize();
      return read(file, shown(file));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private String shown(Path file) {
    Path path = file.startsWith(workingDirectory) ? workingDirectory.relativize(file) : file;
    return path.toString().replace('\\', '/');
  }

  private static Optional<SourceFile> read(Path file, String shown) {
    try {
      if (Files.size(file) > MOST_BYTES) {
        return Optional.empty();
      }
      String text = Files.readString(file, StandardCharsets.UTF_8);
      String content = text.startsWith("\uFEFF") ? text.substring(1) : text;
      return Optional.of(new SourceFile(shown, SourceText.of(content), Format.UNKNOWN));
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
