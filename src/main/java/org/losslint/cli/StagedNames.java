package org.losslint.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losslint.inventory.InventoryFinder;
import org.losslint.rules.settings.SettingsFinder;
import org.losslint.source.Input;
import org.losslint.source.Tree;
import org.losslint.source.git.GitException;

/** What a hook asks about: the files it names, or all that is staged where it names none. */
final class StagedNames {
  private final Moments moments;
  private final Path directory;

  StagedNames(Moments moments, Path directory) {
    this.moments = moments;
    this.directory = directory;
  }

  /**
   * The names to look for. An inventory or a settings file among them stands for all that it
   * governs, because each verdict there may change with it.
   *
   * @param names as given; empty for all that is staged
   * @throws GitException where git cannot tell what is staged
   */
  List<String> of(List<String> names) throws GitException {
    List<String> all = new ArrayList<>(names);
    all.removeAll(deleted(names));
    if (names.isEmpty()) {
      for (Path path : moments.stagedFiles()) {
        all.add(directory.relativize(path).toString().replace('\\', '/'));
      }
    }
    Set<String> wanted = new LinkedHashSet<>();
    for (String name : all) {
      Path folder = governed(directory.resolve(name).normalize());
      String shown = folder == null ? name : directory.relativize(folder).toString();
      wanted.add(shown.isEmpty() ? "." : shown.replace('\\', '/'));
    }
    return List.copyOf(wanted);
  }

  /** Files that the commit takes away, which a hook may name as it names all that is changed. */
  private List<String> deleted(List<String> names) throws GitException {
    List<String> gone = new ArrayList<>(0);
    for (String name : names) {
      Path path = directory.resolve(name).normalize();
      if (!Files.exists(path) && !moments.tree().isFile(path) && !moments.tree().isFolder(path)) {
        Optional<Tree> last = moments.lastCommit();
        if (last.isPresent() && last.get().isFile(path)) {
          gone.add(name);
        }
      }
    }
    return gone;
  }

  @edu.umd.cs.findbugs.annotations.CheckForNull
  private static Path governed(Path file) {
    Path folder = file.getParent();
    if (folder == null || file.endsWith(SettingsFinder.NAME)) {
      return folder;
    }
    for (String inventory : InventoryFinder.NAMES) {
      if (file.endsWith(inventory)) {
        return inventory.indexOf('/') < 0 ? folder : folder.getParent();
      }
    }
    return null;
  }

  /**
   * The same inputs as if they had been met in a folder: a hook hands on whatever fits a pattern,
   * and a file of another kind is no fault of who commits it.
   */
  static List<Input> met(List<Input> inputs) {
    List<Input> met = new ArrayList<>(inputs.size());
    for (Input input : inputs) {
      met.add(
          input instanceof Input.OfFile file
              ? new Input.OfFile(file.tree(), file.path(), file.display(), false)
              : input);
    }
    return met;
  }
}
