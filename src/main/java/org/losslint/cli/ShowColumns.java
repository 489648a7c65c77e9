package org.losslint.cli;

import java.util.List;
import org.losslint.model.SubjectKind;

/** Which attributes the table of {@code show} has room for; JSON holds all. */
final class ShowColumns {
  private ShowColumns() {}

  static List<String> of(SubjectKind<?> kind) {
    List<String> wanted =
        switch (kind.name()) {
          case "queue" ->
              List.of(
                  "scheduler",
                  "lossless",
                  "temporal",
                  "target-share",
                  "drain-time",
                  "depth",
                  "ecn",
                  "kmin",
                  "kmax");
          case "port" -> List.of("role", "rate", "scheduler-map");
          case "card" -> List.of("type", "firmware", "ports", "columns", "dcqcn");
          case "nic-setting" ->
              List.of("port", "default-text", "current-text", "next-text", "effective-column");
          case "register-field" -> List.of("select", "printed", "value", "supported");
          case "firmware" -> List.of("version");
          case "host" ->
              List.of(
                  "named-by", "dci", "shortest-rtt", "longest-rtt", "rdma-priority", "cnp-dscp");
          case "host-interface" ->
              List.of(
                  "rdma", "mtu", "trust", "paused-priorities", "willing", "rx-pause", "tx-pause");
          case "load" -> List.of("clients", "window", "bdp", "share", "buffer");
          case "client" ->
              List.of("queue-pairs", "tx-depth", "message-size", "window", "share", "ack-timeout");
          case "command" -> List.of("tool", "action", "register");
          case "assignment" -> List.of("tool", "name", "value", "per-port");
          case "interval" ->
              List.of("duration", "drops", "pause-sent", "pause-received", "utilisation");
          default -> List.of();
        };
    return wanted.stream().filter(column -> kind.attribute(column).isPresent()).toList();
  }
}
