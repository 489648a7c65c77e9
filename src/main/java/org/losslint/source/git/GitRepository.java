package org.losslint.source.git;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.losslint.source.Tree;

/**
 * The repository that a folder belongs to, read by the program {@code git}. Neither the working
 * tree nor the index is touched.
 */
public final class GitRepository implements AutoCloseable {
  private final GitProgram git;
  private final Path top;
  private final boolean hasWorkTree;
  private final List<GitObjects> running = new ArrayList<>();

  private GitRepository(GitProgram git, Path top, boolean hasWorkTree) {
    this.git = git;
    this.top = top;
    this.hasWorkTree = hasWorkTree;
  }

  /**
   * Opens the repository.
   *
   * @param folder in it, absolute
   * @param variables the environment; in a hook it says which index is meant
   * @throws GitException where the folder belongs to none, or git is not there
   */
  public static GitRepository of(Path folder, Map<String, String> variables) throws GitException {
    if (folder.getFileSystem() != java.nio.file.FileSystems.getDefault()) {
      throw new GitException(folder + " belongs to no git repository", "run it in one");
    }
    GitProgram git = new GitProgram(folder, variables);
    GitProgram.Ran inside = git.run("rev-parse", "--is-inside-work-tree", "--show-prefix");
    if (inside.status() != 0) {
      throw new GitException(
          folder + " belongs to no git repository: " + inside.complaint(), "run it in one");
    }
    String[] lines = new String(inside.out(), StandardCharsets.UTF_8).split("\n", -1);
    if (!lines[0].equals("true")) {
      return new GitRepository(git, folder, false);
    }
    Path top = folder;
    String prefix = lines.length > 1 ? lines[1] : "";
    for (int i = 0; i < prefix.length(); i++) {
      Path parent = prefix.charAt(i) == '/' ? top.getParent() : top;
      top = parent == null ? top : parent;
    }
    return new GitRepository(git, top, true);
  }

  /** The folder that a checkout is in; of a bare repository the folder that it was opened at. */
  public Path top() {
    return top;
  }

  /** False for a bare repository. */
  public boolean hasWorkTree() {
    return hasWorkTree;
  }

  /**
   * The files of a revision.
   *
   * @throws GitException where this clone does not have it; the way out says what to fetch
   */
  public Tree revision(String revision) throws GitException {
    if (revision.startsWith("-")) {
      throw new GitException("`" + revision + "` is no revision", "name a branch, a tag or a hash");
    }
    GitProgram.Ran found = git.run("rev-parse", "--verify", "--quiet", revision + "^{commit}");
    if (found.status() != 0) {
      throw missing(revision);
    }
    return listed(
        git, top, revision, found.text(), "ls-tree", "-r", "-z", "--full-tree", found.text());
  }

  /** Whether there is such a revision. */
  public boolean has(String revision) throws GitException {
    return !revision.startsWith("-")
        && git.run("rev-parse", "--verify", "--quiet", revision + "^{commit}").status() == 0;
  }

  /**
   * What is staged.
   *
   * @throws GitException in a bare repository, and where a merge is not resolved
   */
  public Tree index() throws GitException {
    if (!hasWorkTree) {
      throw new GitException(
          "nothing can be staged in " + top + ", a bare repository", "name a revision by --head");
    }
    return listed(
        git, top, "", "the index", "ls-files", "--stage", "-z", "--full-name", "--", ":/");
  }

  /**
   * The paths of files that the index adds or changes, relative to the top.
   *
   * @throws GitException where git cannot tell
   */
  public List<String> staged() throws GitException {
    GitProgram.Ran ran =
        has("HEAD")
            ? git.run(
                "diff-index",
                "--cached",
                "--name-only",
                "-z",
                "--diff-filter=d",
                "--no-renames",
                "HEAD",
                "--")
            : git.run("ls-files", "-z", "--full-name", "--", ":/");
    if (ran.status() != 0) {
      throw failed("what is staged", ran);
    }
    return paths(ran);
  }

  /**
   * The paths of staged files that hold one of some texts, relative to the top. Git finds them
   * without losslint reading all files.
   *
   * @throws GitException where git cannot tell
   */
  public List<String> holding(List<String> texts) throws GitException {
    List<String> words =
        new ArrayList<>(List.of("grep", "--cached", "-l", "-z", "-F", "--full-name"));
    for (String text : texts) {
      words.add("-e");
      words.add(text);
    }
    words.add("--");
    words.add(":/");
    GitProgram.Ran ran = git.run(words.toArray(new String[0]));
    // 1 says that there is none.
    if (ran.status() > 1) {
      throw failed("the files that name a peer", ran);
    }
    return paths(ran);
  }

  /** What ends with NUL each. */
  static List<String> paths(GitProgram.Ran ran) {
    List<String> paths = new ArrayList<>();
    String text = new String(ran.out(), StandardCharsets.UTF_8);
    for (int start = 0, end; start < text.length(); start = end + 1) {
      end = text.indexOf('\0', start);
      paths.add(text.substring(start, end));
    }
    return paths;
  }

  /**
   * What changed in the checkout since a moment.
   *
   * @param seconds since 1970
   * @param day the same, as messages say it
   * @throws GitException where git cannot tell; the message says why
   */
  public GitHistory since(long seconds, String day) throws GitException {
    if (!hasWorkTree) {
      throw new GitException(top + " is no checkout", "");
    }
    return GitHistory.of(git, top, seconds, day);
  }

  /** The tree that {@code git ls-tree} or {@code git ls-files} prints. */
  private GitTree listed(GitProgram program, Path at, String title, String what, String... words)
      throws GitException {
    GitProgram.Ran ran = program.run(words);
    if (ran.status() != 0) {
      throw failed(what, ran);
    }
    TreeMap<String, GitTree.Node> nodes = new TreeMap<>();
    String text = new String(ran.out(), StandardCharsets.UTF_8);
    boolean staged = words[0].equals("ls-files");
    for (int start = 0, end; start < text.length(); start = end + 1) {
      end = text.indexOf('\0', start);
      int tab = text.indexOf('\t', start);
      // MODE TYPE HASH of a tree, MODE HASH STAGE of the index.
      String[] columns = text.substring(start, tab).split(" ", 3);
      String path = text.substring(tab + 1, end);
      if (staged && !columns[2].equals("0")) {
        throw new GitException(
            path + " is in conflict, so no content of it is staged", "resolve it and `git add` it");
      }
      nodes.put(
          path,
          new GitTree.Node(Integer.parseInt(columns[0], 8), staged ? columns[1] : columns[2]));
    }
    GitObjects objects = new GitObjects(program);
    running.add(objects);
    return new GitTree(at, title, nodes, objects, this::submodule);
  }

  private Tree submodule(Path folder, String commit) throws IOException {
    String fetch = "git submodule update --init " + top.relativize(folder);
    if (!Files.exists(folder.resolve(".git"))) {
      throw new IOException("it is a submodule that is not checked out; run `" + fetch + "`");
    }
    try {
      GitProgram there = git.elsewhere(folder);
      return listed(there, folder, commit, commit, "ls-tree", "-r", "-z", "--full-tree", commit);
    } catch (GitException e) {
      throw new IOException(
          "its submodule does not have the commit "
              + commit
              + "; run `git -C "
              + top.relativize(folder)
              + " fetch origin "
              + commit
              + "`",
          e);
    }
  }

  private static GitException failed(String what, GitProgram.Ran ran) {
    return new GitException(
        "git cannot list " + what + (ran.complaint().isEmpty() ? "" : ": " + ran.complaint()), "");
  }

  /** What to run so that the revision is there the next time. */
  private GitException missing(String revision) throws GitException {
    boolean shallow = git.run("rev-parse", "--is-shallow-repository").text().equals("true");
    String known = git.run("remote").text();
    int steps = firstStep(revision);
    boolean isAncestor = steps > 0 && has(revision.substring(0, steps));
    if (known.isEmpty() && !isAncestor) {
      return new GitException(
          "there is no revision `" + revision + "` in this repository, which has no remote",
          "name one that `git log --all --oneline` lists");
    }
    List<String> remotes = List.of(known.split("\n"));
    String remote = remotes.contains("origin") ? "origin" : remotes.get(0);
    String branch = revision;
    for (String name : remotes) {
      if (!name.isEmpty() && revision.startsWith(name + "/")) {
        remote = name;
        branch = revision.substring(name.length() + 1);
      }
    }
    boolean tracked = !branch.equals(revision);
    String fetch;
    if (isAncestor) {
      fetch =
          shallow ? "git fetch --unshallow" : "git log --oneline " + revision.substring(0, steps);
    } else if (tracked) {
      fetch =
          "git fetch"
              + (shallow ? " --depth=1 " : " ")
              + remote
              + " "
              + branch
              + ":refs/remotes/"
              + revision;
    } else {
      fetch = "git fetch" + (shallow ? " --depth=1 " : " ") + remote + " " + revision;
    }
    return new GitException(
        "there is no revision `" + revision + "` in this " + (shallow ? "shallow clone" : "clone"),
        "run `" + fetch + "`" + (tracked || steps > 0 ? "" : " and name FETCH_HEAD or the hash"));
  }

  /** Where {@code ~3} or {@code ^} begins; -1 where none does. */
  private static int firstStep(String revision) {
    for (int i = 0; i < revision.length(); i++) {
      if (revision.charAt(i) == '~' || revision.charAt(i) == '^') {
        return i;
      }
    }
    return -1;
  }

  /** Ends the processes that hand out files. */
  @Override
  public void close() {
    for (GitObjects objects : running) {
      objects.close();
    }
  }
}
