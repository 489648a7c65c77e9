package org.losslint.syntax;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.losslint.source.Diagnostic.Kind;
import org.losslint.source.Severity;

/** Says what the schema does not know, and what may have been meant. */
final class UnknownStatements {
  /** A word that is two letters from another one is taken for it when it is at least so long. */
  private static final int LONG_WORD = 6;

  private static final int SHORT_WORD = 3;

  private final Diagnostics log;

  /** Stanzas that are no misspelt ones; a file may open each of them a thousand times. */
  private final Set<String> foreign = new HashSet<>();

  UnknownStatements(Diagnostics log) {
    this.log = log;
  }

  /** A statement that does not exist where everything that exists is known. */
  void report(Statement unknown, Statement above) {
    if (unknown.knownElsewhere().isPresent() || log.isFull(Kind.UNKNOWN_STATEMENT)) {
      return;
    }
    String word = unknown.name();
    String meant = nearest(word, above.schema().children());
    String place = above.path();
    log.add(
        Kind.UNKNOWN_STATEMENT,
        meant == null ? Severity.INFO : Severity.WARNING,
        unknown.place().span().start(),
        unknown.place().span().end(),
        "`" + word + "` is no statement of `" + place + "`",
        meant == null
            ? "check the spelling; losslint knows the statements of Junos 24.4 and ignores newer"
                + " ones"
            : "did you mean `" + meant + "`?");
  }

  /** A stanza at the top whose name is nearly that of one that is read. */
  void reportStanza(String word, int start, int end, Collection<SchemaNode> known) {
    if (foreign.contains(word)) {
      return;
    }
    String meant = nearest(word, known);
    if (meant == null || meant.length() < LONG_WORD) {
      foreign.add(word);
    } else {
      log.add(
          Kind.UNKNOWN_STATEMENT,
          Severity.WARNING,
          start,
          end,
          "`" + word + "` is no stanza of a configuration, so nothing in it was read",
          "did you mean `" + meant + "`?");
    }
  }

  /** Text can switch off a list as a whole only, so of a mixed one the values in force stay. */
  void inactiveValues(int start, int end, SchemaNode list) {
    log.add(
        Kind.SYNTAX,
        Severity.INFO,
        start,
        end,
        "some values of `" + list.word() + "` are inactive and were left out",
        "nothing to do");
  }

  void keyMissing(int start, int end, SchemaNode list) {
    StringBuilder keys = new StringBuilder();
    for (SchemaNode key : list.keys()) {
      keys.append(keys.length() > 0 ? " and " : "").append('`').append(key.word()).append('`');
    }
    log.add(
        Kind.SYNTAX,
        Severity.ERROR,
        start,
        end,
        "an entry of `" + list.word() + "` needs " + keys,
        "add what is missing");
  }

  @CheckForNull
  static String nearest(String word, Collection<SchemaNode> known) {
    String nearest = null;
    int least = Integer.MAX_VALUE;
    for (SchemaNode node : known) {
      int allowed = word.length() >= LONG_WORD ? 2 : word.length() > SHORT_WORD ? 1 : 0;
      if (!node.isPositional() && Math.abs(node.word().length() - word.length()) <= allowed) {
        int distance = distance(word, node.word());
        if (distance <= allowed && distance < least) {
          least = distance;
          nearest = node.word();
        }
      }
    }
    return nearest;
  }

  /** How many letters must be put in, taken out, changed or swapped with their neighbour. */
  static int distance(String a, String b) {
    int[][] cost = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          cost[i][j] = i + j;
          continue;
        }
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        cost[i][j] =
            Math.min(Math.min(cost[i - 1][j], cost[i][j - 1]) + 1, cost[i - 1][j - 1] + change);
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          cost[i][j] = Math.min(cost[i][j], cost[i - 2][j - 2] + 1);
        }
      }
    }
    return cost[a.length()][b.length()];
  }
}
