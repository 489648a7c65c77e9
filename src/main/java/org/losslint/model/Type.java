package org.losslint.model;

import java.util.List;
import org.losslint.quantity.Dimension;

/**
 * What an attribute or an expression of a rule is. Checked when a pack is loaded, so that no rule
 * fails at run time.
 */
public sealed interface Type {
  Type NUMBER = new OfQuantity(Dimension.NUMBER);
  Type RATIO = new OfQuantity(Dimension.RATIO);
  Type TIME = new OfQuantity(Dimension.TIME);
  Type RATE = new OfQuantity(Dimension.RATE);
  Type SIZE = new OfQuantity(Dimension.SIZE);
  Type LENGTH = new OfQuantity(Dimension.LENGTH);
  Type TIME_PER_LENGTH = new OfQuantity(Dimension.TIME_PER_LENGTH);
  Type EVENTS_PER_TIME = new OfQuantity(Dimension.EVENTS_PER_TIME);
  Type TEXT = new OfText();
  Type BOOLEAN = new OfBoolean();
  Type VERSION = new OfVersion();

  /** Value: {@link org.losslint.quantity.Quantity}. */
  record OfQuantity(Dimension dimension) implements Type {
    @Override
    public String toString() {
      return dimension.toString();
    }
  }

  /** Value: {@link String}. */
  record OfText() implements Type {
    @Override
    public String toString() {
      return "text";
    }
  }

  /** Value: {@link Boolean}. */
  record OfBoolean() implements Type {
    @Override
    public String toString() {
      return "boolean";
    }
  }

  /** Value: {@link org.losslint.quantity.Version}. */
  record OfVersion() implements Type {
    @Override
    public String toString() {
      return "version";
    }
  }

  /**
   * Value: {@link String}, one of {@code words}.
   *
   * @param name what the words are, for messages: {@code role}
   */
  record OfWord(String name, List<String> words) implements Type {
    public OfWord {
      words = List.copyOf(words);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** Value: {@link Items}. */
  record OfList(Type element) implements Type {
    @Override
    public String toString() {
      return "list of " + element;
    }
  }

  /** Value: {@link Subject} of the kind of this name. */
  record OfSubject(String kind) implements Type {
    @Override
    public String toString() {
      return kind;
    }
  }

  static Type word(String name, String... words) {
    return new OfWord(name, List.of(words));
  }

  static Type listOf(Type element) {
    return new OfList(element);
  }

  static Type subject(String kind) {
    return new OfSubject(kind);
  }
}
