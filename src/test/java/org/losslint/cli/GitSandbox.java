package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.evaluate.Watch;

/** A real git repository in a folder, and losslint run in it. */
final class GitSandbox {
  /** A router whose buffer of {@code depth} µs is judged by 2.5 × 5179 µs. */
  static final String INVENTORY =
      """
      version: 1
      defaults: {rdma-class: rdma-data}
      links:
        - name: dci1-dci2
          role: dci
          rtt: 5179 us
          rtt-source: twamp
          rate: 100 Gbps
          ends: [{device: dci1, interface: et-0/0/0}, {device: dci2, interface: et-0/0/0}]
      """;

  final Path folder;
  Watch watch = Watch.NONE;
  private final Map<String, String> variables = new HashMap<>();
  private Optional<Path> launcher = Optional.empty();

  GitSandbox(Path folder) {
    assumeTrue(isInstalled("git"), "git is not installed");
    this.folder = folder;
    variables.put("PATH", System.getenv("PATH"));
    variables.put("HOME", folder.toString());
    variables.put("GIT_CONFIG_NOSYSTEM", "1");
    variables.put("GIT_CONFIG_COUNT", "4");
    set(0, "user.name", "test");
    set(1, "user.email", "test@example.net");
    set(2, "protocol.file.allow", "always");
    set(3, "init.defaultBranch", "main");
  }

  private void set(int at, String key, String value) {
    variables.put("GIT_CONFIG_KEY_" + at, key);
    variables.put("GIT_CONFIG_VALUE_" + at, value);
  }

  static boolean isInstalled(String program) {
    for (String directory : System.getenv("PATH").split(":")) {
      if (Files.isExecutable(Path.of(directory, program))) {
        return true;
      }
    }
    return false;
  }

  /** A repository with one commit: an inventory and both ends of its link, without a fault. */
  static GitSandbox withLink(Path folder) {
    return withLink(new GitSandbox(folder));
  }

  static GitSandbox withLink(GitSandbox empty) {
    return empty
        .init()
        .with("losslint-inventory.yaml", INVENTORY)
        .with("net/dci1.set", router("dci1", 12948))
        .with("net/dci2.set", router("dci2", 12948))
        .commit("start");
  }

  static String router(String name, int depth) {
    return """
    set system host-name %s
    set class-of-service classifiers dscp roce forwarding-class rdma-data loss-priority low code-points 011010
    set class-of-service drop-profiles dp-ecn fill-level 30 drop-probability 1
    set class-of-service drop-profiles dp-ecn fill-level 60 drop-probability 100
    set class-of-service forwarding-classes class rdma-data queue-num 3 no-loss
    set class-of-service interfaces et-0/0/0 scheduler-map sm-dci
    set class-of-service interfaces et-0/0/0 unit 0 classifiers dscp roce
    set class-of-service scheduler-maps sm-dci forwarding-class rdma-data scheduler s1
    set class-of-service schedulers s1 drop-profile-map loss-priority any protocol any drop-profile dp-ecn
    set class-of-service schedulers s1 explicit-congestion-notification
    set class-of-service schedulers s1 ecn-enhanced head-marking
    set class-of-service schedulers s1 transmit-rate percent 85
    set class-of-service schedulers s1 buffer-rate percent 100
    set class-of-service schedulers s1 buffer-size temporal %d
    """
        .formatted(name, depth);
  }

  GitSandbox init() {
    git("init", "-q");
    return this;
  }

  GitSandbox with(String path, String text) {
    try {
      Path file = folder.resolve(path);
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String read(String path) {
    try {
      return Files.readString(folder.resolve(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  GitSandbox add(String... paths) {
    List<String> words = new ArrayList<>(List.of("add", "-A"));
    words.addAll(List.of(paths));
    git(words.toArray(String[]::new));
    return this;
  }

  GitSandbox commit(String message) {
    add();
    git("commit", "-q", "-m", message);
    return this;
  }

  /** The same tools in another folder. */
  GitSandbox at(Path other) {
    GitSandbox there = new GitSandbox(other);
    there.launcher = launcher;
    there.variables.putAll(variables);
    return there;
  }

  /**
   * Runs losslint as users do, in a process of its own.
   *
   * @param cache for the archive of classes that the launcher makes
   */
  GitSandbox byLauncher(Path program, Path cache) {
    launcher = Optional.of(program);
    variables.put("JAVA_HOME", System.getProperty("java.home"));
    variables.put("LOSSLINT_CACHE", cache.toString());
    variables.put("LOSSLINT_CACHE_WAIT", "1");
    return this;
  }

  String git(String... words) {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(words));
    Shell.Ran ran = run(command, Map.of());
    assertEquals(0, ran.status(), String.join(" ", words) + "\n" + ran.err());
    return ran.out().strip();
  }

  /** Runs a program here. */
  Shell.Ran run(List<String> command, Map<String, String> more) {
    try {
      ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
      builder.environment().clear();
      builder.environment().putAll(variables);
      builder.environment().putAll(more);
      Path err = Files.createTempFile("losslint", ".err");
      builder.redirectError(err.toFile());
      Process process = builder.start();
      process.getOutputStream().close();
      String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      int status = process.waitFor();
      String said = Files.readString(err);
      Files.delete(err);
      return new Shell.Ran(status, out, said);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** Runs losslint here: in process, unless by the launcher. */
  Shell.Ran losslint(String... words) {
    if (launcher.isPresent()) {
      List<String> command = new ArrayList<>(List.of(launcher.get().toString()));
      command.addAll(List.of(words));
      return run(command, Map.of());
    }
    return losslintIn("", words);
  }

  Environment environment() {
    return environment("", new ByteArrayOutputStream(), new ByteArrayOutputStream());
  }

  private Environment environment(
      String below, ByteArrayOutputStream out, ByteArrayOutputStream err) {
    return new Environment(
        new ByteArrayInputStream(new byte[0]),
        out,
        err,
        folder.resolve(below).normalize(),
        variables,
        false,
        () -> LocalDate.of(2026, 11, 29),
        watch);
  }

  Shell.Ran losslintIn(String below, String... words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    ExitStatus status = new Losslint(new Pipeline()).run(words, environment(below, out, err));
    return new Shell.Ran(
        status.code(), out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
