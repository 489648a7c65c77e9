package org.losslint.report.html;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/**
 * Style and script of the page.
 *
 * @param policy the content security policy of the page: nothing is loaded from anywhere, and only
 *     this style and this script take effect, known by their hashes
 */
record Assets(String style, String script, String policy) {

  static Assets load() throws IOException {
    String style = read("audit.css");
    String script = read("audit.js");
    return new Assets(
        style,
        script,
        "default-src 'none'; style-src '"
            + hash(style)
            + "'; script-src '"
            + hash(script)
            + "'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'");
  }

  private static String read(String name) throws IOException {
    try (InputStream in = Assets.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException("the file " + name + " is missing in losslint.jar");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    }
  }

  private static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "sha256-" + Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
