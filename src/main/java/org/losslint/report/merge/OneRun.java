package org.losslint.report.merge;

import java.util.ArrayList;
import java.util.List;
import org.losslint.evaluate.Shard;

/** Sees to it that reports are all shards of one run, each once. */
final class OneRun {
  private static final String AGAIN = "write the reports of all shards again, from the same files";

  private OneRun() {}

  /**
   * The reports in the order of their shards.
   *
   * @throws MergeException where one is missing, there twice or of another run
   */
  static List<ShardReport> of(List<ShardReport> shards, String version) throws MergeException {
    ShardReport one = shards.get(0);
    if (one.of() < 1 || one.of() > Shard.MOST) {
      throw one.shard().wrong("of", "a number from 1 to " + Shard.MOST);
    }
    ShardReport[] sorted = new ShardReport[one.of()];
    for (ShardReport shard : shards) {
      if (!shard.version().equals(version)) {
        throw new MergeException(
            shard.name()
                + " was written by losslint "
                + shard.version()
                + ", and this is "
                + version,
            "use one version for the shards and for merging them");
      }
      if (shard.of() != one.of()) {
        throw new MergeException(
            shard.name()
                + " is one of "
                + shard.of()
                + " shards, and "
                + one.name()
                + " one of "
                + one.of(),
            "split the run the same way in all jobs");
      }
      sameRun(one, shard);
      int index = shard.number() - 1;
      if (index < 0 || index >= sorted.length) {
        throw shard.shard().wrong("number", "one from 1 to " + shard.of());
      }
      if (sorted[index] != null) {
        throw new MergeException(
            "shard "
                + shard.number()
                + "/"
                + shard.of()
                + " is there twice, in "
                + sorted[index].name()
                + " and in "
                + shard.name(),
            "name the report of each shard once");
      }
      sorted[index] = shard;
    }
    return complete(sorted);
  }

  private static List<ShardReport> complete(ShardReport[] sorted) throws MergeException {
    List<String> missing = new ArrayList<>();
    List<ShardReport> all = new ArrayList<>(sorted.length);
    for (int i = 0; i < sorted.length; i++) {
      if (sorted[i] == null) {
        missing.add(i + 1 + "/" + sorted.length);
      } else {
        all.add(sorted[i]);
      }
    }
    if (!missing.isEmpty()) {
      boolean one = missing.size() == 1;
      throw new MergeException(
          (one ? "the report of shard " : "the reports of shards ")
              + String.join(", ", missing)
              + (one ? " is missing" : " are missing"),
          "name the reports of all shards; without one, nothing is a pass");
    }
    return all;
  }

  private static void sameRun(ShardReport one, ShardReport other) throws MergeException {
    Fields ours = one.shard().object("run");
    Fields theirs = other.shard().object("run");
    for (String what : ours.keys()) {
      if (!theirs.text(what).equals(ours.text(what))) {
        throw new MergeException(
            other.name() + " and " + one.name() + " are of different runs: not the same " + what,
            AGAIN);
      }
    }
    String baseline = one.shard().textOrEmpty("baseline");
    if (!other.shard().textOrEmpty("baseline").equals(baseline)) {
      throw new MergeException(
          other.name() + " and " + one.name() + " are of different runs: not the same baseline",
          AGAIN);
    }
  }
}
