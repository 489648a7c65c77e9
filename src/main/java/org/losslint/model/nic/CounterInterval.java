package org.losslint.model.nic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Quantity;
import org.losslint.syntax.nic.Note;

/** Two samples of the counters of one place, one after the other. */
public final class CounterInterval implements Subject {
  public static final SubjectKind<CounterInterval> KIND = IntervalVocabulary.declare();

  private final CounterSeries series;
  private final CounterPlace where;
  private final CounterSample from;
  private final CounterSample to;
  private final CounterChange change;
  private final List<CounterInterval> peers = new ArrayList<>();
  private final List<CounterInterval> otherHosts = new ArrayList<>();
  private final List<CounterInterval> companions = new ArrayList<>();
  private final List<Located<Note>> notes = new ArrayList<>();
  private Optional<RdmaLoad> load = Optional.empty();

  CounterInterval(CounterSeries series, CounterPlace where, CounterSample from, CounterSample to) {
    this.series = series;
    this.where = where;
    this.from = from;
    this.to = to;
    this.change = new CounterChange(where, from, to, "counters " + where.label());
  }

  CounterSample from() {
    return from;
  }

  CounterSample to() {
    return to;
  }

  CounterPlace where() {
    return where;
  }

  CounterChange change() {
    return change;
  }

  void addPeer(CounterInterval peer) {
    peers.add(peer);
  }

  void addOtherHost(CounterInterval other) {
    otherHosts.add(other);
    if (where.sharesPathWith(other.where)) {
      companions.add(other);
    }
  }

  void addNote(Located<Note> note) {
    notes.add(note);
  }

  void load(RdmaLoad only) {
    load = Optional.of(only);
  }

  Fact<Quantity> duration() {
    return change.duration();
  }

  /** The last note of a kind. */
  private Optional<Fact<Quantity>> noted(Note.Kind kind) {
    Optional<Fact<Quantity>> last = Optional.empty();
    for (Located<Note> note : notes) {
      if (note.section().kind() == kind) {
        Evidence evidence =
            Evidences.of(note.place(note.section().span()), "note on " + where.label());
        last = Optional.of(Fact.known(note.section().value(), evidence));
      }
    }
    return last;
  }

  Fact<Quantity> fabricDrops() {
    if (where.isSwitch()) {
      return change.queue().drops();
    }
    Fact<Quantity> sum =
        Fact.unknown(
            "no counters of the switch port of " + where.label() + " were read",
            "sample the switch port in the same file, or say under `nics` where the host is plugged"
                + " in");
    boolean first = true;
    for (CounterInterval peer : peers) {
      if (peer.where.isSwitch()) {
        Fact<Quantity> drops = peer.change.queue().drops();
        sum = first ? drops : sum.with(drops, Quantity::plus);
        first = false;
      }
    }
    return sum;
  }

  Fact<Quantity> utilisation() {
    return noted(Note.Kind.UTILISATION)
        .orElseGet(
            () -> {
              Fact<Quantity> sent =
                  where.isSwitch() ? change.queue().sentRate() : Fact.absent(evidence());
              return sent.isAbsent()
                  ? Fact.unknown(
                      "the utilisation of " + where.label() + " is not known",
                      "write `### note utilisation 46 percent` below the samples",
                      evidence())
                  : sent.with(where.rate(), Quantity::dividedBy)
                      .map(share -> Quantity.ratio(share.value()));
            });
  }

  Fact<Quantity> target() {
    return where.path().map(RdmaPath::utilisationTarget).orElseGet(() -> Fact.absent(evidence()));
  }

  Fact<Quantity> goodput() {
    return noted(Note.Kind.GOODPUT)
        .orElseGet(() -> where.isSwitch() ? Fact.absent(evidence()) : change.priority().goodput());
  }

  Fact<Quantity> peak() {
    return noted(Note.Kind.PEAK)
        .orElseGet(() -> change.queue().peakBytes().with(where.rate(), Quantity::dividedBy));
  }

  Fact<Quantity> peakDepth() {
    Fact<Quantity> peak = peak();
    return where
        .path()
        .map(p -> peak.with(p.rtt(), Quantity::dividedBy))
        .orElseGet(() -> Fact.absent(evidence()));
  }

  /** What all clients of the path keep outstanding, in multiples of its bandwidth-delay product. */
  Fact<Quantity> offered() {
    if (where.path().isEmpty()) {
      return Fact.absent(evidence());
    }
    return load.map(RdmaLoad::share)
        .orElseGet(
            () ->
                Fact.unknown(
                    "nobody says how much is offered on " + where.path().get().name(),
                    "add the script of its clients, or `workload` to its hosts in the inventory",
                    evidence()));
  }

  Fact<Quantity> register(String name) {
    return where.host().map(h -> h.register(name)).orElseGet(() -> Fact.absent(evidence()));
  }

  /** Intervals at the other side of the cable in the same time. */
  Fact<Items> peers() {
    return list(peers, "no samples of the other side of the cable");
  }

  /** Intervals of other hosts in the same time. */
  Fact<Items> otherHosts() {
    return list(otherHosts, "no samples of other hosts");
  }

  /** Intervals of other hosts on the same path in the same time; perhaps none. */
  Fact<Items> companions() {
    return Fact.known(Items.of(facts(companions)), evidence());
  }

  private static List<Fact<Subject>> facts(List<CounterInterval> intervals) {
    List<Fact<Subject>> all = new ArrayList<>();
    for (CounterInterval each : intervals) {
      all.add(Fact.known(each, each.evidence()));
    }
    return all;
  }

  private Fact<Items> list(List<CounterInterval> others, String none) {
    List<Fact<Subject>> all = facts(others);
    Optional<Fact.Unknown<?>> missing =
        all.isEmpty()
            ? Optional.of(
                new Fact.Unknown<>(
                    none + " were read for " + where.label(),
                    "sample them at the same times",
                    evidence()))
            : Optional.empty();
    return Fact.known(new Items(all, missing), evidence());
  }

  @Override
  public SubjectKind<?> kind() {
    return KIND;
  }

  @Override
  public String label() {
    return series.label() + " " + from.when() + " to " + to.when();
  }

  @Override
  public String device() {
    return where.name();
  }

  @Override
  public String file() {
    return to.document().file().path();
  }

  @Override
  public Optional<? extends Subject> in(String kind) {
    return switch (kind) {
      case "series" -> Optional.of(series);
      case "load" -> load;
      default -> series.in(kind);
    };
  }

  @Override
  public Evidence evidence() {
    return change.evidence();
  }

  @Override
  public Optional<Fact.Unknown<?>> partial() {
    return series.partial();
  }
}
