package org.losslint.syntax;

import org.losslint.source.SourceFile;

/** Reads Junos configurations in whatever form they are written. */
public final class JunosReader {
  private JunosReader() {}

  /**
   * Reads a file in braces or set lines, and tells what each of its set lines does.
   *
   * @throws IllegalArgumentException for a file of another format
   */
  public static JunosDocument read(SourceFile file, CommandWatch watch) {
    return switch (file.format()) {
      case JUNOS_TEXT, JUNOS_SET -> TextReader.read(file, watch);
      default -> throw new IllegalArgumentException(file.format() + " holds no set lines");
    };
  }

  /**
   * Reads a file whose format is one of Junos.
   *
   * @throws IllegalArgumentException for a file of another format
   */
  public static JunosDocument read(SourceFile file) {
    return ValueCheck.of(
        switch (file.format()) {
          case JUNOS_TEXT, JUNOS_SET -> TextReader.read(file);
          case JUNOS_XML -> new XmlReader(file).read();
          case JUNOS_JSON -> new JsonReader(file).read();
          default -> throw new IllegalArgumentException(file.format() + " is no Junos format");
        });
  }
}
