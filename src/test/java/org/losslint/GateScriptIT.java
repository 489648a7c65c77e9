package org.losslint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script that the GitHub action and the GitLab template run. */
class GateScriptIT {
  private static final Path PROJECT = Path.of("").toAbsolutePath();
  private static final Path DEMO = PROJECT.resolve("testdata/demo");

  @TempDir Path temp;
  private final Map<String, String> variables = new HashMap<>();

  private record Ran(int status, String out) {}

  @BeforeEach
  void start() throws IOException {
    variables.put("PATH", System.getenv("PATH"));
    variables.put("HOME", temp.toString());
    variables.put("JAVA_HOME", System.getProperty("java.home"));
    variables.put("LOSSLINT_CACHE", "off");
    variables.put("GIT_CONFIG_NOSYSTEM", "1");
    for (String who : List.of("AUTHOR", "COMMITTER")) {
      variables.put("GIT_" + who + "_NAME", "test");
      variables.put("GIT_" + who + "_EMAIL", "test@example.net");
    }
    assumeTrue(run("git", "--version").status() == 0, "git is not installed");
    for (String name : List.of("dci1.conf", "dci2.conf", "losslint-inventory.yaml")) {
      Files.copy(DEMO.resolve(name), temp.resolve(name));
    }
    assertEquals(0, run("git", "init", "-q", "-b", "main").status());
    assertEquals(0, run("git", "remote", "add", "origin", temp.toString()).status());
    assertEquals(0, run("git", "add", "-A").status());
    assertEquals(0, run("git", "commit", "-q", "-m", "as it is").status());
    assertEquals(0, run("git", "update-ref", "refs/remotes/origin/main", "HEAD").status());
  }

  private Ran run(String... words) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(words).directory(temp.toFile()).redirectErrorStream(true);
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

  private Ran gate() throws IOException {
    return run(PROJECT.resolve("ci/gate").toString());
  }

  @Test
  void gitHubComparesWithTheTargetAndGetsItsReports() throws IOException {
    Path summary = temp.resolve("summary");
    Files.writeString(summary, "a step before\n");
    variables.put("GITHUB_ACTIONS", "true");
    variables.put("GITHUB_BASE_REF", "main");
    variables.put("GITHUB_STEP_SUMMARY", summary.toString());
    variables.put("LOSSLINT_SARIF", "out.sarif");
    variables.put("LOSSLINT_UNEVALUATED", "warn");
    Ran same = gate();
    assertEquals(0, same.status(), same.out());
    Path file = temp.resolve("dci1.conf");
    Files.writeString(file, Files.readString(file).replace("temporal 12948", "temporal 9000"));
    Ran ran = gate();
    assertEquals(1, ran.status(), ran.out());
    assertTrue(ran.out().contains("::error file=dci1.conf,line=65"), ran.out());
    assertFalse(ran.out().contains("file=dci2.conf"), ran.out());
    assertTrue(Files.readString(temp.resolve("out.sarif")).contains("\"baselineState\":\"new\""));
    assertTrue(Files.readString(summary).startsWith("a step before\n"));
    assertTrue(
        Files.readString(summary).contains("Since origin/main: 2 new"), Files.readString(summary));
    assertFalse(Files.exists(temp.resolve("summary.losslint")));
  }

  @Test
  void gitLabGetsItsReports() throws IOException {
    variables.put("LOSSLINT_JUNIT", "junit.xml");
    variables.put("LOSSLINT_CODEQUALITY", "quality.json");
    variables.put("LOSSLINT_PATHS", "dci1.conf dci2.conf");
    variables.put("LOSSLINT_UNEVALUATED", "warn");
    Ran all = gate();
    assertEquals(1, all.status(), all.out());
    assertTrue(Files.readString(temp.resolve("quality.json")).startsWith("["));
    assertTrue(Files.readString(temp.resolve("junit.xml")).contains("<testsuites"));
    variables.put("CI_MERGE_REQUEST_DIFF_BASE_SHA", run("git", "rev-parse", "HEAD").out().strip());
    assertEquals(0, gate().status());
    variables.put("LOSSLINT_BASE", "none");
    assertEquals(1, gate().status());
  }

  @Test
  void whatCouldNotBeEvaluatedFailsByDefault() throws IOException {
    variables.put("LOSSLINT_BASE", "none");
    variables.put("LOSSLINT_PATHS", "dci1.conf");
    Files.delete(temp.resolve("losslint-inventory.yaml"));
    Ran ran = gate();
    assertEquals(2, ran.status(), ran.out());
    assertTrue(ran.out().contains("could not be evaluated, and --unevaluated is fail"), ran.out());
  }

  @Test
  void aBaseThatIsNotThereIsExit2() throws IOException {
    variables.put("LOSSLINT_BASE", "origin/other");
    Ran ran = gate();
    assertEquals(2, ran.status(), ran.out());
    assertTrue(ran.out().contains("git fetch origin other:refs/remotes/origin/other"), ran.out());
  }
}
