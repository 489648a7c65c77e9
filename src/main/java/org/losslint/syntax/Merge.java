package org.losslint.syntax;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.source.SourceFile;
import org.losslint.syntax.SchemaNode.Kind;

/** Loads configurations over one another into a new tree. */
final class Merge {
  private final List<Configuration> parts;
  private final Map<Statement, List<Annotation>> annotations = new IdentityHashMap<>();

  Merge(List<Configuration> parts) {
    this.parts = parts;
  }

  Configuration result() {
    Statement first = parts.get(0).root();
    Statement root = new Statement(first.schema(), first.file(), List.of(), 0, first.span().end());
    Set<SourceFile> files = new LinkedHashSet<>();
    List<Skimmed> skimmed = new ArrayList<>();
    boolean partial = false;
    boolean excerpt = true;
    boolean inherited = false;
    Optional<String> host = Optional.empty();
    Optional<String> model = Optional.empty();
    for (Configuration part : parts) {
      files.addAll(part.files());
      skimmed.addAll(part.skimmed());
      partial |= part.partial();
      excerpt &= part.excerpt();
      inherited |= part.inherited();
      host = host.or(part::promptHost);
      model = model.or(part::modelHint);
      for (Statement child : part.root().children()) {
        load(child, root, part);
      }
    }
    return new Configuration(
        List.copyOf(files), root, partial, excerpt, host, skimmed, annotations, model, inherited);
  }

  private void load(Statement statement, Statement above, Configuration part) {
    SchemaNode node = statement.schema();
    Statement known = above.find(node, texts(statement));
    Statement copy = known;
    if (known == null || node.kind() == Kind.LEAF) {
      copy = copyOf(statement);
      if (known != null) {
        above.swap(known, copy);
      } else {
        above.giveUpOthers(node);
        above.add(copy);
      }
    } else if (node.kind() == Kind.LEAF_LIST) {
      List<String> values = texts(known);
      for (Word word : statement.words()) {
        if (!values.contains(word.text())) {
          known.addWord(word);
        }
      }
    }
    copy.set(statement.flags(), true);
    List<Annotation> notes = part.annotationsOf(statement);
    if (!notes.isEmpty()) {
      annotations.computeIfAbsent(copy, key -> new ArrayList<>()).addAll(notes);
    }
    for (Statement child : statement.children()) {
      load(child, copy, part);
    }
  }

  private static Statement copyOf(Statement statement) {
    Statement copy =
        new Statement(
            statement.schema(),
            statement.file(),
            List.copyOf(statement.words()),
            statement.start(),
            statement.place().span().end());
    copy.endAt(statement.span().end());
    return copy;
  }

  private static List<String> texts(Statement statement) {
    List<String> texts = new ArrayList<>(statement.words().size());
    for (Word word : statement.words()) {
      texts.add(word.text());
    }
    return texts;
  }
}
