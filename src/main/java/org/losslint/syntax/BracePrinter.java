package org.losslint.syntax;

import java.util.List;
import org.losslint.syntax.SchemaNode.Kind;

/** Prints statements in braces as the device does, by the print rules of the schema. */
final class BracePrinter {
  private static final String INDENT = "    ";

  private final StringBuilder out = new StringBuilder();
  private int depth;

  private BracePrinter() {}

  static String print(Statement root) {
    BracePrinter printer = new BracePrinter();
    printer.children(root);
    return printer.out.toString();
  }

  private void children(Statement above) {
    List<Statement> children = above.children();
    int at = 0;
    while (at < children.size()) {
      Statement child = children.get(at);
      SchemaNode node = child.schema();
      if (node.kind() == Kind.LIST && node.isHomogeneous() && !node.isPositional()) {
        line(node.word() + " {");
        depth++;
        while (at < children.size() && children.get(at).schema() == node) {
          statement(children.get(at), "", false);
          at++;
        }
        depth--;
        line("}");
      } else if (node.isBeforeEach() && child.flags() == 0 && !child.children().isEmpty()) {
        for (Statement each : child.children()) {
          statement(each, node.word() + " ", true);
        }
        at++;
      } else {
        statement(child, "", true);
        at++;
      }
    }
  }

  /**
   * @param before what stands between its tags and its own words
   * @param named whether the word of its list, if it has one, is printed before its keys
   */
  private void statement(Statement statement, String before, boolean named) {
    StringBuilder head = new StringBuilder();
    if (statement.isIgnoredByDevice()) {
      line("## Warning: statement ignored");
    }
    head.append(statement.isInactive() ? "inactive: " : "");
    head.append(statement.isProtected() ? "protect: " : "");
    head.append(before);
    int tags = head.length();
    if (named || statement.schema().kind() != Kind.LIST) {
      Canonical.appendKeyword(head, statement, tags);
    }
    Canonical.appendWords(head, statement, tags);
    if (statement.isOmitted() && statement.children().isEmpty()) {
      line(head + " { /* OMITTED */ }");
    } else if (statement.children().isEmpty()) {
      line(head + ";");
    } else if (isOneLine(statement)) {
      appendChildren(head, statement);
      line(head + ";");
    } else {
      line(head + " {");
      depth++;
      children(statement);
      depth--;
      line("}");
    }
  }

  private static boolean isOneLine(Statement statement) {
    SchemaNode node = statement.schema();
    List<Statement> children = statement.children();
    if (node.isOneLineWhenSingle()
        && children.size() == 1
        && children.get(0).schema().kind() != Kind.CONTAINER) {
      return fitsALine(children.get(0));
    }
    return node.isOneLine() && fitALine(children);
  }

  /** Whether each statement can stand behind the one before it without a sign between them. */
  private static boolean fitALine(List<Statement> statements) {
    SchemaNode container = null;
    for (Statement statement : statements) {
      SchemaNode node = statement.schema();
      // Behind a container stands what cannot be taken for a part of it.
      boolean taken =
          container != null && (node.isPositional() || container.findByWord(node.word()) != null);
      if (taken || !fitsALine(statement)) {
        return false;
      }
      container = node.kind() == Kind.CONTAINER ? node : container;
    }
    return true;
  }

  private static boolean fitsALine(Statement statement) {
    Statement above = statement.holder();
    if (statement.flags() != 0 || above == null || above.schema().isCommon(statement.schema())) {
      return false;
    }
    return switch (statement.schema().kind()) {
      case FLAG -> true;
      case LEAF, LEAF_LIST -> !statement.words().isEmpty();
      case CONTAINER -> !statement.children().isEmpty() && fitALine(statement.children());
      default -> false;
    };
  }

  private static void appendChildren(StringBuilder line, Statement statement) {
    for (Statement child : statement.children()) {
      Canonical.appendKeyword(line, child, 0);
      Canonical.appendWords(line, child, 0);
      appendChildren(line, child);
    }
  }

  private void line(String text) {
    for (int i = 0; i < depth; i++) {
      out.append(INDENT);
    }
    out.append(text).append('\n');
  }
}
