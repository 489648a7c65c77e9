package org.losslint.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.LongSupplier;
import org.losslint.evaluate.Watch;

/** Tells the person in front of the terminal how far a long run is, on one line that goes away. */
final class Progress implements Watch {
  private static final long SECOND = 1_000_000_000;

  /** A run that takes less needs no line. */
  private static final long QUIET = SECOND;

  private static final long PAUSE = SECOND / 5;

  private static final String TO_LINE_START = "\r";
  private static final String CLEAR_LINE = "\r\u001B[K";

  private final OutputStream err;
  private final Watch stop;
  private final LongSupplier clock;
  private long start;
  private long last;
  private boolean shown;

  /**
   * @param err a terminal
   * @param stop decides whether the run goes on
   * @param clock nanoseconds
   */
  Progress(OutputStream err, Watch stop, LongSupplier clock) {
    this.err = err;
    this.stop = stop;
    this.clock = clock;
    this.start = clock.getAsLong();
    this.last = start + QUIET - PAUSE;
  }

  @Override
  public boolean goesOn() {
    return stop.goesOn();
  }

  @Override
  public void judged(int files, int all, long bytes, int findings) {
    long now = clock.getAsLong();
    if (files >= all || !goesOn()) {
      clear();
    } else if (now - last >= PAUSE) {
      last = now;
      shown = true;
      write(TO_LINE_START + line(files, all, bytes, findings, now - start) + "\u001B[K");
    }
  }

  private void clear() {
    if (shown) {
      write(CLEAR_LINE);
      shown = false;
    }
  }

  /** {@code 1200 of 10000 files, 118 MB/s, 32 findings, 40 s left}. */
  static String line(int files, int all, long bytes, int findings, long nanoseconds) {
    double seconds = (double) nanoseconds / SECOND;
    long rate = Math.round(bytes / 1e6 / seconds);
    long left = Math.round(seconds / files * (all - files));
    String time = left < 120 ? left + " s" : (left + 59) / 60 + " min";
    return files
        + " of "
        + all
        + " files, "
        + rate
        + " MB/s, "
        + findings
        + (findings == 1 ? " finding, " : " findings, ")
        + time
        + " left";
  }

  private void write(String text) {
    try {
      err.write(text.getBytes(StandardCharsets.UTF_8));
      err.flush();
    } catch (IOException e) {
      // A terminal that went away needs no progress.
      shown = false;
    }
  }
}
