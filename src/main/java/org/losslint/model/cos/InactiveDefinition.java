package org.losslint.model.cos;

import java.util.List;
import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.resolve.Contribution;
import org.losslint.resolve.Node;
import org.losslint.syntax.Statement;

/**
 * The definition of an object that is written and not in force, because it or what it stands in is
 * inactive. A name that leads to one is a name that leads nowhere, and what mends it is to activate
 * it, not to define it once more.
 *
 * @param statement the one that is inactive: the definition, or what holds it
 */
record InactiveDefinition(Statement statement) {

  /** That of an object; empty where none is written, and where one is in force. */
  static Optional<InactiveDefinition> of(Device device, ObjectKind kind, String type, String name) {
    Node root = device.input().effective();
    Optional<Node> cos = root.child("class-of-service");
    if (cos.isEmpty()) {
      return within(root, "class-of-service", kind, type, name);
    }
    Optional<Node> stanza =
        kind.isContained() ? cos.get().child(kind.stanza()) : Optional.of(cos.get());
    return stanza.isPresent()
        ? below(stanza.get(), kind, type, name)
        : within(cos.get(), kind.stanza(), kind, type, name);
  }

  /** An inactive definition in a stanza that is in force. */
  private static Optional<InactiveDefinition> below(
      Node holder, ObjectKind kind, String type, String name) {
    for (Contribution off : holder.notInForce()) {
      if (off.statement().isInactive() && defines(off.statement(), kind, type, name)) {
        return Optional.of(new InactiveDefinition(off.statement()));
      }
    }
    return Optional.empty();
  }

  /** A definition in a container that is inactive as a whole. */
  private static Optional<InactiveDefinition> within(
      Node above, String container, ObjectKind kind, String type, String name) {
    for (Contribution off : above.notInForce()) {
      Statement statement = off.statement();
      if (statement.isInactive()
          && statement.name().equals(container)
          && holds(statement, kind, type, name)) {
        return Optional.of(new InactiveDefinition(statement));
      }
    }
    return Optional.empty();
  }

  private static boolean holds(Statement holder, ObjectKind kind, String type, String name) {
    boolean enters = kind.isContained() && !holder.name().equals(kind.stanza());
    List<Statement> children = enters ? holder.children(kind.stanza()) : holder.children();
    for (Statement child : children) {
      if (enters ? holds(child, kind, type, name) : defines(child, kind, type, name)) {
        return true;
      }
    }
    return false;
  }

  private static boolean defines(Statement statement, ObjectKind kind, String type, String name) {
    if (kind == ObjectKind.FORWARDING_CLASS) {
      return statement.name().equals("queue")
          ? statement.child("class-name").filter(leaf -> isNamed(leaf, name)).isPresent()
          : statement.name().equals("class") && isNamed(statement, name);
    }
    return statement.name().equals(kind.isTyped() ? type : kind.stanza())
        && isNamed(statement, name);
  }

  private static boolean isNamed(Statement statement, String name) {
    return statement.word().filter(word -> word.text().equals(name)).isPresent();
  }

  /** What has to be activated. */
  String path() {
    return statement.path();
  }

  Evidence.Step step() {
    return new Evidence.Step(statement.place(), "inactive: " + statement.path());
  }
}
