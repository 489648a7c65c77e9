package org.losslint.cli;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.losslint.evaluate.Watch;

/**
 * Lets a run end in order when the user presses Ctrl-C: no further file is taken up, what is known
 * is written, and only then the process ends, with 130. A run that does not ask for it ends at
 * once.
 */
final class Interruption extends Thread implements Watch {
  /** How long the report may take; after that the process ends without it. */
  private static final long PATIENCE_MILLISECONDS = 10_000;

  private boolean asked;
  private boolean heeded;
  private boolean ended;
  private boolean stuck;

  /** One that hears the signals of this process. */
  static Interruption ofProcess() {
    Interruption interruption = new Interruption();
    Runtime.getRuntime().addShutdownHook(interruption);
    return interruption;
  }

  @Override
  public synchronized boolean goesOn() {
    heeded = true;
    return !asked;
  }

  @Override
  public void judged(int files, int all, long bytes, int findings) {
    // Nobody looks.
  }

  /** Standard input; a run that waits for it is ended at once, since it may wait forever. */
  InputStream watched(InputStream in) {
    return new FilterInputStream(in) {
      @Override
      public int read() throws IOException {
        setStuck(true);
        try {
          return in.read();
        } finally {
          setStuck(false);
        }
      }

      @Override
      public int read(byte[] into, int from, int length) throws IOException {
        setStuck(true);
        try {
          return in.read(into, from, length);
        } finally {
          setStuck(false);
        }
      }
    };
  }

  private synchronized void setStuck(boolean waits) {
    stuck = waits;
    notifyAll();
  }

  /** To be called when everything is written, before the process exits. */
  synchronized void runEnded() {
    ended = true;
    notifyAll();
  }

  /** Runs when the process is about to end, for whatever reason. */
  @Override
  public synchronized void run() {
    asked = true;
    long end = System.nanoTime() + PATIENCE_MILLISECONDS * 1_000_000;
    long left = PATIENCE_MILLISECONDS;
    try {
      while (heeded && !ended && !stuck && left > 0) {
        wait(left);
        left = (end - System.nanoTime()) / 1_000_000;
      }
    } catch (InterruptedException e) {
      // Then there is no more time.
      Thread.currentThread().interrupt();
    }
  }
}
