package org.losslint.rules.prepared;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Attribute;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;
import org.losslint.model.Vocabulary;
import org.losslint.quantity.Dimension;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Rational;

/**
 * Reads what {@link FormWriter} wrote. The form is made by the build that made these classes and
 * travels with them, so anything unexpected in it is a defect of the build.
 */
final class FormReader {
  static final int VERSION = 1;

  static final int QUANTITY = 0;
  static final int TEXT = 1;
  static final int BOOLEAN = 2;
  static final int VERSION_TYPE = 3;
  static final int WORD = 4;
  static final int LIST = 5;
  static final int SUBJECT = 6;

  /** Powers of units are kept as numbers from 0 on. */
  static final int MOST_POWER = 64;

  private final byte[] bytes;
  private final Vocabulary vocabulary;
  private final int[] textStarts;
  private final String[] texts;
  private final Type[] types;
  private final String[] attributeKinds;
  private final String[] attributeNames;
  private final Attribute[] attributes;
  private int at;

  FormReader(byte[] bytes, Vocabulary vocabulary) {
    this.bytes = bytes;
    this.vocabulary = vocabulary;
    int version = number();
    if (version != VERSION) {
      throw new IllegalStateException("the prepared packs are of version " + version);
    }
    int count = number();
    textStarts = new int[count];
    texts = new String[count];
    for (int i = 0; i < count; i++) {
      textStarts[i] = at;
      int length = number();
      at += length;
    }
    types = new Type[number()];
    int[] starts = new int[types.length];
    for (int i = 0; i < types.length; i++) {
      starts[i] = at;
      skipType();
    }
    int end = at;
    for (int i = 0; i < types.length; i++) {
      typeAt(i, starts);
    }
    at = end;
    attributes = new Attribute[number()];
    attributeKinds = new String[attributes.length];
    attributeNames = new String[attributes.length];
    for (int i = 0; i < attributes.length; i++) {
      List<String> names = texts();
      attributeKinds[i] = names.get(0);
      attributeNames[i] = names.get(1);
    }
  }

  private void skipType() {
    int code = number();
    if (code == QUANTITY) {
      dimension();
    } else if (code == WORD) {
      text();
      texts();
    } else if (code == LIST || code == SUBJECT) {
      number();
    }
  }

  private Type typeAt(int index, int[] starts) {
    if (types[index] == null) {
      at = starts[index];
      types[index] =
          switch (number()) {
            case QUANTITY -> new Type.OfQuantity(dimension());
            case TEXT -> Type.TEXT;
            case BOOLEAN -> Type.BOOLEAN;
            case VERSION_TYPE -> Type.VERSION;
            case WORD -> new Type.OfWord(text(), texts());
            case LIST -> Type.listOf(typeAt(number(), starts));
            case SUBJECT -> Type.subject(text());
            default -> throw new IllegalStateException("a type of no kind");
          };
    }
    return types[index];
  }

  int position() {
    return at;
  }

  void goTo(int position) {
    at = position;
  }

  int number() {
    int value = 0;
    int shift = 0;
    byte next;
    do {
      next = bytes[at++];
      value |= (next & 0x7F) << shift;
      shift += 7;
    } while (next < 0);
    return value;
  }

  boolean flag() {
    return bytes[at++] != 0;
  }

  String text() {
    int index = number();
    String text = texts[index];
    if (text == null) {
      int here = at;
      at = textStarts[index];
      int length = number();
      text = new String(bytes, at, length, StandardCharsets.UTF_8);
      texts[index] = text;
      at = here;
    }
    return text;
  }

  List<String> texts() {
    int count = number();
    List<String> all = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      all.add(text());
    }
    return all;
  }

  Type type() {
    return types[number()];
  }

  Attribute attribute() {
    int index = number();
    Attribute attribute = attributes[index];
    if (attribute == null) {
      String kind = attributeKinds[index];
      String name = attributeNames[index];
      Optional<SubjectKind<?>> owner = vocabulary.kind(kind);
      attribute =
          owner
              .flatMap(k -> k.attribute(name))
              .orElseThrow(() -> new IllegalStateException("no attribute " + kind + "." + name));
      attributes[index] = attribute;
    }
    return attribute;
  }

  Quantity quantity() {
    String value = text();
    Dimension dimension = ((Type.OfQuantity) type()).dimension();
    int slash = value.indexOf('/');
    Rational number =
        slash < 0
            ? Rational.parse(value)
            : Rational.parse(value.substring(0, slash))
                .dividedBy(Rational.parse(value.substring(slash + 1)));
    return new Quantity(number, dimension);
  }

  /** One of an enumeration; empty where none was written. */
  <E> Optional<E> optional(E[] values) {
    int number = number();
    return number == 0 ? Optional.empty() : Optional.of(values[number - 1]);
  }

  <E> E choice(E[] values) {
    return values[number()];
  }

  private Dimension dimension() {
    return new Dimension(
        number() - MOST_POWER,
        number() - MOST_POWER,
        number() - MOST_POWER,
        number() - MOST_POWER,
        flag());
  }
}
