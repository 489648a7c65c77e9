package org.losslint.syntax;

import org.losslint.source.SourceText;

/**
 * Where the tags of an XML text stand. It goes from tag to tag in step with the reader that tells
 * what they mean: the places that the reader itself gives are wrong by a few characters wherever
 * its buffer ended within a tag.
 */
final class XmlTags {
  private final SourceText text;
  private final int length;
  private int start;
  private int end;
  private boolean empty;
  private boolean ofEmpty;

  XmlTags(SourceText text) {
    this.text = text;
    this.length = text.length();
  }

  /** Starts anew. */
  void goTo(int offset) {
    start = offset;
    end = offset;
    empty = false;
    ofEmpty = false;
  }

  int start() {
    return start;
  }

  /** Behind the tag. */
  int end() {
    return end;
  }

  /** Goes to the next tag of a start; returns false when the text ends before or within it. */
  boolean toStart() {
    ofEmpty = false;
    return next();
  }

  /** Goes to the next tag of an end; an empty element ends where it starts. */
  boolean toEnd() {
    if (empty) {
      empty = false;
      ofEmpty = true;
      return true;
    }
    ofEmpty = false;
    return next();
  }

  /** Whether the end at hand is that of an empty element. */
  boolean isOfEmpty() {
    return ofEmpty;
  }

  /** Whether the text holds another whole tag. */
  boolean hasNext() {
    int at = tag(end);
    return at < length && tagEnd(at) >= 0;
  }

  /** Where the next one starts, or a document type. */
  int peek() {
    return tag(end);
  }

  private boolean next() {
    int at = tag(end);
    int close = at < length ? tagEnd(at) : -1;
    if (close < 0) {
      return false;
    }
    start = at;
    end = close + 1;
    empty = text.at(at + 1) != '/' && text.at(close - 1) == '/';
    return true;
  }

  /** The next tag from here on, past comments, instructions and marked sections. */
  private int tag(int from) {
    int at = from;
    while (at < length) {
      if (text.at(at) != '<') {
        at++;
      } else if (text.startsWith("<!--", at)) {
        at = behind("-->", at + 4);
      } else if (text.startsWith("<![CDATA[", at)) {
        at = behind("]]>", at + 9);
      } else if (text.startsWith("<?", at)) {
        at = behind("?>", at + 2);
      } else {
        return at;
      }
    }
    return length;
  }

  private int behind(String mark, int from) {
    int at = from;
    while (at < length && !text.startsWith(mark, at)) {
      at++;
    }
    return Math.min(at + mark.length(), length);
  }

  private int tagEnd(int from) {
    int quote = 0;
    for (int at = from; at < length; at++) {
      int c = text.at(at);
      if (quote != 0) {
        quote = c == quote ? 0 : quote;
      } else if (c == '"' || c == '\'') {
        quote = c;
      } else if (c == '>') {
        return at;
      }
    }
    return -1;
  }
}
