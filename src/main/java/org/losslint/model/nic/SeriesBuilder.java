package org.losslint.model.nic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.model.Subject;
import org.losslint.quantity.Rational;
import org.losslint.syntax.nic.CounterDump;
import org.losslint.syntax.nic.NicDocument;
import org.losslint.syntax.nic.Note;
import org.losslint.syntax.nic.Origin;
import org.losslint.syntax.nic.SampleMark;
import org.losslint.syntax.nic.SampleMark.Side;
import org.losslint.syntax.nic.SampleTime;
import org.losslint.syntax.nic.Section;
import org.losslint.syntax.nic.SwitchDump;

/** Sorts counters into the samples of places. */
final class SeriesBuilder {
  private static final Comparator<CounterSample> BY_TIME =
      Comparator.comparing(
              (CounterSample s) -> s.time().map(SampleTime::seconds).orElse(Rational.ZERO))
          .thenComparing(CounterSample::moment)
          .thenComparing(s -> s.document().file().path());

  private final HostDirectory hosts;
  private final Map<String, HostDumps> byHost;
  private final Map<String, CounterPlace> places = new LinkedHashMap<>();
  private final Map<String, List<CounterSample>> samples = new LinkedHashMap<>();
  private final List<Located<Note>> notes = new ArrayList<>();
  private final List<Subject> foreign = new ArrayList<>();
  private final Set<String> toldForeign = new HashSet<>();

  SeriesBuilder(HostDirectory hosts, Map<String, HostDumps> byHost) {
    this.hosts = hosts;
    this.byHost = byHost;
  }

  void add(NicDocument document) {
    for (Section section : document.sections()) {
      if (section instanceof CounterDump dump) {
        host(document, dump);
      } else if (section instanceof SwitchDump dump) {
        port(document, dump);
      } else if (section instanceof Note note) {
        notes.add(new Located<>(document, note));
      }
    }
  }

  private void host(NicDocument document, CounterDump dump) {
    RdmaHost host = hosts.hostOf(document, dump.origin());
    Optional<SampleMark> mark = dump.origin().sample();
    String device =
        mark.flatMap(SampleMark::device)
            .map(d -> d.text())
            .or(() -> dump.origin().device().map(d -> d.name()))
            .orElse("");
    HostDumps dumps = byHost.getOrDefault(host.device(), new HostDumps(host));
    String name =
        mark.map(m -> hosts.canonical(m.place().text()))
            .orElseGet(() -> withoutMoment(host, document));
    CounterPlace place = new CounterPlace(Side.HOST, name, device, Optional.of(dumps), hosts);
    // Two tools count the same device under other names of it; their counters never mix.
    String key = key(document, dump, name, device);
    sample(key, place, document, dump).add(dump.counters());
    int priority =
        (int)
            host.rdmaPriority().optional().map(p -> p.value().toLongExact()).orElse(3L).longValue();
    for (var counter : dump.counters()) {
      CounterNames.foreign(counter.name().text(), priority)
          .filter(f -> toldForeign.add(key + document.file().path() + counter.name()))
          .ifPresent(f -> foreign.add(new ForeignCounter(document, host, counter, f, device)));
    }
  }

  /** What tells one place from another. */
  private static String key(NicDocument document, CounterDump dump, String name, String device) {
    String key = "host " + name + " " + device;
    if (dump.origin().sample().isPresent()) {
      return key;
    }
    boolean alone = device.isEmpty() && moment(document) == CounterSample.Moment.UNSAID;
    // Two tools count the same device under other names of it; their counters never mix. Two tables
    // of devices that nobody names are no two samples of one.
    return key + dump.tool() + (alone ? document.file().path() + " " + dump.span().start() : "");
  }

  private static String withoutMoment(RdmaHost host, NicDocument document) {
    boolean byPath = host.hostName().source() == HostName.Source.PATH;
    return byPath && host.hostName().listed().isEmpty() ? stem(document) : host.device();
  }

  /**
   * The path without its ending and without what it says of the time: the files {@code
   * x-before.txt} and {@code x-after.txt} are of one place that nobody else names.
   */
  static String stem(NicDocument document) {
    String path = HostDirectory.stem(document.file().path());
    for (String word : List.of("before", "after")) {
      int at = path.toLowerCase(Locale.ROOT).lastIndexOf(word);
      if (at > path.lastIndexOf('/')) {
        String left = path.substring(0, at);
        boolean joint = !left.isEmpty() && isSeparator(left.charAt(left.length() - 1));
        return (joint ? left.substring(0, left.length() - 1) : left)
            + path.substring(at + word.length());
      }
    }
    return path;
  }

  private static boolean isSeparator(char c) {
    return c == '-' || c == '_' || c == '.';
  }

  private void port(NicDocument document, SwitchDump dump) {
    String named = hosts.switchOf(document, dump);
    String path = HostDirectory.stem(document.file().path());
    String name = named.equals(path) ? stem(document) : named;
    String port = dump.port().map(p -> p.text()).orElse("");
    CounterPlace place = new CounterPlace(Side.SWITCH, name, port, Optional.empty(), hosts);
    sample("switch " + name + " " + port, place, document, dump).add(dump);
  }

  /** The sample that a section belongs to: another one of the same mark, or a new one. */
  private CounterSample sample(
      String key, CounterPlace place, NicDocument document, Section section) {
    places.putIfAbsent(key, place);
    List<CounterSample> known = samples.computeIfAbsent(key, k -> new ArrayList<>());
    Origin origin = section.origin();
    if (!known.isEmpty() && origin.sample().isPresent()) {
      CounterSample last = known.get(known.size() - 1);
      if (last.document() == document && last.mark().equals(origin.sample())) {
        return last;
      }
    }
    CounterSample sample =
        new CounterSample(document, origin.sample(), moment(document, origin), section.span());
    known.add(sample);
    return sample;
  }

  private static CounterSample.Moment moment(NicDocument document, Origin origin) {
    Optional<String> word = origin.sample().map(SampleMark::timeWord).map(w -> w.text());
    return word.isPresent() ? moment(word.get()) : moment(document);
  }

  private static CounterSample.Moment moment(NicDocument document) {
    String path = document.file().path();
    String name = path.substring(path.lastIndexOf('/') + 1).toLowerCase(Locale.ROOT);
    return moment(name);
  }

  private static CounterSample.Moment moment(String text) {
    return text.contains("before")
        ? CounterSample.Moment.BEFORE
        : text.contains("after") ? CounterSample.Moment.AFTER : CounterSample.Moment.UNSAID;
  }

  /** Names of counters that need a translation, for judging. */
  List<Subject> foreign() {
    return foreign;
  }

  List<CounterSeries> build() {
    List<CounterSeries> all = new ArrayList<>();
    for (Map.Entry<String, List<CounterSample>> each : samples.entrySet()) {
      List<CounterSample> ordered = each.getValue();
      // In one file the order of the text counts, so that a time that falls is seen.
      if (ordered.stream().map(CounterSample::document).distinct().count() > 1) {
        ordered.sort(BY_TIME);
      }
      all.add(new CounterSeries(places.get(each.getKey()), ordered));
    }
    List<CounterInterval> intervals = new ArrayList<>();
    for (CounterSeries series : all) {
      intervals.addAll(series.intervals());
    }
    join(intervals);
    for (Located<Note> note : notes) {
      note(note, intervals);
    }
    return all;
  }

  private static void join(List<CounterInterval> intervals) {
    for (CounterInterval one : intervals) {
      for (CounterInterval other : intervals) {
        if (one == other || !overlap(one, other)) {
          continue;
        }
        if (one.where().isSwitch() != other.where().isSwitch()) {
          if (areJoined(one, other)) {
            one.addPeer(other);
          }
        } else if (!one.where().isSwitch() && !one.where().name().equals(other.where().name())) {
          one.addOtherHost(other);
        }
      }
    }
  }

  private static boolean areJoined(CounterInterval one, CounterInterval other) {
    CounterPlace host = one.where().isSwitch() ? other.where() : one.where();
    CounterPlace port = one.where().isSwitch() ? one.where() : other.where();
    return host.isPluggedInto(port) || one.to().document() == other.to().document();
  }

  private static boolean overlap(CounterInterval one, CounterInterval other) {
    Optional<SampleTime> start = one.from().time();
    Optional<SampleTime> end = one.to().time();
    Optional<SampleTime> otherStart = other.from().time();
    Optional<SampleTime> otherEnd = other.to().time();
    if (start.isEmpty() || end.isEmpty() || otherStart.isEmpty() || otherEnd.isEmpty()) {
      // Without times: the same file, or both from before to after.
      return one.to().document() == other.to().document()
          || (one.to().moment() == CounterSample.Moment.AFTER
              && other.to().moment() == CounterSample.Moment.AFTER);
    }
    return start.get().isComparableWith(otherStart.get())
        && start.get().seconds().compareTo(otherEnd.get().seconds()) < 0
        && otherStart.get().seconds().compareTo(end.get().seconds()) < 0;
  }

  /** A note is of the interval that ends with the sample above it, at every place. */
  private static void note(Located<Note> note, List<CounterInterval> intervals) {
    Optional<SampleMark> mark = note.section().origin().sample();
    for (CounterInterval interval : intervals) {
      boolean same = interval.to().document() == note.document();
      boolean timed =
          mark.isPresent() && mark.get().time().isPresent() && interval.to().time().isPresent();
      boolean ends = !timed || mark.get().time().get().equals(interval.to().time().get());
      if (same && ends && fits(note.section(), interval)) {
        interval.addNote(note);
      }
    }
  }

  /** A peak is of the queue of a switch, a goodput of the host above it. */
  private static boolean fits(Note note, CounterInterval interval) {
    Optional<SampleMark> mark = note.origin().sample();
    boolean own = mark.isPresent() && mark.get().place().text().equals(interval.where().name());
    return switch (note.kind()) {
      case UTILISATION -> true;
      case PEAK -> interval.where().isSwitch();
      case GOODPUT -> own;
    };
  }
}
