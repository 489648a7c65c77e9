package org.losslint.model.nic;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.losslint.model.Subject;
import org.losslint.syntax.nic.Assignment;
import org.losslint.syntax.nic.CommandLine;
import org.losslint.syntax.nic.ConfigDump;
import org.losslint.syntax.nic.ConfigRow;
import org.losslint.syntax.nic.FirmwareDump;
import org.losslint.syntax.nic.NicDocument;
import org.losslint.syntax.nic.Note;
import org.losslint.syntax.nic.RegisterDump;
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

  private SiteSubjects(HostDirectory hosts) {
    this.hosts = hosts;
  }

  /**
   * @param documents of all hosts and switches, in the order in which files are reported; those of
   *     {@link #digest} serve as well
   */
  public static List<Subject> of(List<NicDocument> documents, HostDirectory hosts) {
    return of(documents, hosts, link -> true);
  }

  /**
   * As {@link #of(List, HostDirectory)}, with the loads that the inventory alone gives only for
   * some links, by their names.
   */
  public static List<Subject> of(
      List<NicDocument> documents, HostDirectory hosts, Predicate<String> links) {
    return new SiteSubjects(hosts).build(documents, links);
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

  private List<Subject> build(List<NicDocument> documents, Predicate<String> links) {
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
    List<RdmaLoad> loads = new LoadBuilder(hosts, byHost, links).build();
    connect(series, loads);

    List<Subject> subjects = new ArrayList<>();
    site().ifPresent(subjects::add);
    for (HostDumps dumps : byHost.values()) {
      subjects.add(dumps.hostWithOtherCards());
      standIns(dumps, subjects);
      commands(dumps, subjects);
      subjects.addAll(HostInterfaces.of(dumps));
    }
    subjects.addAll(LoadBuilder.subjects(loads));
    for (CounterSeries each : series) {
      subjects.add(each);
      subjects.addAll(each.intervals());
    }
    subjects.addAll(counters.foreign());
    return List.copyOf(subjects);
  }

  private Optional<Site> site() {
    List<FirmwareVersion> firmwares = new ArrayList<>();
    for (HostDumps dumps : byHost.values()) {
      for (Located<FirmwareDump> each : dumps.of(FirmwareDump.class)) {
        firmwares.add(
            new FirmwareVersion(each.document(), dumps.host(), each.section(), "firmware"));
      }
    }
    return firmwares.isEmpty() ? Optional.empty() : Optional.of(new Site(firmwares));
  }

  /**
   * Of a host that the inventory lists, what the rules on its cards need and none of its dumps has.
   * A host without any dump of a card is no host that is checked.
   */
  private static void standIns(HostDumps dumps, List<Subject> subjects) {
    List<Located<ConfigDump>> cards = dumps.of(ConfigDump.class);
    List<Located<RegisterDump>> registers = dumps.of(RegisterDump.class);
    registers.removeIf(r -> !r.section().isState());
    if (dumps.host().hostName().listed().isEmpty()) {
      return;
    }
    List<Located<? extends Section>> dumped = new ArrayList<>(cards);
    dumped.addAll(registers);
    dumped.addAll(dumps.ofOtherCards());
    if (dumped.isEmpty()) {
      return;
    }
    NicDocument document = dumped.get(0).document();
    if (cards.isEmpty()) {
      Card card = Card.standIn(document, dumps.host());
      subjects.add(card);
      subjects.addAll(card.settings());
    }
    if (registers.stream().noneMatch(r -> r.section().isOf(RegisterDump.ROCE_ACCL))) {
      for (String mode : RegisterValue.MODES) {
        subjects.add(RegisterValue.standIn(document, dumps.host(), mode));
      }
    }
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

  /** Counters know the load of their path: that of a script, else that of the inventory. */
  private static void connect(List<CounterSeries> series, List<RdmaLoad> loads) {
    for (CounterSeries each : series) {
      Optional<RdmaPath> path = each.where().path();
      List<RdmaLoad> same =
          loads.stream()
              .filter(l -> path.isPresent() && l.path().isPresent())
              .filter(l -> l.path().get().name().equals(path.get().name()))
              .toList();
      List<RdmaLoad> scripted = same.stream().filter(RdmaLoad::isScripted).toList();
      List<RdmaLoad> best = scripted.isEmpty() ? same : scripted;
      if (best.size() == 1) {
        each.intervals().forEach(i -> i.load(best.get(0)));
      }
    }
  }
}
