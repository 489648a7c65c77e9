package org.losslint.resolve;

import org.losslint.source.Place;

/**
 * Why what is in force at some place cannot be told from the text.
 *
 * @param place what causes it
 * @param because as a clause for a report: {@code the group G-RE0 applies only when routing-engine
 *     re0}
 */
public record Doubt(Kind kind, Place place, String because) {

  /** Another wildcard of the same group says otherwise in {@code other}. */
  static Doubt ambiguous(Contribution other) {
    String group = other.groups().get(other.groups().size() - 1).group();
    return new Doubt(
        Kind.AMBIGUOUS,
        other.statement().place(),
        "two wildcards of the group "
            + group
            + " give different values, and it is not documented which of them wins");
  }

  /** The kinds of doubt. */
  public enum Kind {
    /** The file ended while the stanza was open. */
    CUT,
    /** The device left the content out ({@code apply-flags omit}). */
    OMITTED,
    /** A group with a {@code when} that cannot be decided here. */
    CONDITIONAL,
    /**
     * Two wildcards of equal strength give different values, and which of them wins is not
     * documented.
     */
    AMBIGUOUS
  }
}
