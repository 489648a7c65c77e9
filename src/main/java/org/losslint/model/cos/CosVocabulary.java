package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.List;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;

/**
 * What rules can ask of the class-of-service of a device: each attribute with its type and meaning.
 */
public final class CosVocabulary {
  static final Type ROLE = Type.word("role", "dci", "leaf", "spine");
  private static final Type BUFFER_FORM =
      Type.word("buffer form", "temporal", "percent", "remainder", "shared", "none");
  private static final Type TARGET_SOURCE =
      Type.word(
          "source of the target rate",
          "buffer-rate",
          "transmit-rate",
          "strict-high-default",
          "shaping-rate",
          "port-rate");

  public static final SubjectKind<Device> DEVICE =
      SubjectKind.named("device", Device.class, "one for each configuration of a router or switch")
          .has(
              "name",
              Type.TEXT,
              "name in the inventory, else the host-name",
              d -> Fact.known(d.device()))
          .has("model", Type.TEXT, "hardware model by inventory or backup header", Device::model)
          .has("family", Type.TEXT, "platform family of the model", Device::family)
          .has(
              "version",
              Type.VERSION,
              "software release; absent if not in the file",
              Device::version)
          .has("ports", Type.listOf(Type.subject("port")), "its ports", d -> items(d.ports()))
          .has(
              "classes",
              Type.listOf(Type.subject("class")),
              "the forwarding classes that it defines",
              d -> items(d.configuredClasses()))
          .has(
              "rdma-classes",
              Type.listOf(Type.TEXT),
              "names of the classes that carry RDMA",
              Device::rdmaClasses)
          .has(
              "cnp-class",
              Type.TEXT,
              "name of the class of congestion notification packets",
              Device::cnpClass);

  public static final SubjectKind<NamedObject> NAMED =
      SubjectKind.named(
              "named",
              NamedObject.class,
              "one for each port and class that the inventory names for a device",
              "device")
          .has("what", Type.TEXT, "port, RDMA class or CNP class", NamedObject::what)
          .has("name", Type.TEXT, "its name in the inventory", NamedObject::name)
          .has("found", Type.BOOLEAN, "whether the configuration knows it", NamedObject::found)
          .has(
              "essential",
              Type.BOOLEAN,
              "whether a path depends on it: an end of a link, the RDMA class",
              NamedObject::essential);

  public static final SubjectKind<ForwardingClass> CLASS =
      SubjectKind.named("class", ForwardingClass.class, "one for each forwarding class", "device")
          .has("name", Type.TEXT, "its name", c -> Fact.known(c.name(), c.evidence()))
          .has(
              "defined",
              Type.BOOLEAN,
              "whether it is configured or built in",
              ForwardingClass::defined)
          .has(
              "configured",
              Type.BOOLEAN,
              "whether the configuration defines it",
              c -> Fact.known(c.isConfigured(), c.evidence()))
          .has(
              "queue",
              Type.NUMBER,
              "queue number; absent if it has none",
              ForwardingClass::queueNumber)
          .has(
              "no-loss",
              Type.BOOLEAN,
              "whether it has the no-loss attribute",
              ForwardingClass::noLoss)
          .has(
              "pfc-priority",
              Type.NUMBER,
              "priority of its pause frames; absent if not set",
              ForwardingClass::pfcPriority)
          .has("rdma", Type.BOOLEAN, "whether it carries RDMA", c -> c.owner().isRdma(c.name()))
          .has(
              "cnp",
              Type.BOOLEAN,
              "whether it carries congestion notification packets",
              c -> c.owner().isCnp(c.name()));

  public static final SubjectKind<Scheduler> SCHEDULER =
      SubjectKind.named("scheduler", Scheduler.class, "one for each scheduler", "device")
          .has("name", Type.TEXT, "its name", s -> Fact.known(s.name(), s.evidence()))
          .has("buffer-form", BUFFER_FORM, "how buffer-size is given", Scheduler::bufferForm)
          .has(
              "temporal", Type.TIME, "buffer-size temporal; absent if not set", Scheduler::temporal)
          .has("priority", Type.TEXT, "priority; low by default", Scheduler::priority)
          .has("ecn", Type.BOOLEAN, "explicit-congestion-notification", Scheduler::ecn)
          .has(
              "ecn-options",
              Type.listOf(Type.TEXT),
              "options of ecn-enhanced that are set",
              Scheduler::ecnOptions)
          .has(
              "has-profile-map",
              Type.BOOLEAN,
              "whether it maps a drop profile",
              Scheduler::hasProfileMap)
          .has(
              "transmit-percent",
              Type.RATIO,
              "transmit-rate percent; absent if not set",
              Scheduler::transmitPercent);

  public static final SubjectKind<DropProfile> DROP_PROFILE =
      SubjectKind.named("drop-profile", DropProfile.class, "one for each drop profile", "device")
          .has("name", Type.TEXT, "its name", p -> Fact.known(p.name(), p.evidence()))
          .has(
              "style",
              Type.word("style", "discrete", "interpolate"),
              "how it is written",
              DropProfile::style)
          .has("points", Type.NUMBER, "number of points", DropProfile::pointCount)
          .has(
              "has-decimals",
              Type.BOOLEAN,
              "whether a fill level has decimals",
              DropProfile::hasDecimals)
          .has(
              "first-probability",
              Type.RATIO,
              "probability of the lowest point",
              DropProfile::firstProbability)
          .has(
              "last-probability",
              Type.RATIO,
              "probability of the highest point",
              DropProfile::lastProbability)
          .has("first-fill", Type.RATIO, "fill level of the lowest point", DropProfile::firstFill)
          .has("last-fill", Type.RATIO, "fill level of the highest point", DropProfile::lastFill)
          .has(
              "defects",
              Type.listOf(Type.TEXT),
              "what is wrong with its points, as sentences that start with its name",
              DropProfile::defects);

  public static final SubjectKind<CongestionProfile> CONGESTION_PROFILE =
      SubjectKind.named(
              "congestion-profile",
              CongestionProfile.class,
              "one for each congestion notification profile",
              "device")
          .has("name", Type.TEXT, "its name", p -> Fact.known(p.name(), p.evidence()))
          .has("watchdog", Type.BOOLEAN, "whether it has pfc-watchdog", CongestionProfile::watchdog)
          .has(
              "has-output",
              Type.BOOLEAN,
              "whether it has an output stanza",
              CongestionProfile::hasOutput)
          .has(
              "cable-length",
              Type.LENGTH,
              "cable-length of the input; absent if not set",
              CongestionProfile::cableLength);

  public static final SubjectKind<Path> LINK =
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

  public static final SubjectKind<Port> PORT =
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
          .has("queues", Type.listOf(Type.subject("queue")), "its queues", p -> items(p.queues()))
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
              Port::xoffSource);

  public static final SubjectKind<Queue> QUEUE =
      SubjectKind.named(
              "queue",
              Queue.class,
              "one for each port and forwarding class in its scheduler map",
              "port",
              "link",
              "class",
              "scheduler",
              "device")
          .has(
              "class",
              Type.TEXT,
              "name of its forwarding class",
              q -> Fact.known(q.className(), q.evidence()))
          .has("rdma", Type.BOOLEAN, "whether its class carries RDMA", Queue::rdma)
          .has(
              "cnp",
              Type.BOOLEAN,
              "whether its class carries congestion notification packets",
              Queue::cnp)
          .has(
              "lossless",
              Type.BOOLEAN,
              "whether its class has no-loss",
              q -> q.forwardingClass().noLoss())
          .has("scheduler", Type.TEXT, "name of its scheduler", Queue::schedulerName)
          .has("buffer-form", BUFFER_FORM, "how buffer-size is given", Queue::bufferForm)
          .has("temporal", Type.TIME, "buffer-size temporal; absent if not set", Queue::temporal)
          .has(
              "buffer-percent",
              Type.RATIO,
              "buffer-size percent; absent if not set",
              Queue::bufferPercent)
          .has(
              "target-share",
              Type.RATIO,
              "rate that turns temporal into bytes ÷ port rate",
              Queue::targetShare)
          .has(
              "target-source",
              TARGET_SOURCE,
              "which statement gives that rate",
              Queue::targetSource)
          .has(
              "highest-share",
              Type.RATIO,
              "the largest target-share that a shaper leaves",
              Queue::highestShare)
          .has("drain-time", Type.TIME, "temporal × target-share", Queue::drainTime)
          .has("depth", Type.SIZE, "buffer in bytes: drain-time × port rate", Queue::depth)
          .has("ecn", Type.BOOLEAN, "explicit-congestion-notification", Queue::ecn)
          .has("head-marking", Type.BOOLEAN, "ecn-enhanced head-marking", Queue::headMarking)
          .has("priority", Type.TEXT, "priority of the scheduler; low by default", Queue::priority)
          .has(
              "has-profile-map",
              Type.BOOLEAN,
              "whether its scheduler maps a drop profile",
              Queue::hasProfileMap)
          .has(
              "maps-any",
              Type.BOOLEAN,
              "whether one row of the map covers any loss priority and any protocol",
              Queue::mapsAny)
          .has(
              "markings",
              Type.listOf(Type.subject("marking")),
              "the marking curve for each loss priority that its class gets",
              Queue::markingItems)
          .has(
              "profile",
              Type.subject("drop-profile"),
              "the drop profile that decides where marking starts",
              Queue::profile)
          .has(
              "mapped-profile",
              Type.TEXT,
              "name of the first drop profile that its scheduler maps",
              Queue::mappedProfile)
          .has("kmin", Type.RATIO, "fill level at which marking starts", Queue::kmin)
          .has(
              "kmax",
              Type.RATIO,
              "fill level from which every packet is marked; absent if that is never so",
              Queue::kmax);

  public static final SubjectKind<Marking> MARKING =
      SubjectKind.named(
              "marking",
              Marking.class,
              "one for each queue and loss priority of its class",
              "queue",
              "port",
              "link",
              "class",
              "scheduler",
              "device")
          .has(
              "loss-priority",
              Type.TEXT,
              "low, medium-low, medium-high or high",
              m -> Fact.known(m.lossPriority(), m.evidence()))
          .has(
              "assigned",
              Type.BOOLEAN,
              "whether a classifier or filter gives it to the class",
              Marking::assigned)
          .has(
              "covered",
              Type.BOOLEAN,
              "whether the drop-profile map has a row for it",
              Marking::covered)
          .has("kmin", Type.RATIO, "fill level at which marking starts", Marking::kmin)
          .has("kmax", Type.RATIO, "fill level from which every packet is marked", Marking::kmax);

  /** In the order of the documentation. */
  public static final List<SubjectKind<?>> ALL =
      List.of(
          DEVICE,
          PORT,
          QUEUE,
          MARKING,
          LINK,
          CLASS,
          SCHEDULER,
          DROP_PROFILE,
          CONGESTION_PROFILE,
          NAMED);

  private CosVocabulary() {}

  static Fact<Items> items(List<? extends Subject> subjects) {
    List<Fact<?>> facts = new ArrayList<>(subjects.size());
    for (Subject subject : subjects) {
      facts.add(Fact.known(subject, subject.evidence()));
    }
    return Fact.known(Items.of(facts));
  }
}
