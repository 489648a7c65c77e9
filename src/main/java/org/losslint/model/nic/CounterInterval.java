package org.losslint.model.nic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;
import org.losslint.syntax.nic.Note;

/** Two samples of the counters of one place, one after the other. */
public final class CounterInterval implements Subject {
  public static final SubjectKind<CounterInterval> KIND =
      SubjectKind.named(
              "interval",
              CounterInterval.class,
              "Two samples of the counters of one place, one after the other.",
              "series",
              "host",
              "port",
              "load")
          .has(
              "side",
              Type.word("side", "host", "switch"),
              "Whose counters they are.",
              i -> Fact.known(i.where.isSwitch() ? "switch" : "host", i.evidence()))
          .has(
              "place",
              Type.TEXT,
              "Host or switch, and device or port.",
              i -> Fact.known(i.where.label(), i.evidence()))
          .has(
              "duration",
              Type.TIME,
              "From the first sample to the second; unknown without times.",
              CounterInterval::duration)
          .has(
              "dci",
              Type.BOOLEAN,
              "Whether the place is on a long-distance path.",
              i -> i.where.dci())
          .has(
              "rdma-priority",
              Type.NUMBER,
              "The priority that carries RDMA here; assumed 3 where the inventory is silent.",
              i -> i.where.rdmaPriority())
          .has(
              "increase",
              Type.NUMBER,
              Type.TEXT,
              String.class,
              "How much a counter grew: of a host by the driver's name, of a switch that of the"
                  + " RDMA queue (tail-dropped-packets). Absent where no sample has it, unknown"
                  + " where it fell.",
              (i, name) -> i.change.increase(name))
          .has(
              "rate",
              Type.EVENTS_PER_TIME,
              Type.TEXT,
              String.class,
              "The same for each second.",
              (i, name) -> i.change.rate(i.change.increase(name)))
          .has(
              "pause-received",
              Type.NUMBER,
              "Pause frames of the RDMA priority that the place received.",
              i -> i.change.pauseReceived())
          .has(
              "pause-sent",
              Type.NUMBER,
              "Pause frames of the RDMA priority that the place sent.",
              i -> i.change.pauseSent())
          .has(
              "pause-received-rate",
              Type.EVENTS_PER_TIME,
              "The same for each second.",
              i -> i.change.rate(i.change.pauseReceived()))
          .has(
              "pause-sent-rate",
              Type.EVENTS_PER_TIME,
              "The same for each second.",
              i -> i.change.rate(i.change.pauseSent()))
          .has(
              "drops",
              Type.NUMBER,
              "Packets that the RDMA queue of a switch lost, by tail drop, RED and rate limit"
                  + " together; unknown where only tail drops are printed and are zero. Absent for"
                  + " a host.",
              i -> i.change.drops())
          .has(
              "tail-drops",
              Type.NUMBER,
              "Tail drops of the RDMA queue of a switch; absent where not printed.",
              i -> i.change.tailDrops())
          .has(
              "red-drops",
              Type.NUMBER,
              "Drops by RED of the RDMA queue of a switch; absent where not printed.",
              i -> i.change.redDrops())
          .has(
              "fabric-drops",
              Type.NUMBER,
              "Drops at the place and at the other side of its cable: of a host those of the switch"
                  + " ports in `peers`.",
              CounterInterval::fabricDrops)
          .has(
              "marked",
              Type.NUMBER,
              "Packets that were marked (switch) or arrived marked (host) as having met"
                  + " congestion.",
              i -> i.change.marked())
          .has(
              "rdma-bytes",
              Type.SIZE,
              "Bytes of a host on the RDMA priority, both directions; absent where not printed.",
              i -> i.change.rdmaBytes())
          .has(
              "priority-bytes",
              Type.SIZE,
              "Bytes of a host on all priorities, both directions.",
              i -> i.change.allBytes())
          .has(
              "busiest-priority",
              Type.NUMBER,
              "The priority with the most bytes of a host.",
              i -> i.change.busiestPriority())
          .has(
              "utilisation",
              Type.RATIO,
              "Share of the line rate that was in use: as a note says, else what a switch port sent"
                  + " by its rate in the inventory.",
              CounterInterval::utilisation)
          .has(
              "utilisation-target",
              Type.RATIO,
              "What the inventory wants of the link; absent where it is silent.",
              CounterInterval::target)
          .has(
              "goodput",
              Type.RATE,
              "As a note says, else what a host sent on the RDMA priority.",
              CounterInterval::goodput)
          .has(
              "peak",
              Type.TIME,
              "The longest that the RDMA queue was, in time at line rate: as a note says, else the"
                  + " peak that the switch prints; absent where neither does.",
              CounterInterval::peak)
          .has(
              "peak-depth",
              Type.NUMBER,
              "The peak in round-trip times of the link.",
              CounterInterval::peakDepth)
          .has(
              "register",
              Type.NUMBER,
              Type.TEXT,
              String.class,
              "A field of ROCE_ACCL of the host by a dump in the same run; of several cards the"
                  + " largest.",
              CounterInterval::register)
          .has(
              "peers",
              Type.listOf(Type.subject("interval")),
              "Intervals at the other side of the cable in the same time: by `nics` of the"
                  + " inventory, else those of the same file.",
              i -> i.list(i.peers, "no samples of the other side of the cable"))
          .has(
              "other-hosts",
              Type.listOf(Type.subject("interval")),
              "Intervals of other hosts in the same time; of which some are the senders of what"
                  + " this one receives.",
              i -> i.list(i.otherHosts, "no samples of other hosts"));

  private final CounterSeries series;
  private final CounterPlace where;
  private final CounterSample from;
  private final CounterSample to;
  private final CounterChange change;
  private final List<CounterInterval> peers = new ArrayList<>();
  private final List<CounterInterval> otherHosts = new ArrayList<>();
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

  private Fact<Quantity> fabricDrops() {
    if (where.isSwitch()) {
      return change.drops();
    }
    Fact<Quantity> sum =
        Fact.unknown(
            "no counters of the switch port of " + where.label() + " were read",
            "sample the switch port in the same file, or say under `nics` where the host is plugged"
                + " in");
    boolean first = true;
    for (CounterInterval peer : peers) {
      if (peer.where.isSwitch()) {
        Fact<Quantity> drops = peer.change.drops();
        sum = first ? drops : sum.with(drops, Quantity::plus);
        first = false;
      }
    }
    return sum;
  }

  private Fact<Quantity> utilisation() {
    return noted(Note.Kind.UTILISATION)
        .orElseGet(
            () -> {
              Fact<Quantity> sent = where.isSwitch() ? change.sentRate() : Fact.absent(evidence());
              return sent.isAbsent()
                  ? Fact.unknown(
                      "the utilisation of " + where.label() + " is not known",
                      "write `### note utilisation 46 percent` below the samples",
                      evidence())
                  : sent.with(where.rate(), Quantity::dividedBy)
                      .map(share -> Quantity.ratio(share.value()));
            });
  }

  private Fact<Quantity> target() {
    return where.path().map(RdmaPath::utilisationTarget).orElseGet(() -> Fact.absent(evidence()));
  }

  Fact<Quantity> goodput() {
    return noted(Note.Kind.GOODPUT)
        .orElseGet(() -> where.isSwitch() ? Fact.absent(evidence()) : change.goodput());
  }

  private Fact<Quantity> peak() {
    return noted(Note.Kind.PEAK)
        .orElseGet(() -> change.peakBytes().with(where.rate(), Quantity::dividedBy));
  }

  private Fact<Quantity> peakDepth() {
    Fact<Quantity> peak = peak();
    return where
        .path()
        .map(p -> peak.with(p.rtt(), Quantity::dividedBy))
        .orElseGet(() -> Fact.absent(evidence()));
  }

  private Fact<Quantity> register(String name) {
    return where.host().map(h -> h.register(name)).orElseGet(() -> Fact.absent(evidence()));
  }

  private Fact<Items> list(List<CounterInterval> others, String none) {
    List<Fact<Subject>> all = new ArrayList<>();
    for (CounterInterval other : others) {
      all.add(Fact.known(other, other.evidence()));
    }
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
