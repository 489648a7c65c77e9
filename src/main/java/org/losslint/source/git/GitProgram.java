package org.losslint.source.git;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.losslint.source.Secrets;

/**
 * The program {@code git}, run so that it only reads: it takes no lock, refreshes no index, asks
 * nobody, fetches nothing and starts no monitor that a repository may name.
 */
final class GitProgram {
  /** How much is read of what git complains of. */
  private static final int COMPLAINT = 2000;

  /** Variables that change what a path on the command line of git means. */
  private static final List<String> PATHSPECS =
      List.of(
          "GIT_LITERAL_PATHSPECS",
          "GIT_GLOB_PATHSPECS",
          "GIT_NOGLOB_PATHSPECS",
          "GIT_ICASE_PATHSPECS");

  private final Path folder;
  private final Map<String, String> variables;

  /**
   * @param variables the environment of the run; in a hook it says which index is meant
   */
  GitProgram(Path folder, Map<String, String> variables) {
    this.folder = folder;
    this.variables = variables;
  }

  /** The same in another repository, which the variables of a hook do not speak of. */
  GitProgram elsewhere(Path other) {
    Map<String, String> clean = new java.util.HashMap<>(variables);
    clean.keySet().removeIf(name -> name.startsWith("GIT_"));
    return new GitProgram(other, clean);
  }

  /** What a command of git left behind. */
  record Ran(int status, byte[] out, String complaint) {
    String text() {
      return new String(out, StandardCharsets.UTF_8).strip();
    }
  }

  /**
   * Starts git.
   *
   * @throws GitException where it cannot be started
   */
  Process start(String... words) throws GitException {
    List<String> command = new ArrayList<>(words.length + 7);
    command.addAll(List.of("git", "-c", "core.fsmonitor=false"));
    command.addAll(List.of("-c", "log.diffMerges=separate", "-c", "log.showSignature=false"));
    command.addAll(List.of(words));
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    Map<String, String> environment = builder.environment();
    environment.clear();
    environment.putAll(variables);
    for (String name : PATHSPECS) {
      environment.remove(name);
    }
    environment.put("LC_ALL", "C");
    environment.put("GIT_OPTIONAL_LOCKS", "0");
    environment.put("GIT_TERMINAL_PROMPT", "0");
    environment.put("GIT_NO_LAZY_FETCH", "1");
    environment.put("GIT_NO_REPLACE_OBJECTS", "1");
    try {
      return builder.start();
    } catch (IOException e) {
      throw new GitException(
          "the program git cannot be started in " + folder, "install git, or put it on the PATH");
    }
  }

  /**
   * Runs a command to its end.
   *
   * @throws GitException where git cannot be started or stops in the middle
   */
  Ran run(String... words) throws GitException {
    Process process = start(words);
    try {
      process.getOutputStream().close();
      // Standard error is drained beside standard output, so that neither can block the other.
      Drain drain = new Drain(process.getErrorStream());
      drain.start();
      byte[] out = process.getInputStream().readAllBytes();
      int status = process.waitFor();
      drain.join();
      return new Ran(status, out, drain.text());
    } catch (IOException e) {
      throw new GitException("git " + words[0] + " stopped in the middle", "run it by hand");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new GitException("git " + words[0] + " was interrupted", "");
    } finally {
      process.destroy();
    }
  }

  private static final class Drain extends Thread {
    private final InputStream stream;
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();

    Drain(InputStream stream) {
      this.stream = stream;
      setDaemon(true);
    }

    @Override
    public void run() {
      byte[] buffer = new byte[1024];
      try {
        for (int n = stream.read(buffer); n >= 0; n = stream.read(buffer)) {
          kept.write(buffer, 0, Math.min(n, Math.max(0, COMPLAINT - kept.size())));
        }
      } catch (IOException e) {
        // A complaint that cannot be read is not told; the status says that git failed.
      }
    }

    /** The first line, which is the one that says why. */
    String text() {
      String text = kept.toString(StandardCharsets.UTF_8).strip();
      int end = text.indexOf('\n');
      return Secrets.mask(end < 0 ? text : text.substring(0, end));
    }
  }
}
