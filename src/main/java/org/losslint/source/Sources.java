package org.losslint.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Takes in files: bytes to text, text to format. */
public final class Sources {
  /** The largest file that is read, in bytes: PARSE-012's 256 MiB. */
  public static final int LARGEST = 256 << 20;

  private Sources() {}

  /**
   * Reads a file of any file system.
   *
   * @param displayPath how reports call it
   * @throws IOException when it cannot be opened or read
   */
  public static SourceReading read(Path path, String displayPath) throws IOException {
    return read(Tree.DISK, path, displayPath);
  }

  /**
   * Reads a file of a tree.
   *
   * @param displayPath how reports call it
   * @throws IOException when it cannot be opened or read
   */
  public static SourceReading read(Tree tree, Path path, String displayPath) throws IOException {
    if (tree == Tree.DISK && tree.size(path) > LARGEST) {
      return tooLarge(displayPath);
    }
    byte[] bytes = tree.read(path);
    return bytes.length > LARGEST ? tooLarge(displayPath) : of(bytes, displayPath);
  }

  /**
   * Reads a stream to its end; it is not closed.
   *
   * @param displayPath how reports call it
   */
  public static SourceReading read(InputStream in, String displayPath) throws IOException {
    byte[] bytes = in.readNBytes(LARGEST + 1);
    return bytes.length > LARGEST ? tooLarge(displayPath) : of(bytes, displayPath);
  }

  /** A file whose bytes are at hand; the array is taken over. */
  public static SourceReading of(byte[] bytes, String displayPath) {
    TextDecoder.Decoded decoded = TextDecoder.decode(bytes, bytes.length);
    return new Taken(decoded, displayPath).reading();
  }

  private static SourceReading tooLarge(String displayPath) {
    SourceFile file = new SourceFile(displayPath, SourceText.of(""), Format.UNKNOWN);
    Diagnostic diagnostic =
        new Diagnostic(
            Diagnostic.Kind.TOO_LARGE,
            Severity.ERROR,
            new Place(file, new Span(0, 0)),
            "the file is larger than " + (LARGEST >> 20) + " MiB, which is the limit",
            "give the configuration alone, without logs or command output around it");
    return new SourceReading(file, List.of(diagnostic), false);
  }

  /** One text on its way through the checks that hold for every format. */
  private static final class Taken {
    private final TextDecoder.Decoded decoded;
    private final SourceText text;
    private final TextScan scan;
    private final JunosFormats.Detection junos;
    private final SourceFile file;
    private final List<Diagnostic> diagnostics = new ArrayList<>(0);
    private boolean readable = true;

    Taken(TextDecoder.Decoded decoded, String path) {
      this.decoded = decoded;
      this.text = decoded.text();
      this.scan = TextScan.of(text);
      this.junos = JunosFormats.detect(text);
      this.file =
          new SourceFile(
              path, text, junos.format().or(() -> NicFormats.detect(text)).orElse(Format.UNKNOWN));
    }

    SourceReading reading() {
      encoding();
      controlCharacters();
      if (isEmpty()) {
        refuse(
            Diagnostic.Kind.UNKNOWN_FORMAT,
            0,
            0,
            "no configuration: the file is empty or holds comments only",
            "give the file that the device saved");
      } else if (junos.difference() >= 0) {
        difference();
      } else if (scan.templateMark() >= 0 && isTemplated()) {
        template();
      } else if (file.format() == Format.UNKNOWN) {
        unknown();
      }
      return new SourceReading(file, diagnostics, readable);
    }

    private void encoding() {
      if (decoded.encoding().isEmpty()) {
        return;
      }
      String message =
          decoded.count() == 0
              ? "the text is " + decoded.encoding() + ", read as such"
              : decoded.count()
                  + (decoded.count() == 1 ? " byte is" : " bytes are")
                  + " not valid UTF-8, the first in line "
                  + text.position(decoded.at()).line()
                  + "; read as "
                  + decoded.encoding();
      int end = Math.min(decoded.at() + 1, text.length());
      add(
          Diagnostic.Kind.ENCODING,
          Severity.WARNING,
          new Span(Math.min(decoded.at(), end), end),
          message,
          "save the file as UTF-8");
    }

    private void controlCharacters() {
      if (scan.controls().isEmpty()) {
        return;
      }
      StringBuilder lines = new StringBuilder();
      for (int at : scan.controls()) {
        lines.append(lines.length() > 0 ? ", " : "").append(text.position(at).line());
      }
      int more = scan.controlLines() - scan.controls().size();
      if (more > 0) {
        lines.append(" and ").append(more).append(" more");
      }
      int first = scan.controls().get(0);
      if (!file.format().isJunos() && file.format() != Format.UNKNOWN && areColours()) {
        add(
            Diagnostic.Kind.SESSION_TEXT,
            Severity.INFO,
            new Span(first, first + 1),
            "terminal colours in line"
                + (scan.controlLines() > 1 ? "s " : " ")
                + lines
                + " were passed over",
            "");
        return;
      }
      add(
          Diagnostic.Kind.CONTROL_CHARACTER,
          Severity.ERROR,
          new Span(first, first + 1),
          "control characters in line"
              + (scan.controlLines() > 1 ? "s " : " ")
              + lines
              + ": the first is "
              + name(text.at(first)),
          "fetch the configuration again without terminal colours, or delete the characters");
    }

    /** Whether all control characters begin sequences of a terminal, which host dumps may hold. */
    private boolean areColours() {
      for (int i = 0; i < text.length(); i++) {
        int c = text.at(i);
        boolean control = (c < ' ' && c != '\t' && c != '\r' && c != '\n') || c == 0x7F;
        if (control && !(c == 0x1B && i + 1 < text.length() && text.at(i + 1) == '[')) {
          return false;
        }
      }
      return true;
    }

    private static String name(int control) {
      return switch (control) {
        case 0 -> "NUL";
        case 7 -> "BEL";
        case 8 -> "backspace";
        case 0x1B -> "ESC";
        case 0x7F -> "DEL";
        default -> "0x" + (control < 16 ? "0" : "") + Integer.toHexString(control);
      };
    }

    private boolean isEmpty() {
      boolean comment = false;
      for (int i = 0; i < text.length(); i++) {
        int c = text.at(i);
        if (comment) {
          if (c == '*' && text.startsWith("*/", i)) {
            comment = false;
            i++;
          }
        } else if (text.startsWith("/*", i)) {
          comment = true;
          i++;
        } else if (c == '#' && !text.startsWith("###", i)) {
          // Three signs open a block of losslint's own sample format.
          i = text.lineEnd(i);
        } else if (c > ' ' && c != 0x7F) {
          return false;
        }
      }
      return true;
    }

    private void difference() {
      refuse(
          Diagnostic.Kind.DIFFERENCE,
          junos.difference(),
          text.lineEnd(junos.difference()),
          "this is a difference between configurations, or holds one: not every statement is in"
              + " force",
          "give the full configuration");
    }

    /** Scripts use the same marks for their variables, so only a configuration is a template. */
    private boolean isTemplated() {
      return junos.format().isPresent()
          || (file.format() == Format.UNKNOWN && ForeignFormats.looksLike(text).isEmpty());
    }

    private void template() {
      int mark = scan.templateMark();
      int start =
          mark > 0 && (text.at(mark - 1) == '$' || text.at(mark - 1) == '%') ? mark - 1 : mark;
      int end = Math.min(mark + 2, text.length());
      refuse(
          Diagnostic.Kind.UNRENDERED_TEMPLATE,
          start,
          end,
          "unrendered template: `" + text.slice(start, end) + "` is no Junos",
          "render the template first and check what it gives");
    }

    private void unknown() {
      String guess = ForeignFormats.looksLike(text);
      int start = 0;
      while (start < text.length() && text.at(start) <= ' ') {
        start++;
      }
      refuse(
          Diagnostic.Kind.UNKNOWN_FORMAT,
          start,
          Math.min(text.lineEnd(start), start + 80),
          "not a format that losslint reads" + (guess.isEmpty() ? "" : ": it looks like " + guess),
          "give a Junos configuration (text, set, XML or JSON) or a NIC dump");
    }

    private void refuse(Diagnostic.Kind kind, int start, int end, String message, String wayOut) {
      readable = false;
      add(kind, Severity.ERROR, new Span(start, Math.max(start, end)), message, wayOut);
    }

    private void add(
        Diagnostic.Kind kind, Severity severity, Span span, String message, String wayOut) {
      diagnostics.add(new Diagnostic(kind, severity, new Place(file, span), message, wayOut));
    }
  }
}
