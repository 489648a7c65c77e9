package org.losslint.inventory;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Unit;
import org.losslint.source.Place;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;
import org.losslint.source.Span;
import org.losslint.source.Tree;
import org.losslint.source.yaml.YamlDocument;
import org.losslint.source.yaml.YamlNode;

/**
 * Reads an inventory strictly. A key that losslint does not know, a number without its unit or a
 * name that nothing bears would make a rule pass or stay silent for the wrong reason, so each is a
 * problem; all of them are told in one go.
 */
public final class InventoryReader {
  private static final List<String> TOP =
      List.of("version", "defaults", "devices", "links", "ports", "platforms", "hosts");
  private static final List<String> DEFAULTS =
      List.of("rdma-class", "cnp-class", "rdma-dscp", "cnp-dscp", "pfc-priority");
  private static final List<String> DEVICE = List.of("name", "model", "host-names", "files");
  private static final List<String> PORT =
      List.of(
          "device",
          "interface",
          "role",
          "rate",
          "cable",
          "mtu",
          "pfc",
          "fabric-rtt",
          "oversubscription",
          "latency");
  private static final List<String> PFC = List.of("priority", "xoff", "queue-depth", "headroom");
  private static final List<String> LATENCY = List.of("transceiver", "switch-mac", "nic", "fibre");
  private static final List<String> PLATFORM =
      List.of("model", "temporal-maximum", "packet-memory", "ports", "headroom-addition");

  private final List<Problem> problems = new ArrayList<>();

  private InventoryReader() {}

  /**
   * Reads the file.
   *
   * @param display the path as messages show it
   */
  public static InventoryReading read(Path path, String display) {
    return read(Tree.DISK, path, display);
  }

  /**
   * Reads the file from a tree.
   *
   * @param display the path as messages show it
   */
  public static InventoryReading read(Tree tree, Path path, String display) {
    List<Problem> problems = new ArrayList<>();
    Optional<SourceFile> file = YamlDocument.file(tree, path, display, problems);
    return file.isPresent() ? read(file.get()) : new InventoryReading(Inventory.NONE, problems);
  }

  public static InventoryReading read(SourceFile file) {
    return new InventoryReader().inventory(file);
  }

  private InventoryReading inventory(SourceFile file) {
    Optional<YamlNode> root = YamlDocument.parse(file, problems);
    if (root.isEmpty() && problems.isEmpty()) {
      Place start = new Place(file, new Span(0, 0));
      problems.add(Problem.at(start, "the inventory is empty", "start it with `version: 1`"));
    }
    Optional<Fields> top = root.flatMap(node -> Fields.of(node, "an inventory", TOP, problems));
    if (top.isEmpty()) {
      return new InventoryReading(withFile(file), problems);
    }
    Fields fields = top.get();
    version(fields);
    List<Inventory.Link> links = new ArrayList<>();
    for (Fields link : fields.mappings("links", "a link", LinkReader.KEYS)) {
      LinkReader.link(link).ifPresent(links::add);
    }
    List<Inventory.Host> hosts = new ArrayList<>();
    for (Fields host : fields.mappings("hosts", "a host", HostReader.KEYS)) {
      HostReader.host(host).ifPresent(hosts::add);
    }
    Inventory inventory =
        new Inventory(
            Optional.of(file),
            defaults(fields),
            devices(fields),
            links,
            ports(fields),
            platforms(fields),
            hosts);
    Inventory complete = new NamesCheck(inventory, problems).complete();
    problems.sort(InventoryReader::inOrderOfTheFile);
    return new InventoryReading(complete, problems);
  }

  private static int inOrderOfTheFile(Problem a, Problem b) {
    return Integer.compare(offset(a), offset(b));
  }

  private static int offset(Problem problem) {
    return problem.place().isPresent() ? problem.place().get().span().start() : 0;
  }

  private static Inventory withFile(SourceFile file) {
    Inventory none = Inventory.NONE;
    return new Inventory(
        Optional.of(file),
        none.defaults(),
        none.devices(),
        none.links(),
        none.ports(),
        none.platforms(),
        none.hosts());
  }

  /** The version is required, so that a later form can be told from a mistake. */
  private static void version(Fields fields) {
    if (!fields.require("the inventory", "version")) {
      return;
    }
    Optional<YamlNode.Scalar> version = fields.scalar("version");
    if (version.isPresent() && !version.get().text().equals("1")) {
      fields.problem(
          version.get().place(),
          "`version` is `" + version.get().text() + "`",
          "this losslint reads `version: 1`");
    }
  }

  private static Inventory.Defaults defaults(Fields fields) {
    Optional<Fields> found = fields.fields("defaults", "defaults", DEFAULTS);
    if (found.isEmpty()) {
      return Inventory.Defaults.NONE;
    }
    Fields defaults = found.get();
    return new Inventory.Defaults(
        defaults.text("rdma-class"),
        defaults.text("cnp-class"),
        defaults.wholes("rdma-dscp", 0, 63),
        defaults.whole("cnp-dscp", 0, 63),
        defaults.whole("pfc-priority", 0, 7));
  }

  private static List<Inventory.Device> devices(Fields fields) {
    List<Inventory.Device> devices = new ArrayList<>();
    for (Fields device : fields.mappings("devices", "a device", DEVICE)) {
      Optional<Entry<String>> name =
          device.require("the device", "name") ? device.text("name") : Optional.empty();
      Optional<Entry<String>> model = device.text("model");
      List<Entry<String>> hostNames = device.texts("host-names");
      List<Entry<String>> files = device.texts("files");
      if (name.isPresent()) {
        devices.add(new Inventory.Device(name.get(), model, hostNames, files));
      }
    }
    return devices;
  }

  private static List<Inventory.Port> ports(Fields fields) {
    List<Inventory.Port> ports = new ArrayList<>();
    for (Fields port : fields.mappings("ports", "a port", PORT)) {
      boolean named = port.require("the port", "device", "interface");
      Optional<Entry<String>> device = port.text("device");
      Optional<Entry<String>> interfaceName = port.text("interface");
      Optional<Entry<Role>> role = port.role("role");
      Optional<Entry<Quantity>> rate = port.positive("rate", Unit.GBPS);
      Optional<Entry<Quantity>> cable = port.quantity("cable", Unit.M);
      Optional<Entry<Quantity>> mtu = port.positive("mtu", Unit.B);
      Inventory.Pfc pfc = pfc(port);
      Optional<Entry<Quantity>> fabricRtt = port.positive("fabric-rtt", Unit.US);
      Optional<Entry<Quantity>> oversubscription = port.oversubscription("oversubscription");
      Inventory.Latency latency = latency(port);
      if (named && device.isPresent() && interfaceName.isPresent()) {
        ports.add(
            new Inventory.Port(
                device.get(),
                interfaceName.get(),
                role,
                rate,
                cable,
                mtu,
                pfc,
                fabricRtt,
                oversubscription,
                latency,
                port.place()));
      }
    }
    return ports;
  }

  private static Inventory.Pfc pfc(Fields port) {
    Optional<Fields> pfc = port.fields("pfc", "pfc", PFC);
    return pfc.isEmpty()
        ? Inventory.Pfc.NONE
        : new Inventory.Pfc(
            pfc.get().whole("priority", 0, 7),
            pfc.get().share("xoff"),
            pfc.get().positive("queue-depth", Unit.B),
            pfc.get().quantity("headroom", Unit.B));
  }

  private static Inventory.Latency latency(Fields port) {
    Optional<Fields> latency = port.fields("latency", "latency", LATENCY);
    return latency.isEmpty()
        ? Inventory.Latency.NONE
        : new Inventory.Latency(
            latency.get().quantity("transceiver", Unit.NS),
            latency.get().quantity("switch-mac", Unit.NS),
            latency.get().quantity("nic", Unit.NS),
            latency.get().quantity("fibre", Unit.NS_PER_M));
  }

  private static List<Inventory.Platform> platforms(Fields fields) {
    List<Inventory.Platform> platforms = new ArrayList<>();
    for (Fields platform : fields.mappings("platforms", "a platform", PLATFORM)) {
      Optional<Entry<String>> model =
          platform.require("the platform", "model") ? platform.text("model") : Optional.empty();
      Map<Quantity, Entry<Quantity>> temporal = temporalMaximum(platform);
      Optional<Entry<Quantity>> memory = platform.positive("packet-memory", Unit.MB);
      Optional<Entry<Integer>> ports = platform.whole("ports", 1, Integer.MAX_VALUE);
      Optional<Entry<Quantity>> addition = platform.quantity("headroom-addition", Unit.B);
      if (model.isPresent()) {
        platforms.add(
            new Inventory.Platform(
                model.get(), temporal, memory, ports, addition, platform.place()));
      }
    }
    return platforms;
  }

  /** Its keys are port rates, so they are read as quantities, too. */
  private static Map<Quantity, Entry<Quantity>> temporalMaximum(Fields platform) {
    Map<Quantity, Entry<Quantity>> maximum = new LinkedHashMap<>();
    YamlNode node = platform.node("temporal-maximum").orElse(null);
    if (node instanceof YamlNode.Mapping mapping) {
      for (YamlNode.Entry entry : mapping.entries()) {
        String rate = entry.key().text();
        Optional<Entry<Quantity>> known =
            platform.quantity("temporal-maximum", entry.key(), Unit.GBPS);
        Optional<Entry<Quantity>> longest =
            entry.value() instanceof YamlNode.Scalar scalar
                ? platform.quantity(rate, scalar, Unit.MS)
                : Optional.empty();
        if (!(entry.value() instanceof YamlNode.Scalar)) {
          platform.problem(
              entry.value().place(),
              "`" + rate + "` is " + entry.value().kind() + ", and a time is wanted",
              "write a time such as `200 ms`");
        }
        if (known.isPresent()
            && longest.isPresent()
            && maximum.putIfAbsent(known.get().value(), longest.get()) != null) {
          platform.problem(entry.key().place(), "the rate `" + rate + "` stands twice", "keep one");
        }
      }
    } else if (node != null) {
      platform.problem(
          node.place(),
          "`temporal-maximum` is " + node.kind() + ", and times by port rate are wanted",
          "write for example `{100 Gbps: 200 ms}`");
    }
    return maximum;
  }
}
