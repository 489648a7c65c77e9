package org.losslint.model.cos;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.inventory.Entry;
import org.losslint.inventory.Inventory;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.quantity.Quantity;

/** Which forwarding classes of one device carry RDMA and its congestion notification packets. */
final class RdmaTraffic {
  /**
   * Of RoCEv2 data and of CNP in the validated designs. Both are in use elsewhere, too (26 is af31,
   * and 48 is what routing protocols have), so neither says by itself that there is RDMA.
   */
  private static final int USUAL_RDMA_DSCP = 26;

  private static final int USUAL_CNP_DSCP = 48;

  private final Device device;
  private final Inventory.Defaults stated;
  @CheckForNull private Fact<Items> classes;

  RdmaTraffic(Device device) {
    this.device = device;
    this.stated = device.input().inventory().defaults();
  }

  /**
   * The classes that carry RDMA: by the inventory; else those configured with no-loss; else the one
   * that receives the RDMA code point, which is the inventory's, or the usual one for ports that
   * {@code --role} covers. A name alone says nothing.
   */
  Fact<Items> classes() {
    Fact<Items> known = classes;
    if (known == null) {
      known = find();
      classes = known;
    }
    return known;
  }

  private Fact<Items> find() {
    Optional<Entry<String>> named = stated.rdmaClass();
    if (named.isPresent()) {
      Fact<String> name = InventoryFacts.fact(named.get(), "defaults rdma-class");
      return Fact.known(Items.of(List.of(name)), name.evidence());
    }
    List<Fact<?>> lossless = new ArrayList<>();
    for (ForwardingClass candidate : device.configuredClasses()) {
      Fact<Boolean> noLoss = candidate.noLoss();
      if (noLoss.isUnknown()) {
        return noLoss.map(never -> Items.of(List.of()));
      }
      if (noLoss.optional().orElse(false)) {
        lossless.add(noLoss.map(yes -> candidate.name()));
      }
    }
    if (!lossless.isEmpty()) {
      return Fact.known(Items.of(lossless), lossless.get(0).evidence());
    }
    Fact<Items> stanza = device.cos().child("forwarding-classes").absent("");
    if (stanza.isUnknown()) {
      return stanza;
    }
    Fact<String> byCodePoint = receiverOf(dscps());
    return byCodePoint.isKnown()
        ? byCodePoint.map(name -> Items.of(List.of(Fact.known(name, byCodePoint.evidence()))))
        : Fact.unknown(
            dscps().isEmpty()
                ? "no class is lossless, and nothing says which one carries RDMA"
                : "no class is lossless and none receives the RDMA code point, so the class that"
                    + " carries RDMA is not known",
            "give `rdma-class` under `defaults` in the inventory",
            device.cos().evidence());
  }

  private Set<Integer> dscps() {
    Set<Integer> dscps = new LinkedHashSet<>();
    for (Entry<Integer> entry : stated.rdmaDscp()) {
      dscps.add(entry.value());
    }
    if (dscps.isEmpty() && hasBlanketRole()) {
      dscps.add(USUAL_RDMA_DSCP);
    }
    return dscps;
  }

  private boolean hasBlanketRole() {
    return device.input().blanket().isPresent() && !device.input().inventory().isPresent();
  }

  /** The one class that bound classifiers give these code points; absent for none or several. */
  private Fact<String> receiverOf(Set<Integer> dscps) {
    Set<String> receivers = new LinkedHashSet<>();
    Evidence evidence = Evidence.NONE;
    for (Map.Entry<String, List<Classifier.Row>> entry :
        device.assignments().byClass().entrySet()) {
      for (Classifier.Row row : entry.getValue()) {
        if (row.isWritten() && row.isDscp() && dscps.contains(row.value())) {
          receivers.add(entry.getKey());
          evidence = row.evidence();
        }
      }
    }
    return receivers.size() == 1
        ? Fact.known(receivers.iterator().next(), evidence)
        : Fact.absent(device.cos().evidence());
  }

  Fact<Boolean> carries(String className) {
    return classes().map(items -> contains(items, className));
  }

  /**
   * The class of congestion notification packets: by the inventory, else the one that receives
   * their code point, where there is RDMA.
   */
  Fact<String> cnpClass() {
    Optional<Entry<String>> named = stated.cnpClass();
    if (named.isPresent()) {
      return InventoryFacts.fact(named.get(), "defaults cnp-class");
    }
    Optional<Integer> dscp =
        stated
            .cnpDscp()
            .map(Entry::value)
            .or(() -> classes().isKnown() ? Optional.of(USUAL_CNP_DSCP) : Optional.empty());
    Fact<String> receiver =
        dscp.isPresent() ? receiverOf(Set.of(dscp.get())) : Fact.absent(Evidence.NONE);
    return receiver.isKnown()
        ? receiver
        : Fact.unknown(
            "the class of congestion notification packets is not known",
            "give `cnp-class` under `defaults` in the inventory",
            device.cos().evidence());
  }

  Fact<Boolean> carriesCnp(String className) {
    return cnpClass().map(name -> name.equals(className));
  }

  /** The priority that the hosts pause, where nothing else is said of a port. */
  Fact<Quantity> priority() {
    return stated
        .pfcPriority()
        .map(entry -> InventoryFacts.number(entry, "defaults pfc-priority"))
        .orElseGet(() -> Fact.absent(Evidence.NONE));
  }

  private static boolean contains(Items items, String name) {
    for (Fact<?> fact : items.facts()) {
      if (fact.optional().isPresent() && fact.optional().get().equals(name)) {
        return true;
      }
    }
    return false;
  }
}
