package org.losslint.rules;

/**
 * The document that a rule comes from. Each part is empty where the pack does not give it.
 *
 * @param file where a copy lies
 * @param section heading in the document
 */
public record Source(String title, String file, String section, String url) {
  public static final Source NONE = new Source("", "", "", "");

  /** This source, with what {@code special} says of one rule in its place. */
  public Source with(Source special) {
    boolean same = special.title.isEmpty() && special.url.isEmpty() && special.file.isEmpty();
    return same
        ? new Source(title, file, special.section.isEmpty() ? section : special.section, url)
        : special;
  }
}
