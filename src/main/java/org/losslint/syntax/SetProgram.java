package org.losslint.syntax;

import java.util.ArrayList;
import java.util.List;
import org.losslint.source.Place;
import org.losslint.source.Severity;
import org.losslint.source.SourceFile;
import org.losslint.source.Span;
import org.losslint.syntax.SchemaNode.Kind;

/** Runs set lines as the little program that they are: each changes what those before it left. */
final class SetProgram {
  /** More lines than this one line does not stand for. */
  private static final int MOST_LINES = 4096;

  private final SourceFile file;
  private final Fold fold;
  private final TextComplaints complaints;

  SetProgram(SourceFile file, Fold fold, TextComplaints complaints) {
    this.file = file;
    this.fold = fold;
    this.complaints = complaints;
  }

  /** Whether the first words behind the verb are a path. */
  static boolean namesPath(String verb) {
    return switch (verb) {
      case "top", "up", "wildcard", "replace" -> false;
      default -> true;
    };
  }

  /**
   * Runs one line.
   *
   * @param start where its verb stands
   * @param end behind its last word
   */
  void run(String verb, Phrase phrase, Part part, int start, int end) {
    run(verb, phrase, 0, part, start, end);
  }

  /** Gives what the last {@code set} line set what the comments before and behind it say. */
  void mark(Comments comments, Part part) {
    part.annotate(fold.innermost(), comments.annotations());
    if (comments.isIgnored()) {
      fold.innermost().set(Statement.IGNORED, true);
    }
    if (comments.isOmitted()) {
      fold.innermost().set(Statement.OMITTED, true);
    }
  }

  private void run(String verb, Phrase phrase, int from, Part part, int start, int end) {
    if (from == phrase.size()
        && !verb.equals("top")
        && !verb.equals("up")
        && !verb.equals("edit")) {
      complaints.command(
          Severity.WARNING, start, end, "`" + verb + "` without a path says nothing", "delete it");
      return;
    }
    switch (verb) {
      case "set" -> set(phrase, from, part, end);
      case "delete" -> {
        for (Statement statement : search(verb, phrase, from, phrase.size(), part)) {
          delete(statement, part);
        }
      }
      case "deactivate" -> mark(verb, phrase, from, part, Statement.INACTIVE, true);
      case "activate" -> mark(verb, phrase, from, part, Statement.INACTIVE, false);
      case "protect" -> mark(verb, phrase, from, part, Statement.PROTECTED, true);
      case "unprotect" -> mark(verb, phrase, from, part, Statement.PROTECTED, false);
      case "rename" -> rename(phrase, from, part);
      case "copy" -> copy(phrase, from, part);
      case "insert" -> insert(phrase, from, part);
      case "annotate" -> annotate(phrase, from, part);
      case "edit" -> edit(phrase, from, part, end);
      case "top", "up" -> {
        int next = leave(verb, phrase, from, part);
        if (next < phrase.size()) {
          run(phrase.text(next), phrase, next + 1, part, start, end);
        }
      }
      case "wildcard" -> wildcard(phrase, from, part, start, end);
      default -> notFollowed(verb, start, end);
    }
  }

  private void notFollowed(String verb, int start, int end) {
    complaints.command(
        Severity.WARNING,
        start,
        end,
        "`" + verb + "` is not followed; what it changes stays as it was",
        "give the configuration that the device shows after it");
  }

  /** {@code wildcard range set … et-0/0/[0-3,!2] …} is a line for each number. */
  private void wildcard(Phrase phrase, int from, Part part, int start, int end) {
    boolean ofRange = phrase.text(from).equals("range") && from + 2 < phrase.size();
    List<Phrase> lines = ofRange ? phrase.expanded(from + 2, MOST_LINES) : List.of();
    if (lines.isEmpty()) {
      notFollowed("wildcard", start, end);
      return;
    }
    for (Phrase line : lines) {
      run(phrase.text(from + 1), line, 0, part, start, end);
    }
  }

  private void set(Phrase phrase, int from, Part part, int end) {
    Statement level = part.levelOf(part.level(), phrase.text(from), phrase.start(from));
    fold.run(level, part.levelEntries(), phrase, from, phrase.size(), end, true);
  }

  private List<Statement> search(String verb, Phrase phrase, int from, int to, Part part) {
    PathSearch search = PathSearch.of(part.level(), part.levelEntries(), phrase, from, to);
    // To delete what is not there is how a change makes sure of it.
    if (search.found().isEmpty() && !verb.equals("delete")) {
      complaints.command(
          Severity.INFO,
          phrase.start(from),
          phrase.end(to - 1),
          "`" + verb + "` names what is not there",
          "check the path, and the order of the lines");
    }
    if (!search.values().isEmpty()) {
      Statement list = search.found().get(0);
      boolean all = search.values().size() == list.words().size();
      if (!all && (verb.equals("delete") || verb.equals("deactivate"))) {
        // Of a list that is switched off in part, the values in force stay.
        for (Word word : search.values()) {
          list.removeWord(word);
        }
        return List.of();
      }
    }
    return search.found();
  }

  /** With the last thing it holds a container goes, too, unless it says something by itself. */
  private void delete(Statement statement, Part part) {
    Statement gone = statement;
    Statement holder = gone.holder();
    while (holder != null) {
      holder.remove(gone);
      boolean empty = holder.children().isEmpty() && holder.schema().kind() == Kind.CONTAINER;
      if (!empty || holder.schema().hasPresence() || holder == part.level()) {
        return;
      }
      gone = holder;
      holder = gone.holder();
    }
  }

  private void mark(String verb, Phrase phrase, int from, Part part, int flag, boolean on) {
    for (Statement statement : search(verb, phrase, from, phrase.size(), part)) {
      statement.set(flag, on);
    }
  }

  private void edit(Phrase phrase, int from, Part part, int end) {
    if (from < phrase.size()) {
      fold.run(part.level(), part.levelEntries(), phrase, from, phrase.size(), end, true);
      part.edit(fold.cursor(), fold.entries());
    }
  }

  private int leave(String verb, Phrase phrase, int from, Part part) {
    if (verb.equals("top")) {
      part.level(part.root(), null);
      return from;
    }
    int next = from;
    int levels = 1;
    if (from < phrase.size() && isNumber(phrase.text(from))) {
      levels = Integer.parseInt(phrase.text(from));
      next++;
    }
    Statement level = part.level();
    for (int i = part.levelEntries() == null ? 0 : 1; i < levels; i++) {
      Statement holder = level.holder();
      level = holder == null ? level : holder;
    }
    part.level(level, null);
    return next;
  }

  private static boolean isNumber(String word) {
    for (int i = 0; i < word.length(); i++) {
      if (word.charAt(i) < '0' || word.charAt(i) > '9') {
        return false;
      }
    }
    return !word.isEmpty() && word.length() < 4;
  }

  /** The one list entry that the words before {@code preposition} name, with its holder. */
  private List<Statement> entry(String verb, Phrase phrase, int from, int preposition, Part part) {
    if (preposition < 0) {
      complaints.command(
          Severity.WARNING,
          phrase.start(from),
          phrase.end(phrase.size() - 1),
          "`" + verb + "` does not say what becomes of the object",
          "write `" + verb + " PATH to NAME`");
      return List.of();
    }
    List<Statement> found = search(verb, phrase, from, preposition, part);
    boolean one = found.size() == 1 && found.get(0).schema().kind() == Kind.LIST;
    return one && found.get(0).holder() != null ? found : List.of();
  }

  private static int last(Phrase phrase, int from, String... words) {
    for (int i = phrase.size() - 2; i > from; i--) {
      for (String word : words) {
        if (phrase.text(i).equals(word)) {
          return i;
        }
      }
    }
    return -1;
  }

  /** The last words of the line are the keys; the list's own word may stand before them. */
  private static List<Word> keys(Phrase phrase, Statement entry) {
    int count = entry.words().size();
    List<Word> keys = new ArrayList<>(count);
    for (int i = phrase.size() - count; i < phrase.size(); i++) {
      keys.add(phrase.word(i));
    }
    return keys;
  }

  private static List<String> texts(List<Word> words) {
    List<String> texts = new ArrayList<>(words.size());
    for (Word word : words) {
      texts.add(word.text());
    }
    return texts;
  }

  private void rename(Phrase phrase, int from, Part part) {
    for (Statement entry : entry("rename", phrase, from, last(phrase, from, "to"), part)) {
      List<Word> keys = keys(phrase, entry);
      if (isNew(entry, keys)) {
        entry.rename(keys);
      }
    }
  }

  private void copy(Phrase phrase, int from, Part part) {
    for (Statement entry : entry("copy", phrase, from, last(phrase, from, "to"), part)) {
      List<Word> keys = keys(phrase, entry);
      Statement holder = entry.holder();
      if (holder != null && isNew(entry, keys)) {
        holder.add(entry.copy(keys));
      }
    }
  }

  private boolean isNew(Statement entry, List<Word> keys) {
    Statement holder = entry.holder();
    if (holder == null || holder.find(entry.schema(), texts(keys)) == null) {
      return true;
    }
    complaints.command(
        Severity.WARNING,
        keys.get(0).start(),
        keys.get(keys.size() - 1).end(),
        "`" + keys.get(0).text() + "` exists already",
        "choose another name");
    return false;
  }

  private void insert(Phrase phrase, int from, Part part) {
    int preposition = last(phrase, from, "before", "after");
    for (Statement entry : entry("insert", phrase, from, preposition, part)) {
      Statement holder = entry.holder();
      if (holder != null) {
        Statement anchor = holder.find(entry.schema(), texts(keys(phrase, entry)));
        if (anchor != null && anchor != entry) {
          holder.move(entry, anchor, phrase.text(preposition).equals("after"));
        }
      }
    }
  }

  private void annotate(Phrase phrase, int from, Part part) {
    int last = phrase.size() - 1;
    if (last == from) {
      return;
    }
    Place place = new Place(file, new Span(phrase.start(last), phrase.end(last)));
    for (Statement statement : search("annotate", phrase, from, last, part)) {
      part.annotate(statement, List.of(new Annotation(phrase.text(last), place)));
    }
  }
}
