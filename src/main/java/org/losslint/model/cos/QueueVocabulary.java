package org.losslint.model.cos;

import org.losslint.model.Fact;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;

/** What rules can ask of queues and of the objects that shape them. */
final class QueueVocabulary {
  private static final Type BUFFER_FORM =
      Type.word("buffer form", "temporal", "percent", "remainder", "shared", "placeholder", "none");
  private static final Type TARGET_SOURCE =
      Type.word(
          "source of the target rate",
          "buffer-rate",
          "transmit-rate",
          "strict-high-default",
          "shaping-rate",
          "port-rate");

  private QueueVocabulary() {}

  static final SubjectKind<Queue> QUEUE =
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
          .has(
              "code-points",
              Type.listOf(Type.TEXT),
              "the DSCPs, as bits, that classifiers in use on the device give to its class",
              Queue::codePoints)
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
          .has(
              "alpha",
              Type.NUMBER,
              "buffer-dynamic-threshold of its scheduler, 0 to 10; absent if not set",
              Queue::alpha)
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
              q -> q.marking().mapsAny())
          .has(
              "markings",
              Type.listOf(Type.subject("marking")),
              "the marking curve for each loss priority that its class gets",
              q -> q.marking().items())
          .has(
              "profile",
              Type.subject("drop-profile"),
              "the drop profile that decides where marking starts",
              q -> q.marking().profile())
          .has(
              "mapped-profile",
              Type.TEXT,
              "name of the first drop profile that its scheduler maps",
              q -> q.marking().mappedProfile())
          .has("kmin", Type.RATIO, "fill level at which marking starts", Queue::kmin)
          .has(
              "kmax",
              Type.RATIO,
              "fill level from which every packet is marked; absent if that is never so",
              Queue::kmax)
          .has(
              "port",
              Type.subject("port"),
              "its port",
              q -> Fact.known(q.port(), q.port().evidence()))
          .has(
              "link",
              Type.subject("link"),
              "the path behind its port; absent where it is no end of one",
              Queue::link)
          .has(
              "pause-priority",
              Type.NUMBER,
              "priority at which its class is paused; absent for none",
              q -> q.pause().priority())
          .has(
              "answers-pause",
              Type.BOOLEAN,
              "whether it stops for pause frames of that priority; absent where the port has no"
                  + " notification profile",
              q -> q.pause().answers())
          .has(
              "pause-output",
              Type.BOOLEAN,
              "whether that profile has an output stanza; absent without a profile",
              q -> q.pause().output());

  static final SubjectKind<Marking> MARKING =
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

  static final SubjectKind<Scheduler> SCHEDULER =
      SubjectKind.named("scheduler", Scheduler.class, "one for each scheduler", "device")
          .has("name", Type.TEXT, "its name", s -> Fact.known(s.name(), s.evidence()))
          .has("buffer-form", BUFFER_FORM, "how buffer-size is given", Scheduler::bufferForm)
          .has(
              "temporal", Type.TIME, "buffer-size temporal; absent if not set", Scheduler::temporal)
          .has("priority", Type.TEXT, "priority; low by default", Scheduler::priority)
          .has(
              "alpha",
              Type.NUMBER,
              "buffer-dynamic-threshold, 0 to 10; absent if not set",
              Scheduler::alpha)
          .has("ecn", Type.BOOLEAN, "explicit-congestion-notification", Scheduler::ecn)
          .has("exact", Type.BOOLEAN, "transmit-rate exact", Scheduler::exact)
          .has("rate-limit", Type.BOOLEAN, "transmit-rate rate-limit", Scheduler::rateLimit)
          .has("shaped", Type.BOOLEAN, "whether it has a shaping-rate", Scheduler::shaped)
          .has(
              "excess",
              Type.BOOLEAN,
              "whether it has excess-rate or excess-priority",
              Scheduler::excess)
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
              Scheduler::transmitPercent)
          .has(
              "transmit-form",
              Type.word("form of transmit-rate", "percent", "rate", "remainder", "none"),
              "how transmit-rate is given",
              Scheduler::transmitForm)
          .has(
              "classes",
              Type.listOf(Type.subject("class")),
              "the classes that scheduler maps give it",
              Scheduler::classes)
          .has(
              "queues",
              Type.listOf(Type.subject("queue")),
              "the queues that it serves",
              Scheduler::queues);

  static final SubjectKind<DropProfile> DROP_PROFILE =
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
              DropProfile::defects)
          .has(
              "queues",
              Type.listOf(Type.subject("queue")),
              "the queues that it marks",
              DropProfile::queues);

  static final SubjectKind<SchedulerMap> SCHEDULER_MAP =
      SubjectKind.named("scheduler-map", SchedulerMap.class, "one for each scheduler map", "device")
          .has("name", Type.TEXT, "its name", m -> Fact.known(m.name(), m.evidence()))
          .has(
              "bound",
              Type.BOOLEAN,
              "whether a port, a unit or a profile in use has it",
              SchedulerMap::bound)
          .has(
              "classes",
              Type.listOf(Type.subject("class")),
              "the classes in it",
              SchedulerMap::classes)
          .has(
              "schedulers",
              Type.listOf(Type.subject("scheduler")),
              "the scheduler of each class in it",
              SchedulerMap::schedulers)
          .has(
              "unserved",
              Type.listOf(Type.TEXT),
              "which of best-effort and network-control have no class on their queue in it",
              SchedulerMap::unserved);
}
