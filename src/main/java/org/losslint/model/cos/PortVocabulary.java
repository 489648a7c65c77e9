package org.losslint.model.cos;

import org.losslint.model.Fact;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;

/** What rules can ask of links, ports and what comes in by them. */
final class PortVocabulary {
  private static final Type ROLE = Type.word("role", "dci", "leaf", "spine");

  private PortVocabulary() {}

  static final SubjectKind<Path> LINK =
      SubjectKind.named("link", Path.class, "one for each link of the inventory")
          .has("name", Type.TEXT, "its name", l -> Fact.known(l.name(), l.evidence()))
          .has("role", ROLE, "what it is for; absent if not stated", Path::role)
          .has("rtt", Type.TIME, "measured round-trip time between the routers", Path::rtt)
          .has("rtt-given", Type.BOOLEAN, "whether the inventory gives an RTT", Path::rttGiven)
          .has(
              "rtt-source",
              Type.word("RTT source", "twamp", "probe", "computed"),
              "how the RTT was found; absent if not stated",
              Path::rttSource)
          .has(
              "intra-rtt",
              Type.TIME,
              "what the data centres add to the RTT, or 10 us for each km of their radius; absent"
                  + " if not stated",
              Path::intraRtt)
          .has("path-rtt", Type.TIME, "rtt + intra-rtt", Path::pathRtt)
          .has("rate", Type.RATE, "rate of the link, of a member for a bundle", Path::rate)
          .has(
              "queues",
              Type.listOf(Type.subject("queue")),
              "the RDMA queues at its two ends, as far as their configurations are read",
              Path::queues)
          .has("distance", Type.LENGTH, "length of the path; absent if not stated", Path::distance)
          .has(
              "oversubscription",
              Type.NUMBER,
              "offered rate ÷ link rate by ports; absent if not stated",
              Path::oversubscription)
          .has(
              "profile",
              Type.word("profile", "final", "deep"),
              "buffer profile that is meant; absent if not stated",
              Path::profile)
          .has(
              "utilisation-target",
              Type.RATIO,
              "wanted share of the line rate; absent if not stated",
              Path::utilisationTarget);

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
              ROLE,
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
              Port::statedRate)
          .has(
              "configured-rate",
              Type.RATE,
              "speed that the configuration sets; absent if it sets none",
              Port::configuredRate)
          .has(
              "temporal-maximum",
              Type.TIME,
              "largest temporal buffer of the platform at this rate",
              Port::temporalMaximum)
          .has(
              "highest-first-probability",
              Type.RATIO,
              "largest probability that the hardware takes at the first point; absent for no limit",
              Port::highestFirstProbability)
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
              Port::xoffSource)
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
          .has("line-card", Type.TEXT, "slot in its name; absent for a bundle", Port::lineCard)
          .has("mpls", Type.BOOLEAN, "whether a unit of it carries MPLS", Port::mpls)
          .has(
              "curve",
              Type.word("curve", "line", "staircase", "two-point", "piecewise"),
              "how the hardware draws the probability between the points of a drop profile",
              Port::curve)
          .has(
              "points",
              Type.NUMBER,
              "how many points of a drop profile the hardware uses",
              Port::mostPoints)
          .has(
              "points-enforced",
              Type.BOOLEAN,
              "whether the hardware is known to ignore further points, and interpolate",
              Port::pointsEnforced)
          .has(
              "cable",
              Type.LENGTH,
              "length of the cable by the inventory; absent if not stated",
              Port::cable)
          .has(
              "cable-length",
              Type.LENGTH,
              "cable-length of its notification profile; absent if not set",
              Port::cableLength)
          .has(
              "default-cable",
              Type.LENGTH,
              "what the platform takes without cable-length; absent if it takes none",
              Port::defaultCable)
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
              Port::fabricRtt)
          .has(
              "oversubscription",
              Type.NUMBER,
              "offered rate ÷ port rate, by the inventory; absent if not stated",
              Port::oversubscription)
          .has(
              "pfc.headroom",
              Type.SIZE,
              "bytes reserved behind XOFF for each priority, by the inventory",
              Port::headroom)
          .has(
              "pfc.queue-depth",
              Type.SIZE,
              "bytes that the lossless queue may hold, by the inventory",
              Port::queueDepth)
          .has(
              "headroom-addition",
              Type.SIZE,
              "what the chip needs on top of the headroom formula; absent if not stated",
              Port::headroomAddition)
          .has(
              "latency.transceiver",
              Type.TIME,
              "optical engines in one pause loop; 220 ns is assumed",
              Port::transceiverLatency)
          .has(
              "latency.switch",
              Type.TIME,
              "watermark to pause frame; 400 ns is assumed",
              Port::switchLatency)
          .has(
              "latency.nic",
              Type.TIME,
              "pause frame to the last byte of the sender; 350 ns is assumed",
              Port::nicLatency)
          .has(
              "latency.fibre",
              Type.TIME_PER_LENGTH,
              "light in the cable; 5 ns/m by default",
              Port::fibreLatency);

  static final SubjectKind<IngressCodePoint> INGRESS_CODE_POINT =
      SubjectKind.named(
              "ingress-code-point",
              IngressCodePoint.class,
              "one for each port and code point that a lossless class or a notification profile has"
                  + " there",
              "port",
              "device")
          .has("value", Type.NUMBER, "0 to 63 of a DSCP, 0 to 7 of a tag", IngressCodePoint::value)
          .has("type", Type.TEXT, "dscp, ieee-802.1…", IngressCodePoint::type)
          .has("code-point", Type.TEXT, "its bits", IngressCodePoint::bits)
          .has(
              "classes",
              Type.listOf(Type.subject("class")),
              "the classes that it gets",
              IngressCodePoint::classes)
          .has(
              "queue",
              Type.subject("queue"),
              "queue of its class on this port; absent for none",
              IngressCodePoint::queue)
          .has(
              "lossless",
              Type.BOOLEAN,
              "whether a class that it gets has no-loss",
              IngressCodePoint::lossless)
          .has(
              "pfc",
              Type.BOOLEAN,
              "whether the port sends pause frames for it",
              IngressCodePoint::pfc)
          .has(
              "priority",
              Type.NUMBER,
              "priority of those; absent if its class has none",
              IngressCodePoint::priority)
          .has(
              "mru",
              Type.SIZE,
              "largest frame that headroom is reckoned for; absent if not known",
              IngressCodePoint::mru);

  static final SubjectKind<Rewrite> REWRITE =
      SubjectKind.named(
              "rewrite",
              Rewrite.class,
              "one for each port and class of a rewrite rule that is bound there",
              "port",
              "device")
          .has("rule", Type.TEXT, "type and name of the rule", Rewrite::rule)
          .has("type", Type.TEXT, "dscp, ieee-802.1…", Rewrite::type)
          .has("name", Type.TEXT, "name of the rule", Rewrite::name)
          .has("class", Type.TEXT, "the class that it rewrites", Rewrite::className)
          .has(
              "loss-priority",
              Type.TEXT,
              "the loss priority that it rewrites",
              Rewrite::lossPriority)
          .has("code-point", Type.TEXT, "the bits that it writes", Rewrite::codePoint)
          .has(
              "classified",
              Type.listOf(Type.TEXT),
              "the bits by which classifiers find the class",
              Rewrite::classified)
          .has("rdma", Type.BOOLEAN, "whether the class carries RDMA", Rewrite::carriesRdma)
          .has(
              "cnp",
              Type.BOOLEAN,
              "whether the class carries congestion notification packets",
              Rewrite::carriesCnp);
}
