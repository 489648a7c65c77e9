package org.losslint.model.nic;

import org.losslint.model.Fact;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;

/** What rules can ask of one sender of a load. */
final class ClientVocabulary {
  private ClientVocabulary() {}

  static SubjectKind<RdmaClient> declare() {
    return SubjectKind.named(
            "client",
            RdmaClient.class,
            "A sender of a load: an ib_write_bw line, or the workload of a host of the"
                + " inventory.",
            "load",
            "link",
            "host")
        .has(
            "name",
            Type.TEXT,
            "Its label in the script, else the host.",
            c -> Fact.known(c.name(), c.evidence()))
        .has(
            "queue-pairs",
            Type.NUMBER,
            "-q: queue pairs, twice as many with -O; 1 by default.",
            RdmaClient::queuePairs)
        .has(
            "tx-depth",
            Type.NUMBER,
            "-t: work requests outstanding for each queue pair; 128 by default, and not more than"
                + " -n unless -D is given.",
            RdmaClient::txDepth)
        .has("message-size", Type.SIZE, "-s; 65536 B by default.", RdmaClient::messageSize)
        .has(
            "window",
            Type.SIZE,
            "queue-pairs × tx-depth × message-size: the most that is outstanding.",
            RdmaClient::window)
        .has(
            "share",
            Type.NUMBER,
            "The window in multiples of the path's bandwidth-delay product.",
            RdmaClient::share)
        .has(
            "ceiling",
            Type.RATE,
            "The rate that the window allows alone: window ÷ round-trip time.",
            RdmaClient::ceiling)
        .has(
            "declared-window",
            Type.SIZE,
            "What the script says that each client keeps outstanding; absent where it says"
                + " nothing.",
            c -> c.load().declaredWindow())
        .has(
            "ack-timeout",
            Type.TIME,
            "4.096 us × 2^u, where -u is 14 by default.",
            RdmaClient::ackTimeout)
        .has(
            "timeout-for",
            Type.NUMBER,
            Type.TIME,
            Quantity.class,
            "The least -u whose acknowledgment timeout is at least this long, up to 31.",
            (c, time) -> RdmaClient.timeoutFor(time))
        .has(
            "mtu",
            Type.SIZE,
            "-m, else the RDMA MTU of the inventory; absent where nobody says it.",
            RdmaClient::mtu)
        .has(
            "packet-limit",
            Type.NUMBER,
            "How many packets of a queue pair may be in flight: 2^LOG_TX_PSN_WINDOW of the host's"
                + " dump; absent without one and where the device decides.",
            c -> c.limit("LOG_TX_PSN_WINDOW"))
        .has(
            "depth-limit",
            Type.NUMBER,
            "How many work requests of a queue pair may be outstanding: 2^LOG_MAX_OUTSTANDING_WQE"
                + " of the host's dump; absent without one and where the device decides.",
            c -> c.limit("LOG_MAX_OUTSTANDING_WQE"));
  }
}
