package org.losslint.report;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.losslint.evaluate.Finding;
import org.losslint.source.Place;
import org.losslint.source.SourceFile;

/** Quotes from the texts of files, without secrets. */
final class TextQuotes implements Quotes {
  private final Redaction redaction;
  private final Map<SourceFile, String[]> lineHashes = new HashMap<>(0);

  TextQuotes(Redaction redaction) {
    this.redaction = redaction;
  }

  @Override
  public Excerpt excerpt(Finding finding) {
    return Excerpt.of(finding.place().orElseThrow(), redaction);
  }

  /** It is made of the whole file. Where that was let go, GitHub makes it from its own copy. */
  @Override
  public Optional<String> lineHash(Finding finding) {
    Place place = finding.place().orElseThrow();
    if (!place.file().text().isWhole()) {
      return Optional.empty();
    }
    String[] hashes = lineHashes.get(place.file());
    if (hashes == null) {
      hashes = LineHashes.of(place.file().text());
      lineHashes.put(place.file(), hashes);
    }
    return Optional.of(hashes[Math.min(place.start().line(), hashes.length) - 1]);
  }
}
