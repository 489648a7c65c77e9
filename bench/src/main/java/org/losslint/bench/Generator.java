package org.losslint.bench;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Random;

/**
 * Writes configurations and inventories to measure with: the same text for the same arguments on
 * every machine. Runs from its source, {@code java Generator.java WHAT ...}:
 *
 * <pre>
 * router FILE [BYTES]      a router, class-of-service below 5 % of it (5.6 MB unless told)
 * set FILE [BYTES]         the same as set lines
 * cos FILE [BYTES]         class-of-service and interfaces only
 * lines FILE COUNT         a router of that many lines
 * fleet FOLDER N [BYTES]   N routers (100 KB each unless told) in folders of 500
 * inventory FILE           200 links and 2,000 ports
 * small FOLDER N           N files of one line
 * </pre>
 */
public final class Generator {
  private static final long ROUTER = 5_600_000;
  private static final long DEVICE = 100_000;

  /** Of a router of 5.6 MB, ports that carry RDMA; each has a class-of-service binding. */
  private static final int BYTES_A_PORT = 40_000;

  private final Writer out;
  private final boolean set;
  private final Random random;
  private final Deque<String> open = new ArrayDeque<>();
  private long written;
  private long lines;

  private Generator(Writer out, boolean set, long seed) {
    this.out = out;
    this.set = set;
    this.random = new Random(seed);
  }

  public static void main(String[] arguments) throws IOException {
    Path target = Path.of(arguments[1]);
    long third = arguments.length > 2 ? Long.parseLong(arguments[2]) : 0;
    switch (arguments[0]) {
      case "router" -> router(target, "router1", third == 0 ? ROUTER : third, false);
      case "set" -> router(target, "router1", third == 0 ? ROUTER : third, true);
      case "cos" -> classOfService(target, third == 0 ? ROUTER : third);
      case "lines" -> lines(target, third);
      case "fleet" ->
          fleet(target, third, arguments.length > 3 ? Long.parseLong(arguments[3]) : DEVICE);
      case "inventory" -> inventory(target);
      case "small" -> small(target, third);
      default -> throw new IllegalArgumentException("nothing to write is called " + arguments[0]);
    }
  }

  private static Writer writer(Path file) throws IOException {
    return Files.newBufferedWriter(file, StandardCharsets.UTF_8);
  }

  /** A router of about that many bytes. */
  public static void router(Path file, String name, long bytes, boolean set) throws IOException {
    try (Writer out = writer(file)) {
      Generator generator = new Generator(out, set, name.hashCode());
      int ports = (int) Math.max(2, Math.min(140, bytes / BYTES_A_PORT));
      generator.head(name);
      generator.interfaces(ports);
      generator.queues(ports, 4);
      while (generator.written < bytes) {
        generator.otherStanza();
      }
    }
  }

  private static void lines(Path file, long count) throws IOException {
    try (Writer out = writer(file)) {
      Generator generator = new Generator(out, false, count);
      generator.head("router1");
      generator.interfaces(8);
      generator.queues(8, 4);
      while (generator.lines < count) {
        generator.otherStanza();
      }
    }
  }

  /** Nothing but what losslint reads to the last word. */
  public static void classOfService(Path file, long bytes) throws IOException {
    try (Writer out = writer(file)) {
      Generator generator = new Generator(out, false, 1);
      generator.head("router1");
      // What a port takes in both stanzas, with a scheduler map for each eight of them.
      int ports = (int) (bytes / 520);
      generator.interfaces(ports);
      generator.queues(ports, Math.max(1, ports / 8));
    }
  }

  private static void fleet(Path folder, long count, long bytes) throws IOException {
    for (long i = 0; i < count; i++) {
      Path site = folder.resolve("site" + i / 500);
      Files.createDirectories(site);
      router(site.resolve("router" + i + ".conf"), "router" + i, bytes, false);
    }
  }

  private static void small(Path folder, long count) throws IOException {
    for (long i = 0; i < count; i++) {
      Path site = folder.resolve("folder" + i / 1000);
      Files.createDirectories(site);
      Files.writeString(site.resolve("file" + i + ".conf"), "system { host-name h" + i + "; }\n");
    }
  }

  /** The routers of a fleet in a ring of links, and ports on each for everything else. */
  private static void inventory(Path file) throws IOException {
    StringBuilder text = new StringBuilder();
    text.append("version: 1\n");
    text.append("defaults: {rdma-class: rdma-data, cnp-class: rdma-cnp, rdma-dscp: 26,");
    text.append(" cnp-dscp: 48, pfc-priority: 3}\n");
    text.append("devices:\n");
    for (int i = 0; i < 200; i++) {
      text.append("  - {name: router").append(i).append(", model: PTX10008}\n");
    }
    text.append("links:\n");
    for (int i = 0; i < 200; i++) {
      text.append("  - {name: link").append(i).append(", role: dci, rtt: ");
      text.append(4000 + 7 * i).append(" us, rtt-source: twamp, rate: 100 Gbps, ends: [{device: ");
      text.append("router").append(i).append(", interface: et-0/0/0}, {device: router");
      text.append((i + 1) % 200).append(", interface: et-0/0/1}]}\n");
    }
    text.append("ports:\n");
    for (int i = 0; i < 2000; i++) {
      text.append("  - {device: router").append(i / 10).append(", interface: et-0/1/");
      text.append(i % 10).append(", role: dci, rate: 100 Gbps, cable: 50 m, mtu: 9216 B, ");
      text.append("pfc: {priority: 3, xoff: 78%}, fabric-rtt: 2 us}\n");
    }
    Files.writeString(file, text);
  }

  private void head(String name) throws IOException {
    begin("system");
    leaf("host-name " + name);
    begin("root-authentication");
    leaf("encrypted-password \"$6$EXAMPLE$notarealhash\"");
    end();
    begin("ntp");
    leaf("server 192.0.2.1");
    end();
    end();
  }

  private void interfaces(int ports) throws IOException {
    begin("interfaces");
    for (int i = 0; i < ports; i++) {
      begin(port(i));
      leaf("description \"to router" + (i + 1) + " by path " + i + "\"");
      leaf("speed 100g");
      leaf("mtu 9216");
      begin("unit 0");
      begin("family inet");
      leaf("address 192.0.2." + i % 256 + "/31");
      end();
      end();
      end();
    }
    end();
  }

  private static String port(int index) {
    return "et-" + index / 400 + "/" + index / 40 % 10 + "/" + index % 40;
  }

  /** Class-of-service for the ports, which share some scheduler maps. */
  private void queues(int ports, int maps) throws IOException {
    begin("class-of-service");
    begin("classifiers");
    begin("dscp roce-dscp");
    entry("rdma-data", "011010");
    entry("rdma-cnp", "110000");
    end();
    end();
    begin("drop-profiles");
    for (int i = 0; i < maps; i++) {
      begin("dp-ecn-" + i);
      leaf("fill-level " + (25 + i % 10) + " drop-probability 1");
      leaf("fill-level 60 drop-probability 100");
      end();
    }
    end();
    begin("forwarding-classes");
    leaf("class best-effort queue-num 0");
    leaf("class rdma-data queue-num 3 no-loss");
    leaf("class rdma-cnp queue-num 6");
    leaf("class network-control queue-num 7");
    end();
    begin("interfaces");
    for (int i = 0; i < ports; i++) {
      begin(port(i));
      leaf("scheduler-map sm-" + i % maps);
      begin("unit 0");
      begin("classifiers");
      leaf("dscp roce-dscp");
      end();
      end();
      end();
    }
    end();
    begin("scheduler-maps");
    for (int i = 0; i < maps; i++) {
      begin("sm-" + i);
      leaf("forwarding-class rdma-data scheduler sched-rdma-data-" + i);
      leaf("forwarding-class rdma-cnp scheduler sched-cnp-" + i);
      leaf("forwarding-class best-effort scheduler sched-be-" + i);
      leaf("forwarding-class network-control scheduler sched-nc-" + i);
      end();
    }
    end();
    begin("schedulers");
    for (int i = 0; i < maps; i++) {
      schedulers(i);
    }
    end();
    end();
  }

  private void entry(String forwardingClass, String codePoint) throws IOException {
    begin("forwarding-class " + forwardingClass);
    leaf("loss-priority low code-points " + codePoint);
    end();
  }

  private void schedulers(int map) throws IOException {
    begin("sched-rdma-data-" + map);
    leaf("transmit-rate percent 85");
    leaf("buffer-rate percent 100");
    leaf("buffer-size temporal " + (12_948 + map));
    leaf("drop-profile-map loss-priority any protocol any drop-profile dp-ecn-" + map);
    leaf("explicit-congestion-notification");
    begin("ecn-enhanced");
    leaf("head-marking");
    end();
    end();
    begin("sched-cnp-" + map);
    leaf("transmit-rate percent 5");
    leaf("priority strict-high");
    end();
    begin("sched-be-" + map);
    leaf("transmit-rate percent 5");
    end();
    begin("sched-nc-" + map);
    leaf("transmit-rate percent 5");
    end();
  }

  private void otherStanza() throws IOException {
    switch (random.nextInt(5)) {
      case 0 -> prefixes();
      case 1 -> policies();
      case 2 -> neighbours();
      case 3 -> filters();
      default -> instances();
    }
  }

  private String address() {
    return "198.51." + random.nextInt(256) + "." + random.nextInt(256);
  }

  private void prefixes() throws IOException {
    begin("policy-options");
    begin("prefix-list customers-" + random.nextInt(10_000));
    for (int i = 0; i < 60; i++) {
      leaf(address() + "/32");
    }
    end();
    end();
  }

  private void policies() throws IOException {
    begin("policy-options");
    begin("policy-statement import-" + random.nextInt(10_000));
    for (int i = 0; i < 8; i++) {
      begin("term t" + i);
      begin("from");
      leaf("protocol bgp");
      leaf("community [ c" + random.nextInt(100) + " c" + random.nextInt(100) + " ]");
      leaf("route-filter " + address() + "/24 orlonger");
      end();
      begin("then");
      leaf("local-preference " + random.nextInt(400));
      leaf("accept");
      end();
      end();
    }
    end();
    end();
  }

  private void neighbours() throws IOException {
    begin("protocols");
    begin("bgp");
    begin("group peers-" + random.nextInt(10_000));
    leaf("type external");
    for (int i = 0; i < 12; i++) {
      begin("neighbor " + address());
      leaf("description \"a peer; with { braces } and \\\"quotes\\\"\"");
      leaf("import import-" + random.nextInt(10_000));
      leaf("authentication-key \"$9$notarealkey\"");
      leaf("peer-as " + (64_496 + random.nextInt(16)));
      end();
    }
    end();
    end();
    end();
  }

  private void filters() throws IOException {
    begin("firewall");
    begin("family inet");
    begin("filter protect-" + random.nextInt(10_000));
    for (int i = 0; i < 10; i++) {
      begin("term t" + i);
      begin("from");
      leaf("source-address " + address() + "/32");
      leaf("destination-port [ 22 830 " + (1024 + random.nextInt(60_000)) + " ]");
      end();
      begin("then");
      leaf("count c" + i);
      leaf(i % 3 == 0 ? "discard" : "accept");
      end();
      end();
    }
    end();
    end();
    end();
  }

  private void instances() throws IOException {
    begin("routing-instances");
    begin("vrf-" + random.nextInt(10_000));
    leaf("instance-type vrf");
    leaf("route-distinguisher 192.0.2.1:" + random.nextInt(60_000));
    leaf("vrf-target target:64496:" + random.nextInt(60_000));
    begin("routing-options");
    begin("static");
    for (int i = 0; i < 20; i++) {
      leaf("route " + address() + "/32 next-hop " + address());
    }
    end();
    end();
    end();
    end();
  }

  private void begin(String words) throws IOException {
    if (!set) {
      line(indent() + words + " {");
    }
    open.addLast(words);
  }

  private void end() throws IOException {
    open.removeLast();
    if (!set) {
      line(indent() + "}");
    }
  }

  private void leaf(String words) throws IOException {
    line(set ? "set " + String.join(" ", open) + " " + words : indent() + words + ";");
  }

  private String indent() {
    return "    ".repeat(open.size());
  }

  private void line(String text) throws IOException {
    out.write(text);
    out.write('\n');
    written += text.getBytes(StandardCharsets.UTF_8).length + 1;
    lines++;
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%d bytes in %d lines", written, lines);
  }
}
