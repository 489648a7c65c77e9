package org.losslint.source.git;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.losslint.source.Problem;
import org.losslint.source.Tree;

/**
 * The files of a revision, or of the index, at the paths where a checkout would put them. Nothing
 * is checked out. What lies outside of the repository is read from the disk.
 */
final class GitTree implements Tree {
  private static final int LINK = 0120000;
  private static final int SUBMODULE = 0160000;
  private static final int MOST_LINKS = 40;

  /** Opens the files of a submodule at a commit. */
  interface Submodules {
    Tree open(Path folder, String commit) throws IOException;
  }

  /** A row of the listing; paths are relative to the top, in forward slashes. */
  record Node(int mode, String hash) {}

  private final Path top;
  private final String title;
  private final TreeMap<String, Node> nodes;
  private final GitObjects objects;
  private final Submodules submodules;
  private final Map<String, Tree> opened = new HashMap<>();

  /**
   * @param title the revision; empty for the index
   */
  GitTree(
      Path top,
      String title,
      TreeMap<String, Node> nodes,
      GitObjects objects,
      Submodules submodules) {
    this.top = top;
    this.title = title;
    this.nodes = nodes;
    this.objects = objects;
    this.submodules = submodules;
  }

  @Override
  public Problem nothingAt(Path path, String name) {
    if (!Files.exists(path)) {
      return Tree.super.nothingAt(path, name);
    }
    return title.isEmpty()
        ? Problem.of(
            "`" + name + "` exists on disk and is not staged",
            "`git add` it, or check what is on disk, without --staged")
        : Problem.of(
            "`" + name + "` exists on disk and not in " + title, "name a revision that holds it");
  }

  /** Where a path leads: in this tree, in another one, or nowhere. */
  private record Target(String path, Node node, Tree elsewhere, Path there) {}

  /** Follows links, in the last part of the path as in those before it. */
  private Target target(Path path) throws IOException {
    Path at = path.normalize();
    for (int links = 0; links < MOST_LINKS; links++) {
      if (!at.startsWith(top)) {
        return new Target("", null, Tree.DISK, at);
      }
      Path inside = top.relativize(at);
      StringBuilder name = new StringBuilder();
      Path next = null;
      for (int i = 0; i < inside.getNameCount() && next == null; i++) {
        name.append(i > 0 ? "/" : "").append(inside.getName(i));
        Node node = nodes.get(name.toString());
        if (node != null && node.mode() == SUBMODULE) {
          return new Target(name.toString(), node, submodule(name.toString(), node), at);
        }
        if (node != null && node.mode() == LINK) {
          String to = new String(objects.read(node.hash()), StandardCharsets.UTF_8);
          Path link = top.resolve(name.toString());
          Path rest = inside.subpath(i, inside.getNameCount());
          next = link.resolveSibling(to);
          next = i + 1 < inside.getNameCount() ? next.resolve(tail(rest)) : next;
        }
      }
      if (next == null) {
        return new Target(name.toString(), nodes.get(name.toString()), null, at);
      }
      at = next.normalize();
    }
    throw new IOException("its symbolic links lead in a circle");
  }

  private static Path tail(Path path) {
    return path.subpath(1, path.getNameCount());
  }

  private synchronized Tree submodule(String name, Node node) throws IOException {
    Tree tree = opened.get(name);
    if (tree == null) {
      tree = submodules.open(top.resolve(name), node.hash());
      opened.put(name, tree);
    }
    return tree;
  }

  private boolean holdsSome(String folder) {
    if (folder.isEmpty()) {
      return true;
    }
    String first = nodes.ceilingKey(folder + "/");
    return first != null && first.startsWith(folder + "/");
  }

  @Override
  public Optional<Entry> entry(Path path) throws IOException {
    Target target = target(path);
    if (target.elsewhere() != null) {
      return target.elsewhere().entry(target.there());
    }
    if (target.node() != null) {
      return Optional.of(new Entry(Kind.FILE, target.there()));
    }
    return holdsSome(target.path())
        ? Optional.of(new Entry(Kind.FOLDER, target.there()))
        : Optional.empty();
  }

  @Override
  public boolean isTop(Path folder) {
    Path normal = folder.normalize();
    if (!normal.startsWith(top)) {
      return Tree.DISK.isTop(normal);
    }
    String name = top.relativize(normal).toString().replace('\\', '/');
    Node node = nodes.get(name);
    return name.isEmpty() || (node != null && node.mode() == SUBMODULE);
  }

  @Override
  public List<Path> children(Path folder) throws IOException {
    Target target = target(folder);
    if (target.elsewhere() != null) {
      return target.elsewhere().children(target.there());
    }
    List<Path> children = new ArrayList<>();
    String prefix = target.path().isEmpty() ? "" : target.path() + "/";
    String name = nodes.ceilingKey(prefix);
    while (name != null && name.startsWith(prefix)) {
      int slash = name.indexOf('/', prefix.length());
      String child = slash < 0 ? name : name.substring(0, slash);
      children.add(folder.resolve(child.substring(prefix.length())));
      // '0' follows '/', so that all that is in the folder is passed at once.
      name = slash < 0 ? nodes.higherKey(name) : nodes.ceilingKey(child + "0");
    }
    return children;
  }

  @Override
  public Path real(Path path) throws IOException {
    Target target = target(path);
    return target.elsewhere() != null ? target.elsewhere().real(target.there()) : target.there();
  }

  @Override
  public long size(Path file) throws IOException {
    return read(file).length;
  }

  @Override
  public byte[] read(Path file) throws IOException {
    Target target = target(file);
    if (target.elsewhere() != null) {
      return target.elsewhere().read(target.there());
    }
    if (target.node() == null) {
      throw new NoSuchFileException(file.toString());
    }
    return objects.read(target.node().hash());
  }
}
