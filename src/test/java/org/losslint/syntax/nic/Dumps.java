package org.losslint.syntax.nic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.losslint.source.Diagnostic;
import org.losslint.source.Format;
import org.losslint.source.NicFormats;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

/** Reads texts as the product does: the format is found from the content. */
public final class Dumps {
  private Dumps() {}

  public static NicDocument read(String text) {
    return read("dump.txt", text);
  }

  public static NicDocument read(String path, String text) {
    SourceText source = SourceText.of(text);
    Format format = NicFormats.detect(source).orElse(Format.UNKNOWN);
    return NicReader.read(new SourceFile(path, source, format));
  }

  /** A file of {@code testdata/nic}. */
  public static NicDocument testdata(String name) {
    return read("testdata/nic/" + name, text(name));
  }

  public static String text(String name) {
    try {
      return Files.readString(Path.of("testdata/nic", name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static <S extends Section> List<S> sections(NicDocument document, Class<S> kind) {
    List<S> found = new ArrayList<>();
    for (Section section : document.sections()) {
      if (kind.isInstance(section)) {
        found.add(kind.cast(section));
      }
    }
    return found;
  }

  static <S extends Section> S only(NicDocument document, Class<S> kind) {
    List<S> found = sections(document, kind);
    assertEquals(1, found.size(), () -> kind.getSimpleName() + " in " + document.sections());
    return found.get(0);
  }

  static ConfigDump config(String text) {
    return only(read(text), ConfigDump.class);
  }

  static RegisterDump register(String text) {
    return only(read(text), RegisterDump.class);
  }

  /** {@code KIND SEVERITY line:column}, which is what most tests ask of diagnostics. */
  static List<String> diagnostics(NicDocument document) {
    List<String> found = new ArrayList<>();
    for (Diagnostic diagnostic : document.diagnostics()) {
      found.add(
          diagnostic.kind()
              + " "
              + diagnostic.severity()
              + " "
              + diagnostic.place().start().line()
              + ":"
              + diagnostic.place().start().column());
    }
    return found;
  }
}
