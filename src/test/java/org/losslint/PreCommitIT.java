package org.losslint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The hooks as the real program {@code pre-commit} runs them, in real repositories. */
class PreCommitIT {
  private static final Path PROJECT = Path.of("").toAbsolutePath();
  private static final String GOOD = demo("dci1.conf");
  private static final String BAD = GOOD.replace("temporal 12948", "temporal 9000");

  @TempDir Path temp;
  private Path folder;
  private final Map<String, String> variables = new HashMap<>();

  private record Ran(int status, String out) {}

  private static String demo(String name) {
    try {
      return Files.readString(PROJECT.resolve("testdata/demo").resolve(name));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @BeforeEach
  void start() throws IOException {
    for (String program : List.of("git", "pre-commit")) {
      assumeTrue(isInstalled(program), program + " is not installed");
    }
    assertNotEquals(GOOD, BAD);
    Path programs = Files.createDirectories(temp.resolve("bin"));
    Files.createSymbolicLink(programs.resolve("losslint"), PROJECT.resolve("bin/losslint"));
    variables.put("PATH", programs + ":" + System.getenv("PATH"));
    variables.put("HOME", temp.toString());
    variables.put("JAVA_HOME", System.getProperty("java.home"));
    variables.put("LOSSLINT_CACHE", "off");
    variables.put("GIT_CONFIG_NOSYSTEM", "1");
    variables.put("GIT_AUTHOR_NAME", "test");
    variables.put("GIT_AUTHOR_EMAIL", "test@example.net");
    variables.put("GIT_COMMITTER_NAME", "test");
    variables.put("GIT_COMMITTER_EMAIL", "test@example.net");
    Path hooks = Files.createDirectories(temp.resolve("hooks"));
    Files.copy(PROJECT.resolve(".pre-commit-hooks.yaml"), hooks.resolve(".pre-commit-hooks.yaml"));
    folder = hooks;
    git("init", "-q", "-b", "main");
    git("add", "-A");
    git("commit", "-q", "-m", "hooks");
    git("tag", "v1");
    folder = Files.createDirectories(temp.resolve("network"));
    git("init", "-q", "-b", "main");
    write(
        ".pre-commit-config.yaml",
        "repos:\n- repo: "
            + hooks
            + "\n  rev: v1\n  hooks: [{id: losslint}, {id: losslint-rules-test}]\n");
    for (String name : List.of("dci1.conf", "dci2.conf", "losslint-inventory.yaml")) {
      write(name, demo(name));
    }
    git("add", "-A");
    git("commit", "-q", "-m", "as it is");
    assertEquals(0, run("pre-commit", "install").status());
  }

  private static boolean isInstalled(String program) {
    for (String directory : System.getenv("PATH").split(":")) {
      if (Files.isExecutable(Path.of(directory, program))) {
        return true;
      }
    }
    return false;
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private Ran run(String... words) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(words).directory(folder.toFile()).redirectErrorStream(true);
    builder.environment().clear();
    builder.environment().putAll(variables);
    Process process = builder.start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      return new Ran(process.waitFor(), out);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private void git(String... words) throws IOException {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(words));
    Ran ran = run(command.toArray(String[]::new));
    assertEquals(0, ran.status(), ran.out());
  }

  private String head() throws IOException {
    return run("git", "rev-parse", "HEAD").out();
  }

  /** A commit of what is staged. */
  private Ran commit() throws IOException {
    return run("git", "commit", "-m", "change");
  }

  @Test
  void aBadCommitIsRefusedAndAGoodOneGoesIn() throws IOException {
    String before = head();
    write("dci1.conf", BAD);
    git("add", "dci1.conf");
    Ran refused = commit();
    assertNotEquals(0, refused.status(), refused.out());
    assertTrue(refused.out().contains("dci1.conf:65:13: error: DCI-001"), refused.out());
    assertEquals(before, head());

    write("dci1.conf", GOOD + "\n");
    git("add", "dci1.conf");
    Ran taken = commit();
    assertEquals(0, taken.status(), taken.out());
    assertNotEquals(before, head());
  }

  @Test
  void onlyStagedContentCounts() throws IOException {
    write("dci1.conf", GOOD + "\n");
    git("add", "dci1.conf");
    write("dci1.conf", BAD);
    Ran taken = commit();
    assertEquals(0, taken.status(), taken.out());

    git("add", "dci1.conf");
    write("dci1.conf", GOOD);
    write("losslint-inventory.yaml", "broken: [");
    Ran refused = commit();
    assertNotEquals(0, refused.status(), refused.out());
    assertTrue(refused.out().contains("error: DCI-001"), refused.out());
  }

  /** The other router is at fault already; that is not for this commit to mend. */
  @Test
  void findingsAreOnlyForTheFilesOfTheCommit() throws IOException {
    Ran other = run(temp.resolve("bin/losslint").toString(), "check", "dci2.conf");
    assertTrue(other.out().contains("error: DCI-005"), other.out());
    write("dci1.conf", GOOD + "\n");
    git("add", "dci1.conf");
    Ran taken = commit();
    assertEquals(0, taken.status(), taken.out());
  }

  @Test
  void aCommitOfSomethingElseIsNoneOfItsBusiness() throws IOException {
    write("notes.txt", "buy fibre\n");
    git("add", "notes.txt");
    Ran taken = commit();
    assertEquals(0, taken.status(), taken.out());
  }

  @Test
  void aChangedInventoryJudgesWhatItGoverns() throws IOException {
    write("losslint-inventory.yaml", demo("losslint-inventory.yaml").replace("5179 us", "9000 us"));
    git("add", "-A");
    Ran refused = commit();
    assertNotEquals(0, refused.status(), refused.out());
    assertTrue(refused.out().contains("dci1.conf:65:13: error: DCI-001"), refused.out());
  }

  @Test
  void allFilesCanBeAskedFor() throws IOException {
    Ran ran = run("pre-commit", "run", "--all-files", "losslint");
    assertNotEquals(0, ran.status());
    assertTrue(ran.out().contains("dci2.conf:"), ran.out());
  }

  @Test
  void aPlainHookOfOneLineDoesTheSame() throws IOException {
    assertEquals(0, run("pre-commit", "uninstall").status());
    Path hook = folder.resolve(".git/hooks/pre-commit");
    Files.writeString(hook, "#!/bin/sh\nexec losslint check --staged\n");
    assertTrue(hook.toFile().setExecutable(true));
    write("dci1.conf", BAD);
    git("add", "dci1.conf");
    Ran refused = commit();
    assertNotEquals(0, refused.status(), refused.out());
    assertTrue(refused.out().contains("error: DCI-001"), refused.out());
    write("dci1.conf", GOOD + "\n");
    // A commit of one file has an index of its own.
    Ran taken = run("git", "commit", "-m", "change", "dci1.conf");
    assertEquals(0, taken.status(), taken.out());
  }
}
