package org.losslint.cli;

/** The command {@code losslint}. */
public final class Main {
  private Main() {}

  public static void main(String... args) {
    Interruption interruption = Interruption.ofProcess();
    int status;
    try {
      status = run(args, Environment.ofProcess(interruption));
    } finally {
      interruption.runEnded();
    }
    System.exit(status);
  }

  /**
   * Runs a command line in this process.
   *
   * @return the exit status
   */
  public static int run(String[] args, Environment environment) {
    return new Losslint(new Pipeline()).run(args, environment).code();
  }
}
