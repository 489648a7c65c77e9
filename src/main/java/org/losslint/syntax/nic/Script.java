package org.losslint.syntax.nic;

import java.util.List;
import org.losslint.source.Span;

/**
 * The commands of a script, or those that a transcript shows at its prompts.
 *
 * @param commands in order
 * @param declarations in order
 */
public record Script(
    Origin origin, List<CommandLine> commands, List<Declaration> declarations, Span span)
    implements Section {
  public Script {
    commands = List.copyOf(commands);
    declarations = List.copyOf(declarations);
  }
}
