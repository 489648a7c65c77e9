package org.losslint.report;

import java.nio.charset.StandardCharsets;

/** Paths as URI references. */
public final class UriText {
  private static final String PLAIN = "-._~/";
  private static final String HEX = "0123456789ABCDEF";

  private UriText() {}

  /** Relative paths stay relative, absolute ones become {@code file:} URIs. */
  public static String of(String path) {
    StringBuilder uri = new StringBuilder(path.length() + 16);
    if (path.startsWith("/")) {
      uri.append("file://");
    }
    for (byte b : path.getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (b & 0xFF);
      boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
      if (letter || PLAIN.indexOf(c) >= 0) {
        uri.append(c);
      } else {
        uri.append('%').append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 0xF));
      }
    }
    return uri.toString();
  }
}
