package org.losslint.model.nic;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.inventory.Blanket;
import org.losslint.inventory.Inventory;
import org.losslint.model.Evidence;
import org.losslint.source.Place;
import org.losslint.source.SourceFile;
import org.losslint.syntax.nic.Hint;
import org.losslint.syntax.nic.NicDocument;
import org.losslint.syntax.nic.Origin;
import org.losslint.syntax.nic.SampleMark;

/**
 * Tells which host a dump belongs to and which paths the host's RDMA takes.
 *
 * <p>The host comes from the {@code files} of the inventory's hosts, else from a line that names it
 * (a prompt, {@code ssh}, a {@code ### sample} line, a banner), else from the path of the file. Of
 * these a {@code ### sample} line that names another host of the inventory is stronger than {@code
 * files}, since one file of samples may hold those of many hosts.
 */
public final class HostDirectory {
  private final Inventory inventory;
  private final HostClaims claims;
  private final Optional<Blanket> blanket;
  private final Fabric fabric;
  private final Map<String, Inventory.Host> byName = new LinkedHashMap<>();
  private final Map<String, RdmaPath> paths = new LinkedHashMap<>();

  public HostDirectory(
      Inventory inventory, HostClaims claims, Optional<Blanket> blanket, Fabric fabric) {
    this.inventory = inventory;
    this.claims = claims;
    this.blanket = blanket;
    this.fabric = fabric;
    for (Inventory.Host host : inventory.hosts()) {
      byName.put(host.name().value(), host);
    }
    for (Inventory.Link link : inventory.links()) {
      paths.put(link.name().value(), RdmaPath.of(link));
    }
  }

  Inventory inventory() {
    return inventory;
  }

  Fabric fabric() {
    return fabric;
  }

  /** The path of a link's name; empty for a name that the inventory does not hold. */
  Optional<RdmaPath> path(String link) {
    return Optional.ofNullable(paths.get(link));
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
    Optional<HostClaims.Claim> claim = claims.of(document.file());
    Optional<Hint> hint = hostHint(origin);
    Optional<Inventory.Host> hinted = hint.flatMap(h -> listed(h.name()));
    boolean bySample = hint.isPresent() && hint.get().source() == Hint.Source.SAMPLE_LINE;
    if (claim.isPresent() && !(bySample && hinted.isPresent())) {
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
    return byPath(document.file().path());
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
  private HostName byPath(String path) {
    for (String part : path.split("/")) {
      Inventory.Host host = byName.get(part);
      if (host != null) {
        return new HostName(part, Optional.of(host), HostName.Source.PATH, List.of());
      }
    }
    String file = path.substring(path.lastIndexOf('/') + 1);
    for (Map.Entry<String, Inventory.Host> entry : byName.entrySet()) {
      String name = entry.getKey();
      if (file.startsWith(name)
          && file.length() > name.length()
          && isSeparator(file, name.length())) {
        return new HostName(name, Optional.of(entry.getValue()), HostName.Source.PATH, List.of());
      }
    }
    return new HostName(stem(path), Optional.empty(), HostName.Source.PATH, List.of());
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
