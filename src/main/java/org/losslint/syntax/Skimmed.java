package org.losslint.syntax;

import java.util.List;
import org.losslint.source.Place;

/**
 * A stanza that losslint passed over, because no rule reads it.
 *
 * @param path how {@code set} reaches it: {@code policy-options}, {@code groups G firewall}
 * @param place its head, or its first set line
 * @param references what it uses of class-of-service and of groups; so that a name that only it
 *     uses is not called unused
 */
public record Skimmed(String path, Place place, List<Reference> references) {
  public Skimmed {
    references = List.copyOf(references);
  }

  /**
   * A name behind a keyword.
   *
   * @param keyword {@code forwarding-class}, {@code scheduler-map}, {@code apply-groups}…
   */
  public record Reference(String keyword, String name, Place place) {}
}
