package org.losslint.model.nic;

import org.losslint.inventory.Inventory;
import org.losslint.model.Fact;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;

/** What rules can ask of two samples of counters. */
final class IntervalVocabulary {
  private IntervalVocabulary() {}

  static SubjectKind<CounterInterval> declare() {
    return SubjectKind.named(
            "interval",
            CounterInterval.class,
            "Two samples of the counters of one place, one after the other.",
            "series",
            "host",
            "port",
            "load")
        .has(
            "side",
            Type.word("side", "host", "switch"),
            "Whose counters they are.",
            i -> Fact.known(i.where().isSwitch() ? "switch" : "host", i.evidence()))
        .has(
            "place",
            Type.TEXT,
            "Host or switch, and device or port.",
            i -> Fact.known(i.where().label(), i.evidence()))
        .has(
            "device",
            Type.TEXT,
            "Device of the host, or port of the switch; absent where the text does not say.",
            i -> i.where().deviceFact(i.evidence()))
        .has(
            "duration",
            Type.TIME,
            "From the first sample to the second; unknown without times.",
            CounterInterval::duration)
        .has(
            "dci",
            Type.BOOLEAN,
            "Whether the place is on a long-distance path.",
            i -> i.where().dci())
        .has(
            "rdma-priority",
            Type.NUMBER,
            "The priority that carries RDMA here; assumed 3 where the inventory is silent.",
            i -> i.where().rdmaPriority())
        .has(
            "increase",
            Type.NUMBER,
            Type.TEXT,
            String.class,
            "How much a counter grew: of a host by the driver's name, of a switch that of the"
                + " RDMA queue (tail-dropped-packets). Absent where no sample has it, unknown"
                + " where it fell.",
            (i, name) -> i.change().increase(name))
        .has(
            "rate",
            Type.EVENTS_PER_TIME,
            Type.TEXT,
            String.class,
            "The same for each second.",
            (i, name) -> i.change().rate(i.change().increase(name)))
        .has(
            "pause-received",
            Type.NUMBER,
            "Pause frames of the RDMA priority that the place received; unknown where none are"
                + " printed.",
            i -> i.change().priority().pauseReceived())
        .has(
            "pause-sent",
            Type.NUMBER,
            "Pause frames of the RDMA priority that the place sent; unknown where none are"
                + " printed.",
            i -> i.change().priority().pauseSent())
        .has(
            "pause-received-rate",
            Type.EVENTS_PER_TIME,
            "The same for each second.",
            i -> i.change().rate(i.change().priority().pauseReceived()))
        .has(
            "pause-sent-rate",
            Type.EVENTS_PER_TIME,
            "The same for each second.",
            i -> i.change().rate(i.change().priority().pauseSent()))
        .has(
            "drops",
            Type.NUMBER,
            "Packets that the RDMA queue of a switch lost, by tail drop, RED and rate limit"
                + " together; unknown where only tail drops are printed and are zero. Absent for"
                + " a host.",
            i -> i.change().queue().drops())
        .has(
            "tail-drops",
            Type.NUMBER,
            "Tail drops of the RDMA queue of a switch; absent where not printed.",
            i -> i.change().queue().tailDrops())
        .has(
            "red-drops",
            Type.NUMBER,
            "Drops by RED of the RDMA queue of a switch; absent where not printed.",
            i -> i.change().queue().redDrops())
        .has(
            "fabric-drops",
            Type.NUMBER,
            "Drops at the place and at the other side of its cable: of a host those of the switch"
                + " ports in `peers`.",
            CounterInterval::fabricDrops)
        .has(
            "marked",
            Type.NUMBER,
            "Packets that were marked (switch) or arrived marked (host) as having met"
                + " congestion.",
            i -> i.change().marked())
        .has(
            "rdma-bytes",
            Type.SIZE,
            "Bytes of a host on the RDMA priority, both directions; absent where not printed.",
            i -> i.change().priority().rdmaBytes())
        .has(
            "priority-bytes",
            Type.SIZE,
            "Bytes of a host on all priorities, both directions.",
            i -> i.change().priority().allBytes())
        .has(
            "busiest-priority",
            Type.NUMBER,
            "The priority with the most bytes of a host.",
            i -> i.change().priority().busiestPriority())
        .has(
            "utilisation",
            Type.RATIO,
            "Share of the line rate that was in use: as a note says, else what a switch port sent"
                + " by its rate in the inventory.",
            CounterInterval::utilisation)
        .has(
            "utilisation-target",
            Type.RATIO,
            "What the inventory wants of the link; absent where it is silent.",
            CounterInterval::target)
        .has(
            "goodput",
            Type.RATE,
            "As a note says, else what a host sent on the RDMA priority; absent for a host that"
                + " received more than it sent, and for a switch.",
            CounterInterval::goodput)
        .has(
            "peak",
            Type.TIME,
            "The longest that the RDMA queue was, in time at line rate: as a note says, else the"
                + " peak that the switch prints; absent where neither does.",
            CounterInterval::peak)
        .has(
            "peak-depth",
            Type.NUMBER,
            "The peak in round-trip times of the link.",
            CounterInterval::peakDepth)
        .has(
            "buffer-depth",
            Type.NUMBER,
            "The depth of the path's buffer in round-trip times: of the routers' configurations,"
                + " else of the profile that the inventory names; absent off all paths.",
            i -> i.where().bufferDepth())
        .has(
            "offered",
            Type.NUMBER,
            "What all clients of the path keep outstanding, in multiples of its bandwidth-delay"
                + " product; unknown where no script and no workload says it, absent off all"
                + " paths.",
            CounterInterval::offered)
        .has(
            "line-rate",
            Type.RATE,
            "The rate of a switch port by the inventory.",
            i -> i.where().rate())
        .has(
            "cable",
            Type.LENGTH,
            "The cable of a switch port by the inventory; absent where it is silent.",
            i -> i.where().ofPort("cable", Inventory.Port::cable))
        .has(
            "mtu",
            Type.SIZE,
            "The MTU of a switch port by the inventory; absent where it is silent.",
            i -> i.where().ofPort("mtu", Inventory.Port::mtu))
        .has(
            "latency",
            Type.TIME,
            "What transceivers, switch and card take to react to a pause frame, by the inventory;"
                + " absent unless it gives all three.",
            i -> i.where().latency())
        .has(
            "register",
            Type.NUMBER,
            Type.TEXT,
            String.class,
            "A field of ROCE_ACCL of the host by a dump in the same run; of several cards the"
                + " largest.",
            CounterInterval::register)
        .has(
            "peers",
            Type.listOf(Type.subject("interval")),
            "Intervals at the other side of the cable in the same time: by `nics` of the"
                + " inventory, else those of the same file.",
            i -> i.peers())
        .has(
            "other-hosts",
            Type.listOf(Type.subject("interval")),
            "Intervals of other hosts in the same time; of which some are the senders of what"
                + " this one receives.",
            i -> i.otherHosts())
        .has(
            "companions",
            Type.listOf(Type.subject("interval")),
            "Intervals of other hosts on the same path in the same time; perhaps none.",
            CounterInterval::companions);
  }
}
