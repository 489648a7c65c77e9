package org.losslint.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.source.Problem;
import org.losslint.source.Tree;
import org.losslint.source.git.GitException;
import org.losslint.source.git.GitRepository;

/**
 * Which state of the files a run judges, and which one it is compared with: what is on disk, what
 * is staged, or a revision.
 */
final class Moments implements AutoCloseable {
  static final Option STAGED =
      Option.flag(
          "--staged",
          "",
          "judges what is staged in git: files, inventory, settings and packs; for hooks");
  static final Option HEAD =
      Option.value(
          "--head",
          "REV",
          "judges a revision instead of the files on disk (default in a bare repository: HEAD)");
  static final Option BASE =
      Option.value("--base", "REV", "counts only what is new or worse since a revision");
  static final List<Option> ALL = List.of(BASE, HEAD, STAGED);

  private final Optional<GitRepository> repository;
  private final boolean staged;
  private final Tree tree;
  private final Optional<Tree> base;
  private final String baseName;
  private final List<Problem> problems;

  private Moments(
      Optional<GitRepository> repository,
      boolean staged,
      Tree tree,
      Optional<Tree> base,
      String baseName,
      List<Problem> problems) {
    this.repository = repository;
    this.staged = staged;
    this.tree = tree;
    this.base = base;
    this.baseName = baseName;
    this.problems = problems;
  }

  /** The files on disk, compared with nothing. */
  static Moments now() {
    return new Moments(Optional.empty(), false, Tree.DISK, Optional.empty(), "", List.of());
  }

  /**
   * What the options ask for.
   *
   * @throws UsageException where they contradict each other, or what is to be judged is not there
   */
  static Moments of(Arguments arguments, Environment environment) throws UsageException {
    boolean staged = arguments.has(STAGED);
    Optional<String> head = arguments.value(HEAD);
    Optional<String> base = arguments.value(BASE);
    if (!staged && head.isEmpty() && base.isEmpty()) {
      return now();
    }
    if (staged && head.isPresent()) {
      throw new UsageException(
          "--staged judges what is staged, and --head a revision", "give one of them");
    }
    GitRepository repository = null;
    try {
      repository = GitRepository.of(environment.workingDirectory(), environment.variables());
      Tree tree = Tree.DISK;
      if (staged) {
        tree = repository.index();
      } else if (head.isPresent() || !repository.hasWorkTree()) {
        tree = repository.revision(head.orElse("HEAD"));
      }
      return compared(repository, staged, tree, base);
    } catch (GitException e) {
      if (repository != null) {
        repository.close();
      }
      throw new UsageException(e.problem().toString());
    }
  }

  /**
   * A base that is not there keeps the verdict from being trusted; the findings are told all the
   * same.
   */
  private static Moments compared(
      GitRepository repository, boolean staged, Tree tree, Optional<String> base) {
    List<Problem> problems = new ArrayList<>();
    Optional<Tree> other = Optional.empty();
    if (base.isPresent()) {
      try {
        other = Optional.of(repository.revision(base.get()));
      } catch (GitException e) {
        problems.add(e.problem());
      }
    }
    return new Moments(Optional.of(repository), staged, tree, other, base.orElse(""), problems);
  }

  boolean staged() {
    return staged;
  }

  /** What is judged. */
  Tree tree() {
    return tree;
  }

  /** What it is compared with. */
  Optional<Tree> base() {
    return base;
  }

  /** As the user named it; empty where nothing is compared. */
  String baseName() {
    return baseName;
  }

  /** Why the comparison cannot be made. */
  List<Problem> problems() {
    return problems;
  }

  /** The tree of the last commit; empty before the first one. */
  Optional<Tree> lastCommit() throws GitException {
    return repository.isPresent() && repository.get().has("HEAD")
        ? Optional.of(repository.get().revision("HEAD"))
        : Optional.empty();
  }

  /**
   * The staged files, absolute.
   *
   * @throws GitException where git cannot tell
   */
  List<Path> stagedFiles() throws GitException {
    return repository.isPresent() ? absolute(repository.get().staged()) : List.of();
  }

  /** The staged files that hold one of some texts, absolute. */
  List<Path> holding(List<String> texts) throws GitException {
    return repository.isPresent() ? absolute(repository.get().holding(texts)) : List.of();
  }

  private List<Path> absolute(List<String> names) {
    List<Path> paths = new ArrayList<>(names.size());
    for (String name : names) {
      paths.add(repository.orElseThrow().top().resolve(name));
    }
    return paths;
  }

  @Override
  public void close() {
    repository.ifPresent(GitRepository::close);
  }
}
