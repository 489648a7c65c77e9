package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.losslint.model.Subject;

/** The subjects of one device by kind, each list made when a rule first asks for it. */
public final class DeviceSubjects {
  private final Device device;
  private final Map<String, List<? extends Subject>> byKind = new HashMap<>();

  public DeviceSubjects(Device device) {
    this.device = device;
  }

  public Device device() {
    return device;
  }

  /** None for a kind that does not belong to devices. */
  public List<? extends Subject> of(String kind) {
    List<? extends Subject> known = byKind.get(kind);
    if (known == null) {
      known = find(kind);
      byKind.put(kind, known);
    }
    return known;
  }

  private List<? extends Subject> find(String kind) {
    return switch (kind) {
      case "device" -> List.of(device);
      case "port" -> device.ports();
      case "queue" -> queues();
      case "marking" -> markings();
      case "class" -> device.configuredClasses();
      case "scheduler" -> device.schedulers();
      case "drop-profile" -> device.dropProfiles();
      case "congestion-profile" -> device.congestionProfiles();
      case "named" -> NamedObject.of(device);
      default -> List.of();
    };
  }

  private List<Queue> queues() {
    List<Queue> queues = new ArrayList<>();
    for (Port port : device.ports()) {
      queues.addAll(port.queues());
    }
    return queues;
  }

  private List<Marking> markings() {
    List<Marking> markings = new ArrayList<>();
    for (Queue queue : queues()) {
      markings.addAll(queue.markings());
    }
    return markings;
  }
}
