package org.losslint.source.yaml;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.losslint.source.Format;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
import org.losslint.source.Tree;

/** Reads a file that a person wrote in YAML. */
public final class YamlDocument {
  /** Far beyond any inventory written by hand or by a script, and small enough to hold twice. */
  static final long SIZE_LIMIT = 64L * 1024 * 1024;

  private YamlDocument() {}

  /**
   * Reads the file as UTF-8.
   *
   * @param tree what it is read from
   * @param display the path as messages show it
   * @param problems takes why it could not be read
   */
  public static Optional<SourceFile> file(
      Tree tree, Path path, String display, List<Problem> problems) {
    try {
      long size = tree.size(path);
      if (size > SIZE_LIMIT) {
        problems.add(
            Problem.of(
                display + " is " + size + " bytes long",
                "losslint reads YAML files of up to " + SIZE_LIMIT + " bytes"));
        return Optional.empty();
      }
      byte[] bytes = tree.read(path);
      if (isAscii(bytes)) {
        return Optional.of(
            new SourceFile(display, SourceText.ofLatin1(bytes, bytes.length), Format.UNKNOWN));
      }
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      boolean mark = !text.isEmpty() && text.charAt(0) == '\uFEFF';
      return Optional.of(
          new SourceFile(display, SourceText.of(mark ? text.substring(1) : text), Format.UNKNOWN));
    } catch (CharacterCodingException e) {
      problems.add(Problem.of(display + " is not UTF-8 text", "save it as UTF-8"));
    } catch (NoSuchFileException e) {
      problems.add(Problem.of(display + " does not exist", "name a file that does"));
    } catch (IOException e) {
      problems.add(
          tree.isFolder(path)
              ? Problem.of("`" + display + "` is a folder", "name a file in it")
              : Problem.of(display + " cannot be read", reason(e)));
    }
    return Optional.empty();
  }

  /** Each byte is then a character, and nothing need be decoded. */
  private static boolean isAscii(byte[] bytes) {
    for (byte b : bytes) {
      if (b < 0) {
        return false;
      }
    }
    return true;
  }

  private static String reason(IOException e) {
    return e instanceof java.nio.file.AccessDeniedException
        ? "reading it is not permitted"
        : e.getClass().getSimpleName();
  }

  /**
   * The document in the file; empty when there is none or it is no YAML, which {@code problems}
   * then says.
   */
  public static Optional<YamlNode> parse(SourceFile file, List<Problem> problems) {
    Optional<YamlNode> common = CommonYaml.read(file);
    return common.isPresent() ? common : new YamlParser(file, problems).document();
  }
}
