package org.losslint.cli;

/** The version of losslint. */
public final class Version {
  /**
   * A constant, because reading it from the manifest or a resource costs every start 10 to 20 ms. A
   * test holds it equal to the version of the build.
   */
  public static final String NUMBER = "0.1.0-SNAPSHOT";

  private Version() {}
}
