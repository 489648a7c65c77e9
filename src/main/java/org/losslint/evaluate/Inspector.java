package org.losslint.evaluate;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.InventoryIndex;
import org.losslint.model.Subject;
import org.losslint.model.cos.Path;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Verdict;
import org.losslint.rules.expression.Outcomes;
import org.losslint.source.Format;
import org.losslint.source.Input;

/**
 * Judges inputs: each device for itself, then what joins several of them. The order of everything
 * in the report is that of the inputs, of places and of rules, whatever the order of work was.
 */
public final class Inspector {
  /** Why a file is not judged; what the fault is stands on standard error. */
  static final String FAULT = "losslint failed at it";

  private static final String INTERRUPTED = "the run was interrupted before it was judged";

  private final Expectations expectations;
  private final Gathered gathered = new Gathered();

  /** Hears what is judged beside the devices: hosts, and what joins files. */
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
  private List<WaiverTally> tallies = List.of();
  private int deviceCount;
  private int left;
  private long bytes;

  public Inspector(Expectations expectations) {
    this(expectations, Verdicts.UNHEARD);
  }

  /**
   * One that lets somebody hear each verdict, also those that a report only counts.
   *
   * @param witness hears them
   */
  public Inspector(Expectations expectations, Verdicts witness) {
    this(expectations, witness, Charge.ALL);
  }

  /** One for the files of a shard. */
  public Inspector(Expectations expectations, Verdicts witness, ShardPlan plan) {
    this(expectations, witness, plan.charge());
  }

  /** One for the files that belong together with one that changed. */
  public Inspector(Expectations expectations, Verdicts witness, ChangedParts parts) {
    this(expectations, witness, parts.charge());
  }

  private Inspector(Expectations expectations, Verdicts witness, Charge charge) {
    this.expectations = expectations;
    this.witness = witness;
    this.verdicts = heardBeside(collector);
    this.digests = new DeviceDigests(expectations);
    this.hosts = new HostInspection(expectations, digests, verdicts, charge);
    this.waivers = new Waivers(expectations.jurisdiction(), expectations.today(), charge);
  }

  /** Judges the inputs, one after the other. */
  public Report inspect(List<Input> inputs, InputStream standardInput, String version) {
    return inspect(inputs, standardInput, version, Effort.ONE);
  }

  /**
   * Judges the inputs. Where the watch ends it, what is known is in the report, and every file that
   * was not judged is said to be {@link Report.Status#SKIPPED}.
   */
  public Report inspect(
      List<Input> inputs, InputStream standardInput, String version, Effort effort) {
    List<List<Input>> groups = grouped(inputs, expectations.index());
    // Who hears verdicts hears them in order.
    int workers = witness == Verdicts.UNHEARD ? effort.jobs() : 1;
    FileWork work =
        new FileWork(expectations, standardInput, this::heardBeside, digests, effort.ahead());
    int done =
        InOrder.run(
            groups,
            workers,
            work::of,
            judged -> {
              take(judged);
              effort.watch().judged(files.size(), inputs.size(), bytes, findingCount());
            },
            effort.watch()::goesOn);
    if (done < groups.size()) {
      // What joins files, and waivers that cover nothing, cannot be told from a part of them.
      leave(groups.subList(done, groups.size()));
      return report(version, false);
    }
    hosts.finish();
    judgeLinks();
    gathered.take(collector);
    return report(version, true);
  }

  /** What losslint failed at, when the report is made. */
  public List<Fault> faults() {
    return gathered.faults();
  }

  /** What this shard found out about the waivers of the settings, when the report is made. */
  public List<WaiverTally> waiverTallies() {
    return tallies;
  }

  /** How many files were not judged because the watch ended the run. */
  public int left() {
    return left;
  }

  /** Says of files that they were not judged, and of those that wait for them. */
  private void leave(List<List<Input>> groups) {
    Set<String> waiting = hosts.waiting();
    for (int i = 0; i < files.size(); i++) {
      Report.JudgedFile file = files.get(i);
      if (waiting.contains(file.path())) {
        files.set(i, left(file.path(), file.format(), file.devices()));
      }
    }
    for (List<Input> group : groups) {
      for (Input input : group) {
        files.add(left(input.display(), Format.UNKNOWN, List.of()));
      }
    }
  }

  private Report.JudgedFile left(String path, Format format, List<String> devices) {
    left++;
    return new Report.JudgedFile(path, format, devices, Report.Status.SKIPPED, INTERRUPTED);
  }

  private Verdicts heardBeside(Verdicts first) {
    return witness == Verdicts.UNHEARD ? first : new Both(witness, first);
  }

  /**
   * @param last has the say on faults
   */
  private record Both(Verdicts first, Verdicts last) implements Verdicts {
    @Override
    public void add(JudgingRule rule, Subject subject, Verdict verdict, Outcomes outcomes) {
      first.add(rule, subject, verdict, outcomes);
      last.add(rule, subject, verdict, outcomes);
    }

    @Override
    public boolean bears(JudgingRule rule, Subject subject, Throwable fault) {
      return last.bears(rule, subject, fault);
    }
  }

  private int findingCount() {
    return diagnostics.size() + gathered.findingCount();
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
    FileWork work =
        new FileWork(
            expectations,
            InputStream.nullInputStream(),
            this::heardBeside,
            digests,
            Optional.empty());
    for (ReadFile file : read) {
      take(work.judge(List.of(file)));
    }
    hosts.finish();
    judgeLinks();
    gathered.take(collector);
    return report(version, true);
  }

  /**
   * Files that the inventory claims for one device are read together, in the order of its claims.
   */
  static List<List<Input>> grouped(List<Input> inputs, InventoryIndex index) {
    Map<String, List<Input>> groups = new LinkedHashMap<>();
    for (Input input : inputs) {
      Optional<InventoryIndex.DeviceFile> claim = index.deviceOfFile(input.display());
      String key =
          claim.map(c -> "device " + c.device().name().value()).orElse("file " + input.display());
      groups.computeIfAbsent(key, k -> new ArrayList<>(1)).add(input);
    }
    for (List<Input> group : groups.values()) {
      group.sort((a, b) -> Integer.compare(order(a, index), order(b, index)));
    }
    return new ArrayList<>(groups.values());
  }

  private static int order(Input input, InventoryIndex index) {
    return index.deviceOfFile(input.display()).map(InventoryIndex.DeviceFile::order).orElse(0);
  }

  /** Adds what came of the files of one device, behind those before it. */
  private void take(FileWork.Judged judged) {
    bytes += judged.size();
    if (bytes > FileWork.TEXT_LIMIT) {
      judged.keepQuotedLines();
    }
    gathered.take(judged.collector());
    links.take(judged.links());
    digests.take(judged.digests());
    for (FileWork.Annotated annotated : judged.annotated()) {
      waivers.add(annotated.waivers(), annotated.terms());
    }
    deviceCount += judged.devices();
    deviceNames.addAll(judged.names());
    for (FileWork.Part part : judged.parts()) {
      diagnostics.addAll(part.diagnostics());
      files.add(listed(part, judged.names()));
      gathered.take(collector);
    }
  }

  private Report.JudgedFile listed(FileWork.Part part, List<String> devices) {
    String path = part.path();
    if (part.nic().isEmpty()) {
      return new Report.JudgedFile(path, part.format(), devices, part.status(), part.reason());
    }
    try {
      List<String> names = hosts.add(part.nic().get());
      return new Report.JudgedFile(path, part.format(), names, part.status(), part.reason());
    } catch (RuntimeException | StackOverflowError e) {
      gathered.failedAt(path, e);
      return new Report.JudgedFile(path, part.format(), List.of(), Report.Status.FAILED, FAULT);
    }
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

  private Report report(String version, boolean complete) {
    ReportOrder order = new ReportOrder(files);
    List<Finding> judged = new ArrayList<>(diagnostics);
    judged.addAll(gathered.findings());
    List<Finding> findings = new ArrayList<>(waivers.applied(judged, files));
    List<Report.NotEvaluated> open = new ArrayList<>(gathered.notEvaluated());
    open.sort(order::compare);
    if (complete) {
      waivers.judge(open, verdicts);
      tallies = waivers.tallies(open);
      findings.addAll(collector.findings());
      gathered.take(collector);
    }
    open = new ArrayList<>(gathered.notEvaluated());
    open.sort(order::compare);
    List<Report.Passed> passed = new ArrayList<>(gathered.passed());
    passed.sort(order::compare);
    findings.sort(order::compare);
    return new Report(
        version,
        files,
        findings,
        open,
        passed,
        deviceCount + hostCount(),
        gathered.judged(),
        links.of(expectations.linksOf(deviceNames, hosts.names()), order),
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
}
