package org.losslint.rules.compile;

import org.losslint.source.Place;
import org.losslint.source.SourceFile;
import org.losslint.source.Span;
import org.losslint.source.yaml.YamlNode;

/**
 * A text of a pack that knows where each of its code points is written, also behind the indents,
 * folds and escapes of YAML.
 */
public final class PlacedText {
  private final SourceFile file;
  private final int[] codePoints;
  private final int[] offsets;

  private PlacedText(SourceFile file, int[] codePoints, int[] offsets) {
    this.file = file;
    this.codePoints = codePoints;
    this.offsets = offsets;
  }

  /**
   * @param offsets where in the file each code point of {@code value} is written, and then where
   *     the text ends
   */
  public static PlacedText of(SourceFile file, String value, int[] offsets) {
    int[] codePoints = value.codePoints().toArray();
    if (offsets.length != codePoints.length + 1) {
      throw new IllegalArgumentException("each code point has a place, and so has the end");
    }
    return new PlacedText(file, codePoints, offsets.clone());
  }

  /** A scalar of a YAML file. */
  public static PlacedText of(YamlNode.Scalar scalar) {
    return of(scalar.place().file(), scalar.text(), ScalarPlaces.of(scalar));
  }

  /** The whole of a file. */
  public static PlacedText of(SourceFile file) {
    String value = file.text().toString();
    int[] offsets = new int[file.text().length() + 1];
    for (int i = 0; i < offsets.length; i++) {
      offsets[i] = i;
    }
    return of(file, value, offsets);
  }

  public int length() {
    return codePoints.length;
  }

  public int at(int index) {
    return codePoints[index];
  }

  /** The part from {@code start} to before {@code end}, in code points. */
  public PlacedText slice(int start, int end) {
    int length = end - start;
    int[] points = new int[length];
    System.arraycopy(codePoints, start, points, 0, length);
    int[] places = new int[length + 1];
    System.arraycopy(offsets, start, places, 0, length + 1);
    return new PlacedText(file, points, places);
  }

  /** Without the blanks around it. */
  public PlacedText strip() {
    int start = 0;
    int end = codePoints.length;
    while (start < end && Character.isWhitespace(codePoints[start])) {
      start++;
    }
    while (end > start && Character.isWhitespace(codePoints[end - 1])) {
      end--;
    }
    return slice(start, end);
  }

  /** The part from {@code start} to before {@code end}; of an empty part where it would stand. */
  public Place place(int start, int end) {
    int from = offsets[start];
    int to = end > start ? offsets[end - 1] + 1 : from;
    return new Place(file, new Span(from, Math.max(from, to)));
  }

  /** The whole of it. */
  public Place place() {
    return place(0, codePoints.length);
  }

  public String value() {
    return new String(codePoints, 0, codePoints.length);
  }

  @Override
  public String toString() {
    return value();
  }
}
