package org.losslint.syntax;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.List;
import org.losslint.source.SourceFile;
import org.losslint.source.Span;
import org.losslint.syntax.SchemaNode.Kind;
import org.losslint.syntax.grammar.Skimmer;

/**
 * Puts the elements of XML and JSON into the tree. They name what text leaves out, so there is
 * nothing to guess; the tree is the one that the same configuration gives as text.
 */
final class ElementFold {
  private final StatementMaker maker;
  private final UnknownStatements unknowns;
  private final ElementComplaints complaints;
  private final boolean keysAreUnique;

  /**
   * @param keysAreUnique whether a leaf that is given twice is a mistake, as it is in an object of
   *     JSON
   */
  ElementFold(
      SourceFile file,
      UnknownStatements unknowns,
      ElementComplaints complaints,
      boolean keysAreUnique) {
    this.maker = new StatementMaker(file);
    this.unknowns = unknowns;
    this.complaints = complaints;
    this.keysAreUnique = keysAreUnique;
  }

  void run(Element configuration, Part part) {
    for (Element stanza : configuration.children()) {
      Statement above = part.levelOf(part.root(), stanza.name(), stanza.start());
      stanza(above, stanza, part);
    }
    part.root().set(configuration.flags() & Statement.OPEN, true);
  }

  private void stanza(Statement above, Element stanza, Part part) {
    SchemaNode node = ElementBuilder.find(above.schema(), stanza.name());
    if (node == null) {
      passOver(above, stanza, part);
      if (above == part.root()) {
        unknowns.reportStanza(
            stanza.name(), stanza.start(), stanza.headEnd(), above.schema().children());
      }
    } else if (node.word().equals(Skimming.FIREWALL) && !choosesClass(stanza)) {
      passOver(above, stanza, part);
      refer(above, stanza, stanza, part);
    } else {
      element(above, node, stanza, part);
    }
  }

  /** A filter is read where it may put a packet into a class. */
  private static boolean choosesClass(Element element) {
    if (Skimming.isClassifying(element.name())) {
      return true;
    }
    for (Element child : element.children()) {
      if (choosesClass(child)) {
        return true;
      }
    }
    return false;
  }

  private static String pathOf(Statement above, Element stanza) {
    String path = Canonical.path(above);
    return path.isEmpty() ? stanza.name() : path + " " + stanza.name();
  }

  private static void passOver(Statement above, Element stanza, Part part) {
    String path = pathOf(above, stanza);
    part.skimmed().add(path, stanza.start(), stanza.headEnd());
    for (Skimmed.Reference reference : stanza.references()) {
      Span span = reference.place().span();
      part.skimmed()
          .reference(path, reference.keyword(), reference.name(), span.start(), span.end());
    }
  }

  private static void refer(Statement above, Element stanza, Element element, Part part) {
    Word name = valueOf(element);
    if (name != null && Skimmer.isKeyword(element.name())) {
      String path = pathOf(above, stanza);
      part.skimmed().reference(path, element.name(), name.text(), name.start(), name.end());
    }
    for (Element child : element.children()) {
      refer(above, stanza, child, part);
    }
  }

  private void children(Statement above, Element element, Part part) {
    boolean ofStanzas = ElementBuilder.isLevelOfStanzas(above.schema());
    List<SchemaNode> leaves = List.of();
    for (Element child : element.children()) {
      if (ElementBuilder.isKey(above.schema(), child.name())) {
        continue;
      }
      SchemaNode node = ElementBuilder.find(above.schema(), child.name());
      if (keysAreUnique && node != null && node.kind() == Kind.LEAF) {
        leaves = leaves.isEmpty() ? new ArrayList<>(4) : leaves;
        if (leaves.contains(node)) {
          complaints.duplicateKey(child.start(), child.headEnd(), child.name());
        }
        leaves.add(node);
      }
      if (ofStanzas) {
        stanza(above, child, part);
      } else if (node == null) {
        unknown(above, child, part);
      } else {
        element(above, node, child, part);
      }
    }
  }

  private void element(Statement above, SchemaNode node, Element element, Part part) {
    if (element.deletes() || element.replaces()) {
      giveWay(above, node, element);
      if (element.deletes()) {
        return;
      }
    }
    Word value = valueOf(element);
    switch (node.kind()) {
      case CONTAINER -> {
        Statement container = only(above, node, element);
        content(container, element, part);
      }
      case LIST -> entry(above, node, element, part);
      case LEAF -> leaf(above, node, element, part);
      case LEAF_LIST -> {
        Statement list = above.find(node, List.of());
        if (list != null && isOff(element) != list.isInactive() && !list.words().isEmpty()) {
          one(list, element, value);
          return;
        }
        list = only(above, node, element);
        if (value != null) {
          maker.addValue(list, value);
        }
        if (list.start() == element.start()) {
          list.headEndsAt(element.end());
        }
        mark(list, element, part);
      }
      default -> {
        if (value != null && value.text().equals("false")) {
          complaints.falseFlag(element.start(), element.headEnd(), node.name());
        } else {
          mark(only(above, node, element), element, part);
        }
      }
    }
  }

  private static boolean isOff(Element element) {
    return (element.flags() & Statement.INACTIVE) != 0;
  }

  /** Text can switch off a list as a whole only, so of a mixed one the values in force stay. */
  private void one(Statement list, Element element, @CheckForNull Word value) {
    if (value == null) {
      return;
    }
    if (isOff(element)) {
      complaints.inactiveValue(element.start(), element.headEnd(), list.schema().word());
    } else {
      complaints.inactiveValue(list.start(), list.place().span().end(), list.schema().word());
      list.replace(new ArrayList<>(List.of(value)), element.start(), element.headEnd());
      list.set(Statement.INACTIVE, false);
    }
  }

  private void leaf(Statement above, SchemaNode node, Element element, Part part) {
    Word value = valueOf(element);
    List<Word> words = value == null ? List.of() : List.of(value);
    if (value == null && !element.children().isEmpty()) {
      complaints.noValue(element.start(), element.headEnd(), node.name());
    }
    Statement leaf = maker.only(above, node, words, element.start(), element.end(), element.end());
    if (leaf.start() != element.start()) {
      leaf.replace(words, element.start(), element.end());
      leaf.set(Statement.INACTIVE, false);
    }
    mark(leaf, element, part);
  }

  private Statement only(Statement above, SchemaNode node, Element element) {
    return maker.only(above, node, List.of(), element.start(), element.headEnd(), element.end());
  }

  private void entry(Statement above, SchemaNode node, Element element, Part part) {
    List<String> keys = new ArrayList<>(node.keys().size());
    List<Word> words = new ArrayList<>(node.keys().size());
    int headEnd = element.headEnd();
    boolean complete = true;
    for (SchemaNode key : node.keys()) {
      Element given = element.child(key.name());
      Word word = given == null ? null : given.value();
      if (word == null && node.keys().size() == 1 && element.children().isEmpty()) {
        word = element.value();
      }
      complete &= word != null;
      Word known = word == null ? new Word("", element.headEnd(), element.headEnd()) : word;
      keys.add(known.text());
      words.add(known);
      headEnd = given == null ? headEnd : Math.max(headEnd, given.end());
    }
    if (!complete) {
      unknowns.keyMissing(element.start(), element.headEnd(), node);
    }
    Statement entry = above.find(node, keys);
    if (entry == null) {
      entry = maker.add(above, node, words, element.start(), headEnd, element.end());
    }
    mark(entry, element, part);
    children(entry, element, part);
  }

  private void content(Statement container, Element element, Part part) {
    mark(container, element, part);
    Word value = element.value();
    if (value != null && element.children().isEmpty()) {
      positional(container, element, value);
    }
    children(container, element, part);
  }

  /** {@code "transmit-rate": "10g"} leaves out a name that only the models have. */
  private void positional(Statement container, Element element, Word value) {
    for (SchemaNode node : container.schema().positionals()) {
      if (node.kind() == Kind.LEAF && node.type().fits(value.text())) {
        maker.only(container, node, List.of(value), element.start(), element.end(), element.end());
        return;
      }
    }
    complaints.strayValue(value.start(), value.end(), container.schema().name());
  }

  /** The text of an element, or that of the key that stands in it. */
  @CheckForNull
  private static Word valueOf(Element element) {
    Word value = element.value();
    Element name = value == null ? element.child("name") : null;
    return name == null ? value : name.value();
  }

  private void unknown(Statement above, Element element, Part part) {
    List<Word> words = new ArrayList<>(2);
    words.add(new Word(element.name(), element.start(), element.headEnd()));
    Word value = valueOf(element);
    if (value != null) {
      words.add(value);
    }
    Statement unknown =
        maker.unknown(above, words, element.start(), element.headEnd(), element.end());
    if (above.schema().isComplete()) {
      unknowns.report(unknown, above);
    }
    mark(unknown, element, part);
    for (Element child : element.children()) {
      if (!(child.name().equals("name") && value != null && element.value() == null)) {
        unknown(unknown, child, part);
      }
    }
  }

  private static void giveWay(Statement above, SchemaNode node, Element element) {
    List<Statement> gone = new ArrayList<>(1);
    for (Statement child : above.children()) {
      if (child.schema() == node && (node.kind() != Kind.LIST || names(element, child))) {
        gone.add(child);
      }
    }
    for (Statement statement : gone) {
      above.remove(statement);
    }
  }

  /** An element of a patch that has no key speaks of all entries. */
  private static boolean names(Element element, Statement entry) {
    List<SchemaNode> keys = entry.schema().keys();
    for (int i = 0; i < keys.size(); i++) {
      Element key = element.child(keys.get(i).name());
      Word word = key == null ? null : key.value();
      if (word != null && !word.text().equals(entry.words().get(i).text())) {
        return false;
      }
    }
    return true;
  }

  private void mark(Statement statement, Element element, Part part) {
    statement.set(element.flags(), true);
    if ((element.flags() & Statement.INHERITED) != 0) {
      part.isInherited();
    }
    part.annotate(statement, element.annotations());
  }
}
