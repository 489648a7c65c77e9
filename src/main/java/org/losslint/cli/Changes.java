package org.losslint.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.inventory.InventoryFinder;
import org.losslint.rules.settings.SettingsFinder;
import org.losslint.source.Input;
import org.losslint.source.Tree;
import org.losslint.source.git.GitException;
import org.losslint.source.git.GitHistory;
import org.losslint.source.git.GitRepository;

/**
 * Which files changed since a day began, in UTC. In a checkout of git its history says so, because
 * a clone writes all files anew; elsewhere the time of their last modification. Where git cannot
 * say, all files of the checkout count as changed.
 */
final class Changes implements AutoCloseable {
  private static final long SECONDS_OF_DAY = 86_400;

  private final LocalDate day;
  private final Map<String, String> variables;
  private final Map<Path, Optional<Path>> tops = new HashMap<>();
  private final Map<Path, Optional<Checkout>> checkouts = new LinkedHashMap<>();
  private final List<String> notes = new ArrayList<>(1);

  /**
   * What git knows of a working tree.
   *
   * @param before the files of the last commit before the day; empty where there is none
   */
  private record Checkout(GitRepository repository, GitHistory history, Optional<Tree> before) {}

  /**
   * @param variables the environment, for git
   */
  Changes(LocalDate day, Map<String, String> variables) {
    this.day = day;
    this.variables = variables;
  }

  /** As the user wrote it. */
  String day() {
    return day.toString();
  }

  /** Why more is judged than changed. */
  List<String> notes() {
    return List.copyOf(notes);
  }

  /**
   * The inputs of a run that changed: all of them where something did that they are judged by.
   *
   * @param terms the files of settings and packs, absolute
   */
  Set<Input> of(Request request, List<Path> terms) {
    Set<Input> changed = new LinkedHashSet<>();
    for (Input input : request.inputs()) {
      if (!(input instanceof Input.OfFile file) || isNew(file.path())) {
        changed.add(input);
      }
    }
    if (changed.size() == request.inputs().size()) {
      return changed;
    }
    Path folder = request.workingDirectory();
    List<Path> grounds = new ArrayList<>(terms);
    request.inventory().file().ifPresent(file -> grounds.add(folder.resolve(file.path())));
    for (Path ground : grounds) {
      if (isNew(ground)) {
        return all(request, shown(ground, folder) + " changed since " + day);
      }
    }
    for (Path walked : request.walked()) {
      top(walked.normalize()).ifPresent(this::checkout);
    }
    for (Path gone : gone()) {
      if (setsTerms(gone)) {
        return all(request, shown(gone, folder) + " is gone since " + day);
      }
    }
    return changed;
  }

  /**
   * The inputs that git knows as another file or that are gone, as they were before the day. Asked
   * for after {@link #of}; they can be read until this is closed.
   */
  List<Input> earlier(Request request) {
    Path folder = request.workingDirectory();
    List<Input> earlier = new ArrayList<>();
    for (Input input : request.inputs()) {
      if (input instanceof Input.OfFile file && isNew(file.path())) {
        add(file.path().normalize(), file.display(), earlier);
      }
    }
    for (Path gone : gone()) {
      for (Path walked : request.walked()) {
        if (isMetIn(walked.normalize(), gone)) {
          add(gone, shown(gone, folder), earlier);
          break;
        }
      }
    }
    return earlier;
  }

  private void add(Path file, String display, List<Input> earlier) {
    Optional<Tree> tree = top(file.getParent()).flatMap(this::checkout).flatMap(Checkout::before);
    if (tree.isPresent() && tree.get().isFile(file)) {
      earlier.add(new Input.OfFile(tree.get(), file, display, false));
    }
  }

  private List<Path> gone() {
    List<Path> gone = new ArrayList<>();
    for (Optional<Checkout> checkout : checkouts.values()) {
      checkout.ifPresent(known -> gone.addAll(known.history().gone()));
    }
    return gone;
  }

  private Set<Input> all(Request request, String because) {
    notes.add(because + ", so that everything is judged");
    return new LinkedHashSet<>(request.inputs());
  }

  private static String shown(Path file, Path folder) {
    return folder.relativize(file.normalize()).toString().replace('\\', '/');
  }

  /** Whether a file, by its absolute path, changed, or what it is a link to. */
  private boolean isNew(Path file) {
    try {
      Path normal = file.normalize();
      Path real = file.toRealPath();
      return isNewAt(normal) || (!real.equals(normal) && isNewAt(real));
    } catch (IOException e) {
      return true;
    }
  }

  private boolean isNewAt(Path file) throws IOException {
    Optional<Path> top = top(file.getParent());
    if (top.isEmpty()) {
      long modified = Files.getLastModifiedTime(file, LinkOption.NOFOLLOW_LINKS).toMillis();
      return modified >= day.toEpochDay() * SECONDS_OF_DAY * 1000;
    }
    Optional<Checkout> checkout = checkout(top.get());
    return checkout.isEmpty() || checkout.get().history().changed(file);
  }

  private static boolean setsTerms(Path file) {
    boolean sets = file.endsWith(SettingsFinder.NAME);
    for (String name : InventoryFinder.NAMES) {
      sets |= file.endsWith(name);
    }
    return sets;
  }

  /** Whether a walk through a folder meets a file; it passes over hidden ones. */
  private static boolean isMetIn(Path folder, Path file) {
    if (!file.startsWith(folder)) {
      return false;
    }
    for (Path name : folder.relativize(file)) {
      if (name.toString().startsWith(".")) {
        return false;
      }
    }
    return true;
  }

  /** The folder with {@code .git} that a folder is in or is. */
  private Optional<Path> top(Path from) {
    List<Path> passed = new ArrayList<>();
    Optional<Path> found = Optional.empty();
    for (Path folder = from; folder != null; folder = folder.getParent()) {
      Optional<Path> known = tops.get(folder);
      if (known != null) {
        found = known;
        break;
      }
      passed.add(folder);
      if (Tree.DISK.isTop(folder)) {
        found = Optional.of(folder);
        break;
      }
    }
    for (Path each : passed) {
      tops.put(each, found);
    }
    return found;
  }

  /** Empty where git cannot tell, which is noted once. */
  private Optional<Checkout> checkout(Path top) {
    Optional<Checkout> known = checkouts.get(top);
    if (known == null) {
      known = read(top);
      checkouts.put(top, known);
    }
    return known;
  }

  private Optional<Checkout> read(Path top) {
    GitRepository repository = null;
    try {
      repository = GitRepository.of(top, variables);
      GitHistory history = repository.since(day.toEpochDay() * SECONDS_OF_DAY, day());
      Optional<Tree> before = Optional.empty();
      if (history.before().isPresent()) {
        before = Optional.of(repository.revision(history.before().get()));
      }
      return Optional.of(new Checkout(repository, history, before));
    } catch (GitException e) {
      if (repository != null) {
        repository.close();
      }
      notes.add(e.problem() + "; all files in " + top + " count as changed");
      return Optional.empty();
    }
  }

  @Override
  public void close() {
    for (Optional<Checkout> checkout : checkouts.values()) {
      checkout.ifPresent(known -> known.repository().close());
    }
  }
}
