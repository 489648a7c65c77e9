package org.losslint.report.html;

import java.util.List;

/**
 * What became of a rule in the whole audit.
 *
 * @param number of its column in the matrix
 * @param meaning what it demands or why, in a sentence; empty where nothing is known
 * @param help why it exists, in blocks of text and code
 * @param failing how many devices have a finding of it that counts
 * @param findings that count
 * @param open subjects that could not be judged
 * @param passed subjects
 * @param reach how many devices that is, and which share of all
 * @param bar a length that compares it with the rule on most devices
 */
record RuleRow(
    int number,
    String id,
    String name,
    String pack,
    String severity,
    String meaning,
    List<List<Piece>> help,
    int failing,
    int findings,
    int open,
    int passed,
    String reach,
    String bar) {
  RuleRow {
    help = List.copyOf(help);
  }

  /** A run of text. */
  record Piece(String text, boolean code) {}
}
