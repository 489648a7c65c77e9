package org.losslint.bench;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Measures losslint as people run it, as whole processes, against a bare JVM of the same machine.
 * What is compared is run in turn, so that a machine that slows down slows both, and medians are
 * printed. See {@code bench/figures}.
 */
public final class Figures {
  private static final int RUNS = 15;

  private final Path root;
  private final Path data;

  private Figures(Path root, Path data) {
    this.root = root;
    this.data = data;
  }

  /** What a finished process took. */
  private record Run(double seconds, long peakKilobytes) {
    long peak() {
      return peakKilobytes / 1024;
    }
  }

  /**
   * @param arguments the checkout, a folder for data, how many devices the large fleet has, and the
   *     homes of Java to measure on
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Figures figures = new Figures(Path.of(arguments[0]), Path.of(arguments[1]));
    int devices = Integer.parseInt(arguments[2]);
    figures.prepare(devices);
    List<String> homes = Arrays.asList(arguments).subList(3, arguments.length);
    for (String home : homes) {
      figures.starts(home);
    }
    String first = homes.get(0);
    figures.large(first);
    figures.warm(first);
    figures.fleets(first, devices);
    figures.hostile(first);
  }

  private static void say(String format, Object... values) {
    System.out.println(String.format(Locale.ROOT, format, values));
  }

  private void prepare(int devices) throws IOException {
    Files.createDirectories(data.resolve("hook"));
    write("lines", data.resolve("hook/router1.conf"), "12000");
    write("inventory", data.resolve("hook/losslint-inventory.yaml"));
    write("router", data.resolve("router.conf"));
    write("cos", data.resolve("cos.conf"));
    write("router", data.resolve("huge.conf"), "200000000");
    write("small", data.resolve("many"), "200000");
    int tenth = devices / 10;
    write("fleet", data.resolve("small"), Integer.toString(tenth));
    write("fleet", data.resolve("large"), Integer.toString(devices));
  }

  private static void write(String what, Path target, String... more) throws IOException {
    if (Files.exists(target)) {
      return;
    }
    List<String> arguments = new ArrayList<>(List.of(what, target.toString()));
    arguments.addAll(List.of(more));
    Generator.main(arguments.toArray(new String[0]));
  }

  private Run run(String home, Path folder, List<String> command)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.directory(folder.toFile());
    builder.environment().put("JAVA_HOME", home);
    builder.environment().put("LOSSLINT_CACHE", data.resolve("cache").toString());
    builder.environment().put("LOSSLINT_CACHE_WAIT", "1");
    File nowhere = new File("/dev/null");
    builder.redirectOutput(nowhere).redirectError(nowhere);
    long start = System.nanoTime();
    Process process = builder.start();
    long peak = 0;
    while (process.isAlive()) {
      peak = Math.max(peak, peak(process.pid()));
      process.waitFor(peak == 0 ? 1 : 2, java.util.concurrent.TimeUnit.MILLISECONDS);
    }
    return new Run((System.nanoTime() - start) / 1e9, peak);
  }

  /** What the kernel says of the largest resident size so far; 0 where it says nothing. */
  private static long peak(long pid) {
    try {
      for (String line : Files.readAllLines(Path.of("/proc/" + pid + "/status"))) {
        if (line.startsWith("VmHWM:")) {
          return Long.parseLong(line.replaceAll("[^0-9]", ""));
        }
      }
    } catch (IOException e) {
      // The process has ended.
    }
    return 0;
  }

  private List<String> losslint(String... words) {
    List<String> command = new ArrayList<>();
    command.add(root.resolve("bin/losslint").toString());
    command.addAll(List.of(words));
    return command;
  }

  private static double median(List<Double> values) {
    List<Double> sorted = new ArrayList<>(values);
    sorted.sort(null);
    return sorted.get(sorted.size() / 2);
  }

  private void starts(String home) throws IOException, InterruptedException {
    List<String> bare =
        List.of(
            home + "/bin/java",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-XX:-UsePerfData",
            "-cp",
            root.resolve("bench/target/classes").toString(),
            Bare.class.getName());
    Path hook = data.resolve("hook");
    List<List<String>> commands =
        List.of(bare, losslint("--version"), losslint("check", "router1.conf"));
    List<List<Double>> times = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    for (int i = 0; i <= RUNS; i++) {
      for (int c = 0; c < commands.size(); c++) {
        double seconds = run(home, hook, commands.get(c)).seconds();
        if (i > 0) {
          times.get(c).add(seconds);
        }
      }
    }
    double least = median(times.get(0));
    double version = median(times.get(1));
    double check = median(times.get(2));
    say("%s", home);
    say("  bare JVM start                       %6.0f ms", least * 1000);
    say("  losslint --version                   %6.0f ms  %.1f x", version * 1000, version / least);
    say("  losslint check, 12,000 lines         %6.0f ms  %.1f x", check * 1000, check / least);
  }

  private void large(String home) throws IOException, InterruptedException {
    for (String file : List.of("router.conf", "cos.conf")) {
      List<Double> times = new ArrayList<>();
      long peak = 0;
      // The second holds 10,000 ports, each of which is judged by all rules.
      int runs = file.equals("router.conf") ? 5 : 1;
      for (int i = 0; i < runs; i++) {
        Run run = run(home, data, losslint("check", file));
        times.add(run.seconds());
        peak = Math.max(peak, run.peakKilobytes());
      }
      say(
          "  %-12s %4.1f MB, whole process  %6.2f s   %d MB",
          file, Files.size(data.resolve(file)) / 1e6, median(times), peak / 1024);
    }
  }

  /** What JMH says of one warm thread. */
  private void warm(String home) throws IOException, InterruptedException {
    Path table = data.resolve("warm.txt");
    List<String> command =
        List.of(
            home + "/bin/java",
            "-cp",
            System.getProperty("java.class.path"),
            "org.openjdk.jmh.Main",
            "-v",
            "SILENT",
            "-rf",
            "text",
            "-rff",
            table.toString(),
            "-f",
            "1",
            "-wi",
            "5",
            "-i",
            "3",
            "-w",
            "2",
            "-r",
            "2",
            "Reading");
    run(home, data, command);
    for (String line : Files.readAllLines(table)) {
      String[] words = line.trim().split(" +");
      if (words[0].endsWith(":megabytes")) {
        String what = words[0].substring("Reading.".length(), words[0].indexOf(':'));
        say("  %-6s %-7s warm, one thread   %6.0f MB/s", what, words[1], rate(words));
      }
    }
  }

  private static double rate(String[] words) {
    return Double.parseDouble(words[4].replace(',', '.'));
  }

  private void hostile(String home) throws IOException, InterruptedException {
    Run huge = run(home, data, losslint("check", "huge.conf"));
    say("  one file of 200 MB                   %6.1f s   %d MB", huge.seconds(), huge.peak());
    Run many = run(home, data, losslint("check", "-f", "concise", "many"));
    say("  200,000 files of one line            %6.1f s   %d MB", many.seconds(), many.peak());
  }

  private void fleets(String home, int devices) throws IOException, InterruptedException {
    long small = 0;
    fleet(home, "large", devices, "text");
    for (String folder : List.of("small", "large")) {
      int count = folder.equals("small") ? devices / 10 : devices;
      Run run = fleet(home, folder, count, "json");
      if (small > 0) {
        say("  peak memory of the large fleet       %.2f x that of the small one",
            (double) run.peakKilobytes() / small);
      }
      small = run.peakKilobytes();
    }
  }

  private Run fleet(String home, String folder, int count, String format)
      throws IOException, InterruptedException {
    Run run = run(home, data, losslint("check", "-f", format, folder));
    say(
        "  %6d devices of 100 KB, as %-4s     %6.1f s   %.0f MB/s   %d MB",
        count, format, run.seconds(), count * 0.1 / run.seconds(), run.peak());
    return run;
  }

  /** Starts and ends. */
  public static final class Bare {
    private Bare() {}

    public static void main(String[] arguments) {
      // Nothing is what it measures.
    }
  }
}
