package org.losslint.evaluate;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.io.InputStream;
import java.util.Objects;
import java.util.Optional;
import org.losslint.model.LosslessVocabulary;
import org.losslint.source.Input;

/**
 * Reads a file on a thread of its own while the inventory and the packs are read, which need not
 * know of it. A run that wants the file before this thread took it up reads it itself; one that
 * ends without it leaves the thread behind.
 */
public final class ReadAhead extends Thread {
  private final Input.OfFile input;
  @CheckForNull private ReadFile file;
  private boolean taken;

  private ReadAhead(Input.OfFile input) {
    super("read ahead");
    this.input = input;
    setDaemon(true);
  }

  /** Begins to read. */
  public static ReadAhead of(Input.OfFile input) {
    ReadAhead ahead = new ReadAhead(input);
    ahead.start();
    return ahead;
  }

  @Override
  public void run() {
    read();
    // What comes next in any run; whoever is first to ask makes it.
    Objects.requireNonNull(LosslessVocabulary.ALL);
  }

  private synchronized void read() {
    if (!taken) {
      try {
        file = ReadFile.of(input, InputStream.nullInputStream());
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
        // The run tries again, fails in the same way, and tells.
        file = null;
      }
    }
  }

  /** What was read of an input, once; empty where the run has to read it. */
  synchronized Optional<ReadFile> take(Input wanted) {
    if (!wanted.equals(input)) {
      return Optional.empty();
    }
    Optional<ReadFile> read = Optional.ofNullable(file);
    taken = true;
    file = null;
    return read;
  }
}
