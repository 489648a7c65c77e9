package org.losslint.rules;

import org.losslint.source.Place;

/**
 * Where something stands in a pack.
 *
 * @param file as messages show it
 * @param line counts from 1
 * @param column counts code points from 1
 */
public record PackPlace(String file, int line, int column) {
  /** The same place without the text around it, which a pack need not keep. */
  public static PackPlace of(Place place) {
    return new PackPlace(place.file().path(), place.start().line(), place.start().column());
  }

  @Override
  public String toString() {
    return file + ":" + line + ":" + column;
  }
}
