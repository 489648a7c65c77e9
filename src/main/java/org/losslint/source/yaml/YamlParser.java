package org.losslint.source.yaml;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.source.Place;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;
import org.losslint.source.Span;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.ReaderException;
import org.yaml.snakeyaml.reader.StreamReader;

/**
 * Builds nodes from SnakeYAML's events. Its own node graph resolves the type of each scalar by
 * regular expressions, whose answer nobody here wants, and takes twice the time of this (see
 * docs/decisions).
 */
final class YamlParser {
  private static final int DEPTH_LIMIT = 50;

  private final SourceFile file;
  private final List<Problem> problems;
  private final Map<String, YamlNode> anchors = new HashMap<>();
  private final ParserImpl parser;

  YamlParser(SourceFile file, List<Problem> problems) {
    this.file = file;
    this.problems = problems;
    LoaderOptions options = new LoaderOptions();
    options.setCodePointLimit(Integer.MAX_VALUE);
    this.parser = new ParserImpl(new StreamReader(file.text().toString()), options);
  }

  Optional<YamlNode> document() {
    try {
      parser.getEvent();
      if (parser.checkEvent(Event.ID.StreamEnd)) {
        return Optional.empty();
      }
      parser.getEvent();
      YamlNode root = node(0);
      parser.getEvent();
      if (!parser.checkEvent(Event.ID.StreamEnd)) {
        problems.add(
            Problem.at(
                place(parser.peekEvent().getStartMark(), parser.peekEvent().getEndMark()),
                "a second document starts here",
                "one file holds one document: remove the line `---` or what follows it"));
      }
      return Optional.of(root);
    } catch (Refused e) {
      problems.add(e.problem);
    } catch (MarkedYAMLException e) {
      problems.add(malformed(e));
    } catch (ReaderException e) {
      problems.add(unprintable(e));
    } catch (YAMLException e) {
      problems.add(Problem.at(placeOf(0), "is no YAML: " + e.getMessage(), ""));
    }
    return Optional.empty();
  }

  private YamlNode node(int depth) {
    Event event = parser.getEvent();
    if (depth > DEPTH_LIMIT) {
      throw new Refused(
          Problem.at(
              place(event.getStartMark(), event.getEndMark()),
              "is nested deeper than " + DEPTH_LIMIT + " levels",
              "write it flatter"));
    }
    if (event instanceof AliasEvent alias) {
      YamlNode known = anchors.get(alias.getAnchor());
      if (known == null) {
        throw new Refused(
            Problem.at(
                place(event.getStartMark(), event.getEndMark()),
                "`*" + alias.getAnchor() + "` stands for nothing above it",
                "set the anchor `&"
                    + alias.getAnchor()
                    + "` before it is used, or write the value"));
      }
      return known;
    }
    YamlNode node =
        event instanceof ScalarEvent scalar
            ? scalar(scalar)
            : event.is(Event.ID.SequenceStart) ? sequence(event, depth) : mapping(event, depth);
    String anchor = ((NodeEvent) event).getAnchor();
    if (anchor != null) {
      anchors.put(anchor, node);
    }
    return node;
  }

  private YamlNode.Scalar scalar(ScalarEvent event) {
    return new YamlNode.Scalar(
        event.getValue(), event.isPlain(), place(event.getStartMark(), event.getEndMark()));
  }

  private YamlNode sequence(Event start, int depth) {
    List<YamlNode> items = new ArrayList<>();
    while (!parser.checkEvent(Event.ID.SequenceEnd)) {
      items.add(node(depth + 1));
    }
    Event end = parser.getEvent();
    Place last = items.isEmpty() ? null : items.get(items.size() - 1).place();
    return new YamlNode.Sequence(items, whole(start, last, end));
  }

  private YamlNode mapping(Event start, int depth) {
    List<YamlNode.Entry> entries = new ArrayList<>();
    Place last = null;
    while (!parser.checkEvent(Event.ID.MappingEnd)) {
      YamlNode key = node(depth + 1);
      YamlNode value = node(depth + 1);
      if (key instanceof YamlNode.Scalar name) {
        entries.add(new YamlNode.Entry(name, value));
      } else {
        problems.add(Problem.at(key.place(), key.kind() + " stands where a key is wanted", ""));
      }
      last = value.place();
    }
    return new YamlNode.Mapping(entries, whole(start, last, parser.getEvent()));
  }

  /**
   * From the first to the last character of a collection. The end mark of one in block style lies
   * behind blank lines and comments, at whatever comes next; its last child ends where people see
   * the end.
   */
  private Place whole(Event start, Place last, Event end) {
    int from = start.getStartMark().getIndex();
    boolean flow = end.getEndMark().getIndex() > end.getStartMark().getIndex();
    int to =
        flow || last == null || last.span().end() < from
            ? end.getEndMark().getIndex()
            : last.span().end();
    return new Place(file, new Span(from, Math.max(from, to)));
  }

  private Place place(Mark start, Mark end) {
    return new Place(file, new Span(start.getIndex(), Math.max(start.getIndex(), end.getIndex())));
  }

  private Place placeOf(int offset) {
    int at = Math.max(0, Math.min(offset, file.text().length()));
    return new Place(file, new Span(at, Math.min(at + 1, file.text().length())));
  }

  private Problem malformed(MarkedYAMLException e) {
    Mark mark = e.getProblemMark() != null ? e.getProblemMark() : e.getContextMark();
    Place place = placeOf(mark == null ? 0 : mark.getIndex());
    String what = e.getProblem() == null ? "cannot be read" : e.getProblem();
    String wayOut =
        what.contains("TAB")
            ? "indent with spaces; YAML does not take tabs"
            : "check indentation and brackets here and in the line above; a text that starts with a"
                + " bracket or holds `: ` stands in quotes";
    return Problem.at(place, "is no YAML: " + what, wayOut);
  }

  private Problem unprintable(ReaderException e) {
    int offset = 0;
    while (offset < file.text().length() && file.text().at(offset) != e.getCodePoint()) {
      offset++;
    }
    return Problem.at(
        placeOf(offset),
        "holds the character U+"
            + Integer.toHexString(0x10000 | e.getCodePoint())
                .substring(1)
                .toUpperCase(java.util.Locale.ROOT)
            + ", which YAML does not allow",
        "remove it");
  }

  /** Ends the reading of this document from any depth. */
  private static final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient Problem problem;

    Refused(Problem problem) {
      super(problem.message(), null, false, false);
      this.problem = problem;
    }
  }
}
