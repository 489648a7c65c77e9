package org.losslint.rules.load;

import java.util.List;
import java.util.Optional;
import org.losslint.rules.Source;
import org.losslint.rules.compile.Problems;

/** Reads {@code source: {title, file, section, url}}. */
final class SourceReader {
  private static final List<String> KEYS = List.of("title", "file", "section", "url");

  private final Problems problems;

  SourceReader(Problems problems) {
    this.problems = problems;
  }

  Source of(Fields fields) {
    Optional<Fields> source = fields.fields("source", KEYS);
    if (source.isEmpty()) {
      return Source.NONE;
    }
    Fields given = source.get();
    if (!given.has("title") && !given.has("url") && !given.has("file")) {
      problems.add(given.place(), "`source` names no document", "give it a `title`");
    }
    return new Source(
        given.words("title"), given.words("file"), given.words("section"), given.words("url"));
  }
}
