package org.losslint.report.merge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Known;
import org.losslint.model.Evidence;
import org.losslint.report.Excerpt;
import org.losslint.report.Quotes;
import org.losslint.rules.Fix;
import org.losslint.rules.Safety;
import org.losslint.source.Place;
import org.losslint.source.Problem;
import org.losslint.source.Severity;

/** Makes findings and problems of what reports say of them. */
final class FindingReader implements Quotes {
  /** Wider than any line that is quoted. */
  private static final int MOST_COLUMNS = 10_000;

  /** No file that is read has more lines, nor more columns in one. */
  private static final int LARGEST = 1 << 28;

  private final Grounds grounds = new Grounds();
  private final Map<Place, Excerpt> excerpts = new HashMap<>();
  private final Map<Place, String> lineHashes = new HashMap<>();

  /** Notes the places in something, before any is read. */
  void note(Fields line) throws MergeException {
    if (line.has("file")) {
      String file = line.text("file");
      grounds.note(file, within(line, "line"), within(line, "column"));
      grounds.note(file, within(line, "endLine"), within(line, "endColumn"));
    }
    if (!line.has("via")) {
      return;
    }
    List<Fields> via = line.objects("via");
    for (int i = 0; i < via.size(); i++) {
      int[] ends = ends(line, i);
      grounds.note(via.get(i).text("file"), within(via.get(i), "line"), ends[0]);
      grounds.note(via.get(i).text("file"), ends[1], ends[2]);
    }
  }

  private static boolean isWithin(int number) {
    return number >= 1 && number <= LARGEST;
  }

  /** A line or column of a file. */
  private static int within(Fields place, String key) throws MergeException {
    if (!isWithin(place.number(key))) {
      throw place.wrong(key, "a number from 1 on that a file can have");
    }
    return place.number(key);
  }

  /** Column, last line and the column behind it of a step on the way. */
  private static int[] ends(Fields line, int step) throws MergeException {
    List<?> all = line.object("whole").list("via");
    if (step < all.size()
        && all.get(step) instanceof List<?> list
        && list.size() == 3
        && list.get(0) instanceof Integer column
        && list.get(1) instanceof Integer endLine
        && list.get(2) instanceof Integer endColumn
        && isWithin(column)
        && isWithin(endLine)
        && isWithin(endColumn)) {
      return new int[] {column, endLine, endColumn};
    }
    throw line.object("whole").wrong("via", "three numbers for each step");
  }

  private Optional<Place> place(Fields line) throws MergeException {
    return line.has("file")
        ? Optional.of(
            grounds.place(
                line.text("file"),
                line.number("line"),
                line.number("column"),
                line.number("endLine"),
                line.number("endColumn")))
        : Optional.empty();
  }

  Problem problem(Fields line) throws MergeException {
    return new Problem(place(line), line.text("message"), line.textOrEmpty("supply"));
  }

  static Severity severity(Fields line) throws MergeException {
    return Severity.of(line.text("severity"))
        .orElseThrow(() -> line.wrong("severity", "error, warning or info"));
  }

  Finding finding(Fields line) throws MergeException {
    Fields whole = line.object("whole");
    Map<String, String> values = new LinkedHashMap<>();
    Fields given = line.object("values");
    for (String key : given.keys()) {
      values.put(key, given.text(key));
    }
    Optional<Place> place = place(line);
    if (place.isPresent()) {
      quote(place.get(), whole);
    }
    return new Finding(
        line.text("rule"),
        line.textOrEmpty("check"),
        line.text("name"),
        line.text("pack"),
        severity(line),
        line.text("message"),
        place,
        whole.text("device"),
        line.texts("subjects"),
        line.text("path"),
        values,
        via(line),
        fixes(line),
        line.textOrEmpty("note"),
        whole.text("identity"),
        suppression(line));
  }

  /** What is quoted hangs on the place alone. */
  private void quote(Place place, Fields whole) throws MergeException {
    Fields excerpt = whole.object("excerpt");
    excerpts.put(
        place,
        new Excerpt(
            excerpt.number("line"),
            excerpt.text("text"),
            columns(excerpt, "before"),
            columns(excerpt, "carets"),
            excerpt.number("more")));
    if (whole.has("lineHash")) {
      lineHashes.put(place, whole.text("lineHash"));
    }
  }

  private static int columns(Fields excerpt, String key) throws MergeException {
    int columns = excerpt.number(key);
    if (columns < 0 || columns > MOST_COLUMNS) {
      throw excerpt.wrong(key, "a number of columns");
    }
    return columns;
  }

  private List<Evidence.Step> via(Fields line) throws MergeException {
    List<Fields> given = line.objects("via");
    List<Evidence.Step> via = new ArrayList<>(given.size());
    for (int i = 0; i < given.size(); i++) {
      int[] ends = ends(line, i);
      Fields step = given.get(i);
      Place place =
          grounds.place(step.text("file"), step.number("line"), ends[0], ends[1], ends[2]);
      via.add(new Evidence.Step(place, step.text("text")));
    }
    return via;
  }

  private static List<Fix> fixes(Fields line) throws MergeException {
    List<Fix> fixes = new ArrayList<>();
    for (Fields fix : line.objects("fix")) {
      Safety safety =
          Safety.of(fix.text("safety")).orElseThrow(() -> fix.wrong("safety", "how safe a fix is"));
      for (Fix.Language language : Fix.Language.values()) {
        if (fix.has(language.label())) {
          fixes.add(new Fix(language, fix.texts(language.label()), safety));
        }
      }
    }
    return fixes;
  }

  /** What a baseline covers is found out anew, over all shards. */
  private static Optional<Finding.Suppression> suppression(Fields line) throws MergeException {
    if (!line.has("suppressed") || !line.object("suppressed").text("by").equals("waiver")) {
      return Optional.empty();
    }
    Fields by = line.object("suppressed");
    return Optional.of(
        new Finding.Suppression(
            "waiver", by.textOrEmpty("reason"), by.textOrEmpty("owner"), by.textOrEmpty("until")));
  }

  static Known known(Fields line) throws MergeException {
    return new Known(
        line.text("fingerprint"),
        line.text("rule"),
        line.text("check"),
        severity(line),
        line.textOrEmpty("device"),
        line.textOrEmpty("file"),
        line.text("path"),
        line.textOrEmpty("have"),
        line.textOrEmpty("need"),
        line.texts("subjects"));
  }

  @Override
  public Excerpt excerpt(Finding finding) {
    return Optional.ofNullable(excerpts.get(finding.place().orElseThrow())).orElseThrow();
  }

  @Override
  public Optional<String> lineHash(Finding finding) {
    return Optional.ofNullable(lineHashes.get(finding.place().orElseThrow()));
  }
}
