package org.losslint.evaluate;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.model.cos.DeviceSubjects;
import org.losslint.model.nic.Fabric;
import org.losslint.model.nic.FileSubjects;
import org.losslint.source.Input;
import org.losslint.syntax.Configuration;

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

  public static Survey of(Expectations expectations, List<Input> inputs, InputStream in) {
    Map<SubjectKind<?>, List<Subject>> byKind = new LinkedHashMap<>();
    List<Report.JudgedFile> files = new ArrayList<>();
    DeviceReading devices = new DeviceReading(expectations);
    HostDirectories hosts = new HostDirectories(expectations, Fabric.NONE);
    for (Input input : inputs) {
      ReadFile file = ReadFile.of(input, in);
      List<String> names = new ArrayList<>();
      for (Configuration configuration : file.configurations()) {
        DeviceSubjects subjects = new DeviceSubjects(devices.device(configuration));
        names.add(subjects.device().device());
        for (String kind : SHOWN) {
          for (Subject subject : subjects.of(kind)) {
            byKind.computeIfAbsent(subject.kind(), k -> new ArrayList<>()).add(subject);
          }
        }
      }
      file.nic()
          .ifPresent(
              document -> {
                for (Subject subject :
                    FileSubjects.of(document, hosts.of(document.file().path()))) {
                  byKind.computeIfAbsent(subject.kind(), k -> new ArrayList<>()).add(subject);
                }
              });
      names.remove("");
      files.add(
          new Report.JudgedFile(file.path(), file.format(), names, file.status(), file.reason()));
    }
    List<Group> groups = new ArrayList<>();
    byKind.forEach((kind, subjects) -> groups.add(new Group(kind, subjects)));
    return new Survey(groups, files);
  }
}
