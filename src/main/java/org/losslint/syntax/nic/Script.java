package org.losslint.syntax.nic;

import java.util.List;
import org.losslint.source.Span;

/**
 * The commands of a script, or those that a transcript shows at the prompts of one host.
 *
 * @param commands in order
 * @param assignments what {@code mlxconfig set} and {@code mlxreg --set} set, in order
 * @param tests the bandwidth tests among the commands
 * @param declarations in order
 */
public record Script(
    Origin origin,
    List<CommandLine> commands,
    List<Assignment> assignments,
    List<BandwidthTest> tests,
    List<Declaration> declarations,
    Span span)
    implements Section {
  public Script {
    commands = List.copyOf(commands);
    assignments = List.copyOf(assignments);
    tests = List.copyOf(tests);
    declarations = List.copyOf(declarations);
  }
}
