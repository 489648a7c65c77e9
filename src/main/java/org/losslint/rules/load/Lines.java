package org.losslint.rules.load;

import java.util.ArrayList;
import java.util.List;
import org.losslint.rules.compile.PlacedText;

/** The lines of a text, without the empty ones. */
final class Lines {
  private Lines() {}

  static List<PlacedText> of(PlacedText text) {
    List<PlacedText> lines = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || text.at(i) == '\n') {
        PlacedText line = text.slice(start, i).strip();
        if (line.length() > 0) {
          lines.add(line);
        }
        start = i + 1;
      }
    }
    return lines;
  }
}
