package org.losslint.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A fleet with all that keeps files together or apart: links with both ends, with one and with
 * none, hosts on them, hosts and devices that nobody lists, a device in two files, two files of one
 * device, fragments of one name, files that cannot be read, settings in two folders, waivers.
 */
final class Fleet {
  static final String LONE =
      """
      system { host-name NAME; }
      class-of-service {
          schedulers {
              s1 { explicit-congestion-notification; }
          }
          scheduler-maps {
              m { forwarding-class best-effort scheduler s1; }
          }
          interfaces { et-0/0/0 { scheduler-map m; } }
      }
      """;

  private static final String INVENTORY =
      """
      version: 1
      defaults: {rdma-class: rdma-data, cnp-class: rdma-cnp, rdma-dscp: 26, cnp-dscp: 48, pfc-priority: 3}
      devices:
        - {name: dci1, model: PTX10008}
        - {name: dci2, model: PTX10008}
        - {name: dci3, model: PTX10008}
        - {name: dci4, model: PTX10008}
        - {name: dci5, model: PTX10008}
        - {name: dci6, model: PTX10008}
        - {name: dci7, model: PTX10008}
        - {name: dci8, model: PTX10008}
        - {name: leaf1, model: QFX5240}
        - {name: split1, files: ["net/split/b.conf", "net/split/a.conf"]}
      links:
        - {name: dci1-dci2, role: dci, rtt: 5179 us, rtt-source: twamp, rate: 100 Gbps, distance: 500 km, oversubscription: 4, profile: final, ends: [{device: dci1, interface: et-0/0/0}, {device: dci2, interface: et-0/0/0}]}
        - {name: dci3-dci4, role: dci, rtt: 4000 us, rate: 100 Gbps, distance: 500 km, ends: [{device: dci3, interface: et-0/0/0}, {device: dci4, interface: et-0/0/0}]}
        - {name: dci5-dci6, role: dci, rate: 100 Gbps, ends: [{device: dci5, interface: et-0/0/0}, {device: dci6, interface: et-0/0/0}]}
        - {name: dci7-dci8, role: dci, rtt: 5179 us, rate: 100 Gbps, ends: [{device: dci7, interface: et-0/0/0}, {device: dci8, interface: et-0/0/0}]}
      ports:
        - {device: leaf1, interface: "et-0/0/*", role: leaf, rate: 800 Gbps, cable: 50 m, mtu: 9216 B, pfc: {priority: 3, xoff: 78%, queue-depth: 900000 B, headroom: 165432 B}}
      hosts:
        - {name: gpu-a1, files: ["hosts/gpu-a1/*"], links: [dci1-dci2], rdma-mtu: 4096 B, clients: 4, nics: [{name: mlx5_0, pci: "0000:01:00.0", device: leaf1, interface: et-0/0/0}]}
        - {name: gpu-b1, files: ["hosts/gpu-b1/*"], links: [dci1-dci2], rdma-mtu: 4096 B, clients: 4}
        - {name: gpu1, links: [dci3-dci4], rdma-mtu: 4096 B}
        - {name: gpu7, links: [dci7-dci8], rdma-mtu: 4096 B, clients: 2, workload: {queue-pairs: 8, tx-depth: 124, message-size: 65536 B}}
      """;

  private static final String SETTINGS =
      """
      waivers:
        - {rule: COS-008, device: "lone3", reason: the lab}
        - {rule: COS-008, device: "lone4", reason: the lab, until: 2026-01-31}
        - {rule: COS-008, device: "nobody*", reason: nothing is there}
        - {rule: DCI-001, device: "dci5", reason: its time is not known}
        - {rule: COS-999, reason: no such rule}
        - {rule: PARSE-015, device: "nobody", reason: nothing is there}
        - {rule: NIC-004, files: "hosts/gpu-a1/mlxconfig.txt", reason: the firmware cannot}
      """;

  private Fleet() {}

  static Shell shell() {
    Shell shell = Demo.shell();
    String dci = shell.read("demo/dci1.conf");
    for (int i = 1; i <= 5; i++) {
      String other = i % 2 == 0 ? shell.read("demo/dci2.conf") : dci;
      String own = other.replaceFirst("dci[12]\\.example\\.net", "dci" + i + ".example.net");
      shell.with("fleet/net/dci" + i + ".conf", own);
    }
    shell.with("fleet/net/leaf1.set", shell.read("demo/leaf1.set"));
    for (String host : List.of("gpu-a1", "gpu-b1")) {
      for (String dump : List.of("mlxconfig.txt", "roce_accl.txt")) {
        String path = "hosts/" + host + "/" + dump;
        shell.with("fleet/" + path, shell.read("demo/" + path));
      }
    }
    for (int i = 1; i <= 9; i++) {
      String text = LONE.replace("NAME", "lone" + i);
      shell.with(
          "fleet/net/lone/" + i + ".conf", i == 7 ? text.replace("s1", "secret $9$x") : text);
    }
    shell
        .with("fleet/net/copies/monday.conf", LONE.replace("NAME", "copy1"))
        .with("fleet/net/copies/tuesday.conf", LONE.replace("NAME", "copy1"))
        .with("fleet/net/east/cos.conf", LONE.replaceFirst("system.*\n", ""))
        .with("fleet/net/west/cos.conf", LONE.replaceFirst("system.*\n", ""))
        .with("fleet/net/west/other.conf", LONE.replaceFirst("system.*\n", ""))
        .with("fleet/net/split/a.conf", "system { host-name split1; }\n")
        .with("fleet/net/split/b.conf", LONE.replaceFirst("system.*\n", ""))
        .with("fleet/net/part.conf", "class-of-service { frobnicate 1; }\n")
        .with("fleet/net/broken.conf", "class-of-service { schedulers { s1 { buffer-size")
        .with("fleet/net/empty.conf", "")
        .with("fleet/read-me.txt", "nothing to judge\n")
        .with("fleet/net/lab/.losslint.yaml", "severities: {COS-008: warning}\n" + SETTINGS)
        .with("fleet/net/lab/one.conf", LONE.replace("NAME", "lab1"))
        .with("fleet/losslint-inventory.yaml", INVENTORY)
        .with("fleet/.losslint.yaml", SETTINGS);
    dumps(shell, Path.of("testdata/hosts"));
    return shell;
  }

  /** Dumps of hosts and counters, as many as there are. */
  private static void dumps(Shell shell, Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        String path = "fleet/dumps/" + folder.relativize(file);
        boolean dump = !path.endsWith(".report") && !path.endsWith(".yaml");
        if (dump) {
          shell.with(path, new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
