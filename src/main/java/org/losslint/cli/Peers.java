package org.losslint.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.InventoryIndex;
import org.losslint.source.Input;
import org.losslint.source.Sources;
import org.losslint.source.git.GitException;

/**
 * The staged files that have a say about those that a hook is asked about: the other end of a link,
 * the hosts on it, further files of the same device or host. A commit seldom changes all of them.
 */
final class Peers {
  private static final String HOST_NAME = "host-name";

  private final Moments moments;
  private final InventoryIndex index;
  private final Inventory inventory;
  private final Path directory;

  Peers(Moments moments, Inventory inventory, Path directory) {
    this.moments = moments;
    this.inventory = inventory;
    this.index = new InventoryIndex(inventory, directory);
    this.directory = directory;
  }

  /**
   * The files beside {@code given}, in the order of their paths.
   *
   * @throws GitException where git cannot tell
   */
  List<Input> of(List<Input> given) throws GitException {
    if (!inventory.isPresent()) {
      return List.of();
    }
    Set<String> known = new HashSet<>();
    Set<String> concerned = new LinkedHashSet<>();
    for (Input input : given) {
      if (input instanceof Input.OfFile file) {
        known.add(file.display());
        concerned.addAll(names(file.path(), file.display()));
      }
    }
    Set<String> wanted = neighbours(concerned);
    if (wanted.isEmpty()) {
      return List.of();
    }
    List<Input> peers = new ArrayList<>();
    for (Path path : candidates(wanted)) {
      String display = directory.relativize(path).toString().replace('\\', '/');
      if (!known.contains(display) && anyOf(names(path, display), wanted)) {
        peers.add(new Input.OfFile(moments.tree(), path, display, false));
      }
    }
    return peers;
  }

  /** Files that a glob of the inventory may claim are all asked; others by what they hold. */
  private Set<Path> candidates(Set<String> wanted) throws GitException {
    Set<Path> candidates = new java.util.TreeSet<>(moments.holding(List.copyOf(wanted)));
    boolean globs = false;
    for (Inventory.Device device : inventory.devices()) {
      globs |= wanted.contains(device.name().value()) && !device.files().isEmpty();
    }
    for (Inventory.Host host : inventory.hosts()) {
      globs |= wanted.contains(host.name().value()) && !host.files().isEmpty();
    }
    if (globs) {
      walk(inventoryFolder(), candidates);
    }
    return candidates;
  }

  private Path inventoryFolder() {
    Path file = directory.resolve(inventory.file().orElseThrow().path()).normalize();
    Path folder = file.getParent();
    return folder == null ? directory : folder;
  }

  private void walk(Path folder, Set<Path> found) {
    try {
      for (Path child : moments.tree().children(folder)) {
        if (moments.tree().isFolder(child)) {
          walk(child, found);
        } else {
          String display = directory.relativize(child).toString().replace('\\', '/');
          if (index.deviceOfFile(display).isPresent() || index.hostOfFile(display).isPresent()) {
            found.add(child);
          }
        }
      }
    } catch (IOException e) {
      // What cannot be listed holds no peer; where the user gave it, the run says so.
    }
  }

  private static boolean anyOf(Set<String> names, Set<String> wanted) {
    for (String name : names) {
      if (wanted.contains(name)) {
        return true;
      }
    }
    return false;
  }

  /** The devices and hosts of the inventory that a file speaks of. */
  private Set<String> names(Path path, String display) {
    Set<String> names = new LinkedHashSet<>();
    index.deviceOfFile(display).ifPresent(claim -> names.add(claim.device().name().value()));
    index.hostOfFile(display).ifPresent(claim -> names.add(claim.host().name().value()));
    if (!names.isEmpty()) {
      return names;
    }
    try {
      byte[] bytes = moments.tree().read(path);
      String text =
          Sources.of(bytes, display).file().format().isJunos()
              ? new String(bytes, StandardCharsets.ISO_8859_1)
              : "";
      for (int at = text.indexOf(HOST_NAME); at >= 0; at = text.indexOf(HOST_NAME, at + 1)) {
        String name = word(text, at + HOST_NAME.length());
        names.add(index.device(name).map(device -> device.name().value()).orElse(name));
      }
    } catch (IOException e) {
      // The run that reads it says why it cannot be read.
    }
    return names;
  }

  /** The value in {@code host-name r1;}, {@code <host-name>r1<} and {@code "host-name" : "r1"}. */
  private static String word(String text, int from) {
    int start = from;
    while (start < text.length() && " \t\":>".indexOf(text.charAt(start)) >= 0) {
      start++;
    }
    int end = start;
    while (end < text.length() && " \t\r\n\";<,}".indexOf(text.charAt(end)) < 0) {
      end++;
    }
    return text.substring(start, end);
  }

  /** Those at the other ends of links, on them, and the concerned ones themselves. */
  private Set<String> neighbours(Set<String> concerned) {
    Set<String> wanted = new LinkedHashSet<>();
    Set<String> links = new HashSet<>();
    for (Inventory.Host host : inventory.hosts()) {
      boolean plugged = false;
      for (Inventory.Nic nic : host.nics()) {
        plugged |= nic.device().isPresent() && concerned.contains(nic.device().get().value());
      }
      if (plugged || concerned.contains(host.name().value())) {
        wanted.add(host.name().value());
        host.links().forEach(link -> links.add(link.value()));
        host.nics().forEach(nic -> nic.device().ifPresent(device -> wanted.add(device.value())));
      }
    }
    for (Inventory.Link link : inventory.links()) {
      boolean touched = links.contains(link.name().value());
      for (Inventory.End end : link.ends()) {
        touched |= concerned.contains(end.device().value());
      }
      if (touched) {
        links.add(link.name().value());
        link.ends().forEach(end -> wanted.add(end.device().value()));
      }
    }
    for (Inventory.Host host : inventory.hosts()) {
      for (org.losslint.inventory.Entry<String> link : host.links()) {
        if (links.contains(link.value())) {
          wanted.add(host.name().value());
        }
      }
    }
    return wanted;
  }
}
