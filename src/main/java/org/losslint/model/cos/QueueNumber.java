package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Quantity;

/** A queue by its number, with the classes that the configuration puts on it. */
public final class QueueNumber extends CosSubject {
  private final Quantity number;
  private final List<ForwardingClass> classes;

  private QueueNumber(Device device, Quantity number, List<ForwardingClass> classes) {
    super(device, "queue " + number);
    this.number = number;
    this.classes = List.copyOf(classes);
  }

  /** In the order of the numbers; classes whose queue is not known are in none. */
  static List<QueueNumber> of(Device device) {
    Map<Quantity, List<ForwardingClass>> byNumber = new TreeMap<>();
    for (ForwardingClass each : device.configuredClasses()) {
      Optional<Quantity> queue = each.queueNumber().optional();
      if (queue.isPresent()) {
        byNumber.computeIfAbsent(queue.get(), q -> new ArrayList<>()).add(each);
      }
    }
    List<QueueNumber> numbers = new ArrayList<>();
    for (Map.Entry<Quantity, List<ForwardingClass>> entry : byNumber.entrySet()) {
      numbers.add(new QueueNumber(device, entry.getKey(), entry.getValue()));
    }
    return numbers;
  }

  public Fact<Quantity> number() {
    return Fact.known(number, evidence());
  }

  /** In the order of the configuration. */
  public Fact<Items> classes() {
    return Fact.known(Items.of(CosVocabulary.facts(classes)), evidence());
  }

  @Override
  public SubjectKind<?> kind() {
    return ClassVocabulary.QUEUE_NUMBER;
  }

  /** The last class that was put on the queue: the one that is likely to be wrong. */
  @Override
  public Evidence evidence() {
    return classes.get(classes.size() - 1).queueNumber().evidence();
  }
}
