package org.losslint.cli;

/**
 * Lets a run end in order when the user presses Ctrl-C: no further file is taken up, what is known
 * is written, and only then the process ends, with 130.
 */
final class Interruption extends Thread {
  /** How long the report may take; after that the process ends without it. */
  private static final long PATIENCE_MILLISECONDS = 20_000;

  private boolean asked;
  private boolean ended;

  /** One that hears the signals of this process. */
  static Interruption ofProcess() {
    Interruption interruption = new Interruption();
    Runtime.getRuntime().addShutdownHook(interruption);
    return interruption;
  }

  synchronized boolean isAsked() {
    return asked;
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
      while (!ended && left > 0) {
        wait(left);
        left = (end - System.nanoTime()) / 1_000_000;
      }
    } catch (InterruptedException e) {
      // Then there is no more time.
      Thread.currentThread().interrupt();
    }
  }
}
