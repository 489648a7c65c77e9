package org.losslint.syntax.nic;

import java.util.Optional;
import org.losslint.source.Span;
import org.losslint.syntax.Word;

/**
 * losslint's own line before a block of counters: {@code ### sample TIME host NAME dev DEV}.
 *
 * @param side which kind of place the counters are of
 * @param time when they were read; empty for a word that is no time, such as {@code before}
 * @param timeWord the time as written
 * @param place name of the host or switch
 * @param device of a host the device, of a switch the port
 * @param span the whole line
 */
public record SampleMark(
    Side side,
    Optional<SampleTime> time,
    Word timeWord,
    Word place,
    Optional<Word> device,
    Span span) {

  /** Which kind of place counters are of. */
  public enum Side {
    HOST,
    SWITCH
  }
}
