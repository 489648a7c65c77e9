package org.losslint.model.nic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.losslint.inventory.Role;
import org.losslint.model.Attribute;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Rational;
import org.losslint.quantity.Version;
import org.losslint.syntax.nic.Dumps;
import org.losslint.syntax.nic.NicDocument;

/** What holds for the subjects of every text. */
class SubjectLawsTest {
  private static final List<String> LINES = lines();

  private static List<String> lines() {
    List<String> lines = new ArrayList<>();
    try (Stream<Path> files = Files.list(Path.of("testdata/nic/cases"))) {
      for (Path file : files.sorted().toList()) {
        lines.addAll(Files.readAllLines(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    lines.removeIf(String::isBlank);
    return lines;
  }

  /**
   * Lines of real dumps in any order, so that headers, rows and samples meet where they never do.
   */
  @Provide
  Arbitrary<List<String>> files() {
    Arbitrary<String> file =
        Arbitraries.of(LINES).list().ofMaxSize(50).map(l -> String.join("\n", l) + "\n");
    return file.list().ofMinSize(1).ofMaxSize(3);
  }

  @Property(tries = 150)
  void everyAttributeAnswersByItsType(@ForAll("files") List<String> files, @ForAll boolean listed) {
    TestInventory inventory =
        TestInventory.dci("5179 us").port("leaf1", "et-0/0/0", Role.LEAF).host("gpu1", "dci1-dci2");
    HostDirectory hosts = listed ? inventory.claimingAll() : TestInventory.none(Optional.empty());
    List<NicDocument> documents = new ArrayList<>();
    List<NicDocument> digests = new ArrayList<>();
    List<Subject> subjects = new ArrayList<>();
    for (int i = 0; i < files.size(); i++) {
      NicDocument document = Dumps.read("f" + i + ".txt", files.get(i));
      documents.add(document);
      digests.add(SiteSubjects.digest(document));
      subjects.addAll(FileSubjects.of(document, hosts));
    }
    List<Subject> site = SiteSubjects.of(documents, hosts);
    subjects.addAll(site);
    subjects.forEach(SubjectLawsTest::answers);
    List<String> fromDigests =
        SiteSubjects.of(digests, hosts).stream().map(Subject::label).toList();
    assertEquals(site.stream().map(Subject::label).toList(), fromDigests);
  }

  private static void answers(Subject subject) {
    assertNotNull(subject.evidence());
    assertNotNull(subject.file());
    for (String scope : subject.kind().scope()) {
      subject.in(scope).ifPresent(s -> assertEquals(scope, s.kind().name()));
    }
    for (Attribute attribute : subject.kind().attributes().values()) {
      Object argument =
          attribute.parameter().isEmpty()
              ? ""
              : attribute.parameter().get() instanceof Type.OfQuantity quantity
                  ? new Quantity(Rational.of(3), quantity.dimension())
                  : "rx_prio3_pause";
      fits(attribute.read(subject, argument), attribute.type(), subject + " " + attribute.name());
    }
  }

  private static void fits(Fact<?> fact, Type type, String what) {
    if (!(fact instanceof Fact.Known<?> known)) {
      return;
    }
    Object value = known.value();
    if (type instanceof Type.OfQuantity quantity) {
      assertEquals(quantity.dimension(), ((Quantity) value).dimension(), what);
    } else if (type instanceof Type.OfWord word) {
      assertTrue(word.words().contains(value), () -> what + " is " + value);
    } else if (type instanceof Type.OfList list) {
      ((Items) value).facts().forEach(each -> fits(each, list.element(), what));
    } else if (type instanceof Type.OfSubject subject) {
      assertEquals(subject.kind(), ((Subject) value).kind().name(), what);
    } else if (type.equals(Type.BOOLEAN)) {
      assertTrue(value instanceof Boolean, what);
    } else if (type.equals(Type.VERSION)) {
      assertTrue(value instanceof Version, what);
    } else {
      assertTrue(value instanceof String, what);
    }
  }

  /** A rule can be written only for what is declared, and only once under each name. */
  @Test
  void everyAttributeIsExplained() {
    for (var kind : NicKinds.ALL) {
      assertTrue(kind.meaning().endsWith("."), kind::toString);
      for (Attribute attribute : kind.attributes().values()) {
        assertTrue(attribute.meaning().endsWith("."), () -> kind + "." + attribute.name());
      }
    }
  }
}
