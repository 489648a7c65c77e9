package org.losslint.syntax;

import edu.umd.cs.findbugs.annotations.CheckForNull;
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
  @CheckForNull private Configuration notes;

  private Canonical() {}

  /** All that {@code root} holds as set lines, each ended by a line feed. */
  public static String setLines(Statement root) {
    Canonical canonical = new Canonical();
    for (Statement child : root.children()) {
      canonical.print(child);
    }
    return canonical.out.toString();
  }

  /** Some statements of one holder with all that they hold, below their holder's path. */
  static String setLines(List<Statement> statements) {
    Canonical canonical = new Canonical();
    for (Statement statement : statements) {
      canonical.print(statement);
    }
    return canonical.out.toString();
  }

  /**
   * A whole configuration as set lines, with what its annotations and comments mean: annotations
   * become {@code annotate} lines, and what the device ignores or left out keeps its mark.
   */
  public static String setLines(Configuration configuration) {
    Canonical canonical = new Canonical();
    canonical.notes = configuration;
    for (Statement child : configuration.root().children()) {
      canonical.print(child);
    }
    return canonical.out.toString();
  }

  /** All that {@code root} holds in braces, as the device prints it, without annotations. */
  public static String braces(Statement root) {
    return BracePrinter.print(root);
  }

  /** A statement with what it holds, as one line to be quoted in a message. */
  public static String words(Statement statement) {
    StringBuilder line = new StringBuilder();
    appendAll(line, statement);
    return line.toString();
  }

  private static void appendAll(StringBuilder line, Statement statement) {
    appendKeyword(line, statement, 0);
    appendWords(line, statement, 0);
    for (Statement child : statement.children()) {
      appendAll(line, child);
    }
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
    appendKeys(path, entry, 0);
  }

  private static void appendKeys(StringBuilder line, Statement entry, int from) {
    List<SchemaNode> keys = entry.schema().keys();
    List<Word> words = entry.words();
    for (int i = 0; i < words.size(); i++) {
      if (i < keys.size() && !keys.get(i).isPositional()) {
        appendWord(line, keys.get(i).word(), from);
      }
      appendWord(line, words.get(i).text(), from);
    }
  }

  /**
   * The word that text has for a statement, unless it has none; {@code from} is its first place.
   */
  static void appendKeyword(StringBuilder line, Statement statement, int from) {
    if (!statement.isUnknown() && !statement.schema().isPositional()) {
      appendWord(line, statement.schema().word(), from);
    }
  }

  /** Its keys or values; a list of several values in brackets. */
  static void appendWords(StringBuilder line, Statement statement, int from) {
    List<Word> words = statement.words();
    if (statement.schema().kind() == Kind.LIST) {
      appendKeys(line, statement, from);
      return;
    }
    boolean brackets = statement.schema().kind() == Kind.LEAF_LIST && words.size() > 1;
    line.append(brackets ? " [" : "");
    for (Word word : words) {
      if (statement.isUnknown() && word.isBracket()) {
        line.append(line.length() > from ? " " : "").append(word.text());
      } else {
        appendWord(line, word.text(), from);
      }
    }
    line.append(brackets ? " ]" : "");
  }

  private static void appendWord(StringBuilder path, String word) {
    appendWord(path, word, 0);
  }

  private static void appendWord(StringBuilder line, String word, int from) {
    if (line.length() > from) {
      line.append(' ');
    }
    line.append(quoted(word));
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
        appendWords(path, statement, 0);
        inner(statement);
      }
      case LEAF -> {
        appendKeyword(node);
        mark(statement);
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
        mark(statement);
        int head = path.length();
        for (Word word : statement.words()) {
          appendWord(path, word.text());
          line("set");
          path.setLength(head);
        }
      }
      case FLAG -> {
        appendKeyword(node);
        mark(statement);
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
    if (notes != null) {
      for (Annotation annotation : notes.annotationsOf(statement)) {
        String text = annotation.text().replace('\r', ' ').replace('\n', ' ');
        out.append("annotate ").append(path).append(' ').append(quoted(text)).append('\n');
      }
    }
    path.setLength(length);
  }

  /** Set lines have no verb for what the device says; its own comments stand before the line. */
  private boolean mark(Statement statement) {
    if (notes == null || !(statement.isIgnoredByDevice() || statement.isOmitted())) {
      return false;
    }
    if (statement.isIgnoredByDevice()) {
      out.append("## Warning: statement ignored\n");
    }
    if (statement.isOmitted()) {
      out.append("/* OMITTED */\n");
    }
    return true;
  }

  private void appendKeyword(SchemaNode node) {
    if (!node.isPositional()) {
      appendWord(path, node.word());
    }
  }

  /** What holds something else is there by its own lines. */
  private void inner(Statement statement) {
    if (mark(statement) || statement.children().isEmpty()) {
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
