package org.losslint.evaluate;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.source.Place;

/**
 * How a report differs from what was known before.
 *
 * @param kind what it is compared with
 * @param with name of the revision, or path of the file
 * @param changes of the findings that count, by their identity; those that were known are
 *     suppressed in the report
 * @param mended what was known, and is not found any more
 * @param lost what was known, and was not judged this time, so that nobody can say
 * @param idle lines of a change that did nothing
 * @param knownOpen how many checks lacked a fact before and still do
 */
public record Comparison(
    Kind kind,
    String with,
    Map<String, Change> changes,
    List<Known> mended,
    List<Lost> lost,
    List<Idle> idle,
    int knownOpen) {

  public Comparison {
    changes = Map.copyOf(changes);
    mended = List.copyOf(mended);
    lost = List.copyOf(lost);
    idle = List.copyOf(idle);
  }

  /** What a run is compared with; the labels are part of the JSON contract. */
  public enum Kind {
    /** Another revision. */
    BASE("base"),
    /** A file of accepted findings. */
    BASELINE("baseline"),
    /** What runs now, before a change. */
    RUNNING("running");

    private final String label;

    Kind(String label) {
      this.label = label;
    }

    public String label() {
      return label;
    }
  }

  /** What became of a finding. */
  public enum State {
    NEW,
    /** It was known, and less grave. */
    WORSE,
    KNOWN;

    public String label() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  /**
   * What became of one finding.
   *
   * @param before empty for one that is new
   */
  public record Change(State state, Optional<Known> before) {}

  /** Something that was known and could not be judged again. */
  public record Lost(Known known, String because) {}

  /**
   * A line of a change that left everything as it was.
   *
   * @param text as written, without secrets
   */
  public record Idle(Place place, String text, String because) {}

  /** How many findings have a state. */
  public int count(State state) {
    int count = 0;
    for (Change change : changes.values()) {
      count += change.state() == state ? 1 : 0;
    }
    return count;
  }

  /** What became of a finding; empty for one that a waiver covers. */
  public Optional<Change> of(Finding finding) {
    return Optional.ofNullable(changes.get(finding.identity()));
  }
}
