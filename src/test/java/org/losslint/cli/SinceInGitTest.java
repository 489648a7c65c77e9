package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In a checkout the history says what changed, and the times of files say nothing. */
class SinceInGitTest {
  private static final String DAY = "2026-11-01";

  @TempDir private Path temporary;

  private GitSandbox git;

  @BeforeEach
  void threeRoutersInOctober() {
    git =
        new GitSandbox(folder("origin"))
            .init()
            .with("losslint-inventory.yaml", GitSandbox.INVENTORY)
            .with("net/dci1.set", GitSandbox.router("dci1", 12948))
            .with("net/dci2.set", GitSandbox.router("dci2", 12948))
            .with("net/r9.conf", lone("r9"))
            .with("net/é r8.conf", lone("r8"))
            .with("net/.hidden", "nothing\n")
            .with("tools/run", "nothing\n");
    commit(git, "2026-10-31T23:59:59Z");
  }

  private Path folder(String name) {
    try {
      return Files.createDirectory(temporary.resolve(name));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static String lone(String name) {
    return Fleet.LONE.replace("NAME", name);
  }

  private static void commit(GitSandbox git, String date) {
    git.add();
    dated(git, date, "commit", "-q", "-m", "change");
  }

  private static void dated(GitSandbox git, String date, String... words) {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(words));
    Shell.Ran ran = git.run(command, Map.of("GIT_COMMITTER_DATE", date));
    assertEquals(0, ran.status(), ran.err());
  }

  private GitSandbox cloned(String... options) {
    List<String> words = new ArrayList<>(List.of("clone", "-q"));
    words.addAll(List.of(options));
    words.add("file://" + git.folder);
    words.add(temporary.resolve("clone").toString());
    git.git(words.toArray(String[]::new));
    return git.at(temporary.resolve("clone"));
  }

  private static Shell.Ran check(GitSandbox where) {
    return where.losslint("check", "--since", DAY, "-f", "json", "--fail-on", "never", "net");
  }

  private static Set<String> judged(Shell.Ran ran) {
    try {
      Set<String> judged = new TreeSet<>();
      for (JsonNode file : new ObjectMapper().readTree(ran.out()).get("files")) {
        if (file.get("status").asText().equals("checked")) {
          judged.add(file.get("path").asText());
        }
      }
      return judged;
    } catch (IOException e) {
      throw new AssertionError(ran.err(), e);
    }
  }

  private static final Set<String> ALL =
      Set.of("net/dci1.set", "net/dci2.set", "net/r9.conf", "net/é r8.conf");

  @Test
  void aFreshCloneOfWhatIsOldHasNothingNew() {
    Shell.Ran ran = check(cloned());
    assertEquals(0, ran.status(), ran.err());
    assertEquals(Set.of(), judged(ran));
    assertEquals(
        "losslint: 4 of 4 files not changed since 2026-11-01, so that nothing is judged\n",
        ran.err());
  }

  @Test
  void aCommitOfTheDayOrLaterIsAChange() {
    git.with("net/dci1.set", GitSandbox.router("dci1", 12949));
    commit(git, "2026-11-01T00:00:00Z");
    git.with("tools/run", "something\n");
    commit(git, "2026-11-02T00:00:00Z");
    GitSandbox clone = cloned();
    Shell.Ran ran = check(clone);
    assertEquals(Set.of("net/dci1.set", "net/dci2.set"), judged(ran));
    assertEquals("losslint: 2 of 4 files not changed since 2026-11-01, not judged\n", ran.err());
    Shell.Ran below = clone.losslintIn("net", "check", "--since", DAY, "-f", "json", ".");
    assertEquals(Set.of("dci1.set", "dci2.set"), judged(below));
  }

  /** It is the merge that brings in a branch of October. */
  @Test
  void aBranchChangesWhatItIsMergedInto() {
    git.git("checkout", "-q", "-b", "side");
    git.with("net/é r8.conf", lone("r8") + "\n");
    commit(git, "2026-10-31T23:59:59Z");
    git.git("checkout", "-q", "main");
    git.with("net/r9.conf", lone("r9") + "\n");
    commit(git, "2026-10-31T23:59:59Z");
    dated(git, "2026-11-03T00:00:00Z", "merge", "-q", "--no-edit", "side");
    assertEquals(Set.of("net/é r8.conf"), judged(check(cloned())));
  }

  /** A commit below one that a wrong clock made older than it is. */
  @Test
  void aWrongClockHidesNoChange() {
    git.with("net/r9.conf", lone("r9") + "\n");
    commit(git, "2026-11-03T00:00:00Z");
    git.with("tools/run", "something\n");
    commit(git, "2026-10-01T00:00:00Z");
    assertEquals(Set.of("net/r9.conf"), judged(check(cloned())));
  }

  @Test
  void whatIsNotCommittedIsNew() {
    GitSandbox clone = cloned();
    clone.with("net/r7.conf", lone("r7")).with("net/r9.conf", lone("r9") + "\n");
    clone.with("net/r6.conf", lone("r6")).add("net/r6.conf");
    assertEquals(Set.of("net/r6.conf", "net/r7.conf", "net/r9.conf"), judged(check(clone)));
    clone.with(".gitignore", "r7.conf\n");
    assertEquals(Set.of("net/r6.conf", "net/r7.conf", "net/r9.conf"), judged(check(clone)));
  }

  @Test
  void aFirstCommitIsNewAsAWhole() {
    GitSandbox young = git.at(folder("young")).init().with("net/r9.conf", lone("r9"));
    assertEquals(Set.of("net/r9.conf"), judged(check(young)));
    commit(young, "2026-11-01T00:00:00Z");
    Shell.Ran ran = check(young);
    assertEquals(Set.of("net/r9.conf"), judged(ran));
    assertEquals("", ran.err());
  }

  @Test
  void aShallowCloneThatDoesNotReachBackIsJudgedWhole() {
    git.with("net/r9.conf", lone("r9") + "\n");
    commit(git, "2026-11-03T00:00:00Z");
    GitSandbox clone = cloned("--depth", "1");
    Shell.Ran ran = check(clone);
    assertEquals(ALL, judged(ran));
    assertEquals(0, ran.status());
    assertEquals(
        "losslint: the history of this clone does not reach back to 2026-11-01; run `git fetch"
            + " --unshallow`, or check out with `fetch-depth: 0`; all files in "
            + clone.folder
            + " count as changed\n",
        ran.err());
    clone.git("fetch", "-q", "--depth", "2");
    assertEquals(Set.of("net/r9.conf"), judged(check(clone)));
  }

  @Test
  void anInventoryThatChangedIsForEverything() {
    git.with("losslint-inventory.yaml", GitSandbox.INVENTORY + "# more\n");
    commit(git, "2026-11-03T00:00:00Z");
    Shell.Ran ran = check(cloned());
    assertEquals(ALL, judged(ran));
    assertEquals(
        "losslint: losslint-inventory.yaml changed since 2026-11-01,"
            + " so that everything is judged\n",
        ran.err());
  }

  /** A rule that joins files may end in another way without it. */
  @Test
  void aFileThatIsGoneIsAChangeOfWhatItBelongedTo() throws IOException {
    for (String path : List.of("net/.hidden", "tools/run", "net/r9.conf")) {
      Files.delete(git.folder.resolve(path));
    }
    commit(git, "2026-11-03T00:00:00Z");
    assertEquals(Set.of(), judged(check(git)));
    Files.delete(git.folder.resolve("net/dci2.set"));
    assertEquals(Set.of("net/dci1.set"), judged(check(git)), "not committed");
    commit(git, "2026-11-04T00:00:00Z");
    assertEquals(Set.of("net/dci1.set"), judged(check(cloned())));
  }

  @Test
  void aRouterThatIsAnotherOneIsAChangeOfWhatItBelongedTo() {
    git.with("net/dci2.set", GitSandbox.router("r7", 12948));
    commit(git, "2026-11-03T00:00:00Z");
    assertEquals(Set.of("net/dci1.set", "net/dci2.set"), judged(check(cloned())));
  }

  /** Nobody can say what a file belonged to whose content of that time git lacks. */
  @Test
  void aFileThatCannotBeReadAsItWasIsAChangeOfEverything() throws IOException {
    git.with("net/r9.conf", lone("r9") + "\n");
    commit(git, "2026-11-03T00:00:00Z");
    assertEquals(Set.of("net/r9.conf"), judged(check(git)));
    String hash = git.git("rev-parse", "HEAD~1:net/r9.conf");
    Path objects = git.folder.resolve(".git/objects");
    Files.delete(objects.resolve(hash.substring(0, 2)).resolve(hash.substring(2)));
    assertEquals(ALL, judged(check(git)));
  }

  @Test
  void anInventoryThatIsGoneIsForEverything() throws IOException {
    Files.delete(git.folder.resolve("losslint-inventory.yaml"));
    Shell.Ran ran = check(git);
    assertEquals(ALL, judged(ran));
    assertEquals(
        "losslint: losslint-inventory.yaml is gone since 2026-11-01,"
            + " so that everything is judged\n",
        ran.err());
  }

  @Test
  void aLinkChangesWithWhatItLeadsTo() throws IOException {
    git.with("data/r7", lone("r7"));
    Files.createSymbolicLink(git.folder.resolve("net/r7.conf"), Path.of("../data/r7"));
    commit(git, "2026-10-31T23:59:59Z");
    assertEquals(Set.of(), judged(check(git)));
    git.with("data/r7", lone("r7") + "\n");
    commit(git, "2026-11-02T00:00:00Z");
    assertEquals(Set.of("net/r7.conf"), judged(check(cloned())));
  }

  /** Each repository has a history of its own. */
  @Test
  void aSubmoduleIsAskedForItself() {
    GitSandbox inner = git.at(folder("inner")).init().with("old.conf", lone("r5"));
    commit(inner, "2026-10-01T00:00:00Z");
    inner.with("new.conf", lone("r6"));
    commit(inner, "2026-11-02T00:00:00Z");
    git.git("submodule", "--quiet", "add", "file://" + inner.folder, "net/inner");
    commit(git, "2026-10-31T23:59:59Z");
    assertEquals(Set.of("net/inner/new.conf"), judged(check(git)));
  }
}
