package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.SubjectKind;
import org.losslint.resolve.Node;

/** One code point that a classifier lists itself, with every class that it gives it. */
public final class ClassifierEntry extends CosSubject {
  private final Classifier classifier;
  private final String bits;
  private final List<Classifier.Row> rows;

  private ClassifierEntry(
      Device device, Classifier classifier, String bits, List<Classifier.Row> rows) {
    super(device, classifier.type() + " " + classifier.name() + " " + bits);
    this.classifier = classifier;
    this.bits = bits;
    this.rows = List.copyOf(rows);
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
  }

  /** Type and name of the classifier. */
  public Fact<String> classifier() {
    return Fact.known(classifier.type() + " " + classifier.name(), evidence());
  }

  public Fact<String> codePoint() {
    return Fact.known(bits, evidence());
  }

  /** Each class once. */
  public Fact<Items> classes() {
    Set<String> names = new LinkedHashSet<>();
    List<Fact<String>> classes = new ArrayList<>(1);
    for (Classifier.Row row : rows) {
      if (names.add(row.className())) {
        classes.add(Fact.known(row.className(), row.evidence()));
      }
    }
    return Fact.known(Items.of(classes), evidence());
  }

  @Override
  public SubjectKind<?> kind() {
    return ClassVocabulary.CLASSIFIER_ENTRY;
  }

  @Override
  public Evidence evidence() {
    return rows.get(rows.size() - 1).evidence();
  }
}
