package org.losslint.evaluate;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * The identity of a finding as reports carry it. What goes in is documented in docs/fingerprints.md
 * and frozen by tests: a change of recipe would make every known finding new to everybody.
 */
public final class Fingerprint {
  private static final String VERSION = "losslint/v1";
  private static final int BYTES = 16;

  private Fingerprint() {}

  /**
   * The text that is hashed: which device, which rule, which statement, and which link where the
   * verdict depends on it. No line, no value, no message, no absolute path.
   *
   * @param device name, or that of the file where nothing names one; see {@link #owner}
   * @param ordinal 0 for the first of several that agree in all else
   */
  static String identity(String device, String rule, String path, String link, int ordinal) {
    StringBuilder identity = new StringBuilder();
    identity.append(device).append('|').append(rule).append('|').append(path);
    identity.append('|').append(link);
    if (ordinal > 0) {
      identity.append('|').append(ordinal);
    }
    return identity.toString();
  }

  /**
   * Whose finding it is. Where nothing names a device, the name of the file stands for it, without
   * its folders: those differ between machines, working directories and checkouts.
   */
  static String owner(String device, String file) {
    return device.isEmpty() || device.equals(file)
        ? file.substring(file.lastIndexOf('/') + 1)
        : device;
  }

  /** 32 hexadecimal digits. */
  static String of(String identity) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      byte[] hash = digest.digest((VERSION + "|" + identity).getBytes(StandardCharsets.UTF_8));
      StringBuilder hex = new StringBuilder(2 * BYTES);
      for (int i = 0; i < BYTES; i++) {
        hex.append(Character.forDigit((hash[i] >> 4) & 15, 16));
        hex.append(Character.forDigit(hash[i] & 15, 16));
      }
      return hex.toString();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
