package org.losslint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The launcher as users run it: from the unpacked archive, and from a source checkout. */
class LauncherIT {
  private static final String VERSION = System.getProperty("losslint.version");
  private static final Path PROJECT = Path.of("").toAbsolutePath();

  @TempDir Path temp;
  private Path root;
  private final Map<String, String> variables = new HashMap<>();

  private record Ran(int status, String out, String err) {}

  /**
   * The Java that runs the tests, and a 25 where there is one: its archives are of another kind.
   */
  static Stream<Path> javas() {
    List<Path> homes = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"))));
    try (Stream<Path> installed = Files.list(Path.of("/usr/lib/jvm"))) {
      installed
          .filter(home -> home.getFileName().toString().contains("-25-"))
          .filter(home -> Files.isExecutable(home.resolve("bin/java")))
          .filter(home -> !homes.contains(home))
          .sorted()
          .findFirst()
          .ifPresent(homes::add);
    } catch (IOException none) {
      return homes.stream();
    }
    return homes.stream();
  }

  @BeforeEach
  void unpack() throws IOException {
    Path folder = Files.createDirectories(temp.resolve("with blank"));
    Path archive = PROJECT.resolve("target/losslint-" + VERSION + ".tar.gz");
    Process tar =
        new ProcessBuilder("tar", "xzf", archive.toString(), "-C", folder.toString())
            .inheritIO()
            .start();
    assertEquals(0, waitFor(tar));
    root = folder.resolve("losslint-" + VERSION).toRealPath();
    variables.put("JAVA_HOME", System.getProperty("java.home"));
    variables.put("LOSSLINT_CACHE", "off");
  }

  private static int waitFor(Process process) {
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private Process start(Path launcher, String... words) throws IOException {
    Process process = waiting(launcher, words);
    process.getOutputStream().close();
    return process;
  }

  /** A run whose standard input stays open. */
  private Process waiting(Path launcher, String... words) throws IOException {
    // A build in the background of a shell ignores interrupts, and its children would too.
    List<String> command =
        new ArrayList<>(List.of("env", "--default-signal=INT", launcher.toString()));
    command.addAll(List.of(words));
    ProcessBuilder builder = new ProcessBuilder(command).directory(temp.toFile());
    builder.environment().keySet().removeIf(v -> v.startsWith("LOSSLINT") || v.startsWith("JAVA_"));
    builder.environment().remove("PRE_COMMIT");
    builder.environment().remove("CI");
    builder.environment().putAll(variables);
    builder.environment().values().removeIf(""::equals);
    Path err = Files.createTempFile(temp, "err", "");
    builder.redirectError(err.toFile());
    Process process = builder.start();
    errors.put(process, err);
    // Whatever goes wrong, a test must end.
    CompletableFuture.delayedExecutor(2, TimeUnit.MINUTES).execute(process::destroyForcibly);
    return process;
  }

  private final Map<Process, Path> errors = new HashMap<>();

  private Ran end(Process process) {
    try {
      String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      int status = waitFor(process);
      return new Ran(status, out, Files.readString(errors.get(process)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Ran run(Path launcher, String... words) throws IOException {
    return end(start(launcher, words));
  }

  private Path launcher() {
    return root.resolve("bin/losslint");
  }

  private static final Ran VERSION_ONLY = new Ran(0, "losslint " + VERSION + "\n", "");

  /** A Java home whose {@code java} writes down its arguments before it runs. */
  private Path recording(Path home) throws IOException {
    Path fake = Files.createDirectories(temp.resolve("jdk/bin")).getParent();
    Files.copy(home.resolve("release"), fake.resolve("release"));
    script(
        fake.resolve("bin/java"),
        "echo \"$*\" >>'" + temp + "/started'\nexec '" + home + "/bin/java' \"$@\"\n");
    return fake;
  }

  private static void script(Path file, String body) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\n" + body);
    assertTrue(file.toFile().setExecutable(true));
  }

  private List<String> started() throws IOException {
    Path log = temp.resolve("started");
    List<String> lines = Files.exists(log) ? Files.readAllLines(log) : List.of();
    Files.deleteIfExists(log);
    return lines;
  }

  private List<Path> archives() throws IOException {
    Path cache = temp.resolve("cache");
    if (!Files.isDirectory(cache)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(cache)) {
      return files.filter(f -> f.toString().matches(".*\\.(jsa|aot)")).sorted().toList();
    }
  }

  @Test
  void runsFromTheUnpackedArchive() throws IOException {
    assertEquals(VERSION_ONLY, run(launcher(), "--version"));
    Path link = Files.createSymbolicLink(temp.resolve("link"), launcher());
    Path linkOfLink = Files.createSymbolicLink(temp.resolve("again"), Path.of("link"));
    assertEquals(VERSION_ONLY, run(link, "--version"));
    assertEquals(VERSION_ONLY, run(linkOfLink, "--version"));
  }

  @Test
  void takesTheJavaOnThePathWithoutJavaHome() throws IOException {
    Path java = Path.of(variables.remove("JAVA_HOME"), "bin/java");
    Path bin = Files.createDirectories(temp.resolve("path"));
    Files.createSymbolicLink(bin.resolve("java"), java);
    variables.put("PATH", bin + ":/usr/bin:/bin");
    assertEquals(VERSION_ONLY, run(launcher(), "--version"));
    // JUnit warns of links that lead out of the folder it removes.
    Files.delete(bin.resolve("java"));
  }

  @Test
  void passesArgumentsAndExitStatusThrough() throws IOException {
    Ran ran = run(launcher(), "check", "no such  file.conf");
    assertEquals(2, ran.status());
    assertEquals("", ran.out().lines().filter(l -> !l.contains("0 passed")).findAny().orElse(""));
    assertEquals(
        "losslint: exit 2: `no such  file.conf` does not exist; name a file or a folder that"
            + " does\n",
        ran.err());
  }

  @Test
  void readsAListOfFilesFromAPipe() throws IOException {
    Process process = waiting(launcher(), "check", "@-");
    try (OutputStream list = process.getOutputStream()) {
      list.write("no such file.conf\n".getBytes(StandardCharsets.UTF_8));
    }
    assertEquals(
        "losslint: exit 2: `no such file.conf` does not exist; name a file or a folder that does\n",
        end(process).err());
  }

  @Test
  void anInterruptReachesTheJvm() throws IOException, InterruptedException {
    variables.put("JAVA_HOME", recording(Path.of(variables.get("JAVA_HOME"))).toString());
    Process process = waiting(launcher(), "check", "@-");
    Path started = temp.resolve("started");
    while (process.isAlive() && !Files.exists(started)) {
      Thread.sleep(20);
    }
    // The JVM has its handlers once it waits for the list of files.
    Thread.sleep(1000);
    assertEquals(
        0, waitFor(new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start()));
    assertEquals(130, end(process).status());
  }

  @Test
  void anInterruptEndsALongRunInOrder() throws IOException, InterruptedException {
    int files = 200;
    Path fleet = Files.createDirectories(temp.resolve("fleet"));
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 2000; i++) {
      text.append("set interfaces et-0/0/").append(i).append(" description \"to a rack\"\n");
    }
    for (int i = 0; i < files; i++) {
      Files.writeString(fleet.resolve("leaf" + i + ".conf"), text);
    }
    // Without its compilers a JVM needs long enough for all of them to be caught on the way.
    variables.put("LOSSLINT_JAVA_OPTIONS", "-Xint -Dlosslint.progress=true");
    Process process = start(launcher(), "check", "--jobs", "2", "--format", "json", "fleet");
    while (process.isAlive() && !Files.readString(errors.get(process)).contains("MB/s")) {
      Thread.sleep(20);
    }
    assertEquals(
        0, waitFor(new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start()));
    Ran ran = end(process);
    assertEquals(130, ran.status(), ran.err());
    Matcher how = INTERRUPTED.matcher(ran.err());
    assertTrue(how.find(), ran.err());
    int judged = Integer.parseInt(how.group(1));
    assertTrue(judged > 0 && judged < files, ran.err());
    assertTrue(ran.out().startsWith("{") && ran.out().endsWith("}\n"), "a whole report");
    assertEquals(judged, ran.out().split("\"status\" ?: ?\"checked\"", -1).length - 1);
    assertEquals(files, ran.out().split("\"path\" ?: ?\"fleet/leaf\\d+.conf\"", -1).length - 1);
  }

  private static final Pattern INTERRUPTED =
      Pattern.compile("losslint: exit 130: interrupted after (\\d+) of 200 files\n$");

  @Test
  void saysWhenThereIsNoJava() throws IOException {
    variables.remove("JAVA_HOME");
    variables.put("PATH", temp.toString());
    Ran ran = run(launcher(), "--version");
    assertEquals(2, ran.status());
    assertEquals(
        "losslint: there is no Java: JAVA_HOME is not set, and no java is on the PATH\n"
            + "losslint: exit 2: install a Java 17 or newer\n",
        ran.err());
  }

  @Test
  void saysWhenJavaHomeHoldsNoJava() throws IOException {
    variables.put("JAVA_HOME", "/none");
    Ran ran = run(launcher(), "--version");
    assertEquals(2, ran.status());
    assertTrue(
        ran.err().startsWith("losslint: JAVA_HOME is /none, and there is no bin/java in it\n"));
  }

  @ParameterizedTest
  @CsvSource({"11.0.2", "1.8.0_392", "16-ea"})
  void saysWhenJavaIsTooOldWithoutStartingIt(String version) throws IOException {
    Path home = recording(Path.of(variables.get("JAVA_HOME")));
    Files.writeString(
        home.resolve("release"),
        "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"" + version + "\"\nOS_NAME=\"Linux\"\n");
    variables.put("JAVA_HOME", home.toString());
    Ran ran = run(launcher(), "--version");
    assertEquals(2, ran.status());
    assertEquals(
        "losslint: the Java in "
            + home
            + " is version "
            + version
            + "\n"
            + "losslint: exit 2: losslint needs Java 17 or newer; set JAVA_HOME to one\n",
        ran.err());
    assertEquals(List.of(), started());
  }

  @ParameterizedTest
  @MethodSource("javas")
  void makesAnArchiveOnceAndStartsOneJvmFromThenOn(Path java) throws IOException {
    variables.put("JAVA_HOME", recording(java).toString());
    variables.put("LOSSLINT_CACHE", temp.resolve("cache").toString());
    variables.put("LOSSLINT_CACHE_WAIT", "1");
    assertEquals(VERSION_ONLY, run(launcher(), "--version"));
    assertEquals(1, archives().size());
    started();
    assertEquals(VERSION_ONLY, run(launcher(), "--version"));
    List<String> jvms = started();
    assertEquals(1, jvms.size());
    assertTrue(jvms.get(0).contains(archives().get(0).toString()), jvms.get(0));
  }

  @ParameterizedTest
  @MethodSource("javas")
  void aStaleArchiveHealsItself(Path java) throws IOException {
    variables.put("JAVA_HOME", java.toString());
    variables.put("LOSSLINT_CACHE", temp.resolve("cache").toString());
    variables.put("LOSSLINT_CACHE_WAIT", "1");
    assertEquals(VERSION_ONLY, run(launcher(), "--version"));
    Path archive = archives().get(0);
    long whole = Files.size(archive);

    // A disk that was full once.
    assertTrue(archive.toFile().setWritable(true));
    Files.write(archive, new byte[1000]);
    assertEquals(VERSION_ONLY, run(launcher(), "--version"));
    assertTrue(Files.size(archive) > whole / 2);

    // An upgrade in place.
    Path jar = root.resolve("losslint.jar");
    Files.setLastModifiedTime(jar, FileTime.fromMillis(System.currentTimeMillis() - 5_000_000));
    assertEquals(VERSION_ONLY, run(launcher(), "--version"));
    assertEquals(
        Files.getLastModifiedTime(jar).toMillis() / 1000,
        Files.getLastModifiedTime(archive).toMillis() / 1000);
  }

  @ParameterizedTest
  @MethodSource("javas")
  void anArchiveThatCrashedAJvmIsNotUsedAgain(Path java) throws IOException {
    variables.put("JAVA_HOME", java.toString());
    variables.put("LOSSLINT_CACHE", temp.resolve("cache").toString());
    variables.put("LOSSLINT_CACHE_WAIT", "1");
    assertEquals(VERSION_ONLY, run(launcher(), "--version"));
    Path archive = archives().get(0);
    Files.writeString(archive.resolveSibling(archive.getFileName() + ".crash"), "SIGSEGV");
    assertEquals(VERSION_ONLY, run(launcher(), "--version"));
    assertEquals(List.of(), archives());
    assertEquals(VERSION_ONLY, run(launcher(), "--version"));
  }

  @Test
  void firstRunsAtTheSameTimeDoNotDisturbEachOther() throws IOException {
    variables.put("LOSSLINT_CACHE", temp.resolve("cache").toString());
    variables.put("LOSSLINT_CACHE_WAIT", "1");
    List<Process> all = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      all.add(start(launcher(), "--version"));
    }
    for (Process process : all) {
      assertEquals(VERSION_ONLY, end(process));
    }
    assertEquals(1, archives().size());
    assertEquals(VERSION_ONLY, run(launcher(), "--version"));
  }

  @ParameterizedTest
  @CsvSource({"/dev/null/cache", "/proc/cache"})
  void aCacheThatCannotBeWrittenIsDoneWithout(String cache) throws IOException {
    variables.put("LOSSLINT_CACHE", cache);
    variables.put("LOSSLINT_CACHE_WAIT", "1");
    assertEquals(VERSION_ONLY, run(launcher(), "--version"));
  }

  @Test
  void aDumpThatFailsIsTriedOnceAndDoneWithout() throws IOException {
    Path home = Files.createDirectories(temp.resolve("broken/bin")).getParent();
    Path java = Path.of(variables.get("JAVA_HOME"));
    Files.copy(java.resolve("release"), home.resolve("release"));
    script(
        home.resolve("bin/java"),
        "case $* in *ArchiveClassesAtExit*|*AOTCacheOutput*) echo no >>'"
            + temp
            + "/started'; echo noise; kill -SEGV $$ ;; esac\nexec '"
            + java
            + "/bin/java' \"$@\"\n");
    variables.put("JAVA_HOME", home.toString());
    variables.put("LOSSLINT_CACHE", temp.resolve("cache").toString());
    variables.put("LOSSLINT_CACHE_WAIT", "1");
    assertEquals(VERSION_ONLY, run(launcher(), "--version"));
    assertEquals(VERSION_ONLY, run(launcher(), "--version"));
    assertEquals(List.of("no"), started());
    assertEquals(List.of(), archives());
  }

  @Test
  void aJobThatStartsFromNothingMakesNoArchive() throws IOException {
    variables.remove("LOSSLINT_CACHE");
    variables.put("XDG_CACHE_HOME", temp.resolve("cache").toString());
    variables.put("CI", "true");
    assertEquals(VERSION_ONLY, run(launcher(), "--version"));
    assertFalse(Files.exists(temp.resolve("cache")));
  }

  /** A source checkout whose {@code mvn} copies the jar instead of building it. */
  private Path checkout(String mvn) throws IOException {
    Path checkout = Files.createDirectories(temp.resolve("checkout"));
    Files.writeString(checkout.resolve("pom.xml"), "<project/>");
    Files.createDirectories(checkout.resolve("bin"));
    Path launcher = checkout.resolve("bin/losslint");
    Files.copy(launcher(), launcher);
    assertTrue(launcher.toFile().setExecutable(true));
    Path bin = Files.createDirectories(temp.resolve("mvn"));
    if (!mvn.isEmpty()) {
      script(bin.resolve("mvn"), mvn);
    }
    variables.put("PATH", bin + ":/usr/bin:/bin");
    return launcher;
  }

  private String copying() {
    return "echo built >>'"
        + temp
        + "/started'; echo noise; sleep 1; mkdir -p target && cp '"
        + root
        + "/losslint.jar' target/ && cp -r '"
        + root
        + "/lib' target/\n";
  }

  @Test
  void aSourceCheckoutBuildsWhatIsMissingOnStandardError() throws IOException {
    Path launcher = checkout(copying());
    Ran ran = run(launcher, "--version");
    assertEquals(VERSION_ONLY.out(), ran.out());
    assertEquals("losslint: building it first, once\nnoise\n", ran.err());
    assertEquals(VERSION_ONLY, run(launcher, "--version"));
    assertEquals(List.of("built"), started());
  }

  @Test
  void twoRunsInAFreshCheckoutBuildOnce() throws IOException {
    Path launcher = checkout(copying());
    Process one = start(launcher, "--version");
    Process two = start(launcher, "--version");
    assertEquals(VERSION_ONLY.out(), end(one).out());
    assertEquals(VERSION_ONLY.out(), end(two).out());
    assertEquals(List.of("built"), started());
  }

  @Test
  void aHookSaysWhatToRunInsteadOfBuilding() throws IOException {
    Path launcher = checkout(copying());
    variables.put("PRE_COMMIT", "1");
    Ran ran = run(launcher, "check", "a.conf");
    assertEquals(2, ran.status());
    assertTrue(
        ran.err()
            .startsWith(
                "losslint: losslint is not built yet; run once: cd "
                    + launcher.toRealPath().getParent().getParent()
                    + " && mvn -q -B -DskipTests package\n"),
        ran.err());
    assertEquals(List.of(), started());
  }

  @Test
  void aBuildThatFailsIsTwo() throws IOException {
    Ran ran = run(checkout("echo trouble; exit 1\n"), "--version");
    assertEquals(2, ran.status());
    assertEquals("", ran.out());
    assertTrue(ran.err().contains("trouble\n"), ran.err());
    assertTrue(ran.err().endsWith("losslint: exit 2: losslint could not be built\n"), ran.err());
  }

  /** An image brings its runtime, so that it needs nothing of the machine that it runs on. */
  @Test
  void aRuntimeOfItsOwnComesBeforeAnyOther() throws IOException {
    Path java = root.resolve("runtime/bin/java");
    Files.createDirectories(java.getParent());
    String real = Path.of(variables.get("JAVA_HOME"), "bin/java").toString();
    Files.writeString(java, "#!/bin/sh\nexec \"" + real + "\" \"$@\"\n");
    assertTrue(java.toFile().setExecutable(true));
    variables.put("JAVA_HOME", temp.resolve("no Java at all").toString());
    assertEquals(VERSION_ONLY, run(launcher(), "--version"));
  }

  @Test
  void anIncompleteInstallationSaysSo() throws IOException {
    Files.delete(root.resolve("losslint.jar"));
    Ran ran = run(launcher(), "--version");
    assertEquals(2, ran.status());
    assertTrue(ran.err().startsWith("losslint: there is no losslint.jar in " + root + "\n"));
  }
}
