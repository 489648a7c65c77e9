package org.losslint.model.nic;

import java.util.Optional;
import org.losslint.model.Fact;
import org.losslint.model.Subject;
import org.losslint.quantity.Quantity;
import org.losslint.source.SourceFile;

/** What the configurations of routers and switches say to a host; asked when rules are judged. */
public interface Fabric {
  /** Where no configuration was read. */
  Fabric NONE =
      new Fabric() {
        @Override
        public Optional<Subject> port(String device, String interfaceName) {
          return Optional.empty();
        }

        @Override
        public Optional<Subject> link(String name) {
          return Optional.empty();
        }

        @Override
        public Optional<Fact<Quantity>> bufferDepth(String link) {
          return Optional.empty();
        }
      };

  /** The device of the inventory whose {@code files} claim a file; empty where none does. */
  default Optional<String> deviceOf(SourceFile file) {
    return Optional.empty();
  }

  /** The subject {@code port} of a device's interface, where its configuration was read. */
  Optional<Subject> port(String device, String interfaceName);

  /**
   * The name of the forwarding class that a port gives to what comes in with a code point; unknown
   * where its configuration was not read.
   *
   * @param dscp 0 to 63
   */
  default Fact<String> classOf(String device, String interfaceName, int dscp) {
    return Fact.unknown(
        "the configuration of " + device + " " + interfaceName + " was not read",
        "check the configuration of " + device + " in the same run");
  }

  /** The subject {@code link} of the inventory's link of this name. */
  Optional<Subject> link(String name);

  /**
   * The depth of the shallower of the two RDMA queues at the ends of a link, in multiples of its
   * round-trip time; unknown where a configuration does not tell it, empty where none of an end was
   * read.
   */
  Optional<Fact<Quantity>> bufferDepth(String link);
}
