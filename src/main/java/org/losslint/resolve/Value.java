package org.losslint.resolve;

import java.util.Optional;
import org.losslint.source.Place;
import org.losslint.syntax.Word;

/**
 * One value of a leaf or leaf-list that is in force.
 *
 * @param word as meant, quotes taken off
 * @param from the statement that gives it
 * @param doubt why another value may be in force
 */
public record Value(Word word, Contribution from, Optional<Doubt> doubt) {
  public String text() {
    return word.text();
  }

  /** The word itself. */
  public Place wordPlace() {
    return new Place(from.statement().file(), word.span());
  }
}
