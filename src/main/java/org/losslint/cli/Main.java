package org.losslint.cli;

/** The command {@code losslint}. */
public final class Main {
  private Main() {}

  public static void main(String... args) {
    System.exit(run(args, Environment.ofProcess()));
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
