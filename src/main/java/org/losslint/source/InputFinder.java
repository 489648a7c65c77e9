package org.losslint.source;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Turns what the user names into inputs: files as they are, folders with all that is in them,
 * patterns with all that matches, and {@code -} for standard input. The order is that of the names,
 * and within a folder that of the alphabet, on every machine. A file that is reached twice is one
 * input.
 */
public final class InputFinder {
  private static final int DEPTH_LIMIT = 100;

  private final Tree tree;
  private final Path workingDirectory;
  private final String standardInput;
  private final Set<String> passedOver;
  private final List<Input> inputs = new ArrayList<>();
  private final List<Path> folders = new ArrayList<>();
  private final List<Path> walked = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();
  private final Set<Object> seen = new HashSet<>();
  private boolean namedAbsolutely;

  /** Finds files on disk. */
  public InputFinder(Path workingDirectory, String standardInput, Set<String> passedOver) {
    this(Tree.DISK, workingDirectory, standardInput, passedOver);
  }

  /**
   * @param tree where files are looked for
   * @param workingDirectory absolute
   * @param standardInput what reports call standard input
   * @param passedOver names of files that are no input when met in a folder, such as that of an
   *     inventory
   */
  public InputFinder(
      Tree tree, Path workingDirectory, String standardInput, Set<String> passedOver) {
    this.tree = tree;
    this.workingDirectory = workingDirectory;
    this.standardInput = standardInput;
    this.passedOver = Set.copyOf(passedOver);
  }

  /** Adds what {@code name} stands for. A name that stands for nothing is a problem. */
  public void add(String name) {
    if (name.equals("-")) {
      if (seen.add("-")) {
        inputs.add(new Input.OfStandardInput(standardInput));
      }
      return;
    }
    try {
      Path path = workingDirectory.resolve(name);
      namedAbsolutely = path.getFileSystem().getPath(name).isAbsolute();
      Optional<Tree.Entry> entry = tree.entry(path);
      if (entry.isPresent()) {
        named(path, name, entry.get());
      } else if (Glob.isPattern(name)) {
        pattern(name);
      } else {
        problems.add(tree.nothingAt(path, name));
      }
    } catch (InvalidPathException e) {
      problems.add(Problem.of("`" + name + "` cannot be a path", ""));
    } catch (IOException e) {
      problems.add(unreadable(name, e));
    }
  }

  public List<Input> inputs() {
    return List.copyOf(inputs);
  }

  /** The folders that were named, absolute: all in them is looked at. */
  public List<Path> folders() {
    return List.copyOf(folders);
  }

  /** The folders that were looked through, absolute: those that were named, and for patterns. */
  public List<Path> walked() {
    return List.copyOf(walked);
  }

  public List<Problem> problems() {
    return List.copyOf(problems);
  }

  private void named(Path path, String name, Tree.Entry entry) {
    if (entry.kind() == Tree.Kind.OTHER && !isOpen(path)) {
      problems.add(
          Problem.of(
              "`" + name + "` is a pipe or a device, and reading it may never end",
              "give it on standard input: `- < " + name + "`"));
      return;
    }
    if (!entry.isFolder()) {
      if (seen.add(entry.identity())) {
        inputs.add(new Input.OfFile(tree, path, display(path), true));
      }
      return;
    }
    folders.add(path.normalize());
    walked.add(path.normalize());
    int before = inputs.size();
    boolean known = !seen.add(entry.identity());
    if (!known) {
      walk(path, 0, Optional.empty());
    }
    if (!known && inputs.size() == before) {
      problems.add(Problem.of("`" + name + "` holds no file", "name a folder with configurations"));
    }
  }

  /** A pipe that somebody opened for this run, as {@code <(command)} of a shell does. */
  private static boolean isOpen(Path path) {
    Path normal = path.normalize();
    return normal.startsWith("/dev/fd")
        || normal.startsWith("/dev/stdin")
        || normal.startsWith("/proc");
  }

  /** Walks from the folder above the first pattern of the name. */
  private void pattern(String name) throws IOException {
    int firstPattern = 0;
    while (!Glob.isPattern(name.substring(0, firstPattern + 1))) {
      firstPattern++;
    }
    int slash = name.lastIndexOf('/', firstPattern);
    Path base = workingDirectory.resolve(slash < 0 ? "" : name.substring(0, slash + 1));
    int before = inputs.size();
    if (tree.isFolder(base)) {
      walked.add(base.normalize());
      String pattern = slash < 0 ? name : name.substring(slash + 1);
      walk(base, 0, Optional.of(new Match(base, Glob.ofPaths(pattern))));
    }
    if (inputs.size() == before) {
      problems.add(Problem.of("`" + name + "` matches no file", "name a pattern that does"));
    }
  }

  private record Match(Path base, Glob glob) {
    boolean matches(Path path) {
      return glob.matches(base.relativize(path).toString().replace('\\', '/'));
    }
  }

  private void walk(Path folder, int depth, Optional<Match> match) {
    if (depth > DEPTH_LIMIT) {
      problems.add(
          Problem.of(
              display(folder) + " lies deeper than " + DEPTH_LIMIT + " folders",
              "name a folder further down"));
      return;
    }
    List<Path> children = new ArrayList<>();
    try {
      for (Path child : tree.children(folder)) {
        if (!name(child).startsWith(".")) {
          children.add(child);
        }
      }
    } catch (IOException e) {
      problems.add(unreadable(display(folder), e));
      return;
    }
    children.sort(null);
    for (Path child : children) {
      met(child, depth, match);
    }
  }

  private void met(Path child, int depth, Optional<Match> match) {
    boolean wanted = match.isEmpty() || match.get().matches(child);
    try {
      Optional<Tree.Entry> found = tree.entry(child);
      if (found.isEmpty()) {
        if (wanted) {
          inputs.add(new Input.Skipped(display(child), "it is a link to nothing"));
        }
        return;
      }
      Tree.Entry entry = found.get();
      if (entry.isFolder()) {
        if (!wanted && !isLoop(child)) {
          walk(child, depth + 1, match);
        } else if (wanted && seen.add(entry.identity())) {
          // Below a folder that matches, everything does.
          walk(child, depth + 1, Optional.empty());
        }
      } else if (wanted && !passedOver.contains(name(child))) {
        if (entry.kind() != Tree.Kind.FILE) {
          inputs.add(new Input.Skipped(display(child), "it is no regular file"));
        } else if (seen.add(entry.identity())) {
          inputs.add(new Input.OfFile(tree, child, display(child), false));
        }
      }
    } catch (IOException e) {
      problems.add(unreadable(display(child), e));
    }
  }

  /** Whether a folder is a link to one above it. */
  private boolean isLoop(Path folder) throws IOException {
    Path parent = folder.getParent();
    return parent != null && tree.real(parent).startsWith(tree.real(folder));
  }

  private static String name(Path path) {
    Path name = path.getFileName();
    return name == null ? "" : name.toString();
  }

  /** Relative to the working directory, unless it lies elsewhere and was named by its full path. */
  private String display(Path path) {
    Path normal = path.normalize();
    boolean full = namedAbsolutely && !normal.startsWith(workingDirectory);
    Path shown = full ? normal : workingDirectory.relativize(normal);
    return shown.toString().replace('\\', '/');
  }

  private static Problem unreadable(String name, IOException e) {
    String reason =
        e instanceof java.nio.file.AccessDeniedException
            ? "reading it is not permitted"
            : e instanceof java.nio.file.FileSystemLoopException
                    || String.valueOf(e.getMessage()).contains("symbolic link")
                ? "its links lead in a circle"
                : "it gives " + e.getClass().getSimpleName();
    return Problem.of("`" + name + "` cannot be read", reason);
  }
}
