package org.losslint.model.nic;

import java.util.Optional;
import org.losslint.inventory.Role;
import org.losslint.quantity.Quantity;

/**
 * What the command line says of every dump where no inventory does: {@code --role}, {@code --rtt},
 * {@code --rate}.
 *
 * @param rtt of the path
 * @param rate of the path
 */
public record Blanket(Role role, Optional<Quantity> rtt, Optional<Quantity> rate) {}
