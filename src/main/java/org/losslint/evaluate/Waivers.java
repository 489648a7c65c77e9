package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.waiver.Coverage;
import org.losslint.model.waiver.JudgedWaiver;
import org.losslint.model.waiver.Waiver;
import org.losslint.rules.load.BundledPacks;
import org.losslint.source.Glob;
import org.losslint.source.Place;

/**
 * The waivers of a run: those of the settings and those in annotations. They are laid over the
 * findings at the end, and are then judged themselves: one that is incomplete, that ran out or that
 * covers nothing is a finding, which no waiver covers.
 */
final class Waivers {
  /** A waiver under the terms of the settings, or of the file, that it stands in. */
  private static final class Entry {
    private final Waiver waiver;
    private final Terms terms;
    private boolean used;

    boolean isOfSettings() {
      return waiver.coverage() instanceof Coverage.Named;
    }

    Entry(Waiver waiver, Terms terms) {
      this.waiver = waiver;
      this.terms = terms;
    }
  }

  private final Jurisdiction jurisdiction;
  private final Today today;
  private final Charge charge;
  private final List<Entry> entries = new ArrayList<>();
  private final Map<String, Set<String>> filesOfDevices = new HashMap<>();
  private final Map<String, String> deviceOfFile = new HashMap<>();
  private final Set<String> files = new LinkedHashSet<>();

  Waivers(Jurisdiction jurisdiction, Today today, Charge charge) {
    this.jurisdiction = jurisdiction;
    this.today = today;
    this.charge = charge;
    for (Terms terms : jurisdiction.all()) {
      for (Waiver waiver : terms.waivers()) {
        entries.add(new Entry(waiver, terms));
      }
    }
  }

  /** Adds those of the annotations of one configuration. */
  void add(List<Waiver> annotations, Terms terms) {
    for (Waiver waiver : annotations) {
      entries.add(new Entry(waiver, terms));
    }
  }

  /** The findings, each that a waiver covers with why it does not count. */
  List<Finding> applied(List<Finding> findings, List<Report.JudgedFile> judged) {
    if (entries.isEmpty()) {
      return findings;
    }
    for (Report.JudgedFile file : judged) {
      files.add(file.path());
      if (file.devices().size() == 1) {
        deviceOfFile.put(file.path(), file.devices().get(0));
      }
      for (String device : file.devices()) {
        filesOfDevices.computeIfAbsent(device, d -> new LinkedHashSet<>()).add(file.path());
      }
    }
    Map<String, List<Entry>> byRule = new HashMap<>();
    for (Entry entry : entries) {
      if (entry.waiver.isComplete()) {
        byRule.computeIfAbsent(entry.waiver.rule(), r -> new ArrayList<>(1)).add(entry);
      }
    }
    List<Finding> applied = new ArrayList<>(findings.size());
    for (Finding finding : findings) {
      Finding result = finding;
      for (Entry entry : byRule.getOrDefault(finding.rule(), List.of())) {
        if (covers(entry, finding)) {
          entry.used = true;
          if (result.suppressed().isEmpty() && !hasRunOut(entry.waiver)) {
            result = finding.suppressedBy(suppression(entry.waiver));
          }
        }
      }
      applied.add(result);
    }
    return applied;
  }

  private boolean hasRunOut(Waiver waiver) {
    return waiver.until().isPresent() && waiver.hasRunOut(today.today());
  }

  private static Finding.Suppression suppression(Waiver waiver) {
    return new Finding.Suppression(
        "waiver",
        waiver.reason(),
        waiver.owner(),
        waiver.until().isPresent() ? waiver.until().get().toString() : "");
  }

  private boolean covers(Entry entry, Finding finding) {
    Waiver waiver = entry.waiver;
    if (!waiver.check().isEmpty() && !waiver.check().equals(finding.check())) {
      return false;
    }
    if (waiver.coverage() instanceof Coverage.OfStatement statement) {
      return isOn(statement, finding);
    }
    Coverage.Named named = (Coverage.Named) waiver.coverage();
    if (!Coverage.isWithin(finding.path(), named.path())) {
      return false;
    }
    if (named.device().isPresent()
        && !Glob.ofNames(named.device().get()).matches(deviceOf(finding))) {
      return false;
    }
    for (String file : filesOf(finding)) {
      if (jurisdiction.of(file).equals(entry.terms) && isIn(named, entry.terms, file)) {
        return true;
      }
    }
    return false;
  }

  /** What is found of a link belongs to no device; it is waived where its statement stands. */
  private String deviceOf(Finding finding) {
    return finding.device().isEmpty() && finding.place().isPresent()
        ? deviceOfFile.getOrDefault(finding.place().get().file().path(), "")
        : finding.device();
  }

  private static boolean isIn(Coverage.Named named, Terms terms, String file) {
    return named.files().isEmpty()
        || Glob.ofPaths(named.files().get()).matches(terms.relative(file));
  }

  /** Where a finding stands, and the files of its device. */
  private Set<String> filesOf(Finding finding) {
    Set<String> found = new LinkedHashSet<>();
    finding.place().ifPresent(place -> found.add(place.file().path()));
    found.addAll(filesOfDevices.getOrDefault(finding.device(), Set.of()));
    return found.isEmpty() ? files : found;
  }

  /**
   * A finding is about a statement when it points into it. One about something that is missing
   * points above it, and is known by the path where it would stand.
   */
  private boolean isOn(Coverage.OfStatement statement, Finding finding) {
    if (finding.place().isPresent()) {
      Place at = finding.place().get();
      Place whole = statement.statement();
      if (at.file().equals(whole.file())
          && at.span().start() >= whole.span().start()
          && at.span().end() <= whole.span().end()) {
        return true;
      }
    }
    return !statement.device().isEmpty()
        && statement.device().equals(deviceOf(finding))
        && !statement.path().isEmpty()
        && Coverage.isWithin(finding.path(), statement.path());
  }

  /**
   * Judges the waivers themselves, each by the rules of its own terms. Of those of the settings a
   * shard cannot say whether they are dead, and but one shard speaks of them at all.
   */
  void judge(List<Report.NotEvaluated> open, Verdicts verdicts) {
    Map<Terms, List<JudgedWaiver>> byTerms = new LinkedHashMap<>();
    for (Entry entry : entries) {
      boolean known = charge.whole() || !entry.isOfSettings();
      if (known || charge.settings()) {
        byTerms
            .computeIfAbsent(entry.terms, t -> new ArrayList<>())
            .add(judged(entry, known && wasJudged(entry), used(entry, open)));
      }
    }
    for (Map.Entry<Terms, List<JudgedWaiver>> each : byTerms.entrySet()) {
      judge(each.getKey(), each.getValue(), verdicts);
    }
  }

  private static void judge(Terms terms, List<JudgedWaiver> waivers, Verdicts verdicts) {
    new Evaluation(terms.rules())
        .judge(kind -> kind.equals(JudgedWaiver.KIND.name()) ? waivers : List.of(), verdicts);
  }

  /** What a shard has to say of the waivers of the settings, in their order; else nothing. */
  List<WaiverTally> tallies(List<Report.NotEvaluated> open) {
    List<WaiverTally> tallies = new ArrayList<>();
    for (Entry entry : charge.whole() ? List.<Entry>of() : entries) {
      if (entry.isOfSettings()) {
        tallies.add(
            new WaiverTally(
                entry.used,
                wasJudged(entry),
                openRow(entry, open),
                charge.settings() ? whereUnused(entry) : List.of()));
      }
    }
    return tallies;
  }

  /** What is found of a waiver that covers nothing, beside what is found of it anyway. */
  private List<Finding> whereUnused(Entry entry) {
    Fact<Boolean> unused = Fact.known(false, evidence(entry));
    Collector anyway = new Collector();
    judge(entry.terms, List.of(judged(entry, false, unused)), anyway);
    Collector found = new Collector();
    judge(entry.terms, List.of(judged(entry, true, unused)), found);
    List<Finding> more = new ArrayList<>(1);
    for (Finding finding : found.findings()) {
      boolean known = false;
      for (Finding other : anyway.findings()) {
        known |= other.identity().equals(finding.identity());
      }
      if (!known) {
        more.add(finding);
      }
    }
    return more;
  }

  private JudgedWaiver judged(Entry entry, boolean wasJudged, Fact<Boolean> used) {
    Waiver waiver = entry.waiver;
    RuleNames names = new RuleNames(entry.terms.rules());
    boolean inForce = names.has(waiver.address());
    boolean elsewhere = !names.has(waiver.rule()) && BundledPacks.holds(waiver.rule());
    boolean known = inForce || elsewhere;
    return new JudgedWaiver(
        waiver,
        known,
        known ? Optional.empty() : names.nearest(waiver.address()),
        hasRunOut(waiver),
        inForce && wasJudged,
        used);
  }

  /** Whether the run looked at all that the waiver may be about, so that it may be called dead. */
  private boolean wasJudged(Entry entry) {
    if (entry.terms.whole() || entry.waiver.coverage() instanceof Coverage.OfStatement) {
      return true;
    }
    Coverage.Named named = (Coverage.Named) entry.waiver.coverage();
    if (!named.isExact()) {
      return false;
    }
    if (named.device().isPresent() && filesOfDevices.containsKey(named.device().get())) {
      return true;
    }
    for (String file : files) {
      if (named.files().isPresent() && named.files().get().equals(entry.terms.relative(file))) {
        return true;
      }
    }
    return false;
  }

  private static Fact<Boolean> used(Entry entry, List<Report.NotEvaluated> open) {
    Optional<Report.NotEvaluated> row = entry.used ? Optional.empty() : openRow(entry, open);
    return row.isPresent()
        ? Fact.unknown(WaiverTally.because(row.get()), row.get().supply(), evidence(entry))
        : Fact.known(entry.used, evidence(entry));
  }

  private static Evidence evidence(Entry entry) {
    return new Evidence(Optional.of(entry.waiver.place()), entry.waiver.title(), List.of());
  }

  private static Optional<Report.NotEvaluated> openRow(
      Entry entry, List<Report.NotEvaluated> open) {
    for (Report.NotEvaluated row : open) {
      if (row.rule().equals(entry.waiver.rule()) && mayBe(entry.waiver.coverage(), row)) {
        return Optional.of(row);
      }
    }
    return Optional.empty();
  }

  private static boolean mayBe(Coverage coverage, Report.NotEvaluated row) {
    if (row.device().isEmpty()) {
      return true;
    }
    if (coverage instanceof Coverage.OfStatement statement) {
      return statement.device().equals(row.device());
    }
    Coverage.Named named = (Coverage.Named) coverage;
    return named.device().isEmpty() || Glob.ofNames(named.device().get()).matches(row.device());
  }
}
