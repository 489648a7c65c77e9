package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.InventoryIndex;
import org.losslint.inventory.Platforms;
import org.losslint.rules.RuleSet;
import org.losslint.source.Input;
import org.losslint.source.Tree;

/** A file that was read before the run began counts as read by the run, whatever came of it. */
class ReadAheadTest {
  private static final Path HERE = Path.of("/net");

  private final AtomicInteger reads = new AtomicInteger();
  private final Input.OfFile router = file("a.set", "set system host-name a\n");

  /** What reading a file does. */
  private interface Content {
    byte[] bytes() throws IOException;
  }

  private Input.OfFile file(String name, String text) {
    return file(name, () -> text.getBytes(StandardCharsets.UTF_8));
  }

  private Input.OfFile file(String name, Content content) {
    Tree tree =
        new Tree() {
          @Override
          public Optional<Entry> entry(Path path) {
            return Optional.of(new Entry(Kind.FILE, path));
          }

          @Override
          public boolean isTop(Path folder) {
            return true;
          }

          @Override
          public List<Path> children(Path folder) {
            return List.of();
          }

          @Override
          public Path real(Path path) {
            return path;
          }

          @Override
          public long size(Path file) {
            return 100;
          }

          @Override
          public byte[] read(Path file) throws IOException {
            reads.incrementAndGet();
            return content.bytes();
          }
        };
    return new Input.OfFile(tree, HERE.resolve(name), name, true);
  }

  private static ReadAhead done(Input.OfFile input) throws InterruptedException {
    ReadAhead ahead = ReadAhead.of(input);
    ahead.join();
    return ahead;
  }

  private static Inspector inspector() {
    return new Inspector(
        new Expectations(
            new RuleSet(List.of(), List.of(), Set.of()),
            Inventory.NONE,
            new InventoryIndex(Inventory.NONE, HERE),
            Optional.empty(),
            Platforms.NONE));
  }

  private static List<Report.JudgedFile> files(Inspector inspector, Input input, ReadAhead ahead) {
    Effort effort = new Effort(2, Watch.NONE, Optional.of(ahead));
    return inspector.inspect(List.of(input), InputStream.nullInputStream(), "test", effort).files();
  }

  @Test
  void theRunDoesNotReadItAgain() throws InterruptedException {
    List<Report.JudgedFile> files = files(inspector(), router, done(router));
    assertEquals(Report.Status.CHECKED, files.get(0).status(), files.get(0).reason());
    assertEquals(List.of("a"), files.get(0).devices());
    assertEquals(1, reads.get());
  }

  @Test
  void aRunThatIsThereFirstReadsItAlone() throws InterruptedException {
    for (int i = 0; i < 200; i++) {
      reads.set(0);
      ReadAhead ahead = ReadAhead.of(router);
      assertEquals(List.of("a"), files(inspector(), router, ahead).get(0).devices());
      ahead.join();
      assertEquals(1, reads.get());
    }
  }

  @Test
  void anotherFileIsReadByTheRun() throws InterruptedException {
    Input.OfFile other = file("b.set", "set system host-name b\n");
    assertEquals(List.of("b"), files(inspector(), other, done(router)).get(0).devices());
    assertEquals(2, reads.get());
  }

  /** As for a run with a base, which judges the same input as it was before. */
  @Test
  void aSecondRunReadsItAnew() throws InterruptedException {
    ReadAhead ahead = done(router);
    assertTrue(ahead.take(router).isPresent());
    assertEquals(Optional.empty(), ahead.take(router));
  }

  @Test
  void whatCannotBeReadIsToldByTheRun() throws InterruptedException {
    Input.OfFile secret =
        file(
            "a.set",
            () -> {
              throw new AccessDeniedException("/net/a.set");
            });
    List<Report.JudgedFile> files = files(inspector(), secret, done(secret));
    assertEquals(Report.Status.FAILED, files.get(0).status());
    assertEquals("cannot be read: reading it is not permitted", files.get(0).reason());
    assertEquals(1, reads.get());
  }

  @Test
  void aFaultIsOneOfTheRun() throws InterruptedException {
    Input.OfFile broken =
        file(
            "a.set",
            () -> {
              throw new IllegalStateException("a defect");
            });
    Inspector inspector = inspector();
    List<Report.JudgedFile> files = files(inspector, broken, done(broken));
    assertEquals(Report.Status.FAILED, files.get(0).status());
    assertEquals(Inspector.FAULT, files.get(0).reason());
    assertEquals(1, inspector.faults().size());
  }
}
