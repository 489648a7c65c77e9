package org.losslint.model.nic;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.model.Subject;
import org.losslint.syntax.nic.Assignment;
import org.losslint.syntax.nic.CommandLine;
import org.losslint.syntax.nic.ConfigDump;
import org.losslint.syntax.nic.ConfigRow;
import org.losslint.syntax.nic.InterfaceDump;
import org.losslint.syntax.nic.NicDocument;
import org.losslint.syntax.nic.Note;
import org.losslint.syntax.nic.Origin;
import org.losslint.syntax.nic.QosDump;
import org.losslint.syntax.nic.RdmaTos;
import org.losslint.syntax.nic.Script;
import org.losslint.syntax.nic.Section;
import org.losslint.syntax.nic.SwitchDump;

/**
 * The subjects that need more than one file: commands against the dumps of their host, interfaces
 * that several tools describe, the loads of paths, and counters over time.
 */
public final class SiteSubjects {
  private final HostDirectory hosts;
  private final Map<String, HostDumps> byHost = new LinkedHashMap<>();
  private final Map<String, HostInterface> interfaces = new LinkedHashMap<>();

  private SiteSubjects(HostDirectory hosts) {
    this.hosts = hosts;
  }

  /**
   * @param documents of all hosts and switches, in the order in which files are reported; those of
   *     {@link #digest} serve as well
   */
  public static List<Subject> of(List<NicDocument> documents, HostDirectory hosts) {
    return new SiteSubjects(hosts).build(documents);
  }

  /**
   * What has to be kept of a file until all are read: without the parameters that only rules on the
   * file itself look at, which are nearly all of a dump.
   */
  public static NicDocument digest(NicDocument document) {
    List<Section> kept = new ArrayList<>();
    for (Section section : document.sections()) {
      if (section instanceof ConfigDump dump) {
        List<ConfigRow> rows = dump.rows().stream().filter(HostDumps::isAskedFor).toList();
        kept.add(
            new ConfigDump(
                dump.origin(),
                dump.number(),
                dump.type(),
                dump.partNumber(),
                dump.description(),
                dump.device(),
                dump.mode(),
                dump.columns(),
                dump.titled(),
                dump.unsupported(),
                rows,
                dump.span()));
      } else {
        kept.add(section);
      }
    }
    return new NicDocument(
        document.file(), kept, List.of(), document.readable(), document.partial());
  }

  private List<Subject> build(List<NicDocument> documents) {
    for (NicDocument document : documents) {
      for (Section section : document.sections()) {
        if (!isOfSwitch(section)) {
          RdmaHost host = hosts.hostOf(document, section.origin());
          byHost.computeIfAbsent(host.device(), d -> new HostDumps(host)).add(document, section);
        }
      }
    }
    SeriesBuilder counters = new SeriesBuilder(hosts, byHost);
    documents.forEach(counters::add);
    List<CounterSeries> series = counters.build();
    List<RdmaLoad> loads = new LoadBuilder(hosts, byHost).build();
    connect(series, loads);

    List<Subject> subjects = new ArrayList<>();
    for (HostDumps dumps : byHost.values()) {
      commands(dumps, subjects);
      interfaces(dumps);
    }
    subjects.addAll(interfaces.values());
    subjects.addAll(LoadBuilder.subjects(loads));
    for (CounterSeries each : series) {
      subjects.add(each);
      subjects.addAll(each.intervals());
    }
    subjects.addAll(counters.foreign());
    return List.copyOf(subjects);
  }

  private static boolean isOfSwitch(Section section) {
    return section instanceof SwitchDump || section instanceof Note;
  }

  private static void commands(HostDumps dumps, List<Subject> subjects) {
    for (Located<Script> script : dumps.of(Script.class)) {
      Map<CommandLine, HostCommand> known = new LinkedHashMap<>();
      for (CommandLine line : script.section().commands()) {
        HostCommand command = new HostCommand(script.document(), dumps.host(), line);
        known.put(line, command);
        subjects.add(command);
      }
      for (Assignment assignment : script.section().assignments()) {
        subjects.add(new CommandAssignment(known.get(assignment.command()), dumps, assignment));
      }
    }
  }

  private void interfaces(HostDumps dumps) {
    for (Located<InterfaceDump> each : dumps.of(InterfaceDump.class)) {
      of(dumps, each, Optional.of(each.section().name().text())).add(each);
    }
    for (Located<QosDump> each : dumps.of(QosDump.class)) {
      of(dumps, each, deviceOf(each.section().origin())).addQos(each);
    }
    for (Located<RdmaTos> each : dumps.of(RdmaTos.class)) {
      of(dumps, each, deviceOf(each.section().origin())).addTos(each);
    }
  }

  private static Optional<String> deviceOf(Origin origin) {
    return origin.device().map(d -> d.name());
  }

  private HostInterface of(HostDumps dumps, Located<?> dump, Optional<String> name) {
    String key = dumps.host().device() + " " + name.orElseGet(() -> dump.document().file().path());
    return interfaces.computeIfAbsent(
        key, k -> new HostInterface(dump.document(), dumps.host(), name, dump.section().span()));
  }

  /** Loads and counters of one path speak of each other. */
  private static void connect(List<CounterSeries> series, List<RdmaLoad> loads) {
    for (CounterSeries each : series) {
      Optional<RdmaPath> path = each.where().path();
      List<RdmaLoad> same =
          loads.stream()
              .filter(l -> path.isPresent() && l.path().isPresent())
              .filter(l -> l.path().get().name().equals(path.get().name()))
              .toList();
      if (same.size() == 1) {
        each.intervals().forEach(i -> i.load(same.get(0)));
      }
      boolean host = each.where().host().isPresent() && !each.intervals().isEmpty();
      if (host) {
        CounterInterval last = each.intervals().get(each.intervals().size() - 1);
        same.stream()
            .filter(l -> !last.goodput().isAbsent())
            .forEach(l -> l.addGoodput(last.goodput()));
      }
    }
  }
}
