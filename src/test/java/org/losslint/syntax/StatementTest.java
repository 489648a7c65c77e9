package org.losslint.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.losslint.source.Format;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

class StatementTest {
  private static Statement interfaces(int count) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      text.append("set class-of-service interfaces et-0/0/").append(i).append(" scheduler-map m\n");
    }
    text.append("set class-of-service interfaces apply-groups G\n");
    text.append("set class-of-service schedulers s\n");
    return TreeText.read(text.toString())
        .configurations()
        .get(0)
        .root()
        .child("class-of-service")
        .orElseThrow()
        .child("interfaces")
        .orElseThrow();
  }

  @Test
  void findsAChildAmongFewAndAmongMany() {
    for (int count : List.of(1, 8, 9, 3000)) {
      Statement interfaces = interfaces(count);
      assertEquals(count, interfaces.children("interface").size());
      for (int i = 0; i < count; i++) {
        Statement found = interfaces.child("interface", "et-0/0/" + i).orElseThrow();
        assertEquals("et-0/0/" + i, found.word().orElseThrow().text());
      }
      assertEquals(Optional.empty(), interfaces.child("interface", "et-0/0/" + count));
      assertEquals("[G]", interfaces.child("apply-groups").orElseThrow().words().toString());
      assertEquals("et-0/0/0", interfaces.child("interface").orElseThrow().words().get(0).text());
      assertTrue(interfaces.child("scheduler-map").isEmpty());
    }
  }

  @Test
  void findsAnUnknownStatementByItsFirstWord() {
    Statement root =
        TreeText.read("interfaces { et-0/0/0 { new-knob a { b; } } }")
            .configurations()
            .get(0)
            .root();
    Statement port = root.children().get(0).children().get(0);
    assertEquals("[new-knob, a]", port.child("new-knob").orElseThrow().words().toString());
    assertEquals(port.child("new-knob"), port.child("new-knob", "a"));
    assertTrue(port.child("new-knob", "b").isEmpty());
  }

  @Test
  void spansItsBlockAndPointsAtItsHead() {
    String text =
        "class-of-service {\n  schedulers {\n    s1 {\n      priority low;\n    }\n  }\n}\n";
    Statement scheduler =
        TreeText.read(text).configurations().get(0).root().children().get(0).children().get(0);
    assertEquals("s1", scheduler.place().text());
    assertEquals("t.conf:3:5", scheduler.place().toString());
    assertEquals(
        "s1 {\n      priority low;\n    }", scheduler.file().text().slice(scheduler.span()));
    assertEquals("priority low", scheduler.children().get(0).place().text());
  }

  @Test
  void pointsAtTheLastOfAScalar() {
    String text =
        "set class-of-service schedulers s buffer-size temporal 1\n"
            + "set class-of-service schedulers s buffer-size temporal 2\n";
    Statement size =
        TreeText.read(text)
            .configurations()
            .get(0)
            .root()
            .children()
            .get(0)
            .children()
            .get(0)
            .children()
            .get(0);
    assertEquals("buffer-size temporal 2", size.children().get(0).place().text());
    assertEquals(2, size.children().get(0).place().start().line());
  }

  @Test
  void mergesTheFilesOfADevice() {
    Configuration merged =
        Configuration.merge(
            List.of(
                file(
                    "a.conf",
                    "class-of-service { /* keep */ schedulers { s { priority low;"
                        + " buffer-size temporal 5; } } apply-groups A; }"),
                file(
                    "b.conf",
                    "set class-of-service schedulers s priority high\n"
                        + "set class-of-service schedulers s buffer-size percent 7\n"
                        + "set class-of-service apply-groups [ A B ]\n"
                        + "deactivate class-of-service schedulers s\n")));
    assertEquals(
        "set class-of-service schedulers s priority high\n"
            + "set class-of-service schedulers s buffer-size percent 7\n"
            + "deactivate class-of-service schedulers s\n"
            + "set class-of-service apply-groups A\nset class-of-service apply-groups B\n",
        Canonical.setLines(merged.root()));
    Statement scheduler = merged.root().children().get(0).children().get(0);
    assertEquals("a.conf", scheduler.file().path());
    assertEquals("b.conf", scheduler.child("priority").orElseThrow().file().path());
    assertEquals("keep", merged.annotationsOf(scheduler).get(0).text());
    assertEquals(2, merged.files().size());
  }

  private static Configuration file(String path, String text) {
    return JunosReader.read(new SourceFile(path, SourceText.of(text), Format.JUNOS_TEXT))
        .configurations()
        .get(0);
  }
}
