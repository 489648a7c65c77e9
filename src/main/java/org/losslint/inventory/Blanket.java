package org.losslint.inventory;

import java.util.Optional;
import org.losslint.quantity.Quantity;

/**
 * A role for every port, from the command line or the settings, where a repository has no inventory
 * yet. It covers only ports whose scheduler map holds the RDMA class.
 *
 * @param rtt of the path behind each of them
 * @param rate of each of them
 */
public record Blanket(Role role, Optional<Quantity> rtt, Optional<Quantity> rate) {}
