package org.losslint.syntax;

import java.util.ArrayList;
import java.util.List;
import org.losslint.source.Diagnostic;
import org.losslint.source.Diagnostic.Kind;
import org.losslint.source.Severity;
import org.losslint.source.SourceFile;

/**
 * Finds values of class-of-service that the models of 24.4 do not take. They are notes: a value may
 * be newer than the models, and where it matters for RDMA the rule that reads it finds more. Values
 * of drop profiles are left to the rule that knows what a curve needs.
 */
final class ValueCheck {
  private static final String CURVES = "drop-profiles";

  private final Diagnostics log;
  private final SourceFile file;

  private ValueCheck(SourceFile file) {
    this.file = file;
    this.log = new Diagnostics(file);
  }

  /** The document with what there is to say about its values. */
  static JunosDocument of(JunosDocument document) {
    ValueCheck check = new ValueCheck(document.file());
    for (Configuration configuration : document.configurations()) {
      check.search(configuration.root());
    }
    List<Diagnostic> found = check.log.list();
    if (found.isEmpty()) {
      return document;
    }
    List<Diagnostic> all = new ArrayList<>(document.diagnostics());
    all.addAll(found);
    all.sort((a, b) -> Integer.compare(a.place().span().start(), b.place().span().start()));
    return new JunosDocument(document.file(), document.configurations(), all, document.readable());
  }

  /** Down to what is known whole, as class-of-service is, at the top, in groups and in systems. */
  private void search(Statement above) {
    for (Statement statement : above.children()) {
      if (statement.schema().isComplete()) {
        check(statement);
      } else if (statement.schema().isContainerOrList() && holdsMore(statement)) {
        search(statement);
      }
    }
  }

  private static boolean holdsMore(Statement statement) {
    String name = statement.name();
    return name.equals("groups") || name.equals("logical-systems") || name.equals("tenants");
  }

  private void check(Statement above) {
    for (Statement statement : above.children()) {
      SchemaNode node = statement.schema();
      if (statement.isUnknown() || node.isFree() || node.name().equals(CURVES)) {
        continue;
      }
      List<Word> words = statement.words();
      for (int i = 0; i < words.size(); i++) {
        SchemaNode value = node.kind() == SchemaNode.Kind.LIST ? key(node, i) : node;
        String text = words.get(i).text();
        // A key that is missing is said where it is missed.
        if (!text.isEmpty() && !value.type().takes(text)) {
          report(words.get(i), value, statement);
        }
      }
      check(statement);
    }
  }

  private static SchemaNode key(SchemaNode list, int at) {
    return at < list.keys().size() ? list.keys().get(at) : SchemaNode.UNKNOWN;
  }

  private void report(Word word, SchemaNode value, Statement statement) {
    if (statement.file() != file || log.isFull(Kind.VALUE)) {
      return;
    }
    log.add(
        Kind.VALUE,
        Severity.INFO,
        word.start(),
        word.end(),
        log.quote(word.start(), word.end()) + " is no value of `" + statement.path() + "`",
        "Junos 24.4 takes " + value.type().taken());
  }
}
