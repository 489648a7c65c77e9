package org.losslint.evaluate;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.InventoryIndex;
import org.losslint.model.cos.Device;
import org.losslint.model.cos.DeviceSubjects;
import org.losslint.model.cos.Path;
import org.losslint.source.Input;
import org.losslint.source.Place;
import org.losslint.source.Position;
import org.losslint.syntax.Configuration;

/**
 * Judges inputs: each device for itself, then what joins several of them. The order of everything
 * in the report is that of the inputs, of places and of rules, whatever the order of work was.
 */
public final class Inspector {
  private final Expectations expectations;
  private final DeviceReading devices;
  private final Collector collector = new Collector();
  private final Verdicts witness;
  private final Verdicts verdicts;
  private final List<Finding> diagnostics = new ArrayList<>();
  private final List<Report.JudgedFile> files = new ArrayList<>();
  private final Set<String> deviceNames = new LinkedHashSet<>();
  private final DeviceDigests digests;
  private final HostInspection hosts;
  private final Waivers waivers;
  private final LinkDigests links = new LinkDigests();
  private final Map<String, Integer> fileOrder = new HashMap<>();
  private int deviceCount;

  public Inspector(Expectations expectations) {
    this(expectations, Verdicts.UNHEARD);
  }

  /**
   * One that lets somebody hear each verdict, also those that a report only counts.
   *
   * @param witness hears them
   */
  public Inspector(Expectations expectations, Verdicts witness) {
    this.expectations = expectations;
    this.witness = witness;
    this.verdicts = heard(collector);
    this.devices = new DeviceReading(expectations);
    this.digests = new DeviceDigests(expectations);
    this.hosts = new HostInspection(expectations, digests, verdicts);
    this.waivers = new Waivers(expectations.jurisdiction(), expectations.today());
  }

  private Verdicts heard(Collector collector) {
    return witness == Verdicts.UNHEARD
        ? collector
        : (rule, subject, verdict, outcomes) -> {
          collector.add(rule, subject, verdict, outcomes);
          witness.add(rule, subject, verdict, outcomes);
        };
  }

  /** Judges the inputs. */
  public Report inspect(List<Input> inputs, InputStream standardInput, String version) {
    for (List<Input> together : grouped(inputs)) {
      List<ReadFile> read = new ArrayList<>();
      for (Input input : together) {
        read.add(ReadFile.of(input, standardInput));
      }
      judge(read);
    }
    hosts.finish();
    judgeLinks();
    return report(version);
  }

  /** Judges files that are at hand as text. */
  public Report inspect(Map<String, String> texts, String version) {
    List<ReadFile> files = new ArrayList<>();
    for (Map.Entry<String, String> text : texts.entrySet()) {
      files.add(ReadFile.of(text.getKey(), text.getValue(), Optional.empty()));
    }
    return inspectRead(files, version);
  }

  Report inspectRead(List<ReadFile> read, String version) {
    for (ReadFile file : read) {
      judge(List.of(file));
    }
    hosts.finish();
    judgeLinks();
    return report(version);
  }

  /**
   * Files that the inventory claims for one device are read together, in the order of its claims.
   */
  private List<List<Input>> grouped(List<Input> inputs) {
    Map<String, List<Input>> groups = new LinkedHashMap<>();
    for (Input input : inputs) {
      Optional<InventoryIndex.DeviceFile> claim =
          expectations.index().deviceOfFile(input.display());
      String key =
          claim.map(c -> "device " + c.device().name().value()).orElse("file " + input.display());
      groups.computeIfAbsent(key, k -> new ArrayList<>(1)).add(input);
    }
    for (List<Input> group : groups.values()) {
      group.sort(
          Comparator.comparingInt(
              (Input input) ->
                  expectations
                      .index()
                      .deviceOfFile(input.display())
                      .map(InventoryIndex.DeviceFile::order)
                      .orElse(0)));
    }
    return new ArrayList<>(groups.values());
  }

  private void judge(List<ReadFile> together) {
    List<Configuration> configurations = new ArrayList<>();
    for (ReadFile file : together) {
      configurations.addAll(file.configurations());
    }
    if (together.size() > 1 && !configurations.isEmpty()) {
      configurations = List.of(Configuration.merge(configurations));
    }
    List<String> names = new ArrayList<>();
    for (Configuration configuration : configurations) {
      Device device = devices.device(configuration);
      Terms terms = expectations.terms(device.file());
      judge(device, terms);
      waivers.add(AnnotationWaivers.of(configuration, device.device()), terms);
      if (!device.device().isEmpty()) {
        names.add(device.device());
      }
    }
    for (ReadFile file : together) {
      fileOrder.putIfAbsent(file.path(), fileOrder.size());
      String owner = names.size() == 1 ? names.get(0) : "";
      diagnostics.addAll(
          new DiagnosticFindings(expectations.terms(file.path()).rules())
              .of(file.diagnostics(), owner));
      files.add(
          new Report.JudgedFile(
              file.path(),
              file.format(),
              file.nic().isPresent() ? hosts.add(file.nic().get()) : names,
              file.status(),
              file.reason()));
    }
  }

  private void judge(Device device, Terms terms) {
    deviceCount++;
    if (!device.device().isEmpty()) {
      deviceNames.add(device.device());
    }
    DeviceSubjects subjects = new DeviceSubjects(device);
    new Evaluation(terms.rules()).judge(subjects::of, verdicts);
    links.add(device, terms.rules());
    digests.add(device);
  }

  private void judgeLinks() {
    if (!expectations.inventory().isPresent()) {
      return;
    }
    List<Path> links = new ArrayList<>();
    for (Inventory.Link link : expectations.linksOf(deviceNames, hosts.names())) {
      links.add(digests.path(link));
    }
    String inventory = expectations.inventory().file().orElseThrow().path();
    new Evaluation(expectations.terms(inventory).rules())
        .judge(kind -> kind.equals("link") ? links : List.of(), verdicts);
  }

  private Report report(String version) {
    List<Finding> judged = new ArrayList<>(diagnostics);
    judged.addAll(collector.findings());
    List<Finding> findings = new ArrayList<>(waivers.applied(judged, files));
    Collector ofWaivers = new Collector();
    waivers.judge(collector.notEvaluated(), heard(ofWaivers));
    findings.addAll(ofWaivers.findings());
    List<Report.NotEvaluated> open = new ArrayList<>(collector.notEvaluated());
    open.addAll(ofWaivers.notEvaluated());
    List<Report.Passed> passed = new ArrayList<>(collector.passed());
    passed.addAll(ofWaivers.passed());
    findings.sort(
        Comparator.comparingInt(this::order)
            .thenComparing(Inspector::position)
            .thenComparing(Finding::rule)
            .thenComparing(finding -> String.join(",", finding.subjects())));
    return new Report(
        version,
        files,
        findings,
        open,
        passed,
        deviceCount + hostCount(),
        collector.judged() + ofWaivers.judged(),
        links.of(expectations.linksOf(deviceNames, hosts.names())),
        List.of());
  }

  /** Hosts, and switches of which only counters were read. */
  private int hostCount() {
    int count = 0;
    for (String name : hosts.names()) {
      count += deviceNames.contains(name) ? 0 : 1;
    }
    return count;
  }

  private int order(Finding finding) {
    return finding
        .place()
        .map(place -> fileOrder.getOrDefault(place.file().path(), Integer.MAX_VALUE))
        .orElse(Integer.MAX_VALUE);
  }

  private static Position position(Finding finding) {
    return finding.place().map(Place::start).orElse(new Position(0, 0));
  }
}
