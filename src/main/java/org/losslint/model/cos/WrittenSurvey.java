package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losslint.resolve.Doubt;
import org.losslint.source.Place;
import org.losslint.syntax.Skimmed;
import org.losslint.syntax.Statement;
import org.losslint.syntax.Word;

/**
 * What one pass over a configuration as it is written tells: where groups are applied, and whether
 * something does not show.
 */
final class WrittenSurvey {
  private static final String GROUPS = "groups";
  private static final String APPLY = "apply-groups";

  /**
   * A name in an {@code apply-groups} statement that is not inactive.
   *
   * @param inside the group whose definition holds the statement; empty for none
   * @param path of the statement that it applies to
   */
  record Application(String group, String inside, String path, Place place) {}

  private final List<Application> applications = new ArrayList<>();
  private final Set<String> mentioned = new HashSet<>();
  private Optional<Doubt> hidden = Optional.empty();

  private WrittenSurvey() {}

  static WrittenSurvey of(DeviceInput input) {
    WrittenSurvey survey = new WrittenSurvey();
    survey.read(input.written(), "");
    for (Skimmed stanza : input.skimmed()) {
      survey.read(stanza);
    }
    if (survey.hidden.isEmpty() && input.partial().isPresent()) {
      survey.hidden =
          Optional.of(new Doubt(Doubt.Kind.CUT, input.written().place(), input.partial().get()));
    }
    return survey;
  }

  private void read(Statement statement, String group) {
    if (hidden.isEmpty() && statement.isOmitted()) {
      hidden =
          Optional.of(
              new Doubt(
                  Doubt.Kind.OMITTED,
                  statement.place(),
                  "the device left out what `" + statement.path() + "` holds (OMITTED)"));
    }
    for (Statement child : statement.children()) {
      if (child.isInactive()) {
        continue;
      }
      if (child.name().equals(APPLY)) {
        for (Word word : child.words()) {
          Place place = new Place(child.file(), word.span());
          applications.add(new Application(word.text(), group, statement.path(), place));
        }
      } else {
        boolean defines = statement.parent().isEmpty() && child.name().equals(GROUPS);
        read(child, defines ? child.word().map(Word::text).orElse("") : group);
      }
    }
  }

  private void read(Skimmed stanza) {
    String path = stanza.path();
    String inside = "";
    if (path.startsWith(GROUPS + " ")) {
      int end = path.indexOf(' ', GROUPS.length() + 1);
      inside = path.substring(GROUPS.length() + 1, end < 0 ? path.length() : end);
    }
    for (Skimmed.Reference reference : stanza.references()) {
      if (reference.keyword().equals(APPLY)) {
        applications.add(new Application(reference.name(), inside, path, reference.place()));
      } else {
        mentioned.add(reference.keyword() + ' ' + reference.name());
      }
    }
  }

  /** Every application of a group, in the order of the text. */
  List<Application> applications() {
    return applications;
  }

  /** Whether a stanza that was passed over uses a name behind a keyword. */
  boolean mentions(String keyword, String name) {
    return mentioned.contains(keyword + ' ' + name);
  }

  /** Why there may be more than is seen. */
  Optional<Doubt> hidden() {
    return hidden;
  }
}
