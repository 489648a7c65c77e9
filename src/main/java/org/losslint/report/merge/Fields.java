package org.losslint.report.merge;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An object of a report in JSON lines, which knows where it stands. */
final class Fields {
  private static final JsonFactory FACTORY = new JsonFactory();

  /** {@code shard-2.jsonl:14}. */
  private final String where;

  private final Map<String, Object> values;

  private Fields(String where, Map<String, Object> values) {
    this.where = where;
    this.values = values;
  }

  /**
   * Reads one line.
   *
   * @throws MergeException where it is no object in JSON
   */
  static Fields of(String line, String where) throws MergeException {
    try (JsonParser json = FACTORY.createParser(line)) {
      if (json.nextToken() == JsonToken.START_OBJECT && value(json) instanceof Map<?, ?> map) {
        if (json.nextToken() == null) {
          return of(map, where);
        }
      }
    } catch (IOException e) {
      // Said below: who cut a file or edited it by hand has little use for what a parser thinks.
    }
    throw new MergeException(
        where + ": the line is no object in JSON",
        "merge reports as `losslint check --shard I/N -f jsonl=FILE` writes them");
  }

  private static Fields of(Map<?, ?> map, String where) {
    Map<String, Object> values = new LinkedHashMap<>();
    map.forEach((key, value) -> values.put((String) key, value));
    return new Fields(where, values);
  }

  @CheckForNull
  private static Object value(JsonParser json) throws IOException {
    switch (json.currentToken()) {
      case START_OBJECT -> {
        Map<String, Object> object = new LinkedHashMap<>();
        while (json.nextToken() != JsonToken.END_OBJECT) {
          String key = json.currentName();
          json.nextToken();
          object.put(key, value(json));
        }
        return object;
      }
      case START_ARRAY -> {
        List<Object> list = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
          list.add(value(json));
        }
        return list;
      }
      case VALUE_STRING -> {
        return json.getText();
      }
      case VALUE_NUMBER_INT -> {
        return json.getIntValue();
      }
      case VALUE_TRUE, VALUE_FALSE -> {
        return json.getBooleanValue();
      }
      case VALUE_NULL -> {
        return null;
      }
      default -> throw new IOException("unexpected " + json.currentToken());
    }
  }

  String where() {
    return where;
  }

  /** Whether it holds the key, with a value that is not null. */
  boolean has(String key) {
    return values.get(key) != null;
  }

  String text(String key) throws MergeException {
    if (values.get(key) instanceof String text) {
      return text;
    }
    throw wrong(key, "a text");
  }

  /** Empty where it is null. */
  String textOrEmpty(String key) throws MergeException {
    return values.containsKey(key) && !has(key) ? "" : text(key);
  }

  int number(String key) throws MergeException {
    if (values.get(key) instanceof Integer number) {
      return number;
    }
    throw wrong(key, "a whole number");
  }

  boolean flag(String key) throws MergeException {
    if (values.get(key) instanceof Boolean flag) {
      return flag;
    }
    throw wrong(key, "true or false");
  }

  Fields object(String key) throws MergeException {
    if (values.get(key) instanceof Map<?, ?> map) {
      return of(map, where);
    }
    throw wrong(key, "an object");
  }

  /** The keys in their order. */
  List<String> keys() {
    return new ArrayList<>(values.keySet());
  }

  List<String> texts(String key) throws MergeException {
    List<String> texts = new ArrayList<>();
    for (Object each : list(key)) {
      if (!(each instanceof String text)) {
        throw wrong(key, "a list of texts");
      }
      texts.add(text);
    }
    return texts;
  }

  List<Fields> objects(String key) throws MergeException {
    List<Fields> objects = new ArrayList<>();
    for (Object each : list(key)) {
      if (!(each instanceof Map<?, ?> map)) {
        throw wrong(key, "a list of objects");
      }
      objects.add(of(map, where));
    }
    return objects;
  }

  List<?> list(String key) throws MergeException {
    if (values.get(key) instanceof List<?> list) {
      return list;
    }
    throw wrong(key, "a list");
  }

  /** What to say of a key that lacks or holds another thing than it should. */
  MergeException wrong(String key, String wanted) {
    String value =
        has(key) ? "`" + key + "` is `" + values.get(key) + "`" : "there is no `" + key + "`";
    return new MergeException(
        where + ": " + value + ", and " + wanted + " is wanted",
        "write the report of the shard again");
  }
}
