package org.losslint.model.cos;

import org.losslint.model.Fact;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;

/** What rules can ask of ports. */
final class PortVocabulary {
  private PortVocabulary() {}

  static final SubjectKind<Port> PORT =
      SubjectKind.named(
              "port",
              Port.class,
              "one for each port that class-of-service binds or the inventory names",
              "link",
              "device")
          .has("name", Type.TEXT, "interface name", p -> Fact.known(p.name(), p.evidence()))
          .has(
              "role",
              PathVocabulary.ROLE,
              "what it is for, by the inventory or --role; absent for none",
              Port::role)
          .has("named", Type.BOOLEAN, "whether the inventory names it", Port::named)
          .has(
              "configured",
              Type.BOOLEAN,
              "whether the configuration speaks of it",
              Port::configured)
          .has("rate", Type.RATE, "speed of the port, of a member for a bundle", Port::rate)
          .has(
              "stated-rate",
              Type.RATE,
              "speed by the inventory; absent if not stated",
              p -> p.stated().rate())
          .has(
              "configured-rate",
              Type.RATE,
              "speed that the configuration sets; absent if it sets none",
              p -> p.rates().configured())
          .has(
              "temporal-maximum",
              Type.TIME,
              "largest temporal buffer of the platform at this rate",
              Port::temporalMaximum)
          .has(
              "highest-first-probability",
              Type.RATIO,
              "largest probability that the hardware takes at the first point; absent for no limit",
              p -> p.hardware().highestFirstProbability())
          .has(
              "scheduler-map",
              Type.TEXT,
              "scheduler map bound to it; absent for none",
              Port::schedulerMap)
          .has(
              "rdma-scheduled",
              Type.BOOLEAN,
              "whether its scheduler map holds the RDMA class",
              Port::rdmaScheduled)
          .has(
              "queues",
              Type.listOf(Type.subject("queue")),
              "its queues",
              p -> CosVocabulary.items(p.queues()))
          .has(
              "host-priority",
              Type.NUMBER,
              "priority that the hosts pause, by the inventory; absent if not stated",
              Port::hostPriority)
          .has("pfc.xoff", Type.RATIO, "pause limit as a share of the queue depth", Port::xoff)
          .has(
              "pfc.xoff-source",
              Type.word("source of XOFF", "inventory", "pfc-account"),
              "where the pause limit comes from; absent if it is not known",
              p -> p.pauseLimit().source())
          .has(
              "code-points",
              Type.listOf(Type.subject("ingress-code-point")),
              "the code points that matter to pause here",
              p -> CosVocabulary.items(p.codePoints()))
          .has(
              "class-of",
              Type.TEXT,
              Type.NUMBER,
              Quantity.class,
              "name of the class that a DSCP gets here; absent for none",
              Port::classOf)
          .has(
              "notification-profile",
              Type.TEXT,
              "congestion notification profile bound to it; absent for none",
              Port::notificationProfileName)
          .has(
              "matched-twice",
              Type.BOOLEAN,
              "whether class-of-service names it and matches it by a glob as well",
              Port::matchedTwice)
          .has(
              "bundle",
              Type.TEXT,
              "the bundle that it is a member of; absent for none",
              p -> new PortScheduling(p).bundle())
          .has(
              "member-statements",
              Type.listOf(Type.TEXT),
              "what its own entry under class-of-service interfaces sets that belongs to a bundle,"
                  + " were it a member",
              p -> new PortScheduling(p).ofMember())
          .has(
              "beside-map",
              Type.listOf(Type.TEXT),
              "what else schedules the port in the entry that binds its scheduler map",
              p -> new PortScheduling(p).besideMap())
          .has(
              "units-scheduled",
              Type.BOOLEAN,
              "whether a unit of it has a scheduler map or a traffic control profile",
              p -> new PortScheduling(p).unitsScheduled())
          .has(
              "unit-scheduler",
              Type.TEXT,
              "per-unit-scheduler, hierarchical-scheduler or shared-scheduler of the interface;"
                  + " absent for none",
              p -> new PortScheduling(p).unitScheduler())
          .has("line-card", Type.TEXT, "slot in its name; absent for a bundle", LineCards::of)
          .has("mpls", Type.BOOLEAN, "whether a unit of it carries MPLS", Port::mpls)
          .has(
              "curve",
              Type.word("curve", "line", "staircase", "two-point", "piecewise"),
              "how the hardware draws the probability between the points of a drop profile",
              p -> p.hardware().curve())
          .has(
              "points",
              Type.NUMBER,
              "how many points of a drop profile the hardware uses",
              p -> p.hardware().mostPoints())
          .has(
              "points-enforced",
              Type.BOOLEAN,
              "whether the hardware is known to ignore further points, and interpolate",
              p -> p.hardware().pointsEnforced())
          .has(
              "cable",
              Type.LENGTH,
              "length of the cable by the inventory; absent if not stated",
              p -> p.stated().cable())
          .has(
              "cable-length",
              Type.LENGTH,
              "cable-length of its notification profile; absent if not set",
              Port::cableLength)
          .has(
              "default-cable",
              Type.LENGTH,
              "what the platform takes without cable-length; absent if it takes none",
              p -> p.hardware().defaultCable())
          .has(
              "mtu",
              Type.SIZE,
              "MTU by the inventory, else as configured; absent for neither",
              Port::mtu)
          .has(
              "fabric-rtt",
              Type.TIME,
              "round trip of the feedback inside the fabric, by the inventory; absent if not"
                  + " stated",
              p -> p.stated().fabricRtt())
          .has(
              "oversubscription",
              Type.NUMBER,
              "offered rate ÷ port rate, by the inventory; absent if not stated",
              p -> p.stated().oversubscription())
          .has(
              "pfc.headroom",
              Type.SIZE,
              "bytes reserved behind XOFF for each priority, by the inventory",
              p -> p.stated().headroom())
          .has(
              "pfc.queue-depth",
              Type.SIZE,
              "bytes that the lossless queue may hold, by the inventory",
              p -> p.stated().queueDepth())
          .has(
              "headroom-addition",
              Type.SIZE,
              "what the chip needs on top of the headroom formula; absent if not stated",
              p -> p.pauseLoop().addition())
          .has(
              "latency.transceiver",
              Type.TIME,
              "optical engines in one pause loop; 220 ns is assumed",
              p -> p.pauseLoop().transceiver())
          .has(
              "latency.switch",
              Type.TIME,
              "watermark to pause frame; 400 ns is assumed",
              p -> p.pauseLoop().switchMac())
          .has(
              "latency.nic",
              Type.TIME,
              "pause frame to the last byte of the sender; 350 ns is assumed",
              p -> p.pauseLoop().nic())
          .has(
              "latency.fibre",
              Type.TIME_PER_LENGTH,
              "light in the cable; 5 ns/m by default",
              p -> p.pauseLoop().fibre());
}
