package org.losslint.syntax.change;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.source.Place;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
import org.losslint.source.Span;
import org.losslint.syntax.CommandWatch;
import org.losslint.syntax.Extent;
import org.losslint.syntax.JunosReader;

/**
 * A configuration and a change to it as one text: the configuration as it is, and behind it the set
 * lines that the change comes to. What is read from it is the configuration after the change, and
 * each place in it is one of the configuration or of the change.
 */
public final class AppliedChange {
  /** Leaves whatever level the configuration ends at. */
  private static final String SEPARATOR = "\ntop\n";

  /** Lines that go somewhere and change nothing by themselves. */
  private static final List<String> MOVES = List.of("edit", "top", "up", "exit");

  private final SourceFile change;
  private final String composed;
  private final int begin;
  private final List<ChangeLine> lines;
  private final List<Integer> starts = new ArrayList<>();

  private AppliedChange(SourceFile running, SourceFile change, List<ChangeLine> lines) {
    this.change = change;
    this.lines = lines;
    StringBuilder text = new StringBuilder(running.text().toString());
    this.begin = running.text().length();
    text.append(SEPARATOR);
    int at = begin + SEPARATOR.length();
    for (ChangeLine line : lines) {
      starts.add(at);
      text.append(line.command()).append('\n');
      at += line.command().codePointCount(0, line.command().length()) + 1;
    }
    this.composed = text.toString();
  }

  /**
   * Puts a change behind a configuration.
   *
   * @param running in braces or set lines
   * @param problems takes what is wrong with the change
   */
  public static AppliedChange of(SourceFile running, SourceFile change, List<Problem> problems) {
    List<ChangeLine> lines = ChangeReader.read(change, problems);
    if (lines.isEmpty() && problems.isEmpty()) {
      problems.add(
          Problem.of(
              "the change " + change.path() + " changes nothing",
              "give set and delete lines, statements in braces, or the output of `show |"
                  + " compare`"));
    }
    return new AppliedChange(running, change, lines);
  }

  /** In UTF-8, as a file that holds both would be. */
  public byte[] bytes() {
    return composed.getBytes(StandardCharsets.UTF_8);
  }

  /** Whether an offset in the composed text lies behind the configuration. */
  public boolean isOfChange(int offset) {
    return offset >= begin;
  }

  /** The place of the change that an offset in the composed text comes from; empty for none. */
  public Optional<Place> origin(Span span) {
    for (int i = starts.size() - 1; i >= 0; i--) {
      int from = starts.get(i);
      if (span.start() >= from) {
        ChangeLine line = lines.get(i);
        Span origin = line.origin();
        if (line.written()) {
          int start = Math.min(origin.start() + span.start() - from, origin.end());
          int length = Math.max(0, span.end() - span.start());
          origin = new Span(start, Math.min(origin.end(), start + length));
        }
        return Optional.of(new Place(change, origin));
      }
    }
    return Optional.empty();
  }

  /** Whether an offset lies in a line that does not stand in the change in its own words. */
  public boolean isMade(int offset) {
    for (int i = starts.size() - 1; i >= 0; i--) {
      if (offset >= starts.get(i)) {
        return !lines.get(i).written();
      }
    }
    return true;
  }

  /**
   * What of the change left everything as it was, in the order of the change.
   *
   * @param composed the text as it was read from {@link #bytes()}
   */
  public List<Place> idle(SourceFile composed) {
    Idle idle = new Idle();
    CommandWatch watch =
        (verb, start, extent) -> {
          if (start >= begin + SEPARATOR.length() && !MOVES.contains(verb)) {
            idle.runs(start, extent);
          }
        };
    JunosReader.read(composed, watch);
    idle.endGroup();
    return idle.places;
  }

  /** Lines that one line of the change comes to are one step: a replacement takes and gives. */
  private final class Idle {
    private final List<Place> places = new ArrayList<>();
    private final Map<Extent, String> before = new LinkedHashMap<>();
    private int line = -1;
    private int size;
    private boolean changes;

    void runs(int start, Extent extent) {
      Place place = origin(new Span(start, start)).orElseThrow();
      int at = change.text().position(place.span().start()).line();
      if (at != line) {
        endGroup();
        line = at;
        size = 0;
        changes = false;
        before.clear();
      }
      size++;
      boolean seen = false;
      for (Extent other : before.keySet()) {
        seen |= other.covers(extent);
        // What a part of it was like before the step is known, and not what the whole was.
        changes |= !other.covers(extent) && extent.covers(other);
      }
      if (!seen) {
        before.put(extent, extent.print());
      }
    }

    void endGroup() {
      if (line > 0 && !changes) {
        boolean same = true;
        for (Map.Entry<Extent, String> each : before.entrySet()) {
          String after = each.getKey().print();
          same &=
              each.getValue().equals(after)
                  || (size > 1 && sorted(each.getValue()).equals(sorted(after)));
        }
        if (same) {
          add(line, places);
        }
      }
    }

    /** What is taken and given again stands last; that is no difference. */
    private List<String> sorted(String state) {
      List<String> lines = new ArrayList<>(List.of(state.split("\n")));
      lines.sort(null);
      return lines;
    }
  }

  private void add(int line, List<Place> idle) {
    Span span = change.text().line(line);
    SourceText text = change.text();
    int from = span.start();
    while (from < span.end() && text.at(from) <= ' ') {
      from++;
    }
    idle.add(new Place(change, new Span(from, span.end())));
  }
}
