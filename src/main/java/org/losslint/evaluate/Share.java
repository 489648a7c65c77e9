package org.losslint.evaluate;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a shard knows beside its report, so that the reports of all shards can be put together.
 *
 * @param positions where each file stands in the report of the whole run, by its path
 * @param anyJudged whether there is anything to judge in the whole run
 * @param waivers of the settings, in their order
 * @param links of the inventory by name, in its order
 * @param run digests of what has to be the same in all shards, by what it is
 * @param named paths of the files that the user named, where others were met in folders
 * @param complete whether the shard came to its end
 * @param accepted what is held against it; empty without a baseline
 */
public record Share(
    Shard shard,
    Map<String, Integer> positions,
    boolean anyJudged,
    List<WaiverTally> waivers,
    List<String> links,
    Map<String, String> run,
    Set<String> named,
    boolean complete,
    Optional<Accepted> accepted) {
  public Share {
    positions = Map.copyOf(positions);
    waivers = List.copyOf(waivers);
    links = List.copyOf(links);
    run = Collections.unmodifiableMap(new LinkedHashMap<>(run));
    named = Set.copyOf(named);
  }

  /**
   * The entries of a baseline.
   *
   * @param file as the user named it
   * @param gone paths of files in entries that are not there any more
   */
  public record Accepted(String file, List<Known> entries, Set<String> gone) {
    public Accepted {
      entries = List.copyOf(entries);
      gone = Set.copyOf(gone);
    }
  }

  /** The same of a run with these files and baseline. */
  public Share with(Set<String> namedFiles, boolean cameToItsEnd, Optional<Accepted> baseline) {
    return new Share(
        shard, positions, anyJudged, waivers, links, run, namedFiles, cameToItsEnd, baseline);
  }
}
