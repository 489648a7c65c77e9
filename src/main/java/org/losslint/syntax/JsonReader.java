package org.losslint.syntax;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.losslint.source.SourceCharacters;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

/**
 * Reads configurations in JSON, in both of its dialects: the verbose one ({@code "priority":
 * [{"data": "low"}]}, attributes under {@code "attributes"}) and the compact one ({@code
 * "priority": "low"}, {@code [null]} for what has no value, attributes under {@code "@"} and {@code
 * "@priority"}).
 */
final class JsonReader {
  /** An object and an array for each level of the configuration, and what wraps it. */
  private static final int DEEPEST = 4 * Blocks.DEEPEST;

  private final SourceFile file;
  private final SourceText text;
  private final Diagnostics log;
  private final TextComplaints complaints;
  private final ElementParts parts;
  private final int textEnd;
  private SourceCharacters characters;
  private ElementBuilder elements;
  private boolean inConfiguration;
  private boolean readable = true;

  JsonReader(SourceFile file) {
    this.file = file;
    this.text = file.text();
    this.characters = new SourceCharacters(text, 0);
    this.log = new Diagnostics(file);
    this.complaints = new TextComplaints(log);
    this.parts = new ElementParts(file, log, complaints, true);
    this.elements = parts.begin();
    int end = text.length();
    while (end > 0 && text.at(end - 1) <= ' ') {
      end--;
    }
    this.textEnd = end;
  }

  JunosDocument read() {
    JsonFactory factory =
        JsonFactory.builder()
            .enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS)
            .streamReadConstraints(
                StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST)
                    .maxStringLength(Phrase.LONGEST)
                    .maxNumberLength(Phrase.LONGEST)
                    .maxNameLength(Phrase.LONGEST)
                    .build())
            .build();
    int at = between(0);
    while (at < textEnd && readable) {
      at = between(document(factory, at));
    }
    if (readable && parts.isEmpty()) {
      complaints.noConfiguration();
      readable = false;
    }
    return new JunosDocument(file, parts.configurations(), log.list(), readable);
  }

  /** Passes over what stands before, between and behind documents. */
  private int between(int from) {
    int at = from;
    while (at < textEnd) {
      int c = text.at(at);
      if (c <= ' ') {
        at++;
      } else if (c == '{' && isFollowedBy(at, '"', '}') || c == '[' && isFollowedBy(at, '{', '{')) {
        return at;
      } else if (c == '<' || c == ']') {
        // A reply that is XML around JSON, and the mark that ends it.
        at = tagEnd(at);
      } else {
        complaints.session(at, text.lineEnd(at));
        at = text.lineEnd(at);
      }
    }
    return at;
  }

  private boolean isFollowedBy(int at, int one, int other) {
    int next = at + 1;
    while (next < textEnd && text.at(next) <= ' ') {
      next++;
    }
    return next < textEnd && (text.at(next) == one || text.at(next) == other);
  }

  private int tagEnd(int at) {
    int close = text.indexOf('>', at, textEnd);
    return close < 0 ? textEnd : close + 1;
  }

  private int document(JsonFactory factory, int start) {
    characters = new SourceCharacters(text, start);
    elements = parts.begin();
    inConfiguration = false;
    try (JsonParser json = factory.createParser(characters)) {
      json.nextToken();
      JsonMembers members = new JsonMembers(json, characters, text, elements);
      wrapper(json, members, true);
      finish(members.at() + 1);
      return members.at() + 1;
    } catch (JsonEOFException e) {
      cut();
    } catch (StreamConstraintsException e) {
      tooLarge(start, e);
    } catch (JsonParseException e) {
      broken(characters.offset(e.getLocation().getCharOffset()));
    } catch (IOException e) {
      throw new UncheckedIOException("a text in memory cannot fail to be read", e);
    }
    return text.length();
  }

  private void finish(int end) {
    if (elements.isTooLarge()) {
      readable = false;
    } else if (!elements.configuration().children().isEmpty()) {
      elements.configuration().endAt(end);
      parts.add(elements);
    }
  }

  private void tooLarge(int start, StreamConstraintsException limit) {
    if (limit.getOriginalMessage().contains("nesting")) {
      if (!elements.isTooLarge()) {
        complaints.tooDeep(start, start + 1, Blocks.DEEPEST);
      }
    } else {
      JsonLocation place = limit.getLocation();
      complaints.longWord(place == null ? start : characters.offset(place.getCharOffset()));
    }
    readable = false;
  }

  private void cut() {
    if (inConfiguration) {
      elements.breakOff(text.length(), text.length());
      parts.add(elements);
    } else {
      complaints.open(text.length(), "", 0, text.length(), text.length());
      if (!elements.configuration().children().isEmpty()) {
        parts.add(elements);
      }
      parts.cutLast();
    }
  }

  private void broken(int at) {
    if (at >= textEnd) {
      cut();
      return;
    }
    new ElementComplaints(log).noJson(at, text.lineEnd(at));
    readable = false;
    elements.closeAll(at);
    parts.add(elements);
  }

  /** Looks for the configuration in an object or array around it. */
  private void wrapper(JsonParser json, JsonMembers members, boolean outermost) throws IOException {
    if (json.currentToken() == JsonToken.START_ARRAY) {
      while (json.nextToken() != JsonToken.END_ARRAY) {
        wrapper(json, members, outermost);
      }
    } else if (json.currentToken() == JsonToken.START_OBJECT) {
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        String name = Element.local(json.currentName());
        int start = members.at();
        int keyEnd = members.tokenEnd();
        json.nextToken();
        if (name.equals("configuration")) {
          inConfiguration = true;
          members.read();
          inConfiguration = false;
        } else if (outermost && isStanza(name)) {
          inConfiguration = true;
          members.member(name, start, keyEnd);
          inConfiguration = false;
        } else {
          wrapper(json, members, false);
        }
      }
    }
  }

  private static boolean isStanza(String name) {
    return Schema.bundled().root().findByName(name) != null || Part.isOfClassOfService(name);
  }
}
