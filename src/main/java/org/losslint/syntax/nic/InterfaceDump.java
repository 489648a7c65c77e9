package org.losslint.syntax.nic;

import java.util.Optional;
import org.losslint.source.Span;
import org.losslint.syntax.Word;

/**
 * What {@code ip link}, ifconfig or {@code ethtool -a} say of a network interface.
 *
 * @param name of the interface
 * @param mtu in bytes
 * @param rxPause whether it obeys link-level pause frames
 * @param txPause whether it sends them
 */
public record InterfaceDump(
    Origin origin,
    Word name,
    Optional<Stated<Integer>> mtu,
    Optional<Stated<Boolean>> rxPause,
    Optional<Stated<Boolean>> txPause,
    Span span)
    implements Section {}
