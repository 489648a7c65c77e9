package org.losslint.model.cos;

import org.losslint.model.Fact;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;

/**
 * What rules can ask of forwarding classes, of what sorts packets into them and of what pauses
 * them.
 */
final class ClassVocabulary {

  private ClassVocabulary() {}

  static final SubjectKind<ForwardingClass> CLASS =
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
          .has(
              "rdma",
              Type.BOOLEAN,
              "whether it carries RDMA",
              c -> c.owner().rdma().carries(c.name()))
          .has(
              "cnp",
              Type.BOOLEAN,
              "whether it carries congestion notification packets",
              c -> c.owner().rdma().carriesCnp(c.name()))
          .has(
              "bound",
              Type.BOOLEAN,
              "whether a map, a classifier or the inventory puts traffic into it",
              ForwardingClass::bound)
          .has(
              "scheduled",
              Type.BOOLEAN,
              "whether a scheduler map that is bound to some port holds it",
              ForwardingClass::scheduled)
          .has(
              "dscp-pfc",
              Type.BOOLEAN,
              "whether a bound notification profile sends pause for a DSCP of it",
              ForwardingClass::dscpPfc)
          .has(
              "priority-sharer",
              Type.TEXT,
              "an earlier class with the same pfc-priority; absent for none",
              ForwardingClass::prioritySharer);

  static final SubjectKind<CongestionProfile> CONGESTION_PROFILE =
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
              CongestionProfile::cableLength)
          .has(
              "ports",
              Type.listOf(Type.subject("port")),
              "the ports that it is bound to",
              CongestionProfile::ports)
          .has(
              "pauses",
              Type.BOOLEAN,
              "whether it lets a port send or obey pause frames",
              CongestionProfile::pauses)
          .has(
              "input-types",
              Type.listOf(Type.TEXT),
              "the types of code points that its input lists",
              CongestionProfile::inputTypes)
          .has(
              "poll-interval",
              Type.TIME,
              "how often the watchdog looks; 100 ms by default",
              CongestionProfile::pollInterval)
          .has(
              "detection",
              Type.NUMBER,
              "after how many looks the watchdog acts; 2 by default",
              CongestionProfile::detection)
          .has(
              "recovery",
              Type.TIME,
              "how long the watchdog waits then; 200 ms by default",
              CongestionProfile::recovery);

  static final SubjectKind<QueueNumber> QUEUE_NUMBER =
      SubjectKind.named(
              "queue-number",
              QueueNumber.class,
              "one for each queue that the configuration puts a class on",
              "device")
          .has("number", Type.NUMBER, "0 to 7 for unicast", QueueNumber::number)
          .has(
              "classes",
              Type.listOf(Type.subject("class")),
              "the classes on it",
              QueueNumber::classes);

  static final SubjectKind<ClassifierEntry> CLASSIFIER_ENTRY =
      SubjectKind.named(
              "classifier-entry",
              ClassifierEntry.class,
              "one for each code point that a classifier lists",
              "device")
          .has(
              "classifier",
              Type.TEXT,
              "type and name of the classifier",
              ClassifierEntry::classifier)
          .has("type", Type.TEXT, "dscp, ieee-802.1…", ClassifierEntry::type)
          .has(
              "code-point",
              Type.TEXT,
              "its bits; what is written where that is no code point",
              ClassifierEntry::codePoint)
          .has(
              "bits",
              Type.NUMBER,
              "how many bits a code point of the type has",
              ClassifierEntry::bits)
          .has(
              "readable", Type.BOOLEAN, "whether it is bits or an alias", ClassifierEntry::readable)
          .has(
              "classes",
              Type.listOf(Type.TEXT),
              "the classes that it is given to",
              ClassifierEntry::classes);

  static final SubjectKind<PfcCodePoint> PFC_CODE_POINT =
      SubjectKind.named(
              "pfc-code-point",
              PfcCodePoint.class,
              "one for each code point in the input of a notification profile",
              "congestion-profile",
              "device")
          .has("type", Type.TEXT, "dscp or ieee-802.1", PfcCodePoint::type)
          .has("code-point", Type.TEXT, "its bits", PfcCodePoint::bits)
          .has("readable", Type.BOOLEAN, "whether it is bits or an alias", PfcCodePoint::readable)
          .has("pfc", Type.BOOLEAN, "whether pause frames are sent for it", PfcCodePoint::pfc)
          .has("mru", Type.SIZE, "largest frame; absent if not set", PfcCodePoint::mru)
          .has(
              "xon",
              Type.NUMBER,
              "cells below the pause limit; absent if not set",
              PfcCodePoint::xon)
          .has(
              "lossless",
              Type.BOOLEAN,
              "whether a port with the profile puts it into a lossless class; absent where no port"
                  + " has the profile",
              PfcCodePoint::lossless);

  static final SubjectKind<PartitionSet> PARTITION_SET =
      SubjectKind.named(
              "partition-set",
              PartitionSet.class,
              "one for each direction of the shared buffer that is divided",
              "device")
          .has(
              "direction",
              Type.word("direction", "ingress", "egress"),
              "ingress or egress",
              PartitionSet::direction)
          .has(
              "lossless",
              Type.RATIO,
              "share of the lossless partition, by default where it is not written",
              PartitionSet::lossless)
          .has(
              "headroom",
              Type.RATIO,
              "share of lossless-headroom; absent at the egress",
              PartitionSet::headroom)
          .has(
              "lossy",
              Type.RATIO,
              "share of the lossy partition, by default where it is not written",
              PartitionSet::lossy)
          .has(
              "total",
              Type.RATIO,
              "all partitions together, by default where they are not written",
              PartitionSet::total)
          .has(
              "lossless-alpha",
              Type.NUMBER,
              "dynamic-threshold of the lossless partition, 0 to 10; absent if not set",
              PartitionSet::losslessAlpha)
          .has("written", Type.RATIO, "what is written comes to", PartitionSet::written)
          .has(
              "complete",
              Type.BOOLEAN,
              "whether every partition is written",
              PartitionSet::complete)
          .has(
              "ingress-headroom",
              Type.RATIO,
              "share of lossless-headroom at the ingress",
              PartitionSet::ingressHeadroom)
          .has(
              "ingress-lossless",
              Type.RATIO,
              "share of lossless at the ingress",
              PartitionSet::ingressLossless);
}
