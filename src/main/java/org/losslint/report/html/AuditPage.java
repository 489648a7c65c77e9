package org.losslint.report.html;

import gg.jte.Content;
import java.util.List;

/**
 * All that the template of the page needs.
 *
 * @param verdict the result in one sentence
 * @param mood style of the verdict
 * @param summary the counts in one line
 * @param problems why the run cannot be trusted
 * @param files that were not judged in full
 * @param findings the first of them, for browsers without scripts
 * @param open the first of what could not be evaluated, likewise
 * @param matrix the first lines of the matrix, likewise
 * @param totals how many there are of each
 * @param data for the script
 */
record AuditPage(
    String version,
    String verdict,
    String mood,
    String summary,
    List<Tile> tiles,
    List<String> problems,
    List<String> files,
    List<LinkCard> links,
    List<RuleRow> ranking,
    List<RuleRow> rules,
    List<PackHead> packs,
    List<DeviceRow> matrix,
    List<FindingCard> findings,
    List<OpenCard> open,
    Totals totals,
    Assets assets,
    Content data) {
  AuditPage {
    tiles = List.copyOf(tiles);
    problems = List.copyOf(problems);
    files = List.copyOf(files);
    links = List.copyOf(links);
    ranking = List.copyOf(ranking);
    rules = List.copyOf(rules);
    packs = List.copyOf(packs);
    matrix = List.copyOf(matrix);
    findings = List.copyOf(findings);
    open = List.copyOf(open);
  }

  /**
   * A number of the headline.
   *
   * @param standing which devices it counts; empty for all
   * @param x where its part of the bar starts
   * @param width of its part of the bar
   */
  record Tile(String standing, String number, String label, String note, String x, String width) {}

  /** A pack over its columns of the matrix. */
  record PackHead(String name, int columns) {}

  /** How many of each the page holds. */
  record Totals(int devices, int findings, int open, int waived) {
    String grouped(int number) {
      return Numbers.grouped(number);
    }
  }
}
