package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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

/** What a hook judges: the index, and nothing else. */
class StagedCheckTest {
  @TempDir Path temp;
  private GitSandbox repository;

  @BeforeEach
  void start() throws IOException {
    repository = GitSandbox.withLink(temp.toRealPath());
  }

  private static JsonNode json(Shell.Ran ran) {
    try {
      return new ObjectMapper().readTree(ran.out());
    } catch (IOException e) {
      throw new AssertionError(ran.toString(), e);
    }
  }

  private static List<String> findings(Shell.Ran ran) {
    List<String> found = new ArrayList<>();
    for (JsonNode finding : json(ran).get("findings")) {
      if (finding.get("severity").asText().equals("error")) {
        found.add(finding.get("rule").asText() + " " + finding.get("file").asText());
      }
    }
    return found;
  }

  private static List<String> files(Shell.Ran ran) {
    List<String> files = new ArrayList<>();
    json(ran).get("files").forEach(file -> files.add(file.get("path").asText()));
    return files;
  }

  @Test
  void onlyStagedContentCounts() {
    repository.with("net/dci1.set", GitSandbox.router("dci1", 9000)).add();
    repository.with("net/dci1.set", GitSandbox.router("dci1", 12948));
    Shell.Ran bad = repository.losslint("check", "-f", "json", "--staged", "net/dci1.set");
    assertEquals(List.of("DCI-001 net/dci1.set", "DCI-017 net/dci1.set"), findings(bad));
    assertEquals(1, bad.status());
    repository.add().with("net/dci1.set", "this is no configuration");
    Shell.Ran good = repository.losslint("check", "-f", "json", "--staged", "net/dci1.set");
    assertEquals(List.of(), findings(good));
    assertEquals(0, good.status(), good.err());
  }

  @Test
  void withoutNamesItIsWhatTheCommitChanges() {
    repository.with("net/dci1.set", GitSandbox.router("dci1", 12949)).add();
    assertEquals(
        List.of("net/dci1.set"), files(repository.losslint("check", "-f", "json", "--staged")));
    assertEquals(
        List.of("dci1.set"),
        files(repository.losslintIn("net", "check", "-f", "json", "--staged")));
  }

  @Test
  void aFileThatIsOnDiskAloneIsNotStaged() {
    repository.with("net/new.set", GitSandbox.router("dci1", 9000));
    Shell.Ran ran = repository.losslint("check", "--staged", "net/new.set");
    assertEquals(2, ran.status());
    assertTrue(
        ran.err()
            .contains(
                "`net/new.set` exists on disk and is not staged; `git add` it, or check what is on"
                    + " disk, without --staged"),
        ran.err());
    Shell.Ran nowhere = repository.losslint("check", "--staged", "net/none.set");
    assertTrue(nowhere.err().contains("`net/none.set` does not exist"), nowhere.err());
    Shell.Ran head = repository.losslint("check", "--head", "HEAD", "net/new.set");
    assertTrue(
        head.err()
            .contains(
                "`net/new.set` exists on disk and not in HEAD; name a revision that holds it"),
        head.err());
  }

  @Test
  void aFileThatTheCommitTakesAwayIsNothingToJudge() {
    repository.git("rm", "-q", "net/dci1.set");
    Shell.Ran deleted = repository.losslint("check", "--staged", "net/dci1.set");
    assertEquals(0, deleted.status(), deleted.err());
    repository.git("mv", "net/dci2.set", "net/far.set");
    Shell.Ran moved =
        repository.losslint("check", "-f", "json", "--staged", "net/dci2.set", "net/far.set");
    assertEquals(List.of("net/far.set"), files(moved));
    assertEquals(0, moved.status(), moved.err());
  }

  @Test
  void nothingStagedIsNothingToSay() {
    Shell.Ran ran = repository.losslint("check", "--staged");
    assertEquals(0, ran.status(), ran.err());
  }

  @Test
  void theFirstCommitOfARepositoryIsJudgedToo() throws IOException {
    Path fresh = Files.createDirectories(temp.resolve("fresh")).toRealPath();
    GitSandbox first =
        repository
            .at(fresh)
            .init()
            .with("losslint-inventory.yaml", GitSandbox.INVENTORY)
            .with("dci1.set", GitSandbox.router("dci1", 1))
            .add();
    assertEquals(
        List.of("DCI-001 dci1.set"),
        findings(first.losslint("check", "-f", "json", "--staged", "dci1.set")));
  }

  @Test
  void theInventoryIsTheStagedOne() {
    repository.with("losslint-inventory.yaml", "version: broken\n");
    Shell.Ran ran = repository.losslint("check", "-f", "json", "--staged", "net/dci1.set");
    assertEquals(0, ran.status(), ran.err());
    repository.with("losslint-inventory.yaml", GitSandbox.INVENTORY.replace("5179 us", "6000 us"));
    repository.add();
    assertEquals(
        List.of("DCI-001 net/dci1.set"),
        findings(repository.losslint("check", "-f", "json", "--staged", "net/dci1.set")));
  }

  @Test
  void aStagedInventoryBringsAllThatItGoverns() {
    repository.with("losslint-inventory.yaml", GitSandbox.INVENTORY.replace("5179 us", "6000 us"));
    repository.add();
    assertEquals(
        List.of("DCI-001 net/dci1.set", "DCI-001 net/dci2.set"),
        findings(repository.losslint("check", "-f", "json", "--staged")));
  }

  @Test
  void settingsAndPacksAreTheStagedOnes() {
    repository
        .with(".losslint.yaml", "severities: {DCI-001: warning, DCI-017: warning}\n")
        .with("net/dci1.set", GitSandbox.router("dci1", 9000))
        .add()
        .with(".losslint.yaml", "nonsense: [\n");
    Shell.Ran ran = repository.losslint("check", "--staged", "net/dci1.set");
    assertEquals(0, ran.status(), ran.err());
    assertTrue(ran.out().contains("warning: DCI-001"), ran.out());
  }

  @Test
  void aFaultOfAPeerIsNoneOfTheCommit() {
    repository
        .with("net/dci2.set", GitSandbox.router("dci2", 9000))
        .commit("somebody else's fault")
        .with("net/dci1.set", GitSandbox.router("dci1", 12949))
        .add();
    Shell.Ran ran = repository.losslint("check", "-f", "json", "--staged", "net/dci1.set");
    assertEquals(List.of(), findings(ran));
    assertEquals(List.of("net/dci1.set"), files(ran));
    assertEquals(0, ran.status(), ran.err());
  }

  /** Deep enough for itself, and the finding points at the smaller end. */
  @Test
  void anEndThatDisagreesSinceTheCommitIsItsFault() {
    repository.with("net/dci1.set", GitSandbox.router("dci1", 12949)).add();
    Shell.Ran ran = repository.losslint("check", "-f", "json", "--staged", "net/dci1.set");
    assertEquals(List.of("DCI-017 net/dci2.set"), findings(ran));
    assertEquals(1, ran.status(), ran.err());
    repository.commit("let it be");
    repository.with("net/dci1.set", GitSandbox.router("dci1", 12949) + "\n").add();
    Shell.Ran later = repository.losslint("check", "-f", "json", "--staged", "net/dci1.set");
    assertEquals(List.of(), findings(later));
    assertEquals(0, later.status(), later.err());
  }

  @Test
  void peersAreReadSoThatWhatJoinsFilesCanBeJudged() {
    String host =
        """
          - name: gpu1
            files: ["hosts/gpu1/*"]
            links: [dci1-dci2]
            clients: 1
        """;
    repository
        .with("losslint-inventory.yaml", GitSandbox.INVENTORY + "hosts:\n" + host)
        .commit("hosts");
    Peers peers = peers();
    assertEquals(List.of("hosts/gpu1/run.sh", "net/dci2.set"), peersOf(peers, "net/dci1.set"));
    assertEquals(List.of("net/dci1.set", "net/dci2.set"), peersOf(peers, "hosts/gpu1/run.sh"));
  }

  private Peers peers() {
    repository
        .with("hosts/gpu1/run.sh", "ib_write_bw -d mlx5_0 -q 8 -t 124 -s 65536 192.0.2.1\n")
        .with("net/other.set", GitSandbox.router("other", 1))
        .add();
    return peers(repository);
  }

  private static Peers peers(GitSandbox repository) {
    try {
      Arguments arguments =
          Arguments.parse(
              new String[] {"--staged"}, 0, List.of(Moments.STAGED, Moments.HEAD, Moments.BASE));
      Moments moments = Moments.of(arguments, repository.environment());
      return new Peers(
          moments,
          org.losslint.inventory.InventoryReader.read(
                  moments.tree(),
                  repository.folder.resolve("losslint-inventory.yaml"),
                  "losslint-inventory.yaml")
              .inventory(),
          repository.folder);
    } catch (UsageException e) {
      throw new AssertionError(e);
    }
  }

  private List<String> peersOf(Peers peers, String given) {
    try {
      List<String> found = new ArrayList<>();
      peers
          .of(
              List.of(
                  new org.losslint.source.Input.OfFile(
                      repository.folder.resolve(given), given, false)))
          .forEach(input -> found.add(input.display()));
      return found;
    } catch (org.losslint.source.git.GitException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void aFileOfAnotherKindIsNoFault() {
    repository.with("notes.txt", "remember the milk\n").add();
    Shell.Ran ran = repository.losslint("check", "--staged", "notes.txt");
    assertEquals(0, ran.status(), ran.err());
    assertTrue(ran.out().contains("1 file (1 skipped)"), ran.out());
  }

  @Test
  void aConfigurationThatVanishesIsAFault() {
    repository.with("net/dci1.set", "").add();
    Shell.Ran ran = repository.losslint("check", "--staged", "net/dci1.set");
    assertEquals(2, ran.status());
    assertTrue(
        ran.lastLine().contains("net/dci1.set was junos-set in the last commit"), ran.lastLine());
  }

  @Test
  void aConflictIsNotJudged() {
    repository.git("checkout", "-q", "-b", "side");
    repository.with("net/dci1.set", GitSandbox.router("dci1", 1)).commit("one");
    repository.git("checkout", "-q", "main");
    repository.with("net/dci1.set", GitSandbox.router("dci1", 2)).commit("two");
    repository.run(List.of("git", "merge", "side"), java.util.Map.of());
    Shell.Ran ran = repository.losslint("check", "--staged", "net/dci1.set");
    assertEquals(2, ran.status());
    assertTrue(ran.lastLine().contains("net/dci1.set is in conflict"), ran.lastLine());
  }

  @Test
  void theIndexAndTheFilesStayAsTheyAre() throws IOException {
    repository.with("net/dci1.set", GitSandbox.router("dci1", 9000)).add();
    repository.with("net/dci1.set", GitSandbox.router("dci1", 7));
    byte[] index = Files.readAllBytes(repository.folder.resolve(".git/index"));
    repository.losslint("check", "--staged");
    repository.losslint("check", "--base", "HEAD", "net");
    org.junit.jupiter.api.Assertions.assertArrayEquals(
        index, Files.readAllBytes(repository.folder.resolve(".git/index")));
    assertEquals(GitSandbox.router("dci1", 7), repository.read("net/dci1.set"));
  }

  @Test
  void outsideOfARepositoryItCannotBeDone() throws IOException {
    Path elsewhere = Files.createTempDirectory("losslint-none").toRealPath();
    Shell.Ran ran = repository.at(elsewhere).losslint("check", "--staged");
    Files.delete(elsewhere);
    assertEquals(2, ran.status());
    assertTrue(ran.lastLine().contains("belongs to no git repository"), ran.lastLine());
    assertFalse(ran.out().contains("passed"), ran.out());
  }

  @Test
  void oneMomentIsJudgedAtATime() {
    Shell.Ran ran = repository.losslint("check", "--staged", "--head", "HEAD", "net");
    assertEquals(
        "losslint: exit 2: --staged judges what is staged, and --head a revision; give one of them",
        ran.lastLine());
  }
}
