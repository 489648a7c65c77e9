package org.losslint.report;

import java.util.List;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;

/**
 * Subjects of one kind, to be shown.
 *
 * @param columns the attributes that a table has room for; JSON holds all
 */
public record SubjectGroup(
    SubjectKind<?> kind, List<String> columns, List<? extends Subject> subjects) {
  public SubjectGroup {
    columns = List.copyOf(columns);
    subjects = List.copyOf(subjects);
  }
}
