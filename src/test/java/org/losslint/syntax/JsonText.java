package org.losslint.syntax;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.losslint.syntax.SchemaNode.Kind;

/** Prints a tree as {@code display json} does, in either of its dialects. */
final class JsonText {
  private final boolean verbose;

  private JsonText(boolean verbose) {
    this.verbose = verbose;
  }

  static String compact(Statement root) {
    return "{\n\"configuration\" : " + new JsonText(false).object(root) + "\n}\n";
  }

  static String verbose(Statement root) {
    return "{\n\"configuration\" : [" + new JsonText(true).object(root) + "]\n}\n";
  }

  private String object(Statement statement) {
    List<String> members = new ArrayList<>();
    String attributes = attributes(statement);
    if (!attributes.isEmpty()) {
      members.add(verbose ? "\"attributes\" : " + attributes : "\"@\" : " + attributes);
    }
    for (int i = 0; i < statement.schema().keys().size(); i++) {
      String value = quoted(statement.words().get(i).text());
      String key = quoted(statement.schema().keys().get(i).name());
      members.add(key + " : " + (verbose ? "{\"data\" : " + value + "}" : value));
    }
    Map<SchemaNode, List<Statement>> groups = new LinkedHashMap<>();
    for (Statement child : statement.children()) {
      groups.computeIfAbsent(child.schema(), node -> new ArrayList<>()).add(child);
    }
    groups.forEach((node, children) -> members.addAll(member(node, children)));
    return "{\n" + String.join(",\n", members) + "\n}";
  }

  private List<String> member(SchemaNode node, List<Statement> children) {
    if (node.kind() == Kind.UNKNOWN) {
      return children.stream().map(this::unknown).toList();
    }
    Statement first = children.get(0);
    String name = quoted(node.name()) + " : ";
    if (node.kind() == Kind.LIST) {
      return List.of(
          name + "[" + String.join(",\n", children.stream().map(this::object).toList()) + "]");
    }
    if (node.kind() == Kind.CONTAINER) {
      return List.of(name + (verbose ? "[" + object(first) + "]" : object(first)));
    }
    String attributes = attributes(first);
    List<String> values =
        node.kind() == Kind.FLAG
            ? List.of("[null]")
            : first.words().stream().map(word -> quoted(word.text())).toList();
    if (verbose) {
      String before = attributes.isEmpty() ? "" : "\"attributes\" : " + attributes + ", ";
      List<String> objects =
          values.stream().map(value -> "{" + before + "\"data\" : " + value + "}").toList();
      return List.of(name + "[" + String.join(", ", objects) + "]");
    }
    boolean array = node.kind() == Kind.LEAF_LIST;
    List<String> members = new ArrayList<>();
    members.add(name + (array ? "[" + String.join(", ", values) + "]" : values.get(0)));
    if (!attributes.isEmpty()) {
      String each = String.join(", ", values.stream().map(value -> attributes).toList());
      members.add(quoted("@" + node.name()) + " : " + (array ? "[" + each + "]" : attributes));
    }
    return members;
  }

  private String unknown(Statement statement) {
    String name = quoted(statement.name()) + " : ";
    if (!statement.children().isEmpty()) {
      return name + (verbose ? "[" + object(statement) + "]" : object(statement));
    }
    if (statement.words().size() == 1) {
      return name + "[null]";
    }
    String value = quoted(statement.words().get(1).text());
    return name + (verbose ? "[{\"data\" : " + value + "}]" : value);
  }

  private String attributes(Statement statement) {
    String name = statement.isInactive() ? "inactive" : statement.isProtected() ? "protect" : "";
    if (name.isEmpty()) {
      return "";
    }
    return "{" + quoted(name) + " : " + (verbose ? quoted(name) : "true") + "}";
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}
