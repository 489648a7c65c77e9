package org.losslint.report;

import java.io.IOException;
import java.io.Writer;

/**
 * Writes lines of which none is a command to a build server, whatever the names in them; see {@link
 * Visible#logLine}. The last line is written when it is flushed.
 */
public final class LogLines extends Writer {
  private final Writer out;
  private final StringBuilder line = new StringBuilder();

  public LogLines(Writer out) {
    this.out = out;
  }

  @Override
  public void write(char[] text, int start, int length) throws IOException {
    for (int i = start; i < start + length; i++) {
      if (text[i] == '\n') {
        writeLine();
        out.write('\n');
      } else {
        line.append(text[i]);
      }
    }
  }

  private void writeLine() throws IOException {
    out.write(Visible.logLine(line.toString()));
    line.setLength(0);
  }

  @Override
  public void flush() throws IOException {
    writeLine();
    out.flush();
  }

  @Override
  public void close() throws IOException {
    flush();
    out.close();
  }
}
