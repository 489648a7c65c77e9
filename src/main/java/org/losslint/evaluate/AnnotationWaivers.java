package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.losslint.model.waiver.Coverage;
import org.losslint.model.waiver.Waiver;
import org.losslint.source.Place;
import org.losslint.syntax.Annotation;
import org.losslint.syntax.Configuration;
import org.losslint.syntax.Statement;

/**
 * Finds waivers in the annotations of a configuration: {@code losslint: ignore DCI-009 until
 * 2027-01-31 reason "…"} on the statement that they are about.
 */
final class AnnotationWaivers {
  private AnnotationWaivers() {}

  /** In the order of the files. */
  static List<Waiver> of(Configuration configuration, String device) {
    List<Waiver> waivers = new ArrayList<>(0);
    for (Map.Entry<Statement, List<Annotation>> entry : configuration.annotations().entrySet()) {
      for (Annotation annotation : entry.getValue()) {
        if (annotation.text().contains(AnnotationText.MARK)) {
          Statement statement = entry.getKey();
          Coverage coverage =
              new Coverage.OfStatement(
                  device, statement.path(), new Place(statement.file(), statement.span()));
          waivers.addAll(new AnnotationText(annotation, coverage).waivers());
        }
      }
    }
    // The map is by identity and has no order of its own.
    waivers.sort(AnnotationWaivers::inOrder);
    return waivers;
  }

  private static int inOrder(Waiver a, Waiver b) {
    int order = a.place().file().path().compareTo(b.place().file().path());
    return order == 0 ? Integer.compare(a.place().span().start(), b.place().span().start()) : order;
  }
}
