package org.losslint.syntax;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.losslint.source.SourceCharacters;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
import org.losslint.source.Span;

/**
 * Reads configurations in XML: the output of {@code display xml}, replies of NETCONF with whatever
 * wraps them, and the log of a whole session. A document type is refused, so that no entity is ever
 * expanded and nothing outside of the file is looked at.
 */
final class XmlReader {
  private static final String MESSAGE_END = "]]>]]>";

  private final SourceFile file;
  private final SourceText text;
  private final Diagnostics log;
  private final TextComplaints complaints;
  private final ElementComplaints elementComplaints;
  private final ElementParts parts;
  private final XmlTags tags;
  private final int textEnd;
  private final StringBuilder content = new StringBuilder();
  @CheckForNull private ElementBuilder elements;
  private boolean inComment;
  private boolean readable = true;

  /** How many elements are open outside of the configuration. */
  private int wrappers;

  /** Whether an element ended since the last one began. */
  private boolean holdsElements;

  XmlReader(SourceFile file) {
    this.file = file;
    this.text = file.text();
    this.log = new Diagnostics(file);
    this.complaints = new TextComplaints(log);
    this.elementComplaints = new ElementComplaints(log);
    this.parts = new ElementParts(file, log, complaints, false);
    this.tags = new XmlTags(text);
    int end = text.length();
    while (end > 0 && text.at(end - 1) <= ' ') {
      end--;
    }
    this.textEnd = end;
  }

  JunosDocument read() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    // What would be put together could be as long as the file.
    factory.setProperty(XMLInputFactory.IS_COALESCING, false);
    // A reply that is cut out of a session lacks the declaration of the prefix `junos`.
    factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
    // From JDK 24 on the parser refuses depth before our own limit, which says more, is reached.
    factory.setProperty("jdk.xml.maxElementDepth", "0");
    int at = between(0);
    while (at < textEnd && readable) {
      at = between(message(factory, at));
    }
    if (readable && parts.isEmpty()) {
      complaints.noConfiguration();
      readable = false;
    }
    return new JunosDocument(file, parts.configurations(), log.list(), readable);
  }

  /** Passes over what stands between messages; returns where the next one starts. */
  private int between(int from) {
    int at = from;
    while (at < textEnd) {
      int c = text.at(at);
      if (c <= ' ') {
        at++;
      } else if (text.startsWith(MESSAGE_END, at)) {
        at += MESSAGE_END.length();
      } else if (text.startsWith("<!--", at)) {
        at = commentEnd(at);
      } else if (c == '<') {
        return at;
      } else {
        int lineEnd = text.lineEnd(at);
        // NETCONF 1.1 counts the characters of its messages: #1234 and ## stand between them.
        if (c != '#') {
          complaints.session(at, lineEnd);
        }
        at = lineEnd;
      }
    }
    return at;
  }

  private int commentEnd(int start) {
    int at = start + 4;
    while (at < text.length() && !text.startsWith("-->", at)) {
      at++;
    }
    return Math.min(at + 3, text.length());
  }

  /** Reads one document; returns where it ends. */
  private int message(XMLInputFactory factory, int start) {
    wrappers = 0;
    tags.goTo(start);
    try {
      XMLStreamReader xml = factory.createXMLStreamReader(new SourceCharacters(text, start));
      try {
        return events(xml);
      } finally {
        xml.close();
      }
    } catch (XMLStreamException e) {
      broken(place(start, e.getLocation()));
      return text.length();
    }
  }

  private int events(XMLStreamReader xml) throws XMLStreamException {
    while (xml.hasNext()) {
      switch (xml.next()) {
        case XMLStreamConstants.DTD:
          int type = tags.hasNext() ? tags.peek() : tags.end();
          elementComplaints.documentType(type, text.lineEnd(type));
          readable = false;
          return text.length();
        case XMLStreamConstants.START_ELEMENT:
          start(xml);
          break;
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE:
          if (isTooLong(xml)) {
            readable = false;
            return text.length();
          }
          break;
        case XMLStreamConstants.END_ELEMENT:
          end(xml);
          if (wrappers == 0 && elements == null) {
            return tags.end();
          }
          break;
        default:
          break;
      }
      ElementBuilder builder = elements;
      if (builder != null && builder.isTooLarge()) {
        readable = false;
        return text.length();
      }
    }
    return text.length();
  }

  /** Takes a piece of text; whether it is more than a value can be. */
  private boolean isTooLong(XMLStreamReader xml) {
    if (elements == null) {
      return false;
    }
    content.append(xml.getTextCharacters(), xml.getTextStart(), xml.getTextLength());
    if (content.length() > Phrase.LONGEST) {
      complaints.longWord(tags.end());
      return true;
    }
    return false;
  }

  /** The reader counts lines from where it started. */
  private int place(int start, @CheckForNull Location location) {
    int line = text.position(start).line() + (location == null ? 0 : location.getLineNumber() - 1);
    if (location == null || line > text.lineCount() || line < 1) {
      return tags.end();
    }
    int column = Math.max(0, location.getColumnNumber() - 1);
    Span whole = text.line(line);
    return Math.max(tags.end(), Math.min(whole.start() + column, whole.end()));
  }

  private void start(XMLStreamReader xml) {
    int before = tags.end();
    tags.toStart();
    int start = tags.start();
    int end = tags.end();
    stray(before, start);
    String name = Element.local(xml.getLocalName());
    ElementBuilder builder = elements;
    if (builder == null) {
      if (name.equals("configuration")) {
        elements = parts.begin();
      } else {
        wrappers++;
      }
    } else if (isComment(xml, name)) {
      inComment = true;
    } else if (!name.equals("undocumented")) {
      builder.open(name, start, end);
      for (int i = 0; i < xml.getAttributeCount(); i++) {
        builder.attribute(xml.getAttributeLocalName(i), xml.getAttributeValue(i), start, end);
      }
    }
    holdsElements = false;
  }

  /** {@code <junos:comment>}, whose prefix tells it from a statement. */
  private static boolean isComment(XMLStreamReader xml, String name) {
    return name.equals("comment") && xml.getLocalName().length() > name.length();
  }

  private void end(XMLStreamReader xml) {
    int from = tags.end();
    tags.toEnd();
    int to = tags.isOfEmpty() ? from : tags.start();
    int end = tags.end();
    ElementBuilder builder = elements;
    if (builder == null) {
      wrappers--;
      content.setLength(0);
      return;
    }
    String name = Element.local(xml.getLocalName());
    if (holdsElements || name.equals("undocumented")) {
      stray(from, to);
    }
    String written = content.toString().strip();
    content.setLength(0);
    while (from < to && text.at(from) <= ' ') {
      from++;
    }
    while (to > from && text.at(to - 1) <= ' ') {
      to--;
    }
    if (inComment) {
      builder.annotation(written, from, to);
      inComment = false;
    } else if (name.equals("configuration") && builder.depth() == 0) {
      elements = null;
      builder.configuration().endAt(end);
      parts.add(builder);
    } else if (!name.equals("undocumented")) {
      if (!written.isEmpty() && !holdsElements) {
        builder.value(written, from, to);
      }
      builder.close(end);
    }
    holdsElements = true;
  }

  /** Text beside elements is none of the configuration: a pager mark, a prompt. */
  private void stray(int start, int end) {
    if (elements != null && holdsText()) {
      int from = start;
      while (from < end && text.at(from) <= ' ') {
        from++;
      }
      complaints.session(from, Math.min(end, text.lineEnd(from)));
    }
    content.setLength(0);
  }

  private boolean holdsText() {
    for (int i = 0; i < content.length(); i++) {
      if (content.charAt(i) > ' ') {
        return true;
      }
    }
    return false;
  }

  private void broken(int at) {
    ElementBuilder builder = elements;
    elements = null;
    if (tags.hasNext()) {
      elementComplaints.noXml(at, text.lineEnd(at));
      readable = false;
      if (builder != null) {
        builder.closeAll(at);
        parts.add(builder);
      }
      return;
    }
    int from = tags.end();
    while (from < textEnd && text.at(from) <= ' ') {
      from++;
    }
    if (builder != null) {
      builder.breakOff(text.length(), from);
      parts.add(builder);
    } else {
      complaints.open(text.length(), "", tags.end(), from, textEnd);
      parts.cutLast();
    }
  }
}
