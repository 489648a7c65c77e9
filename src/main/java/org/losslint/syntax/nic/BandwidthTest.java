package org.losslint.syntax.nic;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.syntax.Word;

/**
 * What one {@code ib_write_bw} command keeps outstanding; only what it says itself, without the
 * tool's defaults.
 *
 * @param values of the options that it gives
 * @param unreadable options that it gives with a value that is none; no default stands in for them
 * @param timed whether {@code -D} makes it run for a time
 * @param allSizes {@code -a}: sizes from 2 to 8388608 bytes in turn
 * @param dualPort {@code -O}: twice the queue pairs
 * @param server the address that makes it a client
 */
public record BandwidthTest(
    CommandLine command,
    Map<Option, Stated<Long>> values,
    Set<Option> unreadable,
    boolean timed,
    boolean allSizes,
    boolean dualPort,
    Optional<Word> server) {

  /** The options that decide how much is outstanding and how long a loss is waited for. */
  public enum Option {
    /** {@code -q} */
    QUEUE_PAIRS,
    /** {@code -t}: work requests outstanding for each queue pair. */
    TX_DEPTH,
    /** {@code -s} in bytes. */
    MESSAGE_SIZE,
    /** {@code -n}: messages for each queue pair; without {@code -D} it cuts the depth. */
    ITERATIONS,
    /** {@code -u}: the exponent of the acknowledgment timeout. */
    TIMEOUT,
    /** {@code -m} in bytes. */
    MTU
  }

  public BandwidthTest {
    Map<Option, Stated<Long>> ordered = new EnumMap<>(Option.class);
    ordered.putAll(values);
    values = Collections.unmodifiableMap(ordered);
    Set<Option> bad = EnumSet.noneOf(Option.class);
    bad.addAll(unreadable);
    unreadable = Collections.unmodifiableSet(bad);
  }

  public Optional<Stated<Long>> value(Option option) {
    return Optional.ofNullable(values.get(option));
  }
}
