package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.inventory.Blanket;
import org.losslint.model.Subject;
import org.losslint.model.nic.Fabric;
import org.losslint.model.nic.FileSubjects;
import org.losslint.model.nic.HostDirectory;
import org.losslint.model.nic.SiteSubjects;
import org.losslint.syntax.nic.NicDocument;

/**
 * Judges what hosts and counters say: each file for itself as it comes, or at the end where it has
 * to wait for the configuration of the port that its card is plugged into; then what joins several
 * files, over digests of them.
 */
final class HostInspection {
  private final Expectations expectations;
  private final Verdicts verdicts;
  private final HostDirectory directory;
  private final List<NicDocument> waiting = new ArrayList<>();
  private final List<NicDocument> digests = new ArrayList<>();
  private final Set<String> names = new LinkedHashSet<>();

  /**
   * @param fabric what the configurations say; asked for subjects only once all of them are judged
   */
  HostInspection(Expectations expectations, Fabric fabric, Verdicts verdicts) {
    this.expectations = expectations;
    this.verdicts = verdicts;
    this.directory = directory(expectations, fabric);
  }

  static HostDirectory directory(Expectations expectations, Fabric fabric) {
    Optional<Blanket> blanket =
        expectations.blanket().filter(b -> !expectations.inventory().isPresent());
    return new HostDirectory(expectations.index(), blanket, fabric);
  }

  /** Takes a file in and gives the names of the hosts and switches that it is of. */
  List<String> add(NicDocument document) {
    if (directory.waitsForFabric(document)) {
      waiting.add(document);
    } else {
      judge(FileSubjects.of(document, directory));
    }
    if (directory.canBeJoined(document)) {
      digests.add(SiteSubjects.digest(document));
    }
    List<String> found = directory.namesIn(document);
    names.addAll(found);
    return found;
  }

  /** Judges what had to wait, when the configurations are read. */
  void finish() {
    for (NicDocument document : waiting) {
      judge(FileSubjects.of(document, directory));
    }
    judge(SiteSubjects.of(digests, directory));
  }

  /** The hosts and switches of all files so far. */
  Set<String> names() {
    return names;
  }

  private void judge(List<Subject> subjects) {
    if (subjects.isEmpty()) {
      return;
    }
    Map<String, List<Subject>> byKind = new HashMap<>();
    for (Subject subject : subjects) {
      byKind.computeIfAbsent(subject.kind().name(), kind -> new ArrayList<>()).add(subject);
    }
    new Evaluation(expectations.rules())
        .judge(kind -> byKind.getOrDefault(kind, List.of()), verdicts);
  }
}
