package org.losslint.source.git;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which files of a checkout changed since a moment, whenever they were written to disk. What counts
 * is when a change came into the branch: a commit of its own or the merge that brought it, by its
 * committer's date.
 */
public final class GitHistory {
  private final Path top;

  /** Of the last commit before; empty where there is none. */
  private final Optional<String> before;

  /** Empty where git knows of no file before the moment. */
  private final Optional<Set<String>> tracked;

  private final Set<String> touched;

  private GitHistory(
      Path top, Optional<String> before, Optional<Set<String>> tracked, Set<String> touched) {
    this.top = top;
    this.before = before;
    this.tracked = tracked;
    this.touched = touched;
  }

  /**
   * Asks git, a few times for all files.
   *
   * @param since in seconds since 1970
   * @param day the same, as messages say it
   * @throws GitException where git cannot tell, as in a clone whose history does not reach back
   */
  static GitHistory of(GitProgram git, Path top, long since, String day) throws GitException {
    if (git.run("rev-parse", "--verify", "--quiet", "HEAD^{commit}").status() != 0) {
      return new GitHistory(top, Optional.empty(), Optional.empty(), Set.of());
    }
    List<String> commits = lines(listed(git, "rev-list", "--first-parent", "--timestamp", "HEAD"));
    int oldest = commits.size() - 1;
    // By the last that is too young and not by the first that is old enough: clocks may be wrong.
    while (oldest >= 0 && date(commits.get(oldest)) < since) {
      oldest--;
    }
    if (oldest == commits.size() - 1) {
      if (git.run("rev-parse", "--is-shallow-repository").text().equals("true")) {
        throw new GitException(
            "the history of this clone does not reach back to " + day,
            "run `git fetch --unshallow`, or check out with `fetch-depth: 0`");
      }
      return new GitHistory(top, Optional.empty(), Optional.empty(), Set.of());
    }
    Set<String> touched = new HashSet<>();
    if (oldest >= 0) {
      String count = String.valueOf(oldest + 1);
      touched.addAll(
          GitRepository.paths(
              listed(
                  git,
                  "log",
                  "--first-parent",
                  "-m",
                  "-n",
                  count,
                  "--name-only",
                  "-z",
                  "--no-renames",
                  "--format=",
                  "HEAD",
                  "--")));
    }
    for (String row :
        GitRepository.paths(
            listed(
                git,
                "status",
                "--porcelain",
                "-z",
                "--untracked-files=no",
                "--no-renames",
                "--ignore-submodules=all"))) {
      // Two letters and a space stand before the path.
      touched.add(row.substring(3));
    }
    Set<String> tracked =
        new HashSet<>(
            GitRepository.paths(listed(git, "ls-files", "-z", "--full-name", "--", ":/")));
    String last = commits.get(oldest + 1);
    return new GitHistory(
        top, Optional.of(last.substring(last.indexOf(' ') + 1)), Optional.of(tracked), touched);
  }

  private static GitProgram.Ran listed(GitProgram git, String... words) throws GitException {
    GitProgram.Ran ran = git.run(words);
    if (ran.status() != 0) {
      throw new GitException(
          "git cannot list what changed"
              + (ran.complaint().isEmpty() ? "" : ": ")
              + ran.complaint(),
          "");
    }
    return ran;
  }

  private static List<String> lines(GitProgram.Ran ran) {
    return List.of(new String(ran.out(), StandardCharsets.US_ASCII).split("\n"));
  }

  /** Of a line with seconds and a hash. */
  private static long date(String line) {
    return Long.parseLong(line.substring(0, line.indexOf(' ')));
  }

  /** The hash of the last commit before; empty where there is none. */
  public Optional<String> before() {
    return before;
  }

  /** Whether a file, by its absolute path, is new or another one since then. */
  public boolean changed(Path file) {
    String name = top.relativize(file).toString().replace('\\', '/');
    return tracked.isEmpty() || touched.contains(name) || !tracked.get().contains(name);
  }

  /** The absolute paths of files that were there then, or came since, and are gone. */
  public List<Path> gone() {
    List<Path> gone = new ArrayList<>();
    for (String name : touched) {
      Path file = top.resolve(name);
      if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
        gone.add(file);
      }
    }
    gone.sort(null);
    return gone;
  }
}
