package org.losslint.model.nic;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.losslint.inventory.Entry;
import org.losslint.inventory.Inventory;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Subject;
import org.losslint.quantity.Quantity;
import org.losslint.syntax.nic.BandwidthTest;
import org.losslint.syntax.nic.Declaration;
import org.losslint.syntax.nic.Script;

/** Puts clients together into the loads of paths. */
final class LoadBuilder {
  private final HostDirectory hosts;
  private final Map<String, HostDumps> byHost;
  private final Predicate<String> links;
  private final List<RdmaLoad> loads = new ArrayList<>();

  /**
   * @param links by name, those whose workload the inventory is asked for
   */
  LoadBuilder(HostDirectory hosts, Map<String, HostDumps> byHost, Predicate<String> links) {
    this.hosts = hosts;
    this.byHost = byHost;
    this.links = links;
  }

  List<RdmaLoad> build() {
    Map<String, List<Single>> singles = new LinkedHashMap<>();
    for (HostDumps dumps : byHost.values()) {
      for (Located<Script> script : dumps.of(Script.class)) {
        script(dumps, script, singles);
      }
    }
    for (List<Single> same : singles.values()) {
      joint(same);
    }
    workloads();
    return loads;
  }

  /** A script that shows one client of a path. */
  private record Single(
      Optional<RdmaPath> path, HostDumps dumps, Located<Script> script, BandwidthTest test) {}

  private void script(HostDumps dumps, Located<Script> script, Map<String, List<Single>> singles) {
    List<BandwidthTest> clients = clients(script.section());
    if (clients.isEmpty()) {
      return;
    }
    boolean declares =
        script.section().declarations().stream()
            .anyMatch(d -> d.kind() == Declaration.Kind.CLIENTS);
    for (Optional<RdmaPath> path : paths(dumps, script.section())) {
      if (clients.size() == 1 && !declares && path.isPresent()) {
        singles
            .computeIfAbsent(path.get().name(), p -> new ArrayList<>())
            .add(new Single(path, dumps, script, clients.get(0)));
      } else {
        RdmaLoad load = load(path, dumps, script);
        for (BandwidthTest test : clients) {
          load.add(client(load, dumps, script, test));
        }
        load.count(count(load, dumps, clients.size()));
      }
    }
  }

  /** Lines without an address are servers where others have one. */
  private static List<BandwidthTest> clients(Script script) {
    boolean addressed = script.tests().stream().anyMatch(t -> t.server().isPresent());
    return script.tests().stream().filter(t -> !addressed || t.server().isPresent()).toList();
  }

  private List<Optional<RdmaPath>> paths(HostDumps dumps, Script script) {
    for (Declaration declaration : script.declarations()) {
      if (declaration.kind() == Declaration.Kind.PATH) {
        Optional<RdmaPath> declared = hosts.path(declaration.text());
        if (declared.isPresent()) {
          return List.of(declared);
        }
      }
    }
    List<Optional<RdmaPath>> paths = new ArrayList<>();
    for (RdmaPath path : dumps.host().paths()) {
      paths.add(Optional.of(path));
    }
    return paths.isEmpty() ? List.of(Optional.empty()) : paths;
  }

  private RdmaLoad load(Optional<RdmaPath> path, HostDumps dumps, Located<Script> script) {
    BandwidthTest test = clients(script.section()).get(0);
    Evidence evidence =
        Evidences.of(script.place(test.command().span()), "clients", dumps.host().via());
    RdmaLoad load =
        new RdmaLoad(path, Optional.of(script), dumps, script.section().declarations(), evidence);
    loads.add(load);
    return load;
  }

  private static RdmaClient client(
      RdmaLoad load, HostDumps dumps, Located<Script> script, BandwidthTest test) {
    String name =
        test.command()
            .client()
            .map(w -> w.text())
            .orElseGet(() -> "client " + (load.members().size() + 1));
    Evidence evidence =
        Evidences.of(script.place(test.command().span()), "clients " + name, dumps.host().via());
    return new RdmaClient(load, dumps, script.document().file(), name, test, evidence);
  }

  /** As declared, else as the inventory says, else as many as are shown or listed. */
  private Fact<Quantity> count(RdmaLoad load, HostDumps dumps, int shown) {
    Fact<Quantity> declared = load.declared(Declaration.Kind.CLIENTS);
    if (declared.isKnown()) {
      return declared;
    }
    Optional<Entry<Integer>> given =
        dumps.host().hostName().listed().flatMap(Inventory.Host::clients);
    if (given.isPresent() && given.get().value() >= shown) {
      return Fact.known(
          Quantity.number(given.get().value()),
          Evidences.of(given.get().place(), "hosts " + dumps.host().device() + " clients"));
    }
    return Fact.assumed(Quantity.number(shown), load.evidence());
  }

  /**
   * Scripts of one client each: together they are the load of the path when they are of different
   * hosts; else each stands for all clients, which are like it.
   */
  private void joint(List<Single> singles) {
    long distinct = singles.stream().map(s -> s.dumps().host().device()).distinct().count();
    if (distinct == 1) {
      for (Single each : singles) {
        RdmaLoad load = load(each.path(), each.dumps(), each.script());
        load.add(client(load, each.dumps(), each.script(), each.test()));
        int listed = each.path().map(this::hostsOn).orElse(1);
        load.count(count(load, each.dumps(), Math.max(1, listed)));
      }
      return;
    }
    Single first = singles.get(0);
    RdmaLoad load = load(first.path(), first.dumps(), first.script());
    for (Single each : singles) {
      load.add(client(load, each.dumps(), each.script(), each.test()));
    }
    int listed = first.path().map(this::hostsOn).orElse(1);
    load.count(count(load, first.dumps(), Math.max(singles.size(), listed)));
  }

  private int hostsOn(RdmaPath path) {
    int count = 0;
    for (Inventory.Host host : hosts.inventory().hosts()) {
      count += host.links().stream().anyMatch(l -> l.value().equals(path.name())) ? 1 : 0;
    }
    return count;
  }

  /** The workloads that the inventory gives, those of one path together. */
  private void workloads() {
    for (Inventory.Link link : hosts.inventory().links()) {
      Optional<RdmaPath> path = hosts.path(link.name().value());
      List<Inventory.Host> on = new ArrayList<>();
      for (Inventory.Host host : hosts.inventory().hosts()) {
        boolean uses = host.links().stream().anyMatch(l -> l.value().equals(link.name().value()));
        if (uses && host.workload().isPresent()) {
          on.add(host);
        }
      }
      if (!on.isEmpty() && links.test(link.name().value())) {
        workload(path, on);
      }
    }
  }

  private void workload(Optional<RdmaPath> path, List<Inventory.Host> on) {
    Inventory.Host first = on.get(0);
    HostDumps dumps = dumpsOf(first);
    RdmaLoad load = new RdmaLoad(path, Optional.empty(), dumps, List.of(), evidence(first));
    loads.add(load);
    int clients = on.size();
    for (Inventory.Host host : on) {
      load.add(
          new RdmaClient(
              load,
              dumpsOf(host),
              host.place().file(),
              host.name().value(),
              host.workload().orElseThrow(),
              evidence(host)));
      clients = Math.max(clients, host.clients().map(Entry::value).orElse(1));
    }
    int listed = path.map(this::hostsOn).orElse(1);
    load.count(Fact.known(Quantity.number(Math.max(clients, listed)), evidence(first)));
  }

  private static Evidence evidence(Inventory.Host host) {
    return Evidences.of(host.place(), "hosts " + host.name().value() + " workload");
  }

  private HostDumps dumpsOf(Inventory.Host host) {
    HostDumps known = byHost.get(host.name().value());
    return known != null ? known : new HostDumps(hosts.listed(host, host.place().file()));
  }

  /** Loads and their clients, for judging. */
  static List<Subject> subjects(List<RdmaLoad> loads) {
    List<Subject> subjects = new ArrayList<>();
    for (RdmaLoad load : loads) {
      subjects.add(load);
      subjects.addAll(load.members());
    }
    return subjects;
  }
}
