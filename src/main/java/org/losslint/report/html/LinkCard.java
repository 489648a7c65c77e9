package org.losslint.report.html;

import java.util.List;

/**
 * A long-distance link as the page shows it.
 *
 * @param facts what is known of the path, in short pieces
 * @param troubles rules with a finding about the link itself
 * @param marks what the packs require, by place on the scale
 * @param ticks places of whole multiples of the RTT
 * @param gravest style of the worst finding on the link or its ends; empty without any
 */
record LinkCard(
    String name,
    List<String> facts,
    List<Trouble> troubles,
    List<Mark> marks,
    List<String> ticks,
    List<EndPicture> ends,
    String gravest) {
  LinkCard {
    facts = List.copyOf(facts);
    troubles = List.copyOf(troubles);
    marks = List.copyOf(marks);
    ticks = List.copyOf(ticks);
    ends = List.copyOf(ends);
  }

  /** Whether both ends were read, and nothing was found there. */
  boolean isSound() {
    for (EndPicture end : ends) {
      if (!end.missing().isEmpty()) {
        return false;
      }
    }
    return gravest.isEmpty() && !ends.isEmpty();
  }

  /**
   * A rule that failed there.
   *
   * @param href leads to its findings on the page
   */
  record Trouble(String rule, String name, String severity, String href) {}

  /**
   * A mark on the scale.
   *
   * @param x its place as a length
   * @param anchor on which side of the place the text ends, as SVG names it
   * @param text beside it
   */
  record Mark(String x, String anchor, String text) {

    /** How far the text keeps away from the place. */
    String away() {
      return anchor.equals("end") ? "-5" : anchor.equals("start") ? "5" : "0";
    }
  }
}
