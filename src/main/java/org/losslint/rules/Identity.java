package org.losslint.rules;

/**
 * What a rule is called and where it comes from.
 *
 * @param id never changes its meaning and is never used again: {@code DCI-001}
 * @param name for people, lower case with hyphens
 * @param pack in force that holds it; a pack that extends another takes over its rules
 * @param why as Markdown
 * @param place of the rule in its pack
 */
public record Identity(
    String id, String name, String pack, Source source, String why, PackPlace place) {
  Identity in(String otherPack) {
    return new Identity(id, name, otherPack, source, why, place);
  }
}
