package org.losslint.model.nic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;
import org.losslint.syntax.nic.Assignment;

/** A value that a command of a script sets. */
public final class CommandAssignment extends Dumped {
  public static final SubjectKind<CommandAssignment> KIND =
      SubjectKind.named(
              "assignment",
              CommandAssignment.class,
              "A NAME=VALUE of `mlxconfig set`, or field=value of `mlxreg --set`.",
              "command",
              "host")
          .has(
              "tool",
              Type.TEXT,
              "mlxconfig or mlxreg.",
              a -> Fact.known(HostCommand.tool(a.assignment.command()), a.evidence()))
          .has(
              "name",
              Type.TEXT,
              "As written.",
              a -> Fact.known(a.assignment.name().text(), a.evidence()))
          .has(
              "base",
              Type.TEXT,
              "Without the suffix of a port.",
              a -> Fact.known(a.assignment.base(), a.evidence()))
          .has(
              "suffixed",
              Type.BOOLEAN,
              "Whether the name ends in _P and a port.",
              a -> Fact.known(a.assignment.port().isPresent(), a.evidence()))
          .has(
              "per-port",
              Type.BOOLEAN,
              "Whether the parameter exists for each port, so that mlxconfig refuses its bare name:"
                  + " by a dump of the host, else by the public parameter database. False for"
                  + " mlxreg.",
              CommandAssignment::perPort)
          .has(
              "ports",
              Type.listOf(Type.NUMBER),
              "The ports that a dump of the host shows; absent without one.",
              CommandAssignment::ports)
          .has(
              "per-port-form",
              Type.listOf(Type.TEXT),
              "The assignment as mlxconfig takes it, once for each port that a dump of the host"
                  + " shows, or for ports 1 and 2 without a dump: NAME_P1=95.",
              CommandAssignment::perPortForm)
          .has(
              "value",
              Type.TEXT,
              "The value as written.",
              a -> Fact.known(a.assignment.value().text(), a.evidence()))
          .has(
              "number",
              Type.NUMBER,
              "The value as a number, True and False as 1 and 0; unknown for other words.",
              CommandAssignment::number);

  /** Most cards have two ports, and the seed document sets both. */
  private static final Set<Integer> USUAL_PORTS = new TreeSet<>(List.of(1, 2));

  private final HostCommand command;
  private final HostDumps dumps;
  private final Assignment assignment;
  private final String label;

  CommandAssignment(HostCommand command, HostDumps dumps, Assignment assignment) {
    super(command.document(), command.host());
    this.command = command;
    this.dumps = dumps;
    this.assignment = assignment;
    this.label = command.label() + " " + assignment.name();
  }

  private Fact<Boolean> perPort() {
    return assignment.command().isConfig()
        ? dumps.isOfPort(assignment.base())
        : Fact.known(false, evidence());
  }

  private Fact<Items> ports() {
    List<Fact<Quantity>> numbers = new ArrayList<>();
    for (int port : dumps.ports()) {
      numbers.add(Fact.known(Quantity.number(port)));
    }
    return numbers.isEmpty() ? Fact.absent(evidence()) : Fact.known(Items.of(numbers), evidence());
  }

  private Fact<Items> perPortForm() {
    Set<Integer> ports = dumps.ports().isEmpty() ? USUAL_PORTS : dumps.ports();
    List<Fact<String>> forms = new ArrayList<>();
    for (int port : ports) {
      forms.add(Fact.known(assignment.base() + "_P" + port + "=" + assignment.value()));
    }
    return Fact.known(Items.of(forms), evidence());
  }

  private Fact<Quantity> number() {
    String text = assignment.value().text();
    if (text.equalsIgnoreCase("true") || text.equalsIgnoreCase("false")) {
      return Fact.known(Quantity.number(text.equalsIgnoreCase("true") ? 1 : 0), evidence());
    }
    try {
      return Fact.known(Quantity.number(Long.decode(text)), evidence());
    } catch (NumberFormatException e) {
      return Fact.unknown(
          "`" + text + "` is no number", "write the number of the value", evidence());
    }
  }

  @Override
  public SubjectKind<?> kind() {
    return KIND;
  }

  @Override
  public String label() {
    return label;
  }

  @Override
  public Optional<? extends Subject> in(String kind) {
    return kind.equals("command") ? Optional.of(command) : super.in(kind);
  }

  @Override
  public Evidence evidence() {
    return at(assignment.span(), command.path() + " " + assignment.name());
  }
}
