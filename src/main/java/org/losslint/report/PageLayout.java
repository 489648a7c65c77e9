package org.losslint.report;

import java.util.List;

/** How the parts of a page about a rule look in one medium. */
interface PageLayout {
  /**
   * What the page is about.
   *
   * @param aside what stands behind it, less strongly
   */
  void title(String text, String aside);

  void heading(String text);

  /** Markdown as a pack writes it. */
  void prose(String markdown);

  /** A fact with its name: {@code Source}. */
  void fact(String name, String text);

  /** A line of a list; what belongs to it stands below it. */
  void item(String text, List<String> below);

  /** Lines as they are to be entered. */
  void block(String text);

  /** Rows below heads; none is written without rows. */
  void table(List<String> heads, List<List<String>> rows);

  /** Plain text inside of what the other methods take; it may come from files. */
  String plain(String text);

  /** A piece of code inside of it. */
  String code(String text);

  /** What was written so far. */
  String text();
}
