package org.losslint.syntax;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.losslint.source.Format;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
import org.losslint.syntax.SchemaNode.Kind;

/**
 * A configuration of statements that the schema knows, made from a list of numbers: each decision
 * takes the next one, and 0 when there is none left, so that shorter lists are smaller trees.
 */
final class GeneratedTree {
  private static final int DEEPEST = 7;
  private static final List<String> VALUES =
      List.of(
          "v1",
          "v-2",
          "et-0/0/0:1",
          "a b",
          "x;y",
          "<et-*>",
          "$v",
          "zürich",
          "q\"q",
          "b\\s",
          "{x}",
          "#1",
          "a&b",
          "it's",
          "[1]",
          "<a",
          "\uD83D\uDE00",
          "a/*b",
          "/*c",
          "192.0.2.0/31",
          "&lt;");

  private final List<Integer> tape;
  private final SourceFile file = new SourceFile("generated", SourceText.of(""), Format.JUNOS_TEXT);
  private int next;

  private GeneratedTree(List<Integer> tape) {
    this.tape = tape;
  }

  static Statement of(List<Integer> tape) {
    Statement root =
        new Statement(
            Schema.bundled().root(),
            new SourceFile("generated", SourceText.of(""), Format.JUNOS_TEXT),
            List.of(),
            0,
            0);
    GeneratedTree tree = new GeneratedTree(tape);
    tree.fill(root, 0);
    return root;
  }

  private int choose(int bound) {
    return next < tape.size() ? Math.floorMod(tape.get(next++), bound) : 0;
  }

  private void fill(Statement above, int depth) {
    List<SchemaNode> possible = new ArrayList<>(above.schema().children());
    possible.add(above.schema().findByWord("apply-groups"));
    Set<SchemaNode> taken = new HashSet<>();
    Set<String> choices = new HashSet<>();
    SchemaNode classOfService = above.schema().findByWord("class-of-service");
    if (classOfService != null) {
      possible.addAll(List.of(classOfService, classOfService, classOfService));
    }
    int count = depth < 4 ? 1 + choose(5) : choose(4);
    for (int i = 0; i < count; i++) {
      SchemaNode node = possible.get(choose(possible.size()));
      boolean free = node.choice().isEmpty() || choices.add(node.choice());
      if (depth < DEEPEST && !node.isFree() && free && taken.add(node) && isRead(node)) {
        add(above, node, depth);
      }
    }
  }

  /** A stanza of filters is read only where one chooses a class, which is another test. */
  private static boolean isRead(SchemaNode node) {
    return !node.name().equals("firewall");
  }

  private void add(Statement above, SchemaNode node, int depth) {
    switch (node.kind()) {
      case LEAF -> made(above, node, List.of(value(node)));
      case LEAF_LIST -> made(above, node, values(node));
      case FLAG -> made(above, node, List.of());
      case CONTAINER -> fill(made(above, node, List.of()), depth + 1);
      default -> {
        Set<List<String>> keys = new HashSet<>();
        for (int i = 1 + choose(3); i > 0; i--) {
          List<String> key = node.keys().stream().map(this::value).toList();
          boolean keyword = node.isPositional() && above.schema().findByWord(key.get(0)) != null;
          if (!keyword && keys.add(key)) {
            fill(made(above, node, key), depth + 1);
          }
        }
      }
    }
  }

  private List<String> values(SchemaNode node) {
    List<String> values = new ArrayList<>();
    for (int i = 1 + choose(3); i > 0; i--) {
      String value = value(node);
      if (node.isPaired() || !values.contains(value)) {
        values.add(value);
      }
    }
    return values;
  }

  private String value(SchemaNode node) {
    int choice = choose(1000);
    ValueType type = node.type();
    if (type instanceof ValueType.Whole whole) {
      return String.valueOf(Math.max(whole.min(), 0) + choice % 8);
    }
    if (type instanceof ValueType.Decimal) {
      return choice % 100 + (choice > 500 ? ".5" : "");
    }
    if (type instanceof ValueType.Measure) {
      return choice + (choice % 3 == 0 ? "k" : choice % 3 == 1 ? "g" : "");
    }
    if (type instanceof ValueType.Words words) {
      return words.words().get(choice % words.words().size());
    }
    return VALUES.get(choice % VALUES.size());
  }

  private Statement made(Statement above, SchemaNode node, List<String> texts) {
    List<Word> words = texts.stream().map(text -> new Word(text, 0, 0)).toList();
    Statement statement = new Statement(node, file, words, 0, 0);
    int mark = choose(12);
    statement.set(Statement.INACTIVE, mark == 11);
    statement.set(Statement.PROTECTED, mark == 10);
    above.add(statement);
    return statement;
  }

  /** All that makes a tree but the places. */
  static String shape(Statement root) {
    StringBuilder out = new StringBuilder();
    shape(root, out, "");
    return out.toString();
  }

  private static void shape(Statement statement, StringBuilder out, String indent) {
    for (Statement child : statement.children()) {
      out.append(indent).append(child.isUnknown() ? "?" : child.schema().name());
      for (Word word : child.words()) {
        out.append(" <").append(word.text()).append('>');
      }
      out.append(child.isInactive() ? " inactive" : "")
          .append(child.isProtected() ? " protected" : "");
      out.append('\n');
      if (child.schema().kind() != Kind.LEAF) {
        shape(child, out, indent + "  ");
      }
    }
  }
}
