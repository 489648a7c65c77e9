package org.losslint.model.nic;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.inventory.Blanket;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.InventoryIndex;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;
import org.losslint.source.Place;
import org.losslint.source.SourceFile;
import org.losslint.source.Span;
import org.losslint.syntax.nic.ConfigDump;
import org.losslint.syntax.nic.Hint;
import org.losslint.syntax.nic.NicDocument;
import org.losslint.syntax.nic.Note;
import org.losslint.syntax.nic.Origin;
import org.losslint.syntax.nic.RegisterDump;
import org.losslint.syntax.nic.SampleMark;
import org.losslint.syntax.nic.Section;
import org.losslint.syntax.nic.SwitchDump;

/**
 * Tells which host a dump belongs to and which paths the host's RDMA takes.
 *
 * <p>The host comes from the {@code files} of the inventory's hosts, else from a line that names it
 * (a prompt, {@code ssh}, a {@code ### sample} line, a banner), else from the path of the file. Of
 * these a {@code ### sample} line that names another host of the inventory is stronger than {@code
 * files}, since one file of samples may hold those of many hosts.
 */
public final class HostDirectory {
  private final InventoryIndex index;
  private final Optional<Blanket> blanket;
  private final Fabric fabric;
  private final Map<String, Inventory.Host> byName = new LinkedHashMap<>();
  private final Map<String, RdmaPath> paths = new LinkedHashMap<>();

  /**
   * @param blanket a path for every host that the inventory does not list
   */
  public HostDirectory(InventoryIndex index, Optional<Blanket> blanket, Fabric fabric) {
    this.index = index;
    this.blanket = blanket;
    this.fabric = fabric;
    for (Inventory.Host host : inventory().hosts()) {
      byName.put(host.name().value(), host);
    }
    for (Inventory.Link link : inventory().links()) {
      paths.put(link.name().value(), RdmaPath.of(link));
    }
  }

  InventoryIndex index() {
    return index;
  }

  Inventory inventory() {
    return index.inventory();
  }

  Fabric fabric() {
    return fabric;
  }

  /** The path of a link's name; empty for a name that the inventory does not hold. */
  Optional<RdmaPath> path(String link) {
    return Optional.ofNullable(paths.get(link));
  }

  /**
   * The depth of a path's buffer in round-trip times: of the routers' configurations where one was
   * read, though it may not tell it; else of the profile that the inventory names.
   */
  Fact<Quantity> bufferDepth(RdmaPath path) {
    Optional<Fact<Quantity>> configured = fabric.bufferDepth(path.name());
    if (configured.isPresent()) {
      return configured.get();
    }
    return path.profileDepth() instanceof Fact.Unknown<Quantity> silent
        ? Fact.unknown(
            "no configuration of the ends of " + path.name() + " was read, and " + silent.because(),
            "check the configurations of its routers in the same run, or " + silent.supply())
        : path.profileDepth();
  }

  /** The hosts and switches that a file holds output of, each once, in the order of the text. */
  public List<String> namesIn(NicDocument document) {
    Set<String> names = new LinkedHashSet<>();
    for (Section section : document.sections()) {
      if (section instanceof SwitchDump dump) {
        names.add(switchOf(document, dump));
      } else if (!(section instanceof Note)) {
        names.add(hostOf(document, section.origin()).device());
      }
    }
    return List.copyOf(names);
  }

  /**
   * Whether something of a host's file can only be judged once the configurations are read: a card
   * of it is plugged into a port that the inventory names.
   */
  public boolean waitsForFabric(NicDocument document) {
    for (Section section : document.sections()) {
      boolean plugged =
          section instanceof ConfigDump
              && nameOf(document, section.origin())
                  .listed()
                  .filter(host -> host.nics().stream().anyMatch(nic -> nic.device().isPresent()))
                  .isPresent();
      if (plugged) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether another file may say something about this one, or this one about another. Cards and
   * registers of a host that nobody names stand alone.
   */
  public boolean canBeJoined(NicDocument document) {
    for (Section section : document.sections()) {
      boolean ofCard = section instanceof ConfigDump || section instanceof RegisterDump;
      if (!ofCard || nameOf(document, section.origin()).isShared()) {
        return true;
      }
    }
    return false;
  }

  /** The name of a switch whose counters were printed; the path where nobody names it. */
  String switchOf(NicDocument document, SwitchDump dump) {
    return dump.origin()
        .sample()
        .map(m -> m.place().text())
        .or(() -> fabric.deviceOf(document.file()))
        .or(() -> dump.origin().host().map(Hint::name))
        .orElseGet(() -> stem(document.file().path()));
  }

  /** The host that a dump was taken on. */
  RdmaHost hostOf(NicDocument document, Origin origin) {
    HostName name = nameOf(document, origin);
    return new RdmaHost(name, document.file(), this, pathsOf(name));
  }

  /** A host of the inventory, seen without any file of its own. */
  RdmaHost listed(Inventory.Host host, SourceFile file) {
    HostName name =
        new HostName(
            host.name().value(), Optional.of(host), HostName.Source.INVENTORY_FILES, List.of());
    return new RdmaHost(name, file, this, pathsOf(name));
  }

  private List<RdmaPath> pathsOf(HostName name) {
    List<RdmaPath> found = new ArrayList<>(1);
    if (name.listed().isPresent()) {
      for (var link : name.listed().get().links()) {
        path(link.value()).ifPresent(found::add);
      }
    } else {
      blanket.map(RdmaPath::of).ifPresent(found::add);
    }
    return found;
  }

  private HostName nameOf(NicDocument document, Origin origin) {
    Optional<InventoryIndex.HostFile> claim = index.hostOfFile(document.file().path());
    Optional<Hint> hint = hostHint(origin);
    Optional<Inventory.Host> hinted = hint.flatMap(h -> listed(h.name()));
    if (claim.isPresent() && !(hinted.isPresent() && namesHostsApart(hint.get()))) {
      Inventory.Host host = claim.get().host();
      Evidence.Step step =
          new Evidence.Step(
              claim.get().glob().place(),
              "host " + host.name().value() + " files " + claim.get().glob().value());
      return new HostName(
          host.name().value(), Optional.of(host), HostName.Source.INVENTORY_FILES, List.of(step));
    }
    if (hint.isPresent()) {
      boolean weak = hint.get().source() == Hint.Source.BANNER && hinted.isEmpty();
      if (!weak) {
        return named(document, hint.get(), hinted);
      }
    }
    return byPath(document);
  }

  /** One file with a name for each of its parts may hold those of many hosts. */
  private static boolean namesHostsApart(Hint hint) {
    return hint.source() == Hint.Source.SAMPLE_LINE || hint.source() == Hint.Source.PREFIX;
  }

  private static Optional<Hint> hostHint(Origin origin) {
    boolean onSwitch =
        origin.sample().isPresent() && origin.sample().get().side() == SampleMark.Side.SWITCH;
    return onSwitch ? Optional.empty() : origin.host();
  }

  private static HostName named(NicDocument document, Hint hint, Optional<Inventory.Host> listed) {
    HostName.Source source =
        switch (hint.source()) {
          case SAMPLE_LINE -> HostName.Source.SAMPLE_LINE;
          case PREFIX -> HostName.Source.PREFIX;
          case COMMAND -> HostName.Source.COMMAND;
          case BANNER -> HostName.Source.BANNER;
          case PROMPT, DUMP -> HostName.Source.PROMPT;
        };
    Place place = document.place(hint.span());
    String name = listed.map(h -> h.name().value()).orElse(hint.name());
    return new HostName(
        name,
        listed,
        source,
        List.of(new Evidence.Step(place, "host " + hint.name() + " by the " + source.label())));
  }

  /** The name of the inventory's host that is meant, else the name as it is. */
  String canonical(String name) {
    return listed(name).map(h -> h.name().value()).orElse(name);
  }

  /** A host of the inventory by its name, with or without a domain. */
  private Optional<Inventory.Host> listed(String name) {
    Inventory.Host exact = byName.get(name);
    if (exact != null) {
      return Optional.of(exact);
    }
    int dot = name.indexOf('.');
    return dot < 0 ? Optional.empty() : Optional.ofNullable(byName.get(name.substring(0, dot)));
  }

  /**
   * A folder or the start of the file's name that is a host of the inventory; else the path itself
   * without its ending, so that two files whose hosts nobody names are never taken for one host.
   */
  private HostName byPath(NicDocument document) {
    String path = document.file().path();
    for (int start = 0, end; start <= path.length(); start = end + 1) {
      int slash = path.indexOf('/', start);
      end = slash < 0 ? path.length() : slash;
      Inventory.Host host = byName.get(path.substring(start, end));
      if (host != null) {
        return byPath(document, host);
      }
    }
    String file = path.substring(path.lastIndexOf('/') + 1);
    for (Map.Entry<String, Inventory.Host> entry : byName.entrySet()) {
      String name = entry.getKey();
      if (file.startsWith(name)
          && file.length() > name.length()
          && isSeparator(file, name.length())) {
        return byPath(document, entry.getValue());
      }
    }
    return new HostName(stem(path), Optional.empty(), HostName.Source.PATH, List.of());
  }

  private static HostName byPath(NicDocument document, Inventory.Host host) {
    String name = host.name().value();
    Evidence.Step step =
        new Evidence.Step(document.place(new Span(0, 0)), "host " + name + " by the path");
    return new HostName(name, Optional.of(host), HostName.Source.PATH, List.of(step));
  }

  /** A path without the ending of the file's name. */
  static String stem(String path) {
    int dot = path.lastIndexOf('.');
    return dot > path.lastIndexOf('/') + 1 ? path.substring(0, dot) : path;
  }

  private static boolean isSeparator(String text, int at) {
    char c = text.charAt(at);
    return c == '.' || c == '-' || c == '_' || c == '@';
  }
}
