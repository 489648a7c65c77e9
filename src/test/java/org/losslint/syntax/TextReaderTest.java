package org.losslint.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextReaderTest {
  private static Configuration only(String text) {
    JunosDocument document = TreeText.read(text);
    assertEquals(1, document.configurations().size());
    return document.configurations().get(0);
  }

  private static String lines(JunosDocument document) {
    return Canonical.setLines(document.configurations().get(0).root());
  }

  @Test
  void saysWhatWasMeantByAMisspeltStatement() {
    JunosDocument document =
        TreeText.read(
            "class-of-service {\n"
                + " schedulers {\n"
                + "  s {\n"
                + "   explict-congestion-notification;\n"
                + "  }\n"
                + " }\n"
                + "}\n");
    assertEquals(
        "unknown-statement warning @4:4-35 `explict-congestion-notification` is no statement of"
            + " `class-of-service schedulers s` | did you mean"
            + " `explicit-congestion-notification`?\n",
        TreeText.diagnostics(document));
  }

  @Test
  void anAnnotationInABlockOfEntriesIsThatOfTheEntryBehindIt() {
    Configuration configuration =
        only(
            "class-of-service { /* of all */ schedulers {\n"
                + " a { priority low; }\n"
                + " /* of b */\n"
                + " b { priority low; }\n"
                + " c { priority low; }\n"
                + "} }\n");
    Statement cos = configuration.root().child("class-of-service").orElseThrow();
    List<String> annotated = new ArrayList<>();
    for (Statement scheduler : cos.children("schedulers")) {
      for (Annotation annotation : configuration.annotationsOf(scheduler)) {
        annotated.add(scheduler.words().get(0).text() + ": " + annotation.text());
      }
    }
    assertEquals(List.of("a: of all", "b: of all", "b: of b", "c: of all"), annotated);
  }

  /** COS-022 speaks of it, so the reader does not. */
  @Test
  void knowsTheOnlyPlaceOfAStatementThatIsElsewhere() {
    JunosDocument document =
        TreeText.read("set class-of-service forwarding-classes explicit-congestion-notification\n");
    assertEquals("", TreeText.diagnostics(document));
    Statement unknown =
        document
            .configurations()
            .get(0)
            .root()
            .children()
            .get(0)
            .children()
            .get(0)
            .children()
            .get(0);
    assertEquals(
        Optional.of("class-of-service schedulers explicit-congestion-notification"),
        unknown.knownElsewhere());
  }

  @Test
  void saysNothingOfWhatItDoesNotKnowElsewhere() {
    assertEquals(
        "",
        TreeText.diagnostics(
            TreeText.read("interfaces { et-0/0/0 { mac-limit 7; mtv 5; } }\nvendor { x; }\n")));
  }

  @Test
  void warnsOfAStanzaThatIsNearlyOne() {
    assertEquals(
        "unknown-statement warning @1:1-18 `class-of-services` is no stanza of a configuration, so"
            + " nothing in it was read | did you mean `class-of-service`?\n",
        TreeText.diagnostics(TreeText.read("class-of-services {\n schedulers;\n}\n")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[edit class-of-service]\nschedulers {\n    s1 { priority low; }\n}\n",
        "netops@r1# show class-of-service\nschedulers {\n    s1 { priority low; }\n}\n",
        "[edit class-of-service schedulers]\nnetops@r1# show\ns1 {\n    priority low;\n}\n",
        "netops@r1> show configuration class-of-service schedulers s1 | no-more\npriority low;\n",
        "netops@r1> show configuration | display set\nset class-of-service schedulers s1 priority"
            + " low\n",
        "netops@r1> show configuration class-of-service | display set | no-more\n"
            + "set class-of-service schedulers s1 priority low\n",
        "netops@r1# set class-of-service schedulers s1 priority low\n",
        "[edit]\nnetops@r1# edit class-of-service schedulers\n\n"
            + "[edit class-of-service schedulers]\nnetops@r1# set s1 priority low\n",
        "schedulers {\n    s1 {\n        priority low;\n    }\n}\n",
        "set schedulers s1 priority low\n",
        "netops@r1> show version\n"
            + "Hostname: r1\n"
            + "Model: ptx10008\n\n"
            + "netops@r1> show configuration class-of-service\n"
            + "schedulers { s1 { priority low; } }\n"
            + "\n"
            + "netops@r1> exit\n\n"
            + "Connection to 192.0.2.1 closed.\n",
        "class-of-service {\n---(more)---\n    schedulers {\n---(more 42%)---\r      \r"
            + "        s1 { priority low; }\n    }\n}\n{master}\n",
        "=~=~=~=~=~=~= PuTTY log 2026.03.04 10:11:12 =~=~=~=~=~=~=\nnetops@r1> show configuration\n"
            + "class-of-service {\n---(more)---\b\b\b\b      \b\b    schedulers {\n"
            + "        s1 { priority low; }\n    }\n}\n",
        "Mar 04 10:11:12\nclass-of-service {\n    schedulers { s1 { priority low; } }\n}\n",
        "{master:0}[edit]\nclass-of-service {\n    schedulers { s1 { priority low; } }\n}\n"
      })
  void readsPastesAndTranscripts(String text) {
    JunosDocument document = TreeText.read(text);
    assertEquals("set class-of-service schedulers s1 priority low\n", lines(document));
    for (org.losslint.source.Diagnostic diagnostic : document.diagnostics()) {
      assertEquals("session-text", diagnostic.kind().label(), diagnostic.message());
    }
  }

  private static final String LONG_LINES =
      """
      set policy-options policy-statement a-name-of-more-than-forty-signs-indeed then accept
      set class-of-service classifiers dscp roce forwarding-class rdma-data loss-priority low code-points 011010
      set class-of-service scheduler-maps sm-dci-with-a-name forwarding-class rdma-data scheduler s1
      set class-of-service schedulers s1 drop-profile-map loss-priority any protocol any drop-profile dp-ecn
      set class-of-service schedulers s1 priority low
      """;

  private static String wrapped(String text, int width, String lineEnd) {
    StringBuilder wrapped = new StringBuilder();
    for (String line : text.split("\n")) {
      String rest = line;
      while (rest.length() > width) {
        wrapped.append(rest.substring(0, width).stripTrailing()).append(lineEnd);
        rest = rest.substring(width);
      }
      wrapped.append(rest).append(lineEnd);
    }
    return wrapped.toString();
  }

  /** Wherever the screen ends: in a word, before a blank, behind one. */
  @ParameterizedTest
  @ValueSource(ints = {60, 61, 62, 66, 70, 71, 72, 73, 74, 75, 79, 80, 82, 86, 93, 94, 95})
  void joinsSetLinesThatATerminalBroke(int width) {
    String expected = lines(TreeText.read(LONG_LINES));
    for (String lineEnd : List.of("\n", "\r\n")) {
      JunosDocument document = TreeText.read(wrapped(LONG_LINES, width, lineEnd));
      assertEquals(expected, lines(document));
      assertEquals(1, document.diagnostics().size(), document.diagnostics().toString());
      assertTrue(
          document.diagnostics().get(0).message().startsWith("a terminal broke long lines"),
          document.diagnostics().toString());
    }
  }

  /** What follows the edge of the screen looks like a comment, or stands in quotes. */
  @Test
  void joinsBeforeASlashAndWithinQuotes() {
    String text =
        """
        set class-of-service interfaces et-0/0/0 scheduler-map a-map-with-a-long-name
        set class-of-service interfaces et-0/0/0 unit 0 classifiers dscp a-long-name-of-a-classifier
        set interfaces et-0/0/0 description "to dc2, rail 1, \\"left\\" row, cage 12, patch panel 7"
        set class-of-service interfaces et-0/0/1 scheduler-map a-map-with-a-long-name-too
        """;
    String whole = lines(TreeText.read(text));
    for (int width : new int[] {60, 61, 65, 70, 73, 74}) {
      JunosDocument document = TreeText.read(wrapped(text, width, "\n"));
      assertEquals(1, document.diagnostics().size(), document.diagnostics().toString());
      assertEquals(whole.replace(" ", ""), lines(document).replace(" ", ""));
    }
    String name = "g".repeat(25);
    String groups = "set groups " + name + " class-of-service interfaces et-0/0/0 unit 0\n";
    String slash = groups + groups.replace("0/0/0", "0/0/1");
    assertEquals(lines(TreeText.read(slash)), lines(TreeText.read(wrapped(slash, 69, "\n"))));
  }

  /** The longest line of a file, and text that somebody wrote behind it. */
  @Test
  void aLineThatIsOnlyLongIsNotJoined() {
    String text =
        "set class-of-service schedulers s1 drop-profile-map loss-priority any protocol any"
            + " drop-profile dp-ecn\nand so on\nset class-of-service schedulers s1 priority low\n";
    JunosDocument document = TreeText.read(text);
    assertEquals(
        "set class-of-service schedulers s1 drop-profile-map loss-priority any protocol any"
            + " drop-profile dp-ecn\nset class-of-service schedulers s1 priority low\n",
        lines(document));
    assertTrue(
        TreeText.diagnostics(document).startsWith("syntax error @2:1-10 "),
        TreeText.diagnostics(document));
  }

  @Test
  void keepsTheDevicesOfATranscriptApart() {
    JunosDocument document =
        TreeText.read(
            "netops@r1> show configuration class-of-service\nschedulers { a; }\n"
                + "netops@r2> show configuration class-of-service\nschedulers { b; }\n"
                + "netops@r1> show configuration system\nhost-name r1;\n");
    assertEquals(2, document.configurations().size());
    Configuration first = document.configurations().get(0);
    assertEquals(Optional.of("r1"), first.promptHost());
    assertEquals(
        "set class-of-service schedulers a\nset system host-name r1\n",
        Canonical.setLines(first.root()));
    Configuration second = document.configurations().get(1);
    assertEquals(Optional.of("r2"), second.promptHost());
    assertEquals("set class-of-service schedulers b\n", Canonical.setLines(second.root()));
  }

  @Test
  void takesTheHeadingOfASectionForItsDevice() {
    JunosDocument document =
        TreeText.read("PE1:\nset system host-name a\n\nPE2:\nset system host-name b\n");
    assertEquals(Optional.of("PE1"), document.configurations().get(0).promptHost());
    assertEquals(Optional.of("PE2"), document.configurations().get(1).promptHost());
  }

  @Test
  void notesTheModelOfABackupHeader() {
    assertEquals(
        Optional.of("qfx5240-64od"),
        only("# Hostname: leaf1\n# Model: qfx5240-64od\nsystem { host-name leaf1; }\n")
            .modelHint());
  }

  @Test
  void notesThatGroupsAreAppliedAlready() {
    Configuration configuration =
        only(
            "class-of-service {\n"
                + "    schedulers {\n"
                + "        ##\n"
                + "        ## 's1' was inherited from group 'G'\n"
                + "        ##\n"
                + "        s1 {\n"
                + "            ##\n"
                + "            ## 'low' was inherited from group 'G'\n"
                + "            ##\n"
                + "            priority low;\n"
                + "        }\n"
                + "    }\n"
                + "}\n");
    assertTrue(configuration.inherited());
    Statement scheduler =
        configuration.root().children().get(0).child("schedulers", "s1").orElseThrow();
    assertTrue(scheduler.isInherited());
    assertTrue(scheduler.child("priority").orElseThrow().isInherited());
  }

  @Test
  void marksWhatTheDeviceLeftOut() {
    Configuration configuration = only("class-of-service { /* OMITTED */ };\nversion 1;\n");
    assertTrue(configuration.root().children().get(0).isOmitted());
    assertFalse(configuration.partial());
  }

  @Test
  void saysThatTheTextIsCutAndDropsItsLastStatement() {
    JunosDocument document =
        TreeText.read(
            "class-of-service {\n    schedulers {\n        s1 {\n            priority lo");
    assertEquals(
        "unbalanced error @4:13-24 the text breaks off while `class-of-service schedulers s1` is"
            + " open, which line 3 opens; its last statement `priority lo` is incomplete and was"
            + " dropped | fetch the configuration again: it is cut, or a closing brace is"
            + " missing\n",
        TreeText.diagnostics(document));
    assertTrue(document.readable());
    assertTrue(document.partial());
    Statement cos = document.configurations().get(0).root().children().get(0);
    assertTrue(cos.isOpen());
    assertTrue(cos.child("schedulers", "s1").orElseThrow().isOpen());
    assertEquals("set class-of-service schedulers s1\n", lines(document));
  }

  @Test
  void noticesABraceTooMany() {
    JunosDocument document = TreeText.read("system { host-name r1; }\n}\nversion 1;\n");
    assertEquals(
        "unbalanced error @2:1-2 one closing brace too many | fetch the configuration again, or"
            + " delete the brace\n",
        TreeText.diagnostics(document));
    assertTrue(document.partial());
    assertEquals("set system host-name r1\nset version 1\n", lines(document));
  }

  @Test
  void readsOnBehindAMissingSemicolon() {
    JunosDocument document =
        TreeText.read(
            "class-of-service {\n  schedulers {\n    s1 {\n      priority low\n      transmit-rate"
                + " percent 5;\n      buffer-size temporal 9 shaping-rate percent 7;\n"
                + "      buffer-rate percent 100\n    }\n  }\n}\n");
    assertEquals(
        "syntax error @4:19-19 `;` is missing at the end of the statement | put `;` behind it\n"
            + "syntax error @6:29-29 `;` is missing at the end of the statement | put `;` behind"
            + " it\n"
            + "syntax warning @7:30-30 `;` is missing at the end of the statement | put `;` behind"
            + " it\n",
        TreeText.diagnostics(document));
    String path = "set class-of-service schedulers s1 ";
    assertEquals(
        path
            + "priority low\n"
            + path
            + "transmit-rate percent 5\n"
            + path
            + "buffer-size temporal 9\n"
            + path
            + "shaping-rate percent 7\n"
            + path
            + "buffer-rate percent 100\n",
        lines(document));
  }

  @Test
  void readsAStatementOverSeveralLines() {
    assertEquals(
        "set class-of-service schedulers s1 drop-profile-map loss-priority any protocol any"
            + " drop-profile d\n",
        TreeText.setLines(
            "class-of-service\n"
                + "{\n"
                + "  schedulers {\n"
                + "    s1 {\n"
                + "      drop-profile-map loss-priority any\n"
                + "        protocol any\n"
                + "        drop-profile d;\n"
                + "    }\n"
                + "  }\n"
                + "}\n"));
  }

  @Test
  void readsOnBehindAMissingBracket() {
    JunosDocument document =
        TreeText.read("apply-groups [ A B;\nclass-of-service { apply-groups C; }\n");
    assertEquals(
        "syntax error @1:19-19 `]` is missing at the end of the list | close it\n",
        TreeText.diagnostics(document));
    assertEquals(
        "set apply-groups A\nset apply-groups B\nset class-of-service apply-groups C\n",
        lines(document));
  }

  @Test
  void letsABrokenStringOpenItsBlock() {
    JunosDocument document =
        TreeText.read(
            "class-of-service {\n schedulers {\n  \"s 1 {\n   priority low;\n  }\n }\n}\n");
    assertEquals(1, document.diagnostics().size());
    assertEquals("set class-of-service schedulers \"s 1\" priority low\n", lines(document));
    assertFalse(document.partial());
  }

  @Test
  void refusesWhatIsNestedTooDeep() {
    StringBuilder text = new StringBuilder("class-of-service {\n");
    for (int i = 0; i < 10_000; i++) {
      text.append("a {\n");
    }
    JunosDocument document = TreeText.read(text.toString());
    assertFalse(document.readable());
    assertTrue(TreeText.diagnostics(document).contains("too-large error @201:1-2 "));
    assertFalse(TreeText.read("protocols {\n" + "a {\n".repeat(10_000)).readable());
  }

  @Test
  void saysThatNothingWasFound() {
    JunosDocument document = TreeText.read("{master}\n;\n");
    assertFalse(document.readable());
    assertTrue(TreeText.diagnostics(document).contains("unknown-format error @1:1-1 no config"));
  }
}
