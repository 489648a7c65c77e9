package org.losslint.syntax;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.losslint.source.SourceCharacters;
import org.losslint.source.SourceText;

/** Makes elements of the members of JSON objects, in whichever dialect they are written. */
final class JsonMembers {
  private final JsonParser json;
  private final SourceCharacters characters;
  private final SourceText text;
  private final ElementBuilder elements;

  JsonMembers(
      JsonParser json, SourceCharacters characters, SourceText text, ElementBuilder elements) {
    this.json = json;
    this.characters = characters;
    this.text = text;
    this.elements = elements;
  }

  /** What JSON gives beside an element: {@code "@priority": {"inactive": true}}. */
  private record Beside(String name, int index, String attribute, String content, int at) {}

  /** Where the token at hand starts. */
  int at() {
    return characters.offset(json.currentTokenLocation().getCharOffset());
  }

  /** Behind the token at hand. */
  int tokenEnd() {
    int at = at();
    boolean quoted = at < text.length() && text.at(at) == '"';
    int end = at + 1;
    while (end < text.length()) {
      int c = text.at(end);
      if (quoted && c == '"') {
        return end + 1;
      }
      if (!quoted && (c <= ' ' || c == ',' || c == '}' || c == ']')) {
        return end;
      }
      end += quoted && c == '\\' ? 2 : 1;
    }
    return text.length();
  }

  /** The members of the object at hand, or of each object of the array at hand. */
  void read() throws IOException {
    if (json.currentToken() == JsonToken.START_ARRAY) {
      while (json.nextToken() != JsonToken.END_ARRAY) {
        read();
      }
    } else if (json.currentToken() == JsonToken.START_OBJECT) {
      List<Beside> beside = List.of();
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        String key = json.currentName();
        int start = at();
        int keyEnd = tokenEnd();
        json.nextToken();
        if (key.equals("@") || key.equals("attributes")) {
          attributes();
        } else if (key.equals("data")) {
          data();
        } else if (key.startsWith("@")) {
          beside = beside.isEmpty() ? new ArrayList<>(2) : beside;
          beside(Element.local(key.substring(1)), beside);
        } else {
          member(Element.local(key), start, keyEnd);
        }
      }
      apply(beside);
    } else {
      value();
    }
  }

  void member(String name, int start, int keyEnd) throws IOException {
    if (json.currentToken() != JsonToken.START_ARRAY) {
      element(name, start, keyEnd);
      return;
    }
    boolean first = true;
    while (json.nextToken() != JsonToken.END_ARRAY) {
      if (json.currentToken() == JsonToken.START_ARRAY) {
        member(name, start, keyEnd);
      } else if (json.currentToken() == JsonToken.START_OBJECT && !first) {
        element(name, at(), at() + 1);
      } else {
        element(name, start, keyEnd);
      }
      first = false;
    }
  }

  private void element(String name, int start, int headEnd) throws IOException {
    elements.open(name, start, headEnd);
    if (elements.isTooLarge()) {
      json.skipChildren();
      return;
    }
    read();
    elements.close(tokenEnd());
  }

  /** The value of a leaf in the verbose dialect. */
  private void data() throws IOException {
    if (json.currentToken() == JsonToken.START_ARRAY) {
      while (json.nextToken() != JsonToken.END_ARRAY) {
        data();
      }
    } else {
      value();
    }
  }

  private void value() throws IOException {
    JsonToken token = json.currentToken();
    if (token.isStructStart()) {
      json.skipChildren();
      return;
    }
    if (token == JsonToken.VALUE_NULL || token == JsonToken.VALUE_TRUE) {
      return;
    }
    boolean quoted = token == JsonToken.VALUE_STRING;
    String value = json.getText();
    int start = at();
    int end = tokenEnd();
    if (!quoted && end == text.length()) {
      // A number has no sign that ends it, so where the text is cut it may be longer.
      json.nextToken();
    }
    elements.value(value, quoted ? start + 1 : start, quoted ? Math.max(start + 1, end - 1) : end);
  }

  /** {@code "@": {"inactive": true}} of the element that is open. */
  private void attributes() throws IOException {
    if (json.currentToken() != JsonToken.START_OBJECT) {
      json.skipChildren();
      return;
    }
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String name = json.currentName();
      int start = at();
      json.nextToken();
      if (json.currentToken().isStructStart()) {
        json.skipChildren();
      } else if (Element.local(name).equals("comment")) {
        elements.annotation(json.getText(), at() + 1, tokenEnd() - 1);
        elements.annotated();
      } else {
        elements.attribute(name, content(), start, tokenEnd());
      }
    }
  }

  private String content() throws IOException {
    String content = json.getText();
    return content == null || content.equals("null") ? "" : content;
  }

  private void beside(String name, List<Beside> beside) throws IOException {
    int index = -1;
    boolean each = json.currentToken() == JsonToken.START_ARRAY;
    if (!each) {
      beside(name, index, beside);
      return;
    }
    while (json.nextToken() != JsonToken.END_ARRAY) {
      beside(name, ++index, beside);
    }
  }

  private void beside(String name, int index, List<Beside> beside) throws IOException {
    if (json.currentToken() != JsonToken.START_OBJECT) {
      json.skipChildren();
      return;
    }
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String attribute = json.currentName();
      int start = at();
      json.nextToken();
      if (json.currentToken().isStructStart()) {
        json.skipChildren();
      } else {
        beside.add(new Beside(name, index, attribute, content(), start));
      }
    }
  }

  private void apply(List<Beside> beside) {
    for (Beside one : beside) {
      int index = 0;
      for (Element element : elements.siblings()) {
        if (element.name().equals(one.name)) {
          if (one.index < 0 || one.index == index) {
            elements.attribute(element, one.attribute, one.content, one.at, one.at + 1);
          }
          index++;
        }
      }
    }
  }
}
