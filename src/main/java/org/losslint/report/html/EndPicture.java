package org.losslint.report.html;

import java.util.List;
import java.util.Optional;

/**
 * The buffer of one end of a link, drawn on the scale of the link. Places and widths are lengths of
 * SVG in percent.
 *
 * @param title device and queue
 * @param missing why nothing is drawn; empty where something is
 * @param description the picture in words
 * @param buffer width of the buffer; empty where its depth is not known
 * @param ramp slices between the start of marking and full marking
 * @param full where every packet is marked
 * @param lacking what the buffer falls short of the required depth
 * @param summary depth and platform maximum in short pieces
 * @param numbers the same as rows of a table
 */
record EndPicture(
    String title,
    List<LinkCard.Trouble> troubles,
    String missing,
    String description,
    Optional<String> buffer,
    List<Slice> ramp,
    Optional<Slice> full,
    Optional<Slice> lacking,
    Optional<LinkCard.Mark> kmin,
    Optional<LinkCard.Mark> kmax,
    Optional<LinkCard.Mark> xoff,
    Optional<LinkCard.Mark> maximum,
    List<String> summary,
    List<Row> numbers) {
  EndPicture {
    troubles = List.copyOf(troubles);
    ramp = List.copyOf(ramp);
    summary = List.copyOf(summary);
    numbers = List.copyOf(numbers);
  }

  /**
   * A part of the bar.
   *
   * @param style of its colour
   */
  record Slice(String x, String width, String style) {}

  /**
   * A row of numbers.
   *
   * @param has what the configuration gives
   * @param needs what the packs require; empty where they require nothing
   */
  record Row(String what, String has, String needs) {}
}
