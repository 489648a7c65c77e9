package org.losslint.source;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A tree in which one file holds something else. */
public final class Overlay implements Tree {
  private final Tree below;
  private final Path file;
  private final byte[] content;

  /**
   * @param file that is there in {@code below}, absolute
   * @param content what it holds instead; taken over
   */
  public Overlay(Tree below, Path file, byte[] content) {
    this.below = below;
    this.file = file.normalize();
    this.content = content.clone();
  }

  private boolean isIt(Path path) {
    return path.normalize().equals(file);
  }

  @Override
  public Optional<Entry> entry(Path path) throws IOException {
    return below.entry(path);
  }

  @Override
  public boolean isTop(Path folder) {
    return below.isTop(folder);
  }

  @Override
  public List<Path> children(Path folder) throws IOException {
    return below.children(folder);
  }

  @Override
  public Path real(Path path) throws IOException {
    return below.real(path);
  }

  @Override
  public long size(Path path) throws IOException {
    return isIt(path) ? content.length : below.size(path);
  }

  @Override
  public byte[] read(Path path) throws IOException {
    return isIt(path) ? content.clone() : below.read(path);
  }
}
