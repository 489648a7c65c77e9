package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.inventory.PlatformFamily;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Rational;
import org.losslint.resolve.Node;

/** How the shared buffer of a switch is divided in one direction. */
public final class PartitionSet extends CosSubject {
  private static final List<String> DIRECTIONS = List.of("ingress", "egress");
  private static final List<String> INGRESS = List.of("lossless", "lossless-headroom", "lossy");
  private static final List<String> EGRESS = List.of("lossless", "lossy", "multicast");

  private final String direction;
  private final Node node;

  private PartitionSet(Device device, String direction, Node node) {
    super(device, "shared-buffer " + direction);
    this.direction = direction;
    this.node = node;
  }

  /** One for each direction of which a partition is written. */
  static List<PartitionSet> of(Device device) {
    List<PartitionSet> sets = new ArrayList<>(2);
    for (String direction : DIRECTIONS) {
      Optional<Node> node = device.cos().child("shared-buffer").child(direction).node();
      if (node.isPresent() && !node.get().entries("buffer-partition").isEmpty()) {
        sets.add(new PartitionSet(device, direction, node.get()));
      }
    }
    return sets;
  }

  public Fact<String> direction() {
    return Fact.known(direction, evidence());
  }

  /** A partition of this direction, as written, else by the platform's default. */
  private Fact<Quantity> share(String partition) {
    Fact<Quantity> written =
        JunosNumber.percent(Spot.of(node).entry("buffer-partition", partition).text("percent"));
    return written.isAbsent() ? byDefault(direction, partition, written.evidence()) : written;
  }

  private Fact<Quantity> byDefault(String where, String partition, Evidence missing) {
    Optional<PlatformFamily> family = owner().platform().family();
    Map<String, Quantity> defaults =
        family.isEmpty()
            ? Map.of()
            : where.equals("ingress")
                ? family.get().sharedBuffer().ingress()
                : family.get().sharedBuffer().egress();
    Quantity share = defaults.get(partition);
    if (share != null) {
      return Fact.byDefault(share, missing);
    }
    if (!defaults.isEmpty()) {
      return Fact.absent(missing);
    }
    return Fact.unknown(
        "the "
            + where
            + " partition "
            + partition
            + " is not written, and its default share is not known",
        family.isEmpty() ? Platform.SUPPLY_MODEL : "write the partition",
        missing);
  }

  public Fact<Quantity> lossless() {
    return share("lossless");
  }

  /** How much of the free buffer a queue of the lossless partition may take, 0 to 10. */
  public Fact<Quantity> losslessAlpha() {
    return JunosNumber.number(
        Spot.of(node).entry("buffer-partition", "lossless").text("dynamic-threshold"));
  }

  /** Of the ingress only; absent at the egress. */
  public Fact<Quantity> headroom() {
    return direction.equals("ingress") ? share("lossless-headroom") : Fact.absent(evidence());
  }

  public Fact<Quantity> lossy() {
    return share("lossy");
  }

  /** All partitions together; a partition that the platform does not have counts for nothing. */
  public Fact<Quantity> total() {
    Quantity total = Quantity.ratio(Rational.ZERO);
    for (String partition : direction.equals("ingress") ? INGRESS : EGRESS) {
      Fact<Quantity> share = share(partition);
      if (share.isUnknown()) {
        return share;
      }
      total = total.plus(share.optional().orElse(Quantity.ratio(Rational.ZERO)));
    }
    return Fact.known(total, evidence());
  }

  /** What the partitions that are written come to. */
  public Fact<Quantity> written() {
    Quantity total = Quantity.ratio(Rational.ZERO);
    for (Node partition : node.entries("buffer-partition")) {
      Fact<Quantity> share = JunosNumber.percent(Spot.of(partition).text("percent"));
      if (share.isUnknown()) {
        return share;
      }
      total = total.plus(share.optional().orElse(Quantity.ratio(Rational.ZERO)));
    }
    return Fact.known(total, evidence());
  }

  /** Whether every partition of the direction is written. */
  public Fact<Boolean> complete() {
    boolean hasMulticast =
        !owner().platform().of(family -> family.sharedBuffer().uniform()).optional().orElse(true);
    List<String> egress = hasMulticast ? EGRESS : EGRESS.subList(0, 2);
    for (String partition : direction.equals("ingress") ? INGRESS : egress) {
      if (node.entry("buffer-partition", partition).isEmpty()) {
        return Fact.known(false, evidence());
      }
    }
    return Fact.known(true, evidence());
  }

  /**
   * The share that the ingress reserves for headroom, which uniform buffers leave out at egress.
   */
  public Fact<Quantity> ingressHeadroom() {
    return ofOther("ingress", "lossless-headroom");
  }

  /** The lossless share of the ingress. */
  public Fact<Quantity> ingressLossless() {
    return ofOther("ingress", "lossless");
  }

  private Fact<Quantity> ofOther(String where, String partition) {
    Fact<Quantity> written =
        JunosNumber.percent(
            owner()
                .cos()
                .child("shared-buffer")
                .child(where)
                .entry("buffer-partition", partition)
                .text("percent"));
    return written.isAbsent() ? byDefault(where, partition, written.evidence()) : written;
  }

  @Override
  public SubjectKind<?> kind() {
    return ClassVocabulary.PARTITION_SET;
  }

  @Override
  public Evidence evidence() {
    return Spot.evidence(node);
  }
}
