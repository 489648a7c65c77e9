package org.losslint.model.nic;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.losslint.inventory.Entry;
import org.losslint.inventory.Inventory;
import org.losslint.syntax.nic.ConfigDump;
import org.losslint.syntax.nic.Hint;
import org.losslint.syntax.nic.RegisterDump;
import org.losslint.syntax.nic.Section;

/**
 * The cards by which a host does RDMA, as {@code nics} of the inventory names them. A host has
 * others, for its management and its storage, and a dump of all devices holds those as well; what
 * RDMA asks for is not to be asked of them.
 */
final class RdmaCards {
  private static final List<String> RDMA_DEVICES = List.of("mlx4_", "mlx5_", "roce", "ibp");

  private RdmaCards() {}

  /**
   * Whether a dump is of a card that the inventory does not name for RDMA. One whose name cannot be
   * compared, such as that of an MST device, is taken for one that it means.
   */
  static boolean isOther(HostName host, Section section) {
    boolean ofCard = section instanceof ConfigDump || section instanceof RegisterDump;
    Optional<String> device = section.origin().device().map(Hint::name);
    if (!ofCard || device.isEmpty() || host.listed().isEmpty()) {
      return false;
    }
    List<Inventory.Nic> nics = host.listed().get().nics();
    for (Inventory.Nic nic : nics) {
      if (isMeant(nic, device.get())) {
        return false;
      }
    }
    return !nics.isEmpty();
  }

  /** Whether a card may be the one that the inventory means. */
  private static boolean isMeant(Inventory.Nic nic, String device) {
    String address = card(device);
    if (!address.isEmpty()) {
      return nic.pci().isEmpty() || card(nic.pci().get().value()).equals(address);
    }
    for (String start : RDMA_DEVICES) {
      if (device.startsWith(start)) {
        return nic.name().map(Entry::value).filter(name -> !name.equals(device)).isEmpty();
      }
    }
    return true;
  }

  /**
   * A PCI address without its function, since the parameters of all ports of a card show at each
   * function, and with its domain; empty for another name.
   */
  private static String card(String address) {
    int dot = address.lastIndexOf('.');
    String slot = (dot < 0 ? address : address.substring(0, dot)).toLowerCase(Locale.ROOT);
    int colons = 0;
    for (int i = 0; i < slot.length(); i++) {
      char c = slot.charAt(i);
      if (c == ':') {
        colons++;
      } else if (Character.digit(c, 16) < 0) {
        return "";
      }
    }
    return colons == 2 ? slot : colons == 1 ? "0000:" + slot : "";
  }
}
