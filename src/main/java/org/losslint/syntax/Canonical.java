package org.losslint.syntax;

import java.util.List;
import org.losslint.syntax.SchemaNode.Kind;

/**
 * Prints a configuration in one form, whatever form it was read from. Reading what is printed gives
 * the same tree.
 */
public final class Canonical {
  private static final String SPECIAL = " \t\r\n;{}[]\"#'&\\";

  private final StringBuilder out = new StringBuilder();
  private final StringBuilder path = new StringBuilder();

  private Canonical() {}

  /** All that {@code root} holds as set lines, each ended by a line feed. */
  public static String setLines(Statement root) {
    Canonical canonical = new Canonical();
    for (Statement child : root.children()) {
      canonical.print(child);
    }
    return canonical.out.toString();
  }

  /** See {@link Statement#path()}. */
  static String path(Statement statement) {
    StringBuilder path = new StringBuilder();
    appendPath(path, statement);
    return path.toString();
  }

  private static void appendPath(StringBuilder path, Statement statement) {
    Statement parent = statement.holder();
    if (parent == null) {
      return;
    }
    appendPath(path, parent);
    if (statement.isUnknown()) {
      appendWord(path, statement.name());
      return;
    }
    SchemaNode node = statement.schema();
    if (!node.isPositional()) {
      appendWord(path, node.word());
    }
    if (node.kind() == Kind.LIST) {
      appendKeys(path, statement);
    }
  }

  private static void appendKeys(StringBuilder path, Statement entry) {
    List<SchemaNode> keys = entry.schema().keys();
    List<Word> words = entry.words();
    for (int i = 0; i < words.size(); i++) {
      if (i < keys.size() && !keys.get(i).isPositional()) {
        appendWord(path, keys.get(i).word());
      }
      appendWord(path, words.get(i).text());
    }
  }

  private static void appendWord(StringBuilder path, String word) {
    if (path.length() > 0) {
      path.append(' ');
    }
    path.append(quoted(word));
  }

  /** The word as text has to spell it so that it is read as one word again. */
  public static String quoted(String word) {
    boolean plain = !word.isEmpty() && !word.startsWith("/*");
    // A bracket that is not closed would reach into the words behind it.
    plain &= !word.startsWith("<") || word.indexOf('>') > 0;
    for (int i = 0; plain && i < word.length(); i++) {
      plain = word.charAt(i) > ' ' && SPECIAL.indexOf(word.charAt(i)) < 0;
    }
    if (plain) {
      return word;
    }
    StringBuilder quoted = new StringBuilder(word.length() + 2).append('"');
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      if (c == '"' || c == '\\') {
        quoted.append('\\');
      }
      quoted.append(c);
    }
    return quoted.append('"').toString();
  }

  private void print(Statement statement) {
    int length = path.length();
    SchemaNode node = statement.schema();
    switch (node.kind()) {
      case UNKNOWN -> {
        for (Word word : statement.words()) {
          if (word.isBracket()) {
            path.append(path.length() > 0 ? " " : "").append(word.text());
          } else {
            appendWord(path, word.text());
          }
        }
        inner(statement);
      }
      case LEAF -> {
        appendKeyword(node);
        int head = path.length();
        for (Word word : statement.words()) {
          appendWord(path, word.text());
        }
        line("set");
        if (!node.isPositional()) {
          path.setLength(head);
        }
      }
      case LEAF_LIST -> {
        appendKeyword(node);
        int head = path.length();
        for (Word word : statement.words()) {
          appendWord(path, word.text());
          line("set");
          path.setLength(head);
        }
      }
      case FLAG -> {
        appendKeyword(node);
        line("set");
      }
      case CONTAINER -> {
        appendKeyword(node);
        inner(statement);
      }
      case LIST -> {
        appendKeyword(node);
        appendKeys(path, statement);
        inner(statement);
      }
    }
    if (statement.isInactive()) {
      line("deactivate");
    }
    if (statement.isProtected()) {
      line("protect");
    }
    path.setLength(length);
  }

  private void appendKeyword(SchemaNode node) {
    if (!node.isPositional()) {
      appendWord(path, node.word());
    }
  }

  /** What holds something else is there by its own lines. */
  private void inner(Statement statement) {
    if (statement.children().isEmpty()) {
      line("set");
    }
    for (Statement child : statement.children()) {
      print(child);
    }
  }

  private void line(String verb) {
    out.append(verb).append(' ').append(path).append('\n');
  }
}
