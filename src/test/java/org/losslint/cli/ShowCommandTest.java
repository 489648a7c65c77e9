package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.losslint.evaluate.Report;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.report.SubjectGroup;

class ShowCommandTest {
  private static final SubjectKind<Subject> KIND =
      SubjectKind.named("queue", Subject.class, "one for each port and class");

  private final Shell shell = new Shell().with("a.conf", "");

  @Test
  void showsEachKindInBothFormats() {
    shell.inspection.groups.add(new SubjectGroup(KIND, List.of("temporal"), List.of()));
    assertEquals("queue (0)\n\n", shell.run("show", "a.conf").out());
    assertEquals("{\n  \"queue\" : [ ]\n}\n", shell.run("show", "-f", "json", "a.conf").out());
    assertEquals(0, shell.run("show", "a.conf").status());
  }

  @Test
  void aFileThatCannotBeReadIsTwo() {
    shell.inspection.status = Report.Status.FAILED;
    Shell.Ran ran = shell.run("show", "a.conf");
    assertEquals(2, ran.status());
    assertEquals("losslint: exit 2: a.conf could not be read in full: why not", ran.lastLine());
  }

  @Test
  void everythingThatIsWrongIsTold() {
    shell.inspection.status = Report.Status.PARTIAL;
    Shell.Ran ran = shell.run("show", "a.conf", "gone.conf");
    assertEquals(
        """
        losslint: `gone.conf` does not exist; name a file or a folder that does
        losslint: a.conf could not be read in full: why not
        losslint: exit 2: not everything could be read
        """,
        ran.err());
  }

  @Test
  void textsHaveOneFormatAndComeOneAtATime() {
    assertEquals(
        "losslint: exit 2: give --ast or --set, and not both",
        shell.run("show", "--set", "--ast", "a.conf").lastLine());
    assertEquals(
        "losslint: exit 2: --effective has one format; leave out --format",
        shell.run("show", "--effective", "-f", "json", "a.conf").lastLine());
  }
}
