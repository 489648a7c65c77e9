package org.losslint.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losslint.source.Tree;

/** A tree that keeps in mind which files were read. */
final class NotedTree implements Tree {
  private final Tree below;
  private final Set<Path> read = new LinkedHashSet<>();

  NotedTree(Tree below) {
    this.below = below;
  }

  /** Each once, in the order of reading. */
  synchronized List<Path> read() {
    return new ArrayList<>(read);
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
  public long size(Path file) throws IOException {
    return below.size(file);
  }

  @Override
  public synchronized byte[] read(Path file) throws IOException {
    read.add(file);
    return below.read(file);
  }
}
