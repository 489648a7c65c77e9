package org.losslint.source;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Files as they are on disk now. */
final class DiskTree implements Tree {
  @Override
  public Optional<Entry> entry(Path path) throws IOException {
    BasicFileAttributes attributes;
    try {
      attributes = Files.readAttributes(path, BasicFileAttributes.class);
    } catch (NoSuchFileException e) {
      return Optional.empty();
    }
    Object key = attributes.fileKey();
    Kind kind =
        attributes.isDirectory()
            ? Kind.FOLDER
            : attributes.isRegularFile() ? Kind.FILE : Kind.OTHER;
    return Optional.of(new Entry(kind, key != null ? key : path.toRealPath()));
  }

  @Override
  public boolean isFile(Path path) {
    return Files.isRegularFile(path);
  }

  @Override
  public boolean isFolder(Path path) {
    return Files.isDirectory(path);
  }

  @Override
  public boolean isTop(Path folder) {
    return Files.exists(folder.resolve(".git"));
  }

  @Override
  public List<Path> children(Path folder) throws IOException {
    List<Path> children = new ArrayList<>();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
      for (Path child : entries) {
        children.add(child);
      }
    }
    return children;
  }

  @Override
  public Path real(Path path) throws IOException {
    return path.toRealPath();
  }

  @Override
  public long size(Path file) throws IOException {
    return Files.size(file);
  }

  @Override
  public byte[] read(Path file) throws IOException {
    return Files.readAllBytes(file);
  }
}
