package org.losslint.report.merge;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.losslint.source.Format;
import org.losslint.source.Place;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
import org.losslint.source.Span;

/** The files that places of reports are in: of them no more is known than those places. */
final class Grounds {
  private final Map<String, TreeMap<Integer, Integer>> columns = new HashMap<>();
  private final Map<String, SourceFile> files = new HashMap<>();

  /** Notes that there is such a place, before any is asked for. */
  void note(String path, int line, int column) {
    columns.computeIfAbsent(path, p -> new TreeMap<>()).merge(line, column, Math::max);
  }

  /** A place that was noted with both of its ends. */
  Place place(String path, int line, int column, int endLine, int endColumn) {
    SourceFile file = files.computeIfAbsent(path, this::file);
    int start = file.text().line(line).start() + column - 1;
    int end = file.text().line(endLine).start() + endColumn - 1;
    return new Place(file, new Span(start, Math.max(start, end)));
  }

  private SourceFile file(String path) {
    TreeMap<Integer, Integer> known = columns.get(path);
    int[] numbers = new int[known.size()];
    int[] widths = new int[known.size()];
    int next = 0;
    for (Map.Entry<Integer, Integer> line : known.entrySet()) {
      numbers[next] = line.getKey();
      widths[next++] = line.getValue();
    }
    return new SourceFile(path, SourceText.ofPlaces(numbers, widths), Format.UNKNOWN);
  }
}
