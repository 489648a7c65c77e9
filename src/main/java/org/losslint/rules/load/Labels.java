package org.losslint.rules.load;

import java.util.List;
import java.util.Optional;
import org.losslint.rules.Safety;
import org.losslint.rules.compile.Nearest;
import org.losslint.rules.compile.PlacedText;
import org.losslint.rules.compile.Problems;
import org.losslint.source.Diagnostic;
import org.losslint.source.Format;
import org.losslint.source.Severity;

/** Words of which only a few may stand in a place. */
final class Labels {
  private Labels() {}

  static Optional<Severity> severity(PlacedText text, Problems problems) {
    return known(
        Severity.of(text.value()),
        text,
        "a severity",
        List.of("error", "warning", "info"),
        problems);
  }

  static Optional<Safety> safety(PlacedText text, Problems problems) {
    List<String> labels = List.of("safe", "needs-window", "display-only");
    return known(Safety.of(text.value()), text, "a safety", labels, problems);
  }

  static Optional<Diagnostic.Kind> diagnostic(PlacedText text, Problems problems) {
    List<String> labels =
        List.of(Diagnostic.Kind.values()).stream().map(Diagnostic.Kind::label).toList();
    return known(Diagnostic.Kind.of(text.value()), text, "a kind of diagnostic", labels, problems);
  }

  static Optional<String> format(PlacedText text, Problems problems) {
    List<String> labels =
        List.of(Format.values()).stream()
            .filter(format -> format != Format.UNKNOWN)
            .map(Format::label)
            .toList();
    Optional<String> label = Optional.of(text.value()).filter(labels::contains);
    return known(label, text, "a format", labels, problems);
  }

  private static <T> Optional<T> known(
      Optional<T> value, PlacedText text, String what, List<String> labels, Problems problems) {
    if (value.isEmpty()) {
      problems.add(
          text.place(),
          "`" + text + "` is not " + what,
          Nearest.hintOrList(text.value(), labels, "one of"));
    }
    return value;
  }
}
