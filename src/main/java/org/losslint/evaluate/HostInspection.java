package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.losslint.model.Subject;
import org.losslint.model.nic.Fabric;
import org.losslint.model.nic.FileSubjects;
import org.losslint.model.nic.HostDirectory;
import org.losslint.model.nic.SiteSubjects;
import org.losslint.source.SourceFile;
import org.losslint.syntax.nic.NicDocument;

/**
 * Judges what hosts and counters say: each file for itself as it comes, or at the end where it has
 * to wait for the configuration of the port that its card is plugged into; then what joins several
 * files, over digests of them.
 */
final class HostInspection {
  private final Expectations expectations;
  private final Charge charge;
  private final Verdicts verdicts;
  private final HostDirectories directories;
  private final List<NicDocument> waiting = new ArrayList<>();
  private final List<NicDocument> digests = new ArrayList<>();
  private final Set<String> names = new LinkedHashSet<>();

  /**
   * @param fabric what the configurations say; asked for subjects only once all of them are judged
   */
  HostInspection(Expectations expectations, Fabric fabric, Verdicts verdicts, Charge charge) {
    this.expectations = expectations;
    this.charge = charge;
    this.verdicts = verdicts;
    this.directories = new HostDirectories(expectations, fabric);
  }

  /** Takes a file in and gives the names of the hosts and switches that it is of. */
  List<String> add(NicDocument document) {
    HostDirectory directory = directories.of(document.file().path());
    if (directory.waitsForFabric(document)) {
      waiting.add(document);
    } else {
      judge(document);
    }
    if (directory.canBeJoined(document)) {
      digests.add(SiteSubjects.digest(document));
    }
    List<String> found = directory.namesIn(document);
    names.addAll(found);
    return found;
  }

  /** The paths of files that are judged only when the configurations are read. */
  Set<String> waiting() {
    Set<String> paths = new HashSet<>();
    for (NicDocument document : waiting) {
      paths.add(document.file().path());
    }
    return paths;
  }

  /** Judges what had to wait, when the configurations are read. */
  void finish() {
    for (NicDocument document : waiting) {
      judge(document);
    }
    // The inventory gives the load of links that no file of this shard is about.
    if (!digests.isEmpty() || charge.hosts().isPresent()) {
      String file = whereSitesAreSettled();
      judge(SiteSubjects.of(digests, directories.of(file), charge.links()), file);
    }
  }

  /** The hosts and switches of all files so far. */
  Set<String> names() {
    return names;
  }

  /** What joins several files is judged by the settings beside the inventory that joins them. */
  private String whereSitesAreSettled() {
    return expectations
        .inventory()
        .file()
        .map(SourceFile::path)
        .or(charge::hosts)
        .orElseGet(() -> digests.get(0).file().path());
  }

  private void judge(NicDocument document) {
    String file = document.file().path();
    judge(FileSubjects.of(document, directories.of(file)), file);
  }

  private void judge(List<Subject> subjects, String file) {
    if (subjects.isEmpty()) {
      return;
    }
    Map<String, List<Subject>> byKind = new HashMap<>();
    for (Subject subject : subjects) {
      byKind.computeIfAbsent(subject.kind().name(), kind -> new ArrayList<>()).add(subject);
    }
    new Evaluation(expectations.terms(file).rules())
        .judge(kind -> byKind.getOrDefault(kind, List.of()), verdicts);
  }
}
