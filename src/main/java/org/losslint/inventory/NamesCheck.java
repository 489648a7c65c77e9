package org.losslint.inventory;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.source.Glob;
import org.losslint.source.Place;
import org.losslint.source.Problem;
import org.losslint.source.Spelling;

/**
 * Checks that the names of an inventory fit together, and adds the devices that are named by links,
 * ports and cards alone.
 *
 * <p>{@code devices} is optional, so a name that is not listed there is a device of its own. One
 * that differs from a listed one as a slip of the pen does, and not as the next number does ({@code
 * dci1}, {@code dci2}), is a problem instead: its rules would wait for a configuration that never
 * comes.
 */
final class NamesCheck {
  private final Inventory inventory;
  private final List<Problem> problems;
  private final Map<String, Place> declared = new LinkedHashMap<>();
  private final Map<String, Inventory.Device> implied = new LinkedHashMap<>();

  NamesCheck(Inventory inventory, List<Problem> problems) {
    this.inventory = inventory;
    this.problems = problems;
  }

  /** The inventory with the implied devices behind the declared ones. */
  Inventory complete() {
    devices();
    Map<String, Place> links = links();
    ends();
    ports();
    hosts(links);
    Map<String, Place> models = new HashMap<>();
    for (Inventory.Platform platform : inventory.platforms()) {
      unique(models, "platform", platform.model());
    }
    List<Inventory.Device> devices = new ArrayList<>(inventory.devices());
    devices.addAll(implied.values());
    return new Inventory(
        inventory.file(),
        inventory.defaults(),
        devices,
        inventory.links(),
        inventory.ports(),
        inventory.platforms(),
        inventory.hosts());
  }

  private void devices() {
    Map<String, Place> hostNames = new HashMap<>();
    for (Inventory.Device device : inventory.devices()) {
      unique(declared, "device", device.name());
      hostNames.putIfAbsent(device.name().value(), device.name().place());
    }
    for (Inventory.Device device : inventory.devices()) {
      for (Entry<String> hostName : device.hostNames()) {
        if (!hostName.value().equals(device.name().value())) {
          unique(hostNames, "host-name", hostName);
        }
      }
    }
  }

  private Map<String, Place> links() {
    Map<String, Place> links = new LinkedHashMap<>();
    for (Inventory.Link link : inventory.links()) {
      unique(links, "link", link.name());
    }
    return links;
  }

  private void unique(Map<String, Place> seen, String what, Entry<String> name) {
    Place before = seen.putIfAbsent(name.value(), name.place());
    if (before != null) {
      problems.add(
          Problem.at(
              name.place(),
              "the " + what + " `" + name.value() + "` stands already in line " + line(before),
              "give each a name of its own"));
    }
  }

  private void ends() {
    Map<String, Inventory.Link> taken = new HashMap<>();
    for (Inventory.Link link : inventory.links()) {
      for (Inventory.End end : link.ends()) {
        device(end.device());
        Inventory.Link before = taken.putIfAbsent(port(end.device(), end.interfaceName()), link);
        if (before != null) {
          String port = end.device().value() + " " + end.interfaceName().value();
          problems.add(
              Problem.at(
                  end.interfaceName().place(),
                  before == link
                      ? "both ends of link `" + link.name().value() + "` are " + port
                      : port + " is an end of link `" + before.name().value() + "` already",
                  "a port is the end of one link"));
        }
      }
    }
  }

  private void ports() {
    Map<String, Place> taken = new HashMap<>();
    for (Inventory.Link link : inventory.links()) {
      for (Inventory.End end : link.ends()) {
        taken.putIfAbsent(port(end.device(), end.interfaceName()), link.name().place());
      }
    }
    for (Inventory.Port port : inventory.ports()) {
      if (!Glob.isPattern(port.device().value())) {
        device(port.device());
      }
      Place before =
          taken.putIfAbsent(
              port(port.device(), port.interfaceName()), port.interfaceName().place());
      if (before != null) {
        problems.add(
            Problem.at(
                port.interfaceName().place(),
                port.device().value()
                    + " "
                    + port.interfaceName().value()
                    + " stands already in line "
                    + line(before),
                "describe a port in one place; what is an end of a link belongs there"));
      }
    }
  }

  private void hosts(Map<String, Place> links) {
    Map<String, Place> hosts = new HashMap<>();
    for (Inventory.Host host : inventory.hosts()) {
      unique(hosts, "host", host.name());
      for (Entry<String> link : host.links()) {
        if (!links.containsKey(link.value())) {
          String hint = Spelling.hint(link.value(), links.keySet());
          problems.add(
              Problem.at(
                  link.place(),
                  "there is no link `" + link.value() + "`",
                  hint.isEmpty() ? "add it to `links`, or name one that is there" : hint));
        }
      }
      for (Inventory.Nic nic : host.nics()) {
        nic.device().ifPresent(this::device);
      }
    }
  }

  private void device(Entry<String> name) {
    String value = name.value();
    if (declared.containsKey(value) || implied.containsKey(value)) {
      return;
    }
    if (Glob.isPattern(value)) {
      problems.add(
          Problem.at(name.place(), "`" + value + "` is a pattern", "name one device here"));
      return;
    }
    Optional<String> near = Spelling.nearest(value, declared.keySet());
    if (near.isPresent() && !withoutNumbers(value).equals(withoutNumbers(near.get()))) {
      problems.add(
          Problem.at(
              name.place(),
              "there is no device `" + value + "`",
              "did you mean `" + near.get() + "`? If not, add it to `devices`"));
      return;
    }
    implied.put(value, new Inventory.Device(name, Optional.empty(), List.of(), List.of()));
  }

  private static String withoutNumbers(String name) {
    StringBuilder letters = new StringBuilder();
    boolean number = false;
    for (int i = 0; i < name.length(); i++) {
      boolean digit = name.charAt(i) >= '0' && name.charAt(i) <= '9';
      if (!digit) {
        letters.append(name.charAt(i));
      } else if (!number) {
        letters.append('#');
      }
      number = digit;
    }
    return letters.toString();
  }

  /** A name of a device holds no line feed, so this is one key for one pair. */
  private static String port(Entry<String> device, Entry<String> interfaceName) {
    return device.value() + "\n" + interfaceName.value();
  }

  private static int line(Place place) {
    return place.start().line();
  }
}
