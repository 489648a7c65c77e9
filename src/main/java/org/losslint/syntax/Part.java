package org.losslint.syntax;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.source.SourceFile;

/** A configuration while it is being read: that of one device of a file. */
final class Part {
  /** Words that class-of-service holds and that are stanzas of their own, too. */
  private static final Set<String> STANZAS_TOO =
      Set.of("routing-instances", "traceoptions", "options", "fabric", "forwarding-policy");

  private final SourceFile file;
  private final Optional<String> host;
  private final Statement root;
  private final Map<Statement, List<Annotation>> annotations = new IdentityHashMap<>();
  private final SkimmedStanzas skimmed;
  private final Deque<Level> left = new ArrayDeque<>();
  private Statement level;
  @CheckForNull private SchemaNode levelEntries;
  private Optional<String> modelHint = Optional.empty();
  private boolean partial;
  private boolean shownInPart;
  private boolean shownWhole;
  private boolean inherited;
  private boolean relative;
  private boolean braces;
  private boolean commands;

  private record Level(Statement statement, @CheckForNull SchemaNode entries) {}

  Part(SourceFile file, Optional<String> host) {
    this.file = file;
    this.host = host;
    this.root = new Statement(Schema.bundled().root(), file, List.of(), 0, file.text().length());
    this.level = root;
    this.skimmed = new SkimmedStanzas(file);
  }

  Statement root() {
    return root;
  }

  Optional<String> host() {
    return host;
  }

  SkimmedStanzas skimmed() {
    return skimmed;
  }

  /** Where statements that stand in no braces belong. */
  Statement level() {
    return level;
  }

  /** The list whose entries statements that stand in no braces are, if they are. */
  @CheckForNull
  SchemaNode levelEntries() {
    return levelEntries;
  }

  /** Goes to another level by {@code edit}, from which {@code exit} leads back. */
  void edit(Statement statement, @CheckForNull SchemaNode entries) {
    left.push(new Level(level, levelEntries));
    level(statement, entries);
  }

  /** Whether there is a level to go back to. */
  boolean isEdited() {
    return !left.isEmpty();
  }

  void exit() {
    Level back = left.pop();
    level(back.statement(), back.entries());
  }

  void level(Statement statement, @CheckForNull SchemaNode entries) {
    level = statement;
    levelEntries = entries;
  }

  /**
   * Where a stanza belongs that stands in no braces. What only class-of-service holds is taken to
   * have been shown there, which the paste does not say; so is all that comes behind it and may
   * stand there.
   */
  Statement levelOf(Statement above, String word, int at) {
    SchemaNode classOfService = Schema.bundled().classOfService();
    if (above != root || !isOfClassOfService(word)) {
      return above;
    }
    boolean known = root.schema().findByWord(word) != null;
    if (known && !relative) {
      return above;
    }
    relative |= root.children().isEmpty();
    Statement found = root.find(classOfService, List.of());
    if (found == null) {
      found = new Statement(classOfService, file, List.of(), at, at);
      root.add(found);
    }
    return found;
  }

  /** Whether the word at the top of a paste shows that the paste is from class-of-service. */
  static boolean isOfClassOfService(String word) {
    return !STANZAS_TOO.contains(word)
        && Schema.bundled().classOfService().findByWord(word) != null;
  }

  void annotate(Statement statement, List<Annotation> notes) {
    if (!notes.isEmpty()) {
      annotations.computeIfAbsent(statement, key -> new ArrayList<>(1)).addAll(notes);
    }
  }

  void isPartial() {
    partial = true;
  }

  /** A command showed the configuration: all of it, or what is below some level. */
  void isShown(boolean whole) {
    shownInPart |= !whole;
    shownWhole |= whole;
  }

  void isInherited() {
    inherited = true;
  }

  void modelHint(String model) {
    modelHint = modelHint.or(() -> Optional.of(model));
  }

  boolean hasNothing() {
    return root.children().isEmpty() && skimmed.isEmpty() && !partial && !braces && !commands;
  }

  /** Whether it was given by set lines, if only in part. */
  boolean hasCommands() {
    return commands;
  }

  /** Whether this statement is the first of its style, and one of the other style came before. */
  boolean mixes(boolean ofCommand) {
    boolean first = ofCommand ? !commands : !braces;
    if (ofCommand) {
      commands = true;
    } else {
      braces = true;
    }
    return first && (ofCommand ? braces : commands);
  }

  Configuration configuration() {
    return new Configuration(
        List.of(file),
        root,
        partial,
        shownInPart && !shownWhole,
        host,
        skimmed.list(),
        annotations,
        modelHint,
        inherited);
  }
}
