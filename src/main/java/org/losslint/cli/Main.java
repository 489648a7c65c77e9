package org.losslint.cli;

/** The command {@code losslint}. */
public final class Main {
  private Main() {}

  public static void main(String... args) {
    System.exit(0);
  }
}
