package org.losslint.syntax;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.losslint.source.Place;
import org.losslint.source.SourceFile;
import org.losslint.source.Span;
import org.losslint.syntax.SchemaNode.Kind;
import org.losslint.syntax.grammar.Skimmer;

/**
 * Puts the elements of one configuration together while XML or JSON is read. Of a stanza that no
 * rule reads it keeps the head, and what it uses of class-of-service and of groups.
 */
final class ElementBuilder {
  /** An element is kept beside the statement that is made of it. */
  private static final int LARGEST = StatementMaker.LARGEST / 2;

  private final SourceFile file;
  private final TextComplaints complaints;
  private final Comments comments;
  private final Schema schema = Schema.bundled();
  private final List<Element> open = new ArrayList<>();

  /** Of each open element what the schema says it is; null where it says nothing. */
  private final List<SchemaNode> nodes = new ArrayList<>();

  /** The names of the open elements within the stanza that is passed over. */
  private final List<String> passed = new ArrayList<>();

  private final Set<String> referred = new HashSet<>();
  private int made;
  private boolean tooLarge;
  private boolean cut;

  ElementBuilder(SourceFile file, TextComplaints complaints, Comments comments) {
    this.file = file;
    this.complaints = complaints;
    this.comments = comments;
    open.add(new Element("configuration", 0, 0));
    nodes.add(schema.root());
  }

  /** The whole configuration, when all is closed. */
  Element configuration() {
    return open.get(0);
  }

  /** Whether there are more elements than are read, or they are nested deeper. */
  boolean isTooLarge() {
    return tooLarge;
  }

  /** Whether the text ended before the configuration did. */
  boolean isCut() {
    return cut;
  }

  private Element top() {
    return open.get(open.size() - 1);
  }

  private boolean passes() {
    return top().isPassedOver();
  }

  /** An element begins; see {@link Element}. */
  void open(String name, int start, int headEnd) {
    if (open.size() + passed.size() > Blocks.DEEPEST) {
      if (!tooLarge) {
        tooLarge = true;
        complaints.tooDeep(start, headEnd, Blocks.DEEPEST);
      }
      return;
    }
    if (passes()) {
      passed.add(name);
      return;
    }
    if (++made > LARGEST && !tooLarge) {
      tooLarge = true;
      complaints.tooMany(start);
      return;
    }
    Element element = new Element(name, start, headEnd);
    if (!comments.annotations().isEmpty()) {
      element.annotate(comments.annotations());
      comments.clear();
    }
    SchemaNode above = nodes.get(nodes.size() - 1);
    SchemaNode node = above == null ? null : nodeOf(above, name);
    if (node == null && above != null && isLevelOfStanzas(above) && !isKey(above, name)) {
      element.passOver();
      referred.clear();
    }
    top().add(element);
    open.add(element);
    nodes.add(node);
  }

  /** Whether stanzas stand there: in the whole configuration, in a group, in a logical system. */
  static boolean isLevelOfStanzas(SchemaNode node) {
    return node.findByWord("class-of-service") != null;
  }

  static boolean isKey(SchemaNode list, String name) {
    for (SchemaNode key : list.keys()) {
      if (key.name().equals(name)) {
        return true;
      }
    }
    return false;
  }

  @CheckForNull
  private SchemaNode nodeOf(SchemaNode above, String name) {
    SchemaNode node = find(above, name);
    if (node == null && above == schema.root() && Part.isOfClassOfService(name)) {
      return find(schema.classOfService(), name);
    }
    return node;
  }

  /** By the name that XML and JSON have for it; some producers write the word of the text. */
  @CheckForNull
  static SchemaNode find(SchemaNode above, String name) {
    SchemaNode node = above.findByName(name);
    return node != null ? node : above.findByWord(name);
  }

  /** The element that is open has this text. */
  void value(String text, int start, int end) {
    if (text.equals("/* SECRET-DATA */")) {
      comments.passedOver(start, end);
    }
    if (!passes()) {
      top().value(new Word(text, start, end));
    } else if (!passed.isEmpty()) {
      String name = passed.get(passed.size() - 1);
      boolean isKey = name.equals("name") && passed.size() > 1;
      refer(isKey ? passed.get(passed.size() - 2) : name, text, start, end);
    }
  }

  private void refer(String keyword, String name, int start, int end) {
    if (Skimmer.isKeyword(keyword) && !name.isEmpty() && referred.add(keyword + ' ' + name)) {
      Place place = new Place(file, new Span(start, end));
      top().refer(new Skimmed.Reference(keyword, name, place));
    }
  }

  /** The element that is open has this attribute. */
  void attribute(String name, String content, int start, int end) {
    if (!passes() && top().attribute(name, content)) {
      complaints.patch(start, end);
    }
  }

  /** Attributes that JSON gives beside a leaf. */
  void attribute(Element element, String name, String content, int start, int end) {
    if (element.attribute(name, content)) {
      complaints.patch(start, end);
    }
  }

  /** An annotation of the element that follows. */
  void annotation(String text, int start, int end) {
    if (!passes()) {
      comments.annotation(text, start, end);
    }
  }

  /** Hands what was annotated to the element that is open. */
  void annotated() {
    if (!passes() && !comments.annotations().isEmpty()) {
      top().annotate(comments.annotations());
      comments.clear();
    }
  }

  /** The element ends; {@code end} is behind it. */
  void close(int end) {
    if (!passed.isEmpty()) {
      passed.remove(passed.size() - 1);
      return;
    }
    if (comments.isOmitted()) {
      top().flag(Statement.OMITTED);
    }
    comments.clear();
    top().endAt(end);
    open.remove(open.size() - 1);
    nodes.remove(nodes.size() - 1);
  }

  /** How many elements are open within the configuration. */
  int depth() {
    return open.size() - 1 + passed.size();
  }

  /** The elements that the innermost open one holds so far. */
  List<Element> siblings() {
    return passes() ? List.of() : top().children();
  }

  /**
   * The text ends here, and what is open is incomplete.
   *
   * @param lostStart where the piece that was being read begins, or {@code at}
   */
  void breakOff(int at, int lostStart) {
    int from = Math.min(lostStart, dropIncomplete(at));
    complaints.open(at, path(), top().start(), from, Math.max(from, lineEnd(from, at)));
    closeAll(at);
  }

  /** Marks all that is open as incomplete, and leaves out what can be nothing. */
  void closeAll(int at) {
    cut = true;
    dropIncomplete(at);
    while (open.size() > 1) {
      top().flag(Statement.OPEN);
      close(at);
    }
    top().flag(Statement.OPEN);
    top().endAt(at);
  }

  /** Returns where the first that was left out starts, or {@code at}. */
  private int dropIncomplete(int at) {
    int from = at;
    passed.clear();
    while (open.size() > 1 && isIncomplete()) {
      from = top().start();
      open.remove(open.size() - 1);
      nodes.remove(nodes.size() - 1);
      top().removeLast();
    }
    return from;
  }

  private int lineEnd(int from, int at) {
    return from < at ? Math.min(at, file.text().lineEnd(from)) : at;
  }

  /** Whether nothing can be made of the innermost element: a value is cut, or a key missing. */
  private boolean isIncomplete() {
    Element element = top();
    SchemaNode node = nodes.get(nodes.size() - 1);
    if (element.isPassedOver()) {
      return false;
    }
    if (node == null || !node.isContainerOrList()) {
      return element.children().isEmpty();
    }
    for (SchemaNode key : node.keys()) {
      if (element.child(key.name()) == null) {
        return node.kind() == Kind.LIST;
      }
    }
    return false;
  }

  private String path() {
    StringBuilder path = new StringBuilder();
    for (int i = 1; i < open.size(); i++) {
      Element element = open.get(i);
      SchemaNode node = nodes.get(i);
      if (node == null || !node.isPositional()) {
        path.append(path.length() > 0 ? " " : "").append(element.name());
      }
      List<SchemaNode> keys = node == null ? List.of() : node.keys();
      for (SchemaNode key : keys) {
        Element child = element.child(key.name());
        Word value = child == null ? null : child.value();
        if (value != null) {
          path.append(path.length() > 0 ? " " : "").append(Canonical.quoted(value.text()));
        }
      }
    }
    return path.toString();
  }
}
