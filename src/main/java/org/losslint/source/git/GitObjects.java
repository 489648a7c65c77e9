package org.losslint.source.git;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.losslint.source.Sources;

/** Hands out the content of files by their hashes, from one process for all of them. */
final class GitObjects implements AutoCloseable {
  private final Process process;
  private final InputStream in;

  GitObjects(GitProgram git) throws GitException {
    this.process = git.start("cat-file", "--batch");
    this.in = new BufferedInputStream(process.getInputStream(), 1 << 16);
  }

  /**
   * The content of a file.
   *
   * @throws IOException where the repository lacks it, as a partial clone may
   */
  synchronized byte[] read(String hash) throws IOException {
    process.getOutputStream().write((hash + "\n").getBytes(StandardCharsets.US_ASCII));
    process.getOutputStream().flush();
    String header = header();
    int size = header.lastIndexOf(' ');
    if (size < 0 || !header.startsWith("blob", size - 4)) {
      throw new IOException("git does not have its content; run `git fetch --refetch`");
    }
    long length = Long.parseLong(header.substring(size + 1));
    if (length > Sources.LARGEST) {
      in.skipNBytes(length + 1);
      throw new IOException("it is larger than " + (Sources.LARGEST >> 20) + " MiB");
    }
    byte[] content = in.readNBytes((int) length);
    in.skipNBytes(1);
    return content;
  }

  private String header() throws IOException {
    StringBuilder header = new StringBuilder(64);
    for (int c = in.read(); c != '\n'; c = in.read()) {
      if (c < 0) {
        throw new EOFException("git cat-file stopped");
      }
      header.append((char) c);
    }
    return header.toString();
  }

  /** Ends the process, which has nothing left to do. */
  @Override
  public void close() {
    process.destroy();
  }
}
