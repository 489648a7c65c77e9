package org.losslint.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is missing or too many costs what it stands in, and no more. */
class RecoveryTest {
  private static String lines(JunosDocument document) {
    return Canonical.setLines(document.configurations().get(0).root());
  }

  private static List<String> said(JunosDocument document) {
    return document.diagnostics().stream()
        .map(d -> d.kind().label() + " " + d.place().start().line() + " " + d.message())
        .toList();
  }

  private static String notClosed(int line, String block, int openedIn) {
    return "unbalanced "
        + line
        + " the block `"
        + block
        + "`, which line "
        + openedIn
        + " opens, is not closed: this line stands further to the left than what it holds";
  }

  @Test
  void tellsAMissingBraceByTheColumns() {
    JunosDocument document =
        TreeText.read(
            """
            class-of-service {
                schedulers {
                    s1 {
                        priority low;
                    inactive: s2 {
                        buffer-size {
                            temporal 5;
                }
                drop-profiles {
                    d1 {
                        fill-level 30 drop-probability 1;
                    }
                }
            }
            interfaces {
                et-0/0/0 {
                    mtu 9192;
                }
            version 1;
            """);
    assertEquals(
        List.of(
            notClosed(5, "class-of-service schedulers s1", 3),
            notClosed(8, "class-of-service schedulers s2 buffer-size", 6),
            notClosed(8, "class-of-service schedulers s2", 5),
            notClosed(19, "interfaces", 15)),
        said(document));
    assertTrue(document.partial());
    assertEquals(
        """
        set class-of-service schedulers s1 priority low
        set class-of-service schedulers s2 buffer-size temporal 5
        deactivate class-of-service schedulers s2
        set class-of-service drop-profiles d1 fill-level 30 drop-probability 1
        set interfaces et-0/0/0 mtu 9192
        set version 1
        """,
        lines(document));
    Statement classOfService = document.configurations().get(0).root().children().get(0);
    assertFalse(classOfService.isOpen());
    assertTrue(classOfService.child("schedulers", "s1").orElseThrow().isOpen());
  }

  @Test
  void tellsAMissingBraceInAStanzaThatIsPassedOver() {
    JunosDocument document =
        TreeText.read(
            """
            groups {
                G {
                    policy-options {
                        prefix-list p {
                            192.0.2.0/24;
                    }
                }
            }
            protocols {
                mpls {
                    interface all;
            class-of-service {
                schedulers {
                    s1;
                }
            }
            """);
    assertEquals(
        List.of(
            "unbalanced 6 a block within `policy-options`, which line 3 opens, is not closed before"
                + " this line",
            "unbalanced 12 a block within `protocols`, which line 9 opens, is not closed before"
                + " this line",
            notClosed(12, "protocols", 9)),
        said(document));
    assertEquals("set groups G\nset class-of-service schedulers s1\n", lines(document));
  }

  @Test
  void tellsABraceTooManyByTheColumns() {
    JunosDocument document =
        TreeText.read(
            """
            class-of-service {
                schedulers {
                    s1 {
                        priority low;
                    }
                    }
                    s2;
                }
            }
            """);
    assertEquals(List.of("unbalanced 6 one closing brace too many"), said(document));
    assertEquals(
        "set class-of-service schedulers s1 priority low\nset class-of-service schedulers s2\n",
        lines(document));
  }

  @Test
  void tellsABraceTooManyInAStanzaThatIsPassedOver() {
    JunosDocument document =
        TreeText.read(
            """
            class-of-service {
                schedulers {
                    s1;
                }
            }
            routing-options {
                autonomous-system 64512;
                }
            }
            version 1;
            """);
    assertEquals(List.of("unbalanced 8 one closing brace too many"), said(document));
    assertEquals("set class-of-service schedulers s1\nset version 1\n", lines(document));
  }

  /** Only a text whose braces do not match is read by its columns. */
  @Test
  void leavesAnOddLayoutAlone() {
    String text =
        """
        class-of-service {
            schedulers {
          s1 {
            priority low;
                }
        s2 {
             priority high; }
                 }
            }
        """;
    assertEquals(
        "set class-of-service schedulers s1 priority low\n"
            + "set class-of-service schedulers s2 priority high\n",
        TreeText.setLines(text));
  }

  @Test
  void goesByBracesWhereNothingIsIndented() {
    JunosDocument document =
        TreeText.read("class-of-service {\nschedulers {\ns1 {\npriority low;\n}\ns2;\n}\n");
    assertEquals(1, document.diagnostics().size());
    assertEquals(
        "set class-of-service schedulers s1 priority low\nset class-of-service schedulers s2\n",
        lines(document));
  }

  @Test
  void endsAListBeforeTheNextStatement() {
    JunosDocument document =
        TreeText.read(
            "class-of-service {\n"
                + "    apply-groups [ A B\n"
                + "    schedulers {\n"
                + "        s1;\n"
                + "    }\n"
                + "}\n");
    assertEquals(
        List.of(
            "syntax 2 `]` is missing at the end of the list",
            "syntax 2 `;` is missing at the end of the statement"),
        said(document));
    assertEquals(
        "set class-of-service apply-groups A\nset class-of-service apply-groups B\n"
            + "set class-of-service schedulers s1\n",
        lines(document));
  }

  @Test
  void saysWhichLineAmongSetLinesIsNone() {
    JunosDocument document =
        TreeText.read(
            "set class-of-service schedulers s1 priority low\n"
                + "sett class-of-service schedulers s2 priority low\n"
                + "  more of it\n"
                + "set class-of-service schedulers s3 priority low\n"
                + "se");
    assertEquals(
        List.of(2, 3, 5),
        document.diagnostics().stream().map(d -> d.place().start().line()).toList());
    assertEquals(
        "this line among set lines starts with none of their verbs and was not read: `se`",
        document.diagnostics().get(2).message());
    assertEquals(
        "set class-of-service schedulers s1 priority low\n"
            + "set class-of-service schedulers s3 priority low\n",
        lines(document));
  }

  @Test
  void dropsAListThatIsCut() {
    JunosDocument document = TreeText.read("version 1;\napply-groups [ A\n    B\n");
    assertEquals(
        List.of(
            "unbalanced 2 the text breaks off in a statement; its last statement `apply-groups [ A`"
                + " is incomplete and was dropped"),
        said(document));
    assertEquals("set version 1\n", lines(document));
  }
}
