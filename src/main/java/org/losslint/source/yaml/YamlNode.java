package org.losslint.source.yaml;

import java.util.List;
import java.util.Optional;
import org.losslint.source.Place;

/** A piece of a YAML document as it is written, with its place; nothing is converted. */
public sealed interface YamlNode {
  Place place();

  /** What it is, for messages: {@code a list}. */
  String kind();

  /**
   * A value or a name.
   *
   * @param text without quotes, else as written
   * @param plain whether it stands without quotes
   */
  record Scalar(String text, boolean plain, Place place) implements YamlNode {
    /** Nothing is written, or what YAML spells nothing with. */
    public boolean isEmpty() {
      return plain && (text.isEmpty() || text.equals("~") || text.equals("null"));
    }

    @Override
    public String kind() {
      return isEmpty() ? "nothing" : "`" + text + "`";
    }
  }

  record Sequence(List<YamlNode> items, Place place) implements YamlNode {
    public Sequence {
      items = List.copyOf(items);
    }

    @Override
    public String kind() {
      return "a list";
    }
  }

  /**
   * Keys with values in the order of the file. A key that stands twice is here twice: who reads it
   * says so.
   */
  record Mapping(List<Entry> entries, Place place) implements YamlNode {
    public Mapping {
      entries = List.copyOf(entries);
    }

    /** The value of the first entry with this key. */
    public Optional<YamlNode> value(String key) {
      for (Entry entry : entries) {
        if (entry.key().text().equals(key)) {
          return Optional.of(entry.value());
        }
      }
      return Optional.empty();
    }

    @Override
    public String kind() {
      return "a mapping";
    }
  }

  record Entry(Scalar key, YamlNode value) {}
}
