package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The gate in repositories of every shape: clones without history, bare ones, several work trees,
 * submodules, links. {@link RepositoryShapesIT} runs the same with the launcher.
 */
class RepositoryShapesTest {
  @TempDir Path temp;
  private GitSandbox repository;

  @BeforeEach
  void start() throws IOException {
    Path folder = Files.createDirectories(temp.resolve("r")).toRealPath();
    repository = GitSandbox.withLink(sandbox(folder));
  }

  /** Where git and losslint are run. */
  GitSandbox sandbox(Path folder) {
    return new GitSandbox(folder);
  }

  private static JsonNode json(Shell.Ran ran) {
    try {
      return new ObjectMapper().readTree(ran.out());
    } catch (IOException e) {
      throw new AssertionError(ran.toString(), e);
    }
  }

  /** The errors that count. */
  private static List<String> errors(Shell.Ran ran) {
    List<String> found = new ArrayList<>();
    for (JsonNode finding : json(ran).get("findings")) {
      if (finding.get("severity").asText().equals("error") && finding.get("suppressed").isNull()) {
        found.add(finding.get("rule").asText() + " " + finding.get("file").asText());
      }
    }
    return found;
  }

  private Shell.Ran since(String base, String... words) {
    List<String> all = new ArrayList<>(List.of("check", "-f", "json", "--base", base));
    all.addAll(List.of(words));
    return repository.losslint(all.toArray(String[]::new));
  }

  @Test
  void aRenamedFileIsTheSame() {
    repository.with("net/dci1.set", GitSandbox.router("dci1", 9000)).commit("old fault");
    repository.git("mv", "net/dci1.set", "net/renamed.set");
    Shell.Ran ran = since("HEAD", "net");
    assertEquals(List.of(), errors(ran));
    assertEquals(0, json(ran).get("comparisons").get(0).get("counts").get("new").asInt());
  }

  @Test
  void aFragmentWithoutANameIsTheSameInAnotherFolder() {
    String fragment =
        "class-of-service { schedulers { s1 { explicit-congestion-notification; } } }\n";
    repository.with("parts/a.conf", fragment).commit("part");
    repository.git("mv", "parts", "pieces");
    Shell.Ran ran = since("HEAD", ".");
    assertEquals(0, json(ran).get("comparisons").get(0).get("counts").get("new").asInt());
  }

  @Test
  void aDeletedFileMendsNothing() {
    repository.with("net/dci1.set", GitSandbox.router("dci1", 9000)).commit("old fault");
    repository.git("rm", "-q", "net/dci1.set");
    Shell.Ran ran = repository.losslint("check", "--base", "HEAD", "net");
    assertTrue(ran.out().contains("because its file is not there any more\n"), ran.out());
    assertTrue(ran.out().contains("0 mended"), ran.out());
  }

  @Test
  void aShallowCloneIsToldWhatToFetch() {
    repository.git("checkout", "-q", "-b", "topic");
    repository.with("net/dci1.set", GitSandbox.router("dci1", 9000)).commit("fault");
    Path clone = temp.resolve("clone");
    repository.git(
        "clone", "-q", "--depth=1", "-b", "topic", "file://" + repository.folder, clone.toString());
    GitSandbox shallow = repository.at(clone);
    Shell.Ran ran = shallow.losslint("check", "-f", "json", "--base", "origin/main", "net");
    assertEquals(2, ran.status());
    String fetch = "git fetch --depth=1 origin main:refs/remotes/origin/main";
    assertEquals(
        "losslint: exit 2: there is no revision `origin/main` in this shallow clone; run `"
            + fetch
            + "`",
        ran.lastLine());
    assertEquals(List.of("DCI-001 net/dci1.set", "DCI-017 net/dci1.set"), errors(ran));
    // The line does what it promises.
    shallow.git(fetch.substring("git ".length()).split(" "));
    Shell.Ran fetched = shallow.losslint("check", "--base", "origin/main", "net");
    assertEquals(1, fetched.status(), fetched.err());

    Shell.Ran parent = shallow.losslint("check", "--base", "HEAD~1", "net");
    assertEquals(2, parent.status());
    assertTrue(parent.lastLine().endsWith("run `git fetch --unshallow`"), parent.lastLine());
    shallow.git("fetch", "-q", "--unshallow");
    assertEquals(1, shallow.losslint("check", "--base", "HEAD~1", "net").status());
  }

  @Test
  void withoutARemoteNothingIsToBeFetched() {
    for (String revision : List.of("main-of-old", "origin/main", "0123abc")) {
      Shell.Ran ran = repository.losslint("check", "--base", revision, "net");
      assertEquals(2, ran.status());
      assertEquals(
          "losslint: exit 2: there is no revision `"
              + revision
              + "` in this repository, which has no remote; name one that `git log --all --oneline`"
              + " lists",
          ran.lastLine());
    }
    repository.git("remote", "add", "upstream", "https://git.example.net/net.git");
    Shell.Ran ran = repository.losslint("check", "--base", "0123abc", "net");
    assertTrue(
        ran.lastLine().endsWith("run `git fetch upstream 0123abc` and name FETCH_HEAD or the hash"),
        ran.lastLine());
  }

  @Test
  void aBareRepositoryIsJudgedByRevisions() {
    repository.git("checkout", "-q", "-b", "topic");
    repository.with("net/dci1.set", GitSandbox.router("dci1", 9000)).commit("fault");
    Path bare = temp.resolve("bare.git");
    repository.git("clone", "-q", "--bare", repository.folder.toString(), bare.toString());
    GitSandbox server = repository.at(bare);
    Shell.Ran ran =
        server.losslint("check", "-f", "json", "--base", "main", "--head", "topic", ".");
    assertEquals(List.of("DCI-001 net/dci1.set", "DCI-017 net/dci1.set"), errors(ran));
    assertEquals(1, ran.status());
    // Without --head its HEAD is judged.
    assertEquals(1, server.losslint("check", "--base", "main", "net").status());
    assertEquals(2, server.losslint("check", "--staged").status());
  }

  @Test
  void aRevisionIsJudgedWithoutACheckout() {
    repository.with("net/dci1.set", GitSandbox.router("dci1", 9000)).commit("fault");
    repository.with("net/dci1.set", GitSandbox.router("dci1", 12948));
    assertEquals(1, repository.losslint("check", "--head", "HEAD", "net").status());
    assertEquals(0, repository.losslint("check", "--head", "HEAD~1", "net").status());
    assertEquals(0, repository.losslint("check", "net").status());
  }

  @Test
  void aSecondWorkTreeIsItsOwn() {
    Path second = temp.resolve("second");
    repository.git("worktree", "add", "-q", "-b", "topic", second.toString());
    GitSandbox other = repository.at(second).with("net/dci1.set", GitSandbox.router("dci1", 9000));
    assertEquals(1, other.losslint("check", "--base", "main", "net").status());
    assertEquals(0, repository.losslint("check", "--base", "main", "net").status());
    other.add();
    assertEquals(1, other.losslint("check", "--staged").status());
    assertEquals(0, repository.losslint("check", "--staged").status());
  }

  @Test
  void aSubmoduleIsReadAtTheCommitOfTheRevision() throws IOException {
    Path folder = Files.createDirectories(temp.resolve("super")).toRealPath();
    GitSandbox top = repository.at(folder).init();
    top.git("submodule", "--quiet", "add", "file://" + repository.folder, "devices");
    top.commit("start");
    top.at(folder.resolve("devices")).with("net/dci1.set", GitSandbox.router("dci1", 9000));
    Shell.Ran changed = top.losslint("check", "--base", "HEAD", "devices/net");
    assertEquals(1, changed.status(), changed.err());
    top.at(folder.resolve("devices")).commit("fault");
    top.commit("take it");
    assertEquals(0, top.losslint("check", "--base", "HEAD", "devices/net").status());
    assertEquals(1, top.losslint("check", "--base", "HEAD~1", "devices/net").status());
  }

  @Test
  void linksInTheRepositoryAreFollowed() throws IOException {
    repository.with("store/dci1.set", GitSandbox.router("dci1", 9000));
    Files.delete(repository.folder.resolve("net/dci1.set"));
    Files.createSymbolicLink(
        repository.folder.resolve("net/dci1.set"), Path.of("../store/dci1.set"));
    Files.createSymbolicLink(repository.folder.resolve("all"), Path.of("net"));
    Files.createSymbolicLink(repository.folder.resolve("net/loop"), Path.of(".."));
    repository.commit("links");
    for (String path : List.of("net/dci1.set", "all/dci1.set", "net")) {
      Shell.Ran ran = repository.losslint("check", "--head", "HEAD", path);
      assertEquals(1, ran.status(), path + "\n" + ran.err() + ran.out());
    }
  }
}
