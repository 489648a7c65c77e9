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
import org.losslint.model.nic.CounterSample.Moment;
import org.losslint.quantity.Quantity;

/** All samples of the counters of one place. */
public final class CounterSeries implements Subject {
  public static final SubjectKind<CounterSeries> KIND =
      SubjectKind.named(
              "series",
              CounterSeries.class,
              "All samples of the counters of one place: a device of a host, or a port of a"
                  + " switch.",
              "host",
              "port")
          .has(
              "side",
              Type.word("side", "host", "switch"),
              "Whose counters they are.",
              s -> Fact.known(s.side(), s.evidence()))
          .has(
              "place",
              Type.TEXT,
              "Host or switch, and device or port.",
              s -> Fact.known(s.where.label(), s.evidence()))
          .has(
              "device",
              Type.TEXT,
              "Device of the host, or port of the switch; absent where the text does not say.",
              s -> s.where.deviceFact(s.evidence()))
          .has(
              "samples",
              Type.NUMBER,
              "How many samples there are.",
              s -> Fact.known(Quantity.number(s.samples.size()), s.evidence()))
          .has(
              "marked",
              Type.BOOLEAN,
              "Whether they were meant as samples: by `### sample` lines, or by files named before"
                  + " and after.",
              s -> Fact.known(s.isMarked(), s.evidence()))
          .has(
              "rising",
              Type.BOOLEAN,
              "Whether each sample is later than the one before, by its time or as the names of"
                  + " its files say; unknown else, and for a single sample.",
              CounterSeries::rising)
          .has(
              "fallen",
              Type.listOf(Type.TEXT),
              "Counters that fell from one sample to the next: they were reset in between.",
              CounterSeries::fallen)
          .has(
              "intervals",
              Type.listOf(Type.subject("interval")),
              "The intervals between its samples, in order.",
              CounterSeries::intervalSubjects)
          .has(
              "dci",
              Type.BOOLEAN,
              "Whether the place is on a long-distance path.",
              s -> s.where.dci());

  private final CounterPlace where;
  private final List<CounterSample> samples;
  private final List<CounterInterval> intervals = new ArrayList<>();

  CounterSeries(CounterPlace where, List<CounterSample> samples) {
    this.where = where;
    this.samples = List.copyOf(samples);
    for (int i = 1; i < samples.size(); i++) {
      intervals.add(new CounterInterval(this, where, samples.get(i - 1), samples.get(i)));
    }
  }

  CounterPlace where() {
    return where;
  }

  List<CounterSample> samples() {
    return samples;
  }

  List<CounterInterval> intervals() {
    return intervals;
  }

  private String side() {
    return where.isSwitch() ? "switch" : "host";
  }

  private boolean isMarked() {
    for (CounterSample sample : samples) {
      if (sample.mark().isPresent() || sample.moment() != Moment.UNSAID) {
        return true;
      }
    }
    return false;
  }

  private Fact<Boolean> rising() {
    if (intervals.isEmpty()) {
      return Fact.unknown(
          "there is one sample of "
              + where.label()
              + " only, and counters say something as a difference",
          "take another one later, with a line `### sample TIME …` before each",
          evidence());
    }
    for (CounterInterval interval : intervals) {
      CounterSample from = interval.from();
      CounterSample to = interval.to();
      if (from.moment() == Moment.BEFORE && to.moment() == Moment.AFTER) {
        continue;
      }
      if (from.time().isEmpty() || to.time().isEmpty()) {
        return interval.duration().map(d -> true);
      }
      boolean comparable = to.time().get().isComparableWith(from.time().get());
      boolean rises = comparable && to.time().get().since(from.time().get()).value().signum() > 0;
      if (!rises) {
        return Fact.known(false, interval.evidence());
      }
    }
    return Fact.known(true, evidence());
  }

  private Fact<Items> fallen() {
    List<Fact<String>> all = new ArrayList<>();
    for (CounterInterval interval : intervals) {
      all.addAll(interval.change().fallen());
    }
    Evidence evidence = all.isEmpty() ? evidence() : all.get(0).evidence();
    return Fact.known(Items.of(all), evidence);
  }

  private Fact<Items> intervalSubjects() {
    List<Fact<Subject>> all = new ArrayList<>();
    for (CounterInterval interval : intervals) {
      all.add(Fact.known(interval, interval.evidence()));
    }
    return Fact.known(Items.of(all), evidence());
  }

  @Override
  public SubjectKind<?> kind() {
    return KIND;
  }

  @Override
  public String label() {
    return where.device().isEmpty() ? where.name() : where.device();
  }

  @Override
  public String device() {
    return where.name();
  }

  private CounterSample last() {
    return samples.get(samples.size() - 1);
  }

  @Override
  public String file() {
    return last().document().file().path();
  }

  @Override
  public Optional<? extends Subject> in(String kind) {
    return switch (kind) {
      case "host" -> where.host().map(HostDumps::host);
      case "port" -> where.portSubject();
      default -> Optional.empty();
    };
  }

  @Override
  public Evidence evidence() {
    return Evidences.of(last().place(), "counters " + where.label(), where.via());
  }

  @Override
  public Optional<Fact.Unknown<?>> partial() {
    for (CounterSample sample : samples) {
      if (sample.document().partial()) {
        return Optional.of(
            new Fact.Unknown<>(
                "the file " + sample.document().file().path() + " is cut",
                "take the samples again",
                evidence()));
      }
    }
    return Optional.empty();
  }
}
