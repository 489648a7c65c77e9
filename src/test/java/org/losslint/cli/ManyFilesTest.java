package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.losslint.report.FormatName;

/** However many files there are and are read at a time, a report is the same to the last byte. */
class ManyFilesTest {
  /** More text than a run holds for its report. */
  private static final int LARGE = 33 << 20;

  private final Shell shell =
      Demo.shell()
          .with("demo/net/broken.conf", "class-of-service { schedulers { s1 { buffer-size")
          .with("demo/net/empty.conf", "")
          .with("demo/net/read-me.txt", "nothing to judge\n")
          .with("demo/net/part.conf", "class-of-service { frobnicate 1; }\n");

  private String report(FormatName format, int jobs) {
    Shell.Ran ran =
        shell.run("check", "-f", format.label(), "--jobs", Integer.toString(jobs), "demo");
    assertEquals(2, ran.status(), ran.err());
    return ran.out() + ran.err();
  }

  @ParameterizedTest
  @EnumSource
  void threadsChangeNothing(FormatName format) {
    String one = report(format, 1);
    assertTrue(one.contains("broken.conf"), one);
    assertEquals(one, report(format, 2));
    assertEquals(one, report(format, 5));
  }

  /** SARIF has a hash of the whole file in front of a finding, as long as that is held. */
  @Test
  void textsThatAreLetGoChangeNothing() {
    String head = "system { host-name spine1; }\n";
    FormatName[] formats = {FormatName.TEXT, FormatName.HTML, FormatName.SARIF};
    String[] held = new String[formats.length];
    shell.with("demo/all.conf", head);
    for (int i = 0; i < formats.length; i++) {
      held[i] = report(formats[i], 2);
    }
    String line = "/* nobody reads this, but it has to be held or to be let go */\n";
    shell.with("demo/all.conf", head + line.repeat(LARGE / line.length()));
    for (int i = 0; i < formats.length; i++) {
      String hash = ",?\\s*\"primaryLocationLineHash\" ?: ?\"[^\"]*\"";
      assertEquals(held[i].replaceAll(hash, ""), report(formats[i], 2).replaceAll(hash, ""));
    }
  }
}
