package org.losslint.evaluate;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.inventory.Entry;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.InventoryIndex;
import org.losslint.model.nic.HostDirectory;
import org.losslint.model.nic.HostTies;
import org.losslint.source.Input;
import org.losslint.source.Problem;

/**
 * Splits the files of a run into shards. Files that a rule may join (those of one device or host,
 * of the ends of a link, of the hosts on it and the switches that these are plugged into) are in
 * one shard, and so is what the report tells in one row. Each shard comes to the same plan, since
 * it hangs on nothing but the files and the inventory.
 */
public final class ShardPlan {
  private final Expectations expectations;
  private final Shard shard;
  private final Ties ties = new Ties();
  private final HostDirectories hosts;
  private final Map<String, Integer> shardOfRoot = new HashMap<>();
  private final List<Input> own = new ArrayList<>();
  private final Map<String, Integer> positions = new LinkedHashMap<>();
  private Optional<String> firstOfHosts = Optional.empty();
  private final Map<String, Long> checksums = new LinkedHashMap<>();
  private boolean anyJudged;

  private ShardPlan(Expectations expectations, Shard shard) {
    this.expectations = expectations;
    this.shard = shard;
    this.hosts = new HostDirectories(expectations, new DeviceDigests(expectations));
  }

  /** Reads all inputs to see what belongs together. */
  public static ShardPlan of(
      Expectations expectations, List<Input> inputs, Shard shard, Effort effort) {
    ShardPlan plan = new ShardPlan(expectations, shard);
    InOrder.run(
        inputs,
        effort.jobs(),
        input -> FileTrace.of(input, expectations),
        plan::take,
        effort.watch()::goesOn);
    plan.inventory();
    plan.split(inputs);
    return plan;
  }

  private static String name(String name) {
    return "name " + name;
  }

  private static String link(String link) {
    return "link " + link;
  }

  private static String file(String path) {
    return "file " + path;
  }

  private void take(FileTrace trace) {
    String path = trace.input().display();
    List<String> together = new ArrayList<>(4);
    together.add(file(path));
    for (String each : trace.names()) {
      addName(each, together);
    }
    if (trace.nic().isPresent()) {
      HostDirectory directory = hosts.of(path);
      HostTies found = HostTies.of(trace.nic().get(), directory);
      for (String each : found.names()) {
        addName(Fingerprint.owner(each, path), together);
      }
      found.links().forEach(each -> together.add(link(each)));
      found.kinds().forEach(each -> together.add("kind " + each));
      if (firstOfHosts.isEmpty() && directory.canBeJoined(trace.nic().get())) {
        firstOfHosts = Optional.of(path);
      }
    }
    anyJudged |= trace.judged();
    checksums.put(path, trace.checksum());
    ties.tie(together);
  }

  /** A host-name and the device that has it are one. */
  private void addName(String name, List<String> together) {
    together.add(name(name));
    expectations
        .index()
        .device(name)
        .ifPresent(device -> together.add(name(device.name().value())));
  }

  private void inventory() {
    Inventory inventory = expectations.inventory();
    for (Inventory.Link link : inventory.links()) {
      List<String> together = new ArrayList<>(3);
      together.add(link(link.name().value()));
      for (Inventory.End end : link.ends()) {
        together.add(name(end.device().value()));
      }
      ties.tie(together);
    }
    for (Inventory.Host host : inventory.hosts()) {
      List<String> together = new ArrayList<>(3);
      together.add(name(host.name().value()));
      for (Entry<String> link : host.links()) {
        together.add(link(link.value()));
      }
      for (Inventory.Nic nic : host.nics()) {
        nic.device().ifPresent(device -> together.add(name(device.value())));
      }
      ties.tie(together);
    }
  }

  /**
   * What belongs together goes where there is least, the largest first; a file that stands alone
   * goes by its path, so that one that comes or goes moves no other.
   */
  private void split(List<Input> inputs) {
    Map<String, List<String>> byRoot = new LinkedHashMap<>();
    for (Input input : inputs) {
      byRoot
          .computeIfAbsent(ties.root(file(input.display())), root -> new ArrayList<>(1))
          .add(input.display());
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
      if (shardOfRoot.get(ties.root(file(input.display()))) == shard.number()) {
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
    return Collections.unmodifiableMap(checksums);
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
    return new Charge(false, shard.isFirst(), firstOfHosts, this::answersFor);
  }

  /** A link of which no file was read belongs to some shard, too: its load may be known. */
  private boolean answersFor(String link) {
    Integer number = shardOfRoot.get(ties.root(link(link)));
    return (number == null ? byHash(ties.root(link(link))) : number) == shard.number();
  }

  /**
   * What is wrong with the claims of the inventory, by which the files were split: one that is of
   * another device than it is claimed for may be in the wrong shard.
   */
  public List<Problem> problems(List<Report.JudgedFile> judged) {
    List<Problem> problems = new ArrayList<>(0);
    InventoryIndex index = expectations.index();
    for (Report.JudgedFile file : judged) {
      Optional<InventoryIndex.DeviceFile> claim = index.deviceOfFile(file.path());
      if (claim.isEmpty() || !file.format().isJunos()) {
        continue;
      }
      String claimed = claim.get().device().name().value();
      for (String name : file.devices()) {
        if (!name.equals(claimed) && isOfInventory(name)) {
          problems.add(
              Problem.of(
                  file.path()
                      + " is the configuration of "
                      + name
                      + ", and `files` of the inventory claims it for "
                      + claimed
                      + ", so that it may be in another shard than what belongs to it",
                  "mend `files`, or name it under `host-names` of " + claimed));
        }
      }
    }
    return problems;
  }

  private boolean isOfInventory(String name) {
    return expectations.index().device(name).isPresent();
  }
}
