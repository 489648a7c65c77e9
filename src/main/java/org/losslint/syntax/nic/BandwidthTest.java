package org.losslint.syntax.nic;

import java.util.Optional;
import org.losslint.syntax.Word;

/**
 * What one {@code ib_write_bw} command keeps outstanding; only what it says itself, without the
 * tool's defaults.
 *
 * @param queuePairs {@code -q}
 * @param txDepth {@code -t}, work requests outstanding for each queue pair
 * @param messageSize {@code -s} in bytes
 * @param iterations {@code -n}; without {@code -D} it cuts the depth
 * @param timed whether {@code -D} makes it run for a time
 * @param timeout {@code -u}, the exponent of the acknowledgment timeout
 * @param mtu {@code -m} in bytes
 * @param allSizes {@code -a}: sizes from 2 to 8388608 bytes in turn
 * @param dualPort {@code -O}: twice the queue pairs
 * @param server the address that makes it a client
 */
public record BandwidthTest(
    CommandLine command,
    Optional<Stated<Long>> queuePairs,
    Optional<Stated<Long>> txDepth,
    Optional<Stated<Long>> messageSize,
    Optional<Stated<Long>> iterations,
    boolean timed,
    Optional<Stated<Long>> timeout,
    Optional<Stated<Long>> mtu,
    boolean allSizes,
    boolean dualPort,
    Optional<Word> server) {}
