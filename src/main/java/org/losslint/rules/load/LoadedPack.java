package org.losslint.rules.load;

import java.util.List;
import java.util.Optional;
import org.losslint.rules.Pack;
import org.losslint.source.Problem;

/**
 * What came of reading a pack.
 *
 * @param pack with the rules that have no mistake; empty where the file is no pack at all
 * @param problems all of them, in the order of the file; a pack with problems must not pass
 *     silently
 */
public record LoadedPack(Optional<Pack> pack, List<Problem> problems) {
  public LoadedPack {
    problems = List.copyOf(problems);
  }
}
