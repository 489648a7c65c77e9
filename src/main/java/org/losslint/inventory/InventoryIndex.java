package org.losslint.inventory;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.losslint.source.Glob;

/** Answers which entry of an inventory speaks of a device, a port, a model or a file. */
public final class InventoryIndex {
  private final Inventory inventory;
  private final Optional<Path> folder;
  private final Path workingDirectory;
  private final Map<String, Inventory.Device> byHostName = new HashMap<>();
  private final List<Claim<DeviceFile>> deviceFiles = new ArrayList<>();
  private final List<Claim<HostFile>> hostFiles = new ArrayList<>();
  private final Map<String, Map<String, LinkEnd>> ends = new LinkedHashMap<>();
  private final Map<String, Map<String, Inventory.Port>> exactPorts = new HashMap<>();
  private final List<PortPattern> portPatterns = new ArrayList<>();
  private final Map<String, Inventory.Platform> platforms = new HashMap<>();
  private final Map<String, Inventory.Link> links = new HashMap<>();

  /**
   * One end of a link as seen from its port.
   *
   * @param peer the other end; empty where the inventory gives only one
   */
  public record LinkEnd(Inventory.Link link, Inventory.End end, Optional<Inventory.End> peer) {}

  /**
   * A file that is part of a device.
   *
   * @param order which of the device's patterns claims it; files are merged in this order, those of
   *     one pattern by path
   */
  public record DeviceFile(Inventory.Device device, int order) {}

  /**
   * A file that was taken on a host.
   *
   * @param glob the entry of the host's {@code files} that claims it
   */
  public record HostFile(Inventory.Host host, Entry<String> glob) {}

  private record Claim<T>(Glob files, T owner) {}

  private record PortPattern(Glob device, Glob interfaceName, Inventory.Port port) {}

  /**
   * @param workingDirectory what the paths of files are relative to, absolute; the globs in the
   *     inventory are relative to the folder of the inventory instead
   */
  public InventoryIndex(Inventory inventory, Path workingDirectory) {
    this.inventory = inventory;
    this.workingDirectory = workingDirectory;
    this.folder =
        inventory
            .file()
            .map(file -> workingDirectory.resolve(file.path()).normalize())
            .flatMap(path -> Optional.ofNullable(path.getParent()));
    for (Inventory.Device device : inventory.devices()) {
      byHostName.putIfAbsent(device.name().value(), device);
    }
    for (Inventory.Device device : inventory.devices()) {
      for (Entry<String> hostName : device.hostNames()) {
        byHostName.putIfAbsent(hostName.value(), device);
      }
      for (int i = 0; i < device.files().size(); i++) {
        Glob files = Glob.ofPaths(device.files().get(i).value());
        deviceFiles.add(new Claim<>(files, new DeviceFile(device, i)));
      }
    }
    for (Inventory.Host host : inventory.hosts()) {
      for (Entry<String> files : host.files()) {
        hostFiles.add(new Claim<>(Glob.ofPaths(files.value()), new HostFile(host, files)));
      }
    }
    for (Inventory.Platform platform : inventory.platforms()) {
      platforms.putIfAbsent(upper(platform.model().value()), platform);
    }
    links();
    ports();
  }

  private void links() {
    for (Inventory.Link link : inventory.links()) {
      links.putIfAbsent(link.name().value(), link);
      List<Inventory.End> both = link.ends();
      for (int i = 0; i < both.size(); i++) {
        Inventory.End end = both.get(i);
        Optional<Inventory.End> peer =
            both.size() == 2 ? Optional.of(both.get(1 - i)) : Optional.empty();
        ends.computeIfAbsent(end.device().value(), device -> new LinkedHashMap<>())
            .putIfAbsent(end.interfaceName().value(), new LinkEnd(link, end, peer));
      }
    }
  }

  private void ports() {
    for (Inventory.Port port : inventory.ports()) {
      String device = port.device().value();
      String interfaceName = port.interfaceName().value();
      if (Glob.isPattern(device) || Glob.isPattern(interfaceName)) {
        portPatterns.add(new PortPattern(Glob.ofNames(device), Glob.ofNames(interfaceName), port));
      } else {
        exactPorts
            .computeIfAbsent(device, name -> new LinkedHashMap<>())
            .putIfAbsent(interfaceName, port);
      }
    }
  }

  public Inventory inventory() {
    return inventory;
  }

  /**
   * The device that has this host-name: one of that name, or else one whose name is the first label
   * of it. The {@code -re0} and {@code -re1} that dual routing engines append do not count.
   */
  public Optional<Inventory.Device> device(String hostName) {
    Inventory.Device device = byHostName.get(hostName);
    String name = hostName;
    if (device == null) {
      name = withoutRoutingEngine(hostName);
      device = byHostName.get(name);
    }
    int dot = name.indexOf('.');
    if (device == null && dot > 0) {
      String label = name.substring(0, dot);
      device = byHostName.get(label);
      if (device == null) {
        device = byHostName.get(withoutRoutingEngine(label));
      }
    }
    return Optional.ofNullable(device);
  }

  private static String withoutRoutingEngine(String name) {
    return name.endsWith("-re0") || name.endsWith("-re1")
        ? name.substring(0, name.length() - 4)
        : name;
  }

  /**
   * The device whose {@code files} claim the file; of several the first in the inventory.
   *
   * @param path as {@link org.losslint.source.SourceFile#path()} gives it
   */
  public Optional<DeviceFile> deviceOfFile(String path) {
    return owner(deviceFiles, path);
  }

  /** The host whose {@code files} claim the file; of several the first in the inventory. */
  public Optional<HostFile> hostOfFile(String path) {
    return owner(hostFiles, path);
  }

  private <T> Optional<T> owner(List<Claim<T>> claims, String path) {
    if (claims.isEmpty() || folder.isEmpty()) {
      return Optional.empty();
    }
    Path file = workingDirectory.resolve(path).normalize();
    String relative = folder.get().relativize(file).toString().replace('\\', '/');
    for (Claim<T> claim : claims) {
      if (claim.files().matches(relative)) {
        return Optional.of(claim.owner());
      }
    }
    return Optional.empty();
  }

  /** The link that ends at this port. */
  public Optional<LinkEnd> end(String device, String interfaceName) {
    return Optional.ofNullable(ends.getOrDefault(device, Map.of()).get(interfaceName));
  }

  /** The ends of links at ports of this device, in the order of the inventory. */
  public List<LinkEnd> ends(String device) {
    return List.copyOf(ends.getOrDefault(device, Map.of()).values());
  }

  /**
   * What {@code ports} says of a port that is no end of a link: an entry that names it exactly,
   * else the first whose patterns match. Always empty for an end of a link, which says all itself.
   */
  public Optional<Inventory.Port> port(String device, String interfaceName) {
    if (end(device, interfaceName).isPresent()) {
      return Optional.empty();
    }
    Inventory.Port exact = exactPorts.getOrDefault(device, Map.of()).get(interfaceName);
    if (exact != null) {
      return Optional.of(exact);
    }
    for (PortPattern pattern : portPatterns) {
      if (pattern.device().matches(device) && pattern.interfaceName().matches(interfaceName)) {
        return Optional.of(pattern.port());
      }
    }
    return Optional.empty();
  }

  /**
   * The names of interfaces that the inventory gives for this device without a pattern: the ends of
   * links first, each in the order of the inventory.
   */
  public List<Entry<String>> interfaces(String device) {
    List<Entry<String>> names = new ArrayList<>();
    for (LinkEnd end : ends.getOrDefault(device, Map.of()).values()) {
      names.add(end.end().interfaceName());
    }
    for (Inventory.Port port : exactPorts.getOrDefault(device, Map.of()).values()) {
      names.add(port.interfaceName());
    }
    for (PortPattern pattern : portPatterns) {
      Entry<String> name = pattern.port().interfaceName();
      if (!Glob.isPattern(name.value()) && pattern.device().matches(device)) {
        names.add(name);
      }
    }
    return names;
  }

  /** The entry for a model; {@code ptx10008} and {@code PTX10008} are one. */
  public Optional<Inventory.Platform> platform(String model) {
    return Optional.ofNullable(platforms.get(upper(model)));
  }

  private static String upper(String model) {
    return model.toUpperCase(Locale.ROOT);
  }

  public Optional<Inventory.Link> link(String name) {
    return Optional.ofNullable(links.get(name));
  }
}
