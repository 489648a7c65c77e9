package org.losslint.syntax.nic;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.losslint.quantity.Rational;
import org.losslint.source.Diagnostic.Kind;
import org.losslint.source.Severity;
import org.losslint.source.SourceText;
import org.losslint.source.Span;
import org.losslint.syntax.Word;

/**
 * Reads the XML of {@code show interfaces queue | display xml} and {@code show interfaces extensive
 * | display xml}. A document type is refused, so that no entity is ever expanded.
 */
final class SwitchXml {
  private static final Map<String, String> COUNTERS =
      Map.ofEntries(
          Map.entry("queue-counters-queued-packets", "queued-packets"),
          Map.entry("queue-counters-queued-bytes", "queued-bytes"),
          Map.entry("queue-counters-trans-packets", "tx-packets"),
          Map.entry("queue-counters-trans-bytes", "tx-bytes"),
          Map.entry("queue-counters-tail-drop-packets", "tail-dropped-packets"),
          Map.entry("queue-counters-tail-drop-bytes", "tail-dropped-bytes"),
          Map.entry("queue-counters-rl-drop-packets", "rl-dropped-packets"),
          Map.entry("queue-counters-rate-limit-drop-packets", "rl-dropped-packets"),
          Map.entry("queue-counters-red-packets", "red-dropped-packets"),
          Map.entry("queue-counters-red-bytes", "red-dropped-bytes"),
          Map.entry("queue-counters-total-drop-packets", "dropped-packets"),
          Map.entry("queue-counters-total-drop-bytes", "dropped-bytes"));

  private final SourceText source;
  private final DiagnosticLog log;
  private final List<SwitchDump> done = new ArrayList<>(1);
  private final List<SwitchDump.Queue> queues = new ArrayList<>();
  private final List<SwitchDump.Priority> priorities = new ArrayList<>();
  private final List<Counter> counters = new ArrayList<>();
  private final List<String> classes = new ArrayList<>(1);
  private final StringBuilder content = new StringBuilder();
  private int contentStart;
  private Optional<Word> port = Optional.empty();
  private Optional<Word> number = Optional.empty();
  private Optional<Span> first = Optional.empty();
  private Span last = new Span(0, 0);

  private SwitchXml(SourceText source, DiagnosticLog log) {
    this.source = source;
    this.log = log;
  }

  static List<SwitchDump> read(SourceText source, DiagnosticLog log) {
    SwitchXml xml = new SwitchXml(source, log);
    xml.read();
    return xml.done;
  }

  private void read() {
    XMLInputFactory factory = XMLInputFactory.newFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    // Replies cut out of a session lack the declaration of the prefix `junos`.
    factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
    String text = source.toString();
    Optional<XMLStreamReader> open = Optional.empty();
    try {
      XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(text));
      open = Optional.of(reader);
      while (reader.hasNext()) {
        if (reader.next() == XMLStreamConstants.DTD) {
          log.add(
              Kind.DOCTYPE,
              Severity.ERROR,
              new Span(0, Math.min(1, source.length())),
              "the XML has a document type, which is never read",
              "remove the DOCTYPE; what a device sends has none");
          return;
        }
        event(reader, text);
      }
    } catch (XMLStreamException e) {
      int at = Math.min(source.length(), offset(e.getLocation().getCharacterOffset(), text));
      boolean end = at >= text.stripTrailing().length();
      if (end) {
        log.cut(new Span(at, at), "the XML ends too early");
      } else {
        log.add(
            Kind.SYNTAX,
            Severity.ERROR,
            new Span(at, Math.min(source.length(), at + 1)),
            "this is no XML from here on",
            "fetch the output again; what stands before is judged");
      }
      finishInterface();
    } finally {
      open.ifPresent(SwitchXml::close);
    }
  }

  private static void close(XMLStreamReader reader) {
    try {
      reader.close();
    } catch (XMLStreamException e) {
      // A reader of a string in memory holds nothing that could fail to close.
      throw new IllegalStateException(e);
    }
  }

  private static int offset(int chars, String text) {
    int end = Math.max(0, Math.min(chars, text.length()));
    return text.codePointCount(0, end);
  }

  private void event(XMLStreamReader reader, String text) {
    switch (reader.getEventType()) {
      case XMLStreamConstants.START_ELEMENT -> {
        content.setLength(0);
        contentStart = offset(reader.getLocation().getCharacterOffset(), text);
      }
      case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA ->
          content.append(reader.getText());
      case XMLStreamConstants.END_ELEMENT -> {
        String name = reader.getLocalName();
        element(name.substring(name.indexOf(':') + 1));
        content.setLength(0);
      }
      default -> {}
    }
  }

  private void element(String name) {
    String value = content.toString().strip();
    int start = Math.min(source.length(), contentStart);
    last = new Span(start, Math.min(source.length(), start + value.length()));
    Word word = new Word(value, last.start(), last.end());
    switch (name) {
      case "name" -> {
        if (port.isEmpty()) {
          port = Optional.of(word);
          first = Optional.of(last);
        }
      }
      case "queue-number", "mac-pfc-dot1p" -> number = Optional.of(word);
      case "forwarding-class-name" -> classes.add(value);
      case "input-mac-pfc-frames" -> counter("rx-xoff", word);
      case "output-mac-pfc-frames" -> counter("tx-xoff", word);
      case "queue" -> finishQueue();
      case "ethernet-mac-pfc-statistics" -> finishPriority();
      case "physical-interface" -> finishInterface();
      default -> {
        String known = COUNTERS.get(name);
        if (known != null) {
          counter(known, word);
        } else if (name.startsWith("queue-counters-") && name.contains("ecn")) {
          counter(name.endsWith("bytes") ? "ecn-ce-bytes" : "ecn-ce-packets", word);
        }
      }
    }
  }

  private void counter(String name, Word value) {
    String digits = value.text();
    if (digits.length() <= 20 && isNumber(digits)) {
      counters.add(
          new Counter(
              new Word(name, value.start(), value.end()), Rational.parse(digits), value.span()));
    } else {
      log.add(
          Kind.SYNTAX,
          Severity.WARNING,
          value.span(),
          "the counter " + name + " has no whole number as its value",
          "fetch the output again");
    }
  }

  private Optional<Integer> takeNumber() {
    Optional<Word> taken = number;
    number = Optional.empty();
    return taken.map(Word::text).filter(SwitchXml::isShortNumber).map(Integer::valueOf);
  }

  private static boolean isShortNumber(String text) {
    return text.length() <= 3 && isNumber(text);
  }

  private static boolean isNumber(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return !text.isEmpty();
  }

  private Span spanOfCounters() {
    return counters.isEmpty() ? last : counters.get(0).span().to(last);
  }

  private void finishQueue() {
    takeNumber()
        .ifPresent(n -> queues.add(new SwitchDump.Queue(n, classes, counters, spanOfCounters())));
    counters.clear();
    classes.clear();
  }

  private void finishPriority() {
    takeNumber()
        .ifPresent(n -> priorities.add(new SwitchDump.Priority(n, counters, spanOfCounters())));
    counters.clear();
  }

  private void finishInterface() {
    if (!queues.isEmpty() || !priorities.isEmpty()) {
      Span span = first.map(f -> f.to(last)).orElse(last);
      Origin origin =
          port.map(p -> Origin.UNKNOWN.withDevice(Surroundings.hint(p, Hint.Source.DUMP)))
              .orElse(Origin.UNKNOWN);
      done.add(new SwitchDump(origin, port, queues, priorities, span));
    }
    queues.clear();
    priorities.clear();
    counters.clear();
    classes.clear();
    port = Optional.empty();
    number = Optional.empty();
  }
}
