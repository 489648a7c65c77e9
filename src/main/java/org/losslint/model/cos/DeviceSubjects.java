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
      case "scheduler" -> device.objects().schedulers();
      case "scheduler-map" -> device.objects().schedulerMaps();
      case "drop-profile" -> device.objects().dropProfiles();
      case "queue-number" -> QueueNumber.of(device);
      case "classifier-entry" -> ClassifierEntry.of(device);
      case "rewrite" -> Rewrite.of(device);
      case "congestion-profile" -> device.objects().congestionProfiles();
      case "pfc-code-point" -> PfcCodePoint.of(device);
      case "ingress-code-point" -> ingressCodePoints();
      case "partition-set" -> PartitionSet.of(device);
      case "definition" -> Definition.of(device);
      case "reference" -> device.references();
      case "statement" -> NotedStatement.of(device);
      case "group" -> ConfigurationGroup.of(device);
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

  private List<IngressCodePoint> ingressCodePoints() {
    List<IngressCodePoint> codePoints = new ArrayList<>();
    for (Port port : device.ports()) {
      codePoints.addAll(port.codePoints());
    }
    return codePoints;
  }

  private List<Marking> markings() {
    List<Marking> markings = new ArrayList<>();
    for (Queue queue : queues()) {
      markings.addAll(queue.marking().markings());
    }
    return markings;
  }
}
