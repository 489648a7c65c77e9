package org.losslint.rules.load;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.losslint.source.Format;
import org.losslint.source.Position;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
import org.losslint.source.yaml.YamlDocument;
import org.losslint.source.yaml.YamlNode;

/** Where the characters of a YAML scalar are written. */
class ScalarPlacesTest {
  private static YamlNode.Scalar value(String yaml) {
    SourceFile file = new SourceFile("x.yaml", SourceText.of(yaml), Format.UNKNOWN);
    List<Problem> problems = new ArrayList<>();
    YamlNode.Mapping root = (YamlNode.Mapping) YamlDocument.parse(file, problems).orElseThrow();
    return (YamlNode.Scalar) root.entries().get(0).value();
  }

  /** {@code line:column} of the first place of {@code part} in the value. */
  private static String place(String yaml, String part) {
    YamlNode.Scalar scalar = value(yaml);
    int index = scalar.text().indexOf(part);
    int codePoints = scalar.text().codePointCount(0, index);
    Position position = SourceText.of(yaml).position(ScalarPlaces.of(scalar)[codePoints]);
    return position.line() + ":" + position.column();
  }

  @Test
  void everyStyleIsFollowed() {
    assertEquals("1:8", place("key: a b\n", "b"));
    assertEquals("2:5", place("key: a\n    b\n", "b"));
    assertEquals("1:9", place("key: 'a b'\n", "b"));
    assertEquals("1:10", place("key: 'a''b'\n", "b"));
    assertEquals("1:10", place("key: \"a\\\"b\"\n", "b"));
    assertEquals("1:14", place("key: \"a\\u0020b\"\n", "b"));
    assertEquals("2:3", place("key: \"a\\\n  b\"\n", "b"));
    assertEquals("3:3", place("key: |\n  a\n  b\n", "b"));
    assertEquals("3:3", place("key: >-\n  a\n  b\n", "b"));
    assertEquals("4:7", place("key: |2\n  a\n\n      b\n", "b"));
    assertEquals("3:3", place("key: |\r\n  a\r\n  b\r\n", "b"));
    assertEquals("1:7", place("key: 🚀b\n", "b"));
  }

  @Property
  void whatIsNoBlankStandsWhereItIsSaid(
      @ForAll("words") List<String> words, @ForAll("styles") String style) {
    String text = String.join(" ", words);
    String yaml =
        switch (style) {
          case "'" -> "key: '" + text.replace("'", "''") + "'\n";
          case "\"" -> "key: \"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"\n";
          case "|" -> "key: |\n    " + String.join("\n    ", words) + "\n";
          case ">" -> "key: >\n    " + String.join("\n\n    ", words) + "\n";
          default -> "key: x" + String.join("\n  x", words) + "\n";
        };
    SourceText source = SourceText.of(yaml);
    YamlNode.Scalar scalar = value(yaml);
    int[] value = scalar.text().codePoints().toArray();
    int[] offsets = ScalarPlaces.of(scalar);
    for (int i = 0; i < value.length; i++) {
      if (!Character.isWhitespace(value[i])) {
        int at = source.at(offsets[i]);
        boolean escaped = style.equals("\"") && at == '\\';
        assertEquals(value[i], escaped ? source.at(offsets[i] + 1) : at, yaml);
      }
    }
  }

  @Provide
  Arbitrary<List<String>> words() {
    return Arbitraries.strings()
        .withChars('a', 'b', '\'', '"', '\\', '(', 'ü', '>')
        .ofMinLength(1)
        .ofMaxLength(6)
        .list()
        .ofMinSize(1)
        .ofMaxSize(6);
  }

  @Provide
  Arbitrary<String> styles() {
    return Arbitraries.of("'", "\"", "|", ">", "");
  }
}
