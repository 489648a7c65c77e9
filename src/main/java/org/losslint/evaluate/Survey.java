package org.losslint.evaluate;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.model.cos.Device;
import org.losslint.model.cos.DeviceSubjects;
import org.losslint.model.nic.FileSubjects;
import org.losslint.model.nic.HostDirectory;
import org.losslint.model.nic.SiteSubjects;
import org.losslint.source.Input;
import org.losslint.syntax.Configuration;
import org.losslint.syntax.nic.NicDocument;

/**
 * What losslint understood of inputs, without judging it: a user who cannot see it cannot trust a
 * verdict.
 *
 * @param groups by kind, in the order in which they were met
 * @param files what became of each input
 */
public record Survey(List<Group> groups, List<Report.JudgedFile> files) {
  public Survey {
    groups = List.copyOf(groups);
    files = List.copyOf(files);
  }

  /** The subjects of one kind. */
  public record Group(SubjectKind<?> kind, List<? extends Subject> subjects) {
    public Group {
      subjects = List.copyOf(subjects);
    }
  }

  private static final List<String> SHOWN = List.of("port", "queue");

  /** Of what joins the files of hosts; stand-ins for what nobody dumped are left out. */
  private static final Set<String> SHOWN_OF_HOSTS =
      Set.of("host", "host-interface", "load", "client", "command", "assignment", "interval");

  public static Survey of(Expectations expectations, List<Input> inputs, InputStream in) {
    Map<SubjectKind<?>, List<Subject>> byKind = new LinkedHashMap<>();
    List<Report.JudgedFile> files = new ArrayList<>();
    DeviceReading devices = new DeviceReading(expectations);
    List<NicDocument> documents = new ArrayList<>();
    DeviceDigests digests = new DeviceDigests(expectations);
    HostDirectories hosts = new HostDirectories(expectations, digests);
    for (Input input : inputs) {
      ReadFile file = ReadFile.of(input, in);
      List<String> names = new ArrayList<>();
      for (Configuration configuration : file.configurations()) {
        Device device = devices.device(configuration);
        DeviceSubjects subjects = new DeviceSubjects(device);
        digests.add(device);
        names.add(device.device());
        for (String kind : SHOWN) {
          for (Subject subject : subjects.of(kind)) {
            byKind.computeIfAbsent(subject.kind(), k -> new ArrayList<>()).add(subject);
          }
        }
      }
      if (file.nic().isPresent()) {
        NicDocument document = file.nic().get();
        documents.add(document);
        names.addAll(hosts.of(document.file().path()).namesIn(document));
      }
      names.remove("");
      files.add(
          new Report.JudgedFile(file.path(), file.format(), names, file.status(), file.reason()));
    }
    // What a host sees of its switches is known when all configurations are read.
    for (NicDocument document : documents) {
      add(FileSubjects.of(document, hosts.of(document.file().path())), byKind);
    }
    if (!documents.isEmpty()) {
      HostDirectory directory = hosts.of(documents.get(0).file().path());
      List<Subject> joined = new ArrayList<>(SiteSubjects.of(documents, directory));
      joined.removeIf(subject -> !SHOWN_OF_HOSTS.contains(subject.kind().name()));
      add(joined, byKind);
    }
    List<Group> groups = new ArrayList<>();
    byKind.forEach((kind, subjects) -> groups.add(new Group(kind, subjects)));
    return new Survey(groups, files);
  }

  private static void add(List<Subject> subjects, Map<SubjectKind<?>, List<Subject>> byKind) {
    for (Subject subject : subjects) {
      // Each setting of a card is shown by itself.
      if (!subject.kind().name().equals("card-setting")) {
        byKind.computeIfAbsent(subject.kind(), kind -> new ArrayList<>()).add(subject);
      }
    }
  }
}
