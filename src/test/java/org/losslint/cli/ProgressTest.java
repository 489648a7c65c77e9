package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.losslint.evaluate.Watch;

class ProgressTest {
  private static final long SECOND = 1_000_000_000;

  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private long now;
  private final Progress progress = new Progress(err, Watch.NONE, () -> now);

  private String shown() {
    return err.toString(StandardCharsets.UTF_8);
  }

  @Test
  void aShortRunShowsNothing() {
    now = SECOND / 2;
    progress.judged(1, 2, 100, 0);
    now = SECOND * 3 / 4;
    progress.judged(2, 2, 200, 0);
    assertEquals("", shown());
  }

  @Test
  void aLongOneShowsALineThatGoesAway() {
    now = 2 * SECOND;
    progress.judged(100, 400, 240_000_000, 1);
    now += SECOND / 10;
    progress.judged(101, 400, 241_000_000, 1);
    now += SECOND / 10;
    progress.judged(200, 400, 440_000_000, 20);
    progress.judged(400, 400, 900_000_000, 40);
    progress.judged(400, 400, 900_000_000, 40);
    assertEquals(
        "\r100 of 400 files, 120 MB/s, 1 finding, 6 s left\u001B[K"
            + "\r200 of 400 files, 200 MB/s, 20 findings, 2 s left\u001B[K"
            + "\r\u001B[K",
        shown());
  }

  @Test
  void minutesAreRoundedUp() {
    assertEquals(
        "1 of 100 files, 1 MB/s, 0 findings, 4 min left",
        Progress.line(1, 100, 2_000_000, 0, 2 * SECOND));
  }
}
