package org.losslint.syntax.nic;

import java.util.Optional;
import org.losslint.source.Span;

/**
 * What the text around a dump says of where it comes from.
 *
 * @param host what names the host or switch
 * @param device what names the card, interface or port
 * @param command the command line that printed it
 * @param sample the sample that it belongs to
 */
public record Origin(
    Optional<Hint> host,
    Optional<Hint> device,
    Optional<Span> command,
    Optional<SampleMark> sample) {
  public static final Origin UNKNOWN =
      new Origin(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

  Origin withDevice(Hint hint) {
    return new Origin(host, Optional.of(hint), command, sample);
  }
}
