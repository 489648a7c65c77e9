package org.losslint.resolve;

import java.util.List;
import java.util.Optional;
import org.losslint.syntax.Canonical;
import org.losslint.syntax.SchemaNode;
import org.losslint.syntax.SchemaNode.Kind;
import org.losslint.syntax.Word;

/**
 * Tells what is in force as set lines, one for each value, with the statement that gives it.
 * Reading the lines gives a configuration that means the same without any groups.
 */
public final class EffectiveLines {

  /** Takes the lines in the order of the configuration. */
  public interface Sink {
    /**
     * @param line without its line feed
     * @param from what gives it
     * @param doubt why it may not be in force
     */
    void line(String line, Contribution from, Optional<Doubt> doubt);
  }

  private final StringBuilder path = new StringBuilder("set");
  private final Sink sink;

  private EffectiveLines(Sink sink) {
    this.sink = sink;
  }

  /** Tells all that is in force below {@code root}, which is a whole configuration. */
  public static void print(Node root, Sink sink) {
    new EffectiveLines(sink).children(root);
  }

  private void children(Node above) {
    for (Node child : above.children()) {
      int length = path.length();
      print(child);
      path.setLength(length);
    }
  }

  private void print(Node node) {
    SchemaNode schema = node.schema();
    boolean named = schema.kind() != Kind.UNKNOWN && !schema.isPositional();
    if (named) {
      append(schema.word());
    }
    switch (schema.kind()) {
      case LEAF -> {
        Optional<Value> value = node.ownValue();
        value.ifPresent(v -> append(v.text()));
        line(node, value.flatMap(Value::doubt));
      }
      case LEAF_LIST -> {
        int length = path.length();
        for (Value value : node.ownValues()) {
          append(value.text());
          sink.line(path.toString(), value.from(), value.doubt());
          path.setLength(length);
        }
      }
      case FLAG -> line(node, node.doubt());
      case LIST -> {
        for (int i = 0; i < node.keys().size(); i++) {
          if (i < schema.keys().size() && !schema.keys().get(i).isPositional()) {
            append(schema.keys().get(i).word());
          }
          append(node.keys().get(i));
        }
        holder(node);
      }
      case UNKNOWN -> {
        List<Word> words = node.strongest().statement().words();
        for (Word word : words) {
          if (word.isBracket()) {
            path.append(' ').append(word.text());
          } else {
            append(word.text());
          }
        }
        holder(node);
      }
      default -> holder(node);
    }
  }

  /** What holds something else is there by its own lines. */
  private void holder(Node node) {
    if (!node.children().isEmpty()) {
      children(node);
      return;
    }
    Optional<Doubt> hidden = node.hidden();
    boolean saysNothing = node.schema().kind() == Kind.CONTAINER && !node.schema().hasPresence();
    if (!saysNothing || hidden.isPresent()) {
      line(node, hidden);
    }
  }

  private void line(Node node, Optional<Doubt> doubt) {
    sink.line(path.toString(), node.strongest(), doubt);
  }

  private void append(String word) {
    path.append(' ').append(Canonical.quoted(word));
  }
}
