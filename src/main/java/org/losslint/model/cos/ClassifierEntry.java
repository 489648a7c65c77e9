package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Quantity;
import org.losslint.resolve.Node;

/**
 * One code point that a classifier lists itself, with every class that it gives it; or a word in
 * the place of one.
 */
public final class ClassifierEntry extends CosSubject {
  private final Classifier classifier;
  private final String bits;
  private final boolean readable;
  private final Map<String, Evidence> classes = new LinkedHashMap<>();
  private final Evidence last;

  private ClassifierEntry(
      Device device, Classifier classifier, String bits, List<Classifier.Row> rows) {
    super(device, classifier.type() + " " + classifier.name() + " " + bits);
    this.classifier = classifier;
    this.bits = bits;
    this.readable = true;
    for (Classifier.Row row : rows) {
      classes.putIfAbsent(row.className(), row.evidence());
    }
    this.last = rows.get(rows.size() - 1).evidence();
  }

  private ClassifierEntry(Device device, Classifier classifier, Classifier.Unread unread) {
    super(device, classifier.type() + " " + classifier.name() + " " + unread.word());
    this.classifier = classifier;
    this.bits = unread.word();
    this.readable = false;
    this.classes.put(unread.className(), unread.evidence());
    this.last = unread.evidence();
  }

  static List<ClassifierEntry> of(Device device) {
    List<ClassifierEntry> entries = new ArrayList<>();
    for (Node node : device.objects().definitions(ObjectKind.CLASSIFIER)) {
      device
          .objects()
          .classifier(node.name(), node.key())
          .ifPresent(classifier -> collect(device, classifier, entries));
    }
    return entries;
  }

  /** What {@code import} fills in is listed elsewhere and is left out here. */
  private static void collect(Device device, Classifier classifier, List<ClassifierEntry> entries) {
    Map<String, List<Classifier.Row>> byBits = new LinkedHashMap<>();
    String own = classifier.node().map(Node::path).orElse("") + " ";
    for (Classifier.Row row : classifier.rows()) {
      if (row.isWritten() && row.evidence().path().startsWith(own)) {
        byBits
            .computeIfAbsent(CodePoint.text(row.value(), row.type()), b -> new ArrayList<>(1))
            .add(row);
      }
    }
    for (Map.Entry<String, List<Classifier.Row>> entry : byBits.entrySet()) {
      entries.add(new ClassifierEntry(device, classifier, entry.getKey(), entry.getValue()));
    }
    for (Classifier.Unread unread : classifier.unread()) {
      entries.add(new ClassifierEntry(device, classifier, unread));
    }
  }

  /** Type and name of the classifier. */
  public Fact<String> classifier() {
    return Fact.known(classifier.type() + " " + classifier.name(), evidence());
  }

  public Fact<String> codePoint() {
    return Fact.known(bits, evidence());
  }

  public Fact<String> type() {
    return Fact.known(classifier.type(), evidence());
  }

  /** How many bits a code point of this type has. */
  public Fact<Quantity> bits() {
    return Fact.known(Quantity.number(CodePoint.bits(classifier.type())), evidence());
  }

  /** Whether it is bits or an alias; an alias may stand in another file of a fragment's device. */
  public Fact<Boolean> readable() {
    return readable
        ? Fact.known(true, evidence())
        : owner().openIfFragment(Fact.known(false, evidence()), "the alias " + bits);
  }

  /** Each class once. */
  public Fact<Items> classes() {
    List<Fact<String>> names = new ArrayList<>(classes.size());
    for (Map.Entry<String, Evidence> each : classes.entrySet()) {
      names.add(Fact.known(each.getKey(), each.getValue()));
    }
    return Fact.known(Items.of(names), evidence());
  }

  @Override
  public SubjectKind<?> kind() {
    return ClassVocabulary.CLASSIFIER_ENTRY;
  }

  @Override
  public Evidence evidence() {
    return last;
  }
}
