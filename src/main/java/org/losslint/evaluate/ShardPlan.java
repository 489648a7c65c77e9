package org.losslint.evaluate;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.inventory.Inventory;
import org.losslint.source.Input;
import org.losslint.source.Problem;

/**
 * Splits the files of a run into shards, and none of the {@link Parts} that belong together. Each
 * shard comes to the same plan.
 */
public final class ShardPlan {
  private final Expectations expectations;
  private final Shard shard;
  private final Parts parts;
  private final Map<String, Integer> shardOfRoot = new HashMap<>();
  private final List<Input> own = new ArrayList<>();
  private final Map<String, Integer> positions = new LinkedHashMap<>();
  private boolean anyJudged;

  private ShardPlan(Expectations expectations, Shard shard, Parts parts) {
    this.expectations = expectations;
    this.shard = shard;
    this.parts = parts;
  }

  /** Reads all inputs to see what belongs together. */
  public static ShardPlan of(
      Expectations expectations, List<Input> inputs, Shard shard, Effort effort) {
    ShardPlan plan = new ShardPlan(expectations, shard, Parts.of(expectations, inputs, effort));
    plan.split(inputs);
    return plan;
  }

  /**
   * What belongs together goes where there is least, the largest first; a file that stands alone
   * goes by its path, so that one that comes or goes moves no other.
   */
  private void split(List<Input> inputs) {
    Map<String, List<String>> byRoot = new LinkedHashMap<>();
    for (Map.Entry<String, List<Input>> part : parts.byRoot().entrySet()) {
      List<String> paths = new ArrayList<>(part.getValue().size());
      for (Input input : part.getValue()) {
        paths.add(input.display());
        anyJudged |= parts.isJudged(input);
      }
      byRoot.put(part.getKey(), paths);
    }
    List<Map.Entry<String, List<String>>> several = new ArrayList<>();
    for (Map.Entry<String, List<String>> part : byRoot.entrySet()) {
      part.getValue().sort(null);
      if (part.getValue().size() > 1) {
        several.add(part);
      } else {
        shardOfRoot.put(part.getKey(), byHash(part.getValue().get(0)));
      }
    }
    several.sort(ShardPlan::largestFirst);
    int[] load = new int[shard.of() + 1];
    for (Map.Entry<String, List<String>> part : several) {
      int least = 1;
      for (int i = 2; i <= shard.of(); i++) {
        least = load[i] < load[least] ? i : least;
      }
      load[least] += part.getValue().size();
      shardOfRoot.put(part.getKey(), least);
    }
    for (List<Input> group : Inspector.grouped(inputs, expectations.index())) {
      for (Input input : group) {
        positions.put(input.display(), positions.size());
      }
    }
    for (Input input : inputs) {
      if (shardOfRoot.get(parts.rootOf(input)) == shard.number()) {
        own.add(input);
      }
    }
  }

  private static int largestFirst(
      Map.Entry<String, List<String>> a, Map.Entry<String, List<String>> b) {
    int order = Integer.compare(b.getValue().size(), a.getValue().size());
    return order == 0 ? a.getValue().get(0).compareTo(b.getValue().get(0)) : order;
  }

  private int byHash(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      long number = 0;
      for (int i = 0; i < 7; i++) {
        number = number << 8 | hash[i] & 0xFF;
      }
      return (int) (number % shard.of()) + 1;
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /** The files of this shard, in the order of the run. */
  public List<Input> inputs() {
    return List.copyOf(own);
  }

  /** A sum over the text of each file of the run, in their order. */
  public Map<String, Long> checksums() {
    return parts.checksums();
  }

  /**
   * What the shard knows beside its report.
   *
   * @param run digests of what has to be the same in all shards
   */
  public Share share(List<WaiverTally> waivers, Map<String, String> run) {
    List<String> links = new ArrayList<>();
    for (Inventory.Link link : expectations.inventory().links()) {
      links.add(link.name().value());
    }
    return new Share(
        shard, positions, anyJudged, waivers, links, run, Set.of(), true, Optional.empty());
  }

  Charge charge() {
    return new Charge(false, shard.isFirst(), parts.firstOfHosts(), this::answersFor);
  }

  /** A link of which no file was read belongs to some shard, too: its load may be known. */
  private boolean answersFor(String link) {
    String root = parts.rootOfLink(link);
    Integer number = shardOfRoot.get(root);
    return (number == null ? byHash(root) : number) == shard.number();
  }

  /** What is wrong with the claims of the inventory, by which the files were split. */
  public List<Problem> problems(List<Report.JudgedFile> judged) {
    return parts.problems(judged, "shard");
  }
}
