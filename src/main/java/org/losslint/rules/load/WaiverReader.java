package org.losslint.rules.load;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.losslint.model.waiver.CalendarDay;
import org.losslint.model.waiver.Coverage;
import org.losslint.model.waiver.Waiver;
import org.losslint.rules.compile.PlacedText;
import org.losslint.source.yaml.YamlNode;

/**
 * Reads {@code waivers}. That one has no reason, or names a rule that nobody knows, is no problem
 * of reading but a finding of the pack {@code settings}.
 */
final class WaiverReader {
  private static final List<String> KEYS =
      List.of("rule", "device", "files", "path", "reason", "owner", "until");

  private final YamlNodes nodes;

  WaiverReader(YamlNodes nodes) {
    this.nodes = nodes;
  }

  Optional<Waiver> read(YamlNode node) {
    int before = nodes.problems().count();
    Optional<Fields> found = Fields.of(nodes, node, "a waiver", KEYS);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    Fields fields = found.get();
    Optional<PlacedText> rule = fields.required("rule");
    if (rule.isPresent() && rule.get().value().indexOf('*') >= 0) {
      nodes
          .problems()
          .add(
              rule.get().place(),
              "`" + rule.get() + "` is a pattern",
              "a waiver names one rule, so that nobody waives what nobody has seen");
      return Optional.empty();
    }
    Optional<LocalDate> until = until(fields);
    if (rule.isEmpty() || nodes.problems().count() > before) {
      // Without what could not be read it would cover more than its author wrote.
      return Optional.empty();
    }
    return Optional.of(
        new Waiver(
            rule.get().value().strip(),
            new Coverage.Named(
                fields.text("device").map(PlacedText::value),
                fields.text("files").map(PlacedText::value),
                path(fields)),
            fields.words("reason"),
            fields.words("owner"),
            until,
            "",
            rule.get().place()));
  }

  private Optional<LocalDate> until(Fields fields) {
    Optional<PlacedText> text = fields.text("until");
    Optional<LocalDate> day = text.flatMap(t -> CalendarDay.parse(t.value().strip()));
    if (text.isPresent() && day.isEmpty()) {
      nodes
          .problems()
          .add(
              text.get().place(),
              "`" + text.get() + "` is no day",
              "write for example `until: 2027-01-31`");
    }
    return day;
  }

  /** Single blanks between the words, as reports print paths; a copied {@code set} is left out. */
  private static String path(Fields fields) {
    StringBuilder path = new StringBuilder();
    for (String word : fields.words("path").split(" ")) {
      boolean copied = path.isEmpty() && word.equals("set");
      if (!word.isEmpty() && !copied) {
        path.append(path.isEmpty() ? "" : " ").append(word);
      }
    }
    return path.toString();
  }
}
