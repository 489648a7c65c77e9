package org.losslint.rules.prepared;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.model.Attribute;
import org.losslint.model.Type;
import org.losslint.quantity.Dimension;
import org.losslint.quantity.Quantity;

/**
 * Writes the smallest parts of the prepared form. Texts, types and attributes stand once each, in
 * front of everything that names them by their number.
 */
final class FormWriter {
  private final Map<String, Integer> texts = new LinkedHashMap<>();
  private final Map<Type, Integer> types = new LinkedHashMap<>();
  private final Map<List<String>, Integer> attributes = new LinkedHashMap<>();
  private ByteArrayOutputStream out = new ByteArrayOutputStream();

  /** A number from 0 on, seven bits a byte. */
  void number(int value) {
    if (value < 0) {
      throw new IllegalArgumentException("a number below zero: " + value);
    }
    int rest = value;
    while (rest > 0x7F) {
      out.write((rest & 0x7F) | 0x80);
      rest >>>= 7;
    }
    out.write(rest);
  }

  void flag(boolean value) {
    out.write(value ? 1 : 0);
  }

  void text(String text) {
    number(numberOf(text, texts));
  }

  void texts(List<String> all) {
    number(all.size());
    for (String text : all) {
      text(text);
    }
  }

  void type(Type type) {
    number(numberOf(type, types));
  }

  void attribute(String kind, Attribute attribute) {
    number(numberOf(List.of(kind, attribute.name()), attributes));
  }

  void quantity(Quantity quantity) {
    text(quantity.value().toString());
    type(new Type.OfQuantity(quantity.dimension()));
  }

  /** One of an enumeration; none is 0. */
  void choice(Optional<? extends Enum<?>> choice) {
    number(choice.isPresent() ? choice.get().ordinal() + 1 : 0);
  }

  void choice(Enum<?> choice) {
    number(choice.ordinal());
  }

  /** What {@code content} writes, with its length in front, so that a reader can skip it. */
  void block(Runnable content) {
    ByteArrayOutputStream outer = out;
    out = new ByteArrayOutputStream();
    content.run();
    byte[] inner = out.toByteArray();
    out = outer;
    number(inner.length);
    out.writeBytes(inner);
  }

  private static <T> int numberOf(T item, Map<T, Integer> numbers) {
    Integer known = numbers.putIfAbsent(item, numbers.size());
    return known == null ? numbers.size() - 1 : known;
  }

  /** Everything that was written, with what it names. */
  byte[] bytes() {
    byte[] body = out.toByteArray();
    out = new ByteArrayOutputStream();
    // The elements of lists are types as well, and come first.
    for (Type type : new ArrayList<>(types.keySet())) {
      registerElements(type);
    }
    writeTypes();
    number(attributes.size());
    for (List<String> attribute : attributes.keySet()) {
      texts(attribute);
    }
    byte[] tables = out.toByteArray();
    out = new ByteArrayOutputStream();
    number(FormReader.VERSION);
    number(texts.size());
    for (String text : texts.keySet()) {
      byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
      number(encoded.length);
      out.writeBytes(encoded);
    }
    out.writeBytes(tables);
    out.writeBytes(body);
    return out.toByteArray();
  }

  private void registerElements(Type type) {
    if (type instanceof Type.OfList list) {
      numberOf(list.element(), types);
      registerElements(list.element());
    }
  }

  private void writeTypes() {
    number(types.size());
    for (Type type : types.keySet()) {
      if (type instanceof Type.OfQuantity quantity) {
        number(FormReader.QUANTITY);
        dimension(quantity.dimension());
      } else if (type instanceof Type.OfWord word) {
        number(FormReader.WORD);
        text(word.name());
        texts(word.words());
      } else if (type instanceof Type.OfList list) {
        number(FormReader.LIST);
        number(types.get(list.element()));
      } else if (type instanceof Type.OfSubject subject) {
        number(FormReader.SUBJECT);
        text(subject.kind());
      } else if (type instanceof Type.OfBoolean) {
        number(FormReader.BOOLEAN);
      } else if (type instanceof Type.OfVersion) {
        number(FormReader.VERSION_TYPE);
      } else {
        number(FormReader.TEXT);
      }
    }
  }

  private void dimension(Dimension dimension) {
    number(dimension.time() + FormReader.MOST_POWER);
    number(dimension.data() + FormReader.MOST_POWER);
    number(dimension.length() + FormReader.MOST_POWER);
    number(dimension.event() + FormReader.MOST_POWER);
    flag(dimension.ratio());
  }
}
