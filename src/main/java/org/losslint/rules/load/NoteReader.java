package org.losslint.rules.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.rules.Note;
import org.losslint.rules.Template;
import org.losslint.rules.compile.ExpressionCompiler;
import org.losslint.rules.compile.PlacedText;
import org.losslint.rules.compile.TemplateCompiler;
import org.losslint.rules.expression.Expression;
import org.losslint.source.yaml.YamlNode;

/** Reads {@code notes}. */
final class NoteReader {
  private static final List<String> KEYS = List.of("text", "when");

  private final YamlNodes nodes;
  private final ExpressionCompiler compiler;
  private final TemplateCompiler templates;

  NoteReader(YamlNodes nodes, ExpressionCompiler compiler) {
    this.nodes = nodes;
    this.compiler = compiler;
    this.templates = new TemplateCompiler(compiler, nodes.problems());
  }

  List<Note> read(Fields rule) {
    List<Note> notes = new ArrayList<>();
    for (YamlNode node : rule.items("notes")) {
      Fields.of(nodes, node, "a note", KEYS).flatMap(this::note).ifPresent(notes::add);
    }
    return notes;
  }

  private Optional<Note> note(Fields fields) {
    Optional<Template> text =
        fields.required("text").flatMap(t -> templates.template(t, Template.Medium.PEOPLE));
    Optional<PlacedText> condition = fields.text("when");
    Optional<Expression> when = condition.flatMap(c -> compiler.condition(c, "when"));
    return text.map(t -> new Note(t, when));
  }
}
