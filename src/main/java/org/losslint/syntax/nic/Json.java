package org.losslint.syntax.nic;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import org.losslint.source.Diagnostic.Kind;
import org.losslint.source.Severity;
import org.losslint.source.Span;
import org.losslint.syntax.Word;

/**
 * A JSON text as a tree with places. What stands before an error is kept, since a truncated file
 * still says what it says.
 */
final class Json {
  /** The formats read here nest five levels; deeper ones are none of them. */
  private static final int DEEPEST = 40;

  private static final JsonFactory FACTORY =
      new JsonFactoryBuilder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(DEEPEST)
                  .maxStringLength(1 << 20)
                  .maxNumberLength(40)
                  .build())
          .build();

  /** A value of any kind. */
  sealed interface Value {
    Span span();

    /** The text of a string or number that is not empty. */
    default Optional<Word> word() {
      return Optional.empty();
    }

    /** The members of an object, none of anything else. */
    default Map<String, Value> members() {
      return Map.of();
    }

    default boolean isTrue() {
      return false;
    }
  }

  /** An object; its members in order, a key that comes twice is there twice. */
  record Members(List<Member> list, Span span) implements Value {

    /** By their keys in lower case with underscores; of a key that comes twice the later. */
    @Override
    public Map<String, Value> members() {
      Map<String, Value> members = new TreeMap<>();
      for (Member member : list) {
        String key = member.key().text().toLowerCase(Locale.ROOT).replace(' ', '_');
        members.put(key, member.value());
      }
      return members;
    }
  }

  /** A key and its value. */
  record Member(Word key, Value value) {}

  /** An array. */
  record Elements(List<Value> values, Span span) implements Value {}

  /**
   * A string, number, boolean or null.
   *
   * @param text of a string without quotes
   * @param number whether it is a number
   */
  record Scalar(String text, boolean number, Span span) implements Value {
    @Override
    public Optional<Word> word() {
      return text.isEmpty()
          ? Optional.empty()
          : Optional.of(new Word(text, span.start(), span.end()));
    }

    @Override
    public boolean isTrue() {
      return text.equals("true");
    }

    /** Whether it is a whole number from 0 on of a length that counters have. */
    boolean isCount() {
      if (!number || text.length() > 20) {
        return false;
      }
      for (int i = 0; i < text.length(); i++) {
        if (text.charAt(i) < '0' || text.charAt(i) > '9') {
          return false;
        }
      }
      return true;
    }
  }

  private final DiagnosticLog log;
  private final BiFunction<Integer, Integer, Span> place;
  private final JsonParser parser;
  private final String text;
  private boolean failed;
  private int lastChars;
  private int lastPoints;

  private Json(String text, BiFunction<Integer, Integer, Span> place, DiagnosticLog log) {
    this.text = text;
    this.place = place;
    this.log = log;
    try {
      this.parser = FACTORY.createParser(text);
    } catch (IOException e) {
      // A parser of a string in memory does no input or output.
      throw new UncheckedIOException(e);
    }
  }

  /**
   * All values of a text one after the other.
   *
   * @param place the span in the file of code points from … to of the text
   */
  static List<Value> read(
      String text, BiFunction<Integer, Integer, Span> place, DiagnosticLog log) {
    Json json = new Json(text, place, log);
    List<Value> values = new ArrayList<>(1);
    try (json.parser) {
      Value value = json.next();
      while (value != null) {
        values.add(value);
        value = json.failed ? null : json.next();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return values;
  }

  @CheckForNull
  private Value next() {
    JsonToken token = token();
    return token == null ? null : value(token);
  }

  /** The next token; null at the end of the text and behind an error, which is reported. */
  @CheckForNull
  private JsonToken token() {
    if (failed) {
      return null;
    }
    try {
      return parser.nextToken();
    } catch (JsonProcessingException e) {
      fail(e.getLocation(), e.getOriginalMessage());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return null;
  }

  private void fail(JsonLocation location, String message) {
    failed = true;
    int at = (int) Math.min(text.length(), Math.max(0, location.getCharOffset()));
    boolean end = at >= text.stripTrailing().length();
    Span where = place.apply(codePoints(at), codePoints(Math.min(text.length(), at + 1)));
    if (end) {
      log.cut(where, "the JSON text ends too early");
    } else {
      int line = message.indexOf('\n');
      log.add(
          Kind.SYNTAX,
          Severity.ERROR,
          where,
          "this is no JSON from here on: " + (line < 0 ? message : message.substring(0, line)),
          "let the tool write the file again; what stands before is judged");
    }
  }

  private Value value(JsonToken token) {
    int start = at(parser.currentTokenLocation());
    if (token == JsonToken.START_OBJECT) {
      return object(start);
    }
    if (token == JsonToken.START_ARRAY) {
      List<Value> values = new ArrayList<>();
      JsonToken next = token();
      while (next != null && next != JsonToken.END_ARRAY) {
        values.add(value(next));
        next = token();
      }
      return new Elements(List.copyOf(values), spanFrom(start));
    }
    return scalar(token, start);
  }

  private Value object(int start) {
    List<Member> members = new ArrayList<>();
    Set<String> keys = new HashSet<>();
    JsonToken next = token();
    while (next == JsonToken.FIELD_NAME) {
      String name = string();
      Span span = keySpan(at(parser.currentTokenLocation()));
      Word key = new Word(name, span.start(), span.end());
      if (!keys.add(name)) {
        log.add(
            Kind.DUPLICATE_KEY,
            Severity.ERROR,
            span,
            "the key `" + name + "` stands twice in one object; the later one counts",
            "let the tool write the file again");
      }
      next = token();
      if (next == null) {
        break;
      }
      members.add(new Member(key, value(next)));
      next = token();
    }
    return new Members(List.copyOf(members), spanFrom(start));
  }

  /** A key alone: behind it the parser has already passed the colon. */
  private Span keySpan(int start) {
    int end = start + 1;
    while (end < text.length() && text.charAt(end) != '"') {
      end += text.charAt(end) == '\\' ? 2 : 1;
    }
    int from = codePoints(start);
    return place.apply(from, codePoints(Math.min(text.length(), end + 1)));
  }

  private Scalar scalar(JsonToken token, int start) {
    String value = string();
    return new Scalar(value, token.isNumeric(), spanFrom(start));
  }

  private String string() {
    try {
      String value = parser.getText();
      return value == null ? "" : value;
    } catch (JsonProcessingException e) {
      fail(e.getLocation(), e.getOriginalMessage());
      return "";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int at(JsonLocation location) {
    return (int) Math.max(0, location.getCharOffset());
  }

  private Span spanFrom(int start) {
    int end = Math.min(text.length(), Math.max(start, at(parser.currentLocation())));
    int from = codePoints(start);
    return place.apply(from, codePoints(end));
  }

  /** Jackson counts UTF-16 units; places count code points. Goes on from the last answer. */
  private int codePoints(int chars) {
    int to = Math.min(chars, text.length());
    int from = Math.min(lastChars, to);
    lastPoints +=
        text.codePointCount(from, to) - text.codePointCount(from, Math.max(from, lastChars));
    lastChars = to;
    return lastPoints;
  }
}
