package org.losslint.evaluate;

import java.util.List;
import org.losslint.model.Subject;

/**
 * What is judged together: the subjects of one device, of one host, or those that join several of
 * them.
 */
@FunctionalInterface
public interface Subjects {
  /** The subjects of a kind in a stable order; none for a kind that does not occur here. */
  List<? extends Subject> of(String kind);
}
