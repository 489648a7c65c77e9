package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.losslint.inventory.Entry;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.InventoryIndex;
import org.losslint.model.nic.HostDirectory;
import org.losslint.model.nic.HostTies;
import org.losslint.source.Input;
import org.losslint.source.Problem;

/**
 * What belongs together in a run: files that a rule may join (those of one device or host, of the
 * ends of a link, of the hosts on it and the switches that these are plugged into), and what the
 * report tells in one row. It hangs on nothing but the files and the inventory.
 */
final class Parts {
  private final Expectations expectations;
  private final Ties ties = new Ties();
  private final HostDirectories hosts;
  private final Map<String, List<Input>> byRoot = new LinkedHashMap<>();
  private final Map<String, Long> checksums = new LinkedHashMap<>();
  private final Set<String> unknown = new TreeSet<>();
  private Optional<String> firstOfHosts = Optional.empty();

  private Parts(Expectations expectations) {
    this.expectations = expectations;
    this.hosts = new HostDirectories(expectations, new DeviceDigests(expectations));
  }

  /** Reads all inputs to see what belongs together. */
  static Parts of(Expectations expectations, List<Input> inputs, Effort effort) {
    Parts parts = new Parts(expectations);
    InOrder.run(
        inputs,
        effort.jobs(),
        input -> FileTrace.of(input, expectations),
        parts::take,
        effort.watch()::goesOn);
    parts.inventory();
    for (Input input : inputs) {
      parts.byRoot.computeIfAbsent(parts.rootOf(input), root -> new ArrayList<>(1)).add(input);
    }
    return parts;
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
    ties.tie(together(trace));
    if (trace.nic().isPresent()
        && firstOfHosts.isEmpty()
        && hosts.of(path).canBeJoined(trace.nic().get())) {
      firstOfHosts = Optional.of(path);
    }
    if (!trace.judged()) {
      unknown.add(path);
    }
    checksums.put(path, trace.checksum());
  }

  /** What a file ties to each other. */
  private List<String> together(FileTrace trace) {
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
    }
    return together;
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

  /** The inputs of each part by its name, in the order of the run. */
  Map<String, List<Input>> byRoot() {
    return Collections.unmodifiableMap(byRoot);
  }

  /** The name of the part that a file is in. */
  String rootOf(Input input) {
    return ties.root(file(input.display()));
  }

  /**
   * The names of the parts that a file had to do with as it was earlier; empty where nobody can
   * say.
   */
  Optional<Set<String>> rootsOfEarlier(Input earlier) {
    FileTrace trace = FileTrace.of(earlier, expectations);
    if (trace.judged() && trace.names().isEmpty() && trace.nic().isEmpty()) {
      return Optional.empty();
    }
    Set<String> roots = new TreeSet<>();
    for (String each : together(trace)) {
      roots.add(ties.root(each));
    }
    return Optional.of(roots);
  }

  /** The name of the part that a link belongs to, which may hold no file. */
  String rootOfLink(String link) {
    return ties.root(link(link));
  }

  /** The first file that hosts may be joined by; its settings judge what joins them. */
  Optional<String> firstOfHosts() {
    return firstOfHosts;
  }

  /** A sum over the text of each file of the run, in their order. */
  Map<String, Long> checksums() {
    return Collections.unmodifiableMap(checksums);
  }

  /** Whether a file is of a known format, or cannot be passed over. */
  boolean isJudged(Input input) {
    return !unknown.contains(input.display());
  }

  /**
   * What is wrong with the claims of the inventory, by which the parts were found: a file that is
   * of another device than it is claimed for may be in the wrong one.
   *
   * @param part what the message calls a part
   */
  List<Problem> problems(List<Report.JudgedFile> judged, String part) {
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
                      + ", so that it may be in another "
                      + part
                      + " than what belongs to it",
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
