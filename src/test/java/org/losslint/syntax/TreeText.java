package org.losslint.syntax;

import java.util.List;
import org.losslint.source.Diagnostic;
import org.losslint.source.Format;
import org.losslint.source.Place;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

/** What tests compare: a document as text, with the place of everything. */
final class TreeText {
  private final StringBuilder out = new StringBuilder();

  private TreeText() {}

  static JunosDocument read(String text) {
    return JunosReader.read(new SourceFile("t.conf", SourceText.of(text), Format.JUNOS_TEXT));
  }

  static Statement root(String text) {
    List<Configuration> configurations = read(text).configurations();
    return configurations.isEmpty()
        ? new Statement(Schema.bundled().root(), read(text).file(), List.of(), 0, 0)
        : configurations.get(0).root();
  }

  /** The only configuration of the text as set lines, which must have been read without a word. */
  static String setLines(String text) {
    JunosDocument document = read(text);
    if (!document.diagnostics().isEmpty()) {
      throw new AssertionError(diagnostics(document));
    }
    return Canonical.setLines(document.configurations().get(0).root());
  }

  static String diagnostics(JunosDocument document) {
    TreeText text = new TreeText();
    document.diagnostics().forEach(text::add);
    return text.out.toString();
  }

  static String of(JunosDocument document) {
    TreeText text = new TreeText();
    document.diagnostics().forEach(text::add);
    text.out.append(document.readable() ? "" : "unreadable\n");
    for (Configuration configuration : document.configurations()) {
      text.add(configuration);
    }
    return text.out.toString();
  }

  private void add(Diagnostic diagnostic) {
    out.append(diagnostic.kind().label()).append(' ').append(diagnostic.severity().label());
    out.append(' ').append(place(diagnostic.place())).append(' ').append(diagnostic.message());
    out.append(" | ").append(diagnostic.wayOut()).append('\n');
  }

  private void add(Configuration configuration) {
    out.append("configuration");
    configuration.promptHost().ifPresent(host -> out.append(" of ").append(host));
    configuration.modelHint().ifPresent(model -> out.append(" on ").append(model));
    out.append(configuration.partial() ? " partial" : "");
    out.append(configuration.inherited() ? " inherited" : "").append('\n');
    for (Statement child : configuration.root().children()) {
      add(child, configuration, "  ");
    }
    for (Skimmed skimmed : configuration.skimmed()) {
      out.append("skimmed ").append(skimmed.path()).append(' ').append(place(skimmed.place()));
      for (Skimmed.Reference reference : skimmed.references()) {
        out.append(", ").append(reference.keyword()).append(' ').append(reference.name());
        out.append(' ').append(place(reference.place()));
      }
      out.append('\n');
    }
  }

  private void add(Statement statement, Configuration configuration, String indent) {
    for (Annotation annotation : configuration.annotationsOf(statement)) {
      out.append(indent).append("/* ").append(annotation.text().replace("\n", "\\n"));
      out.append(" */ ").append(place(annotation.place())).append('\n');
    }
    out.append(indent).append(statement.isUnknown() ? "?" : statement.name());
    for (Word word : statement.words()) {
      out.append(' ').append(Canonical.quoted(word.text()));
    }
    out.append(' ').append(place(statement.place()));
    out.append(statement.isInactive() ? " inactive" : "");
    out.append(statement.isProtected() ? " protected" : "");
    out.append(statement.isIgnoredByDevice() ? " ignored" : "");
    out.append(statement.isOmitted() ? " omitted" : "");
    out.append(statement.isInherited() ? " inherited" : "");
    out.append(statement.isOpen() ? " open" : "");
    statement.knownElsewhere().ifPresent(path -> out.append(" known as ").append(path));
    out.append('\n');
    List<Statement> children = statement.children();
    for (Statement child : children) {
      add(child, configuration, indent + "  ");
    }
  }

  private static String place(Place place) {
    String end =
        place.end().line() == place.start().line()
            ? String.valueOf(place.end().column())
            : place.end().line() + ":" + place.end().column();
    return "@" + place.start().line() + ":" + place.start().column() + "-" + end;
  }
}
