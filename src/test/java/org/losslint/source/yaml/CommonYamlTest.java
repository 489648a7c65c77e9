package org.losslint.source.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losslint.source.Format;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

/** What the quick reader reads, it reads as SnakeYAML does, to the last place. */
class CommonYamlTest {
  private static final String PIECES = "\n\n  - :,#{}[]'\"ab1-?&*!|>%.\\/ \t\r\u00e9";

  private static final String DOCUMENT =
      """
      # An inventory, more or less.
      version: 1
      defaults: {rdma-class: rdma-data, 'cnp': "a b", rdma-dscp: [26, 27]}

      devices:
        - {name: dci1, model: PTX10008}   # a comment
        - name: dci2
          files: ["hosts/*", 'it''s']
      links:
      - name: dci1-dci2
        rtt: 5179 us
        empty:
        ends: [{device: dci1, interface: et-0/0/0},
               {device: dci2, interface: et-0/0/0:1}]
      -
        name: -5
      text: a b # c
      last: {}
      """;

  private static SourceFile file(String text) {
    return new SourceFile("a.yaml", SourceText.of(text), Format.UNKNOWN);
  }

  /** Whether the quick reader took it; if so, as the whole parser does. */
  private static boolean isRead(String text) {
    SourceFile file = file(text);
    Optional<YamlNode> common = CommonYaml.read(file);
    if (common.isPresent()) {
      List<Problem> problems = new ArrayList<>();
      assertEquals(new YamlParser(file, problems).document(), common, text);
      assertEquals(List.of(), problems, text);
    }
    return common.isPresent();
  }

  @Test
  void theDocumentIsCommon() {
    assertTrue(isRead(DOCUMENT));
    assertTrue(isRead("a: 1"));
    assertTrue(isRead("- 1\n- b: 2\n  c:\n  - 3\n-\n"));
    assertTrue(isRead("[a, {b: c}, []]\n"));
    assertTrue(isRead("# nothing but a scalar\nword\n"));
    assertTrue(isRead("a:\n  b:\n    c\nd:\n\n\n# end"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "# only a comment\n",
        "a: |\n  text\n",
        "a: >-\n  text\n",
        "a: b\n  c\n",
        "a: \"b\n  c\"\n",
        "a: \"\\u0041\"\n",
        "a: b: c\n",
        "a: &x 1\nb: *x\n",
        "a: !!str 1\n",
        "? a\n: b\n",
        "a:\tb\n",
        "a: 1\r\nb: 2\r\n",
        "a: \u00e9\n",
        "--- \na: 1\n",
        "a: 1\n...\n",
        "a: [b\n---\n]\n",
        "%YAML 1.1\n",
        "{a, b: 1}\n",
        "[a: b]\n",
        "[a,]\n",
        "{a: }\n",
        "[a\n b]\n",
        "a: [b\n",
        "a: {b: c]\n",
        "- a\nb: c\n",
        "a: 1\n b: 2\n",
        "a:\n   b: 1\n  c: 2\n",
        "a: - b\n",
        "- - a\n",
        "{a: 1}: b\n",
        "a: 'b' c\n",
        "a: [b]c\n",
        "a: \u0007\n"
      })
  void whatIsNotCommonIsLeftToTheParser(String text) {
    assertTrue(CommonYaml.read(file(text)).isEmpty());
  }

  @Test
  void depthIsLeftToTheParser() {
    assertTrue(CommonYaml.read(file("[".repeat(45) + "]".repeat(45))).isEmpty());
    assertTrue(isRead("[".repeat(30) + "]".repeat(30)));
  }

  @Test
  void filesOfTheTestDataAreReadAlike() throws IOException {
    int common = 0;
    List<Path> files;
    try (Stream<Path> walk = Files.walk(Path.of("testdata"))) {
      files = walk.filter(path -> path.toString().endsWith(".yaml")).sorted().toList();
    }
    for (Path path : files) {
      common += isRead(Files.readString(path)) ? 1 : 0;
    }
    assertTrue(common > 10, "common: " + common);
  }

  /** Any change to a document is read alike, or left to the parser. */
  @Property(tries = 3_000)
  void changedDocumentsAreReadAlike(@ForAll Random random) {
    StringBuilder text = new StringBuilder(DOCUMENT);
    for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
      int at = random.nextInt(text.length());
      char piece = PIECES.charAt(random.nextInt(PIECES.length()));
      switch (random.nextInt(3)) {
        case 0 -> text.deleteCharAt(at);
        case 1 -> text.setCharAt(at, piece);
        default -> text.insert(at, piece);
      }
    }
    isRead(text.toString());
  }

  /** So is any heap of characters that YAML gives a meaning to. */
  @Property(tries = 3_000)
  void heapsOfIndicatorsAreReadAlike(@ForAll Random random) {
    StringBuilder text = new StringBuilder();
    for (int length = 1 + random.nextInt(30); length > 0; length--) {
      text.append(PIECES.charAt(random.nextInt(PIECES.length())));
    }
    isRead(text.toString());
  }
}
