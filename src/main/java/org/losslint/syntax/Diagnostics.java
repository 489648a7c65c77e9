package org.losslint.syntax;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.losslint.source.Diagnostic;
import org.losslint.source.Diagnostic.Kind;
import org.losslint.source.Place;
import org.losslint.source.Secrets;
import org.losslint.source.Severity;
import org.losslint.source.SourceFile;
import org.losslint.source.Span;

/** Collects what there is to say about one file. */
final class Diagnostics {
  /** So many of one kind are told each for itself; a file that is all wrong is said to be so. */
  private static final int EACH = 500;

  private static final int QUOTED = 60;

  private final SourceFile file;
  private final List<Diagnostic> list = new ArrayList<>();
  private final Map<Kind, Integer> counts = new EnumMap<>(Kind.class);
  private final Set<Kind> said = EnumSet.noneOf(Kind.class);

  Diagnostics(SourceFile file) {
    this.file = file;
  }

  void add(Kind kind, Severity severity, int start, int end, String message, String wayOut) {
    int count = counts.merge(kind, 1, Integer::sum);
    if (count <= EACH) {
      Span span = new Span(start, Math.max(start, end));
      list.add(new Diagnostic(kind, severity, new Place(file, span), message, wayOut));
    }
  }

  /**
   * Whether a diagnostic of this kind would only be counted; then it is, and need not be put into
   * words.
   */
  boolean isFull(Kind kind) {
    int count = counts.getOrDefault(kind, 0);
    if (count < EACH) {
      return false;
    }
    counts.put(kind, count + 1);
    return true;
  }

  /** As {@link #add}, for what is said only once of a file. */
  void once(Kind kind, Severity severity, int start, int end, String message, String wayOut) {
    if (said.add(kind)) {
      add(kind, severity, start, end, message, wayOut);
    }
  }

  /** The text from {@code start} on in back quotes, cut to one line and without its secrets. */
  String quote(int start, int end) {
    int last = Math.min(Math.max(start, end), start + QUOTED + 1);
    String text = Secrets.slice(file.text(), new Span(start, last));
    return "`" + (text.length() > QUOTED ? text.substring(0, QUOTED) + "…" : text) + "`";
  }

  int line(int offset) {
    return file.text().position(offset).line();
  }

  /** In the order of the file. */
  List<Diagnostic> list() {
    if (list.isEmpty()) {
      return List.of();
    }
    List<Diagnostic> all = new ArrayList<>(list);
    for (Map.Entry<Kind, Integer> entry : counts.entrySet()) {
      int more = entry.getValue() - EACH;
      if (more > 0) {
        all.add(more(entry.getKey(), more));
      }
    }
    all.sort((a, b) -> Integer.compare(a.place().span().start(), b.place().span().start()));
    return all;
  }

  private Diagnostic more(Kind kind, int count) {
    Diagnostic last = list.get(0);
    for (Diagnostic diagnostic : list) {
      last = diagnostic.kind() == kind ? diagnostic : last;
    }
    return new Diagnostic(
        kind,
        last.severity(),
        last.place(),
        "and " + count + " more like this in the file",
        last.wayOut());
  }
}
