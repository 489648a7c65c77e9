package org.losslint.model.nic;

import org.losslint.inventory.Inventory;
import org.losslint.model.Fact;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;

/** What rules can ask of a host. */
final class HostVocabulary {
  private HostVocabulary() {}

  static SubjectKind<RdmaHost> declare() {
    return SubjectKind.named("host", RdmaHost.class, "A host whose dumps are judged.")
        .has("name", Type.TEXT, "Its name in reports.", h -> Fact.known(h.device()))
        .has(
            "named-by",
            Type.word(
                "source of a host's name",
                "inventory files",
                "sample line",
                "prompt",
                "command",
                "banner",
                "path"),
            "What told losslint which host a dump belongs to.",
            h -> Fact.known(h.hostName().source().label(), h.evidence()))
        .has(
            "dci",
            Type.BOOLEAN,
            "Whether its RDMA takes a long-distance path (a link of role dci).",
            RdmaHost::dci)
        .has(
            "leaf",
            Type.BOOLEAN,
            "Whether it is plugged into a leaf or spine port of the inventory; assumed for a host"
                + " whose ports the inventory does not name and that is on no long-distance"
                + " path.",
            RdmaHost::leaf)
        .has(
            "longest-rtt",
            Type.TIME,
            "The longest round-trip time from host to host of its paths; absent for a host on"
                + " none.",
            h -> h.ofPaths((a, b) -> a.compareTo(b) >= 0 ? a : b))
        .has(
            "shortest-rtt",
            Type.TIME,
            "The shortest round-trip time of its paths; absent for a host on none.",
            h -> h.ofPaths((a, b) -> a.compareTo(b) <= 0 ? a : b))
        .has(
            "rdma-priority",
            Type.NUMBER,
            "The priority that its RDMA is paused on, 0 to 7; assumed 3 where the inventory is"
                + " silent.",
            RdmaHost::rdmaPriority)
        .has(
            "rdma-dscp",
            Type.listOf(Type.NUMBER),
            "The code points of RDMA data; absent where the inventory is silent.",
            RdmaHost::rdmaDscp)
        .has(
            "cnp-dscp",
            Type.NUMBER,
            "The code point of congestion notification packets; absent where the inventory is"
                + " silent.",
            RdmaHost::cnpDscp)
        .has(
            "cnp-class",
            Type.TEXT,
            "The forwarding class of congestion notification packets; absent where the inventory"
                + " is silent.",
            h -> RdmaHost.written(h.inventory().defaults().cnpClass(), "defaults cnp-class"))
        .has(
            "rdma-mtu",
            Type.SIZE,
            "The RDMA MTU that the inventory asks for; absent where it is silent.",
            h -> h.ofInventory(h.hostName().listed().flatMap(Inventory.Host::rdmaMtu), "rdma-mtu"))
        .has(
            "clients",
            Type.NUMBER,
            "How many such hosts share the path; absent where the inventory is silent.",
            h ->
                h.<Integer>ofInventory(
                        h.hostName().listed().flatMap(Inventory.Host::clients), "clients")
                    .map(Quantity::number))
        .has(
            "boot-unit",
            Type.TEXT,
            "What sets the registers again at each boot; absent where the inventory names"
                + " nothing.",
            h ->
                h.ofInventory(h.hostName().listed().flatMap(Inventory.Host::bootUnit), "boot-unit"))
        .has(
            "names-cards",
            Type.BOOLEAN,
            "Whether the inventory says by which cards it does RDMA (`nics`).",
            RdmaHost::namesCards)
        .has(
            "other-cards",
            Type.listOf(Type.TEXT),
            "The cards that a dump shows and its `nics` do not name; absent for none.",
            RdmaHost::otherCards)
        .has(
            "plugged",
            Type.BOOLEAN,
            "Whether the inventory says into which switch ports its cards are plugged.",
            h -> Fact.known(!h.sockets().isEmpty(), h.evidence()))
        .has(
            "ports",
            Type.listOf(Type.subject("port")),
            "The switch ports that its cards are plugged into.",
            RdmaHost::ports)
        .has(
            "class-of",
            Type.listOf(Type.TEXT),
            Type.NUMBER,
            Quantity.class,
            "The forwarding class that each of these ports gives to a code point.",
            (h, dscp) -> h.classesOf(dscp));
  }
}
