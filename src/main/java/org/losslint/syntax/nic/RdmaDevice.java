package org.losslint.syntax.nic;

import java.util.Optional;
import org.losslint.source.Span;
import org.losslint.syntax.Word;

/**
 * An RDMA device and its network interface, as {@code rdma link show} or {@code ibdev2netdev} print
 * them.
 *
 * @param device such as {@code mlx5_0}, without its port
 * @param netdev empty for a device that has none
 */
public record RdmaDevice(Origin origin, Word device, Optional<Word> netdev, Span span)
    implements Section {}
