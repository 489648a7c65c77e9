package org.losslint.syntax.nic;

import java.util.Optional;

/**
 * What is known where a dump begins.
 *
 * @param command the command that printed it, where a prompt or a line in front shows it
 */
record Context(Origin origin, Optional<CommandLine> command) {
  static final Context NONE = new Context(Origin.UNKNOWN, Optional.empty());
}
