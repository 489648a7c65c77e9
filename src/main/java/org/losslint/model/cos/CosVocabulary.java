package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.List;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;

/** Everything that rules can ask of the class-of-service of a device. */
public final class CosVocabulary {
  /** In the order of the documentation. */
  public static final List<SubjectKind<?>> ALL =
      List.of(
          DeviceVocabulary.DEVICE,
          PortVocabulary.PORT,
          QueueVocabulary.QUEUE,
          QueueVocabulary.MARKING,
          PathVocabulary.LINK,
          ClassVocabulary.CLASS,
          QueueVocabulary.SCHEDULER,
          QueueVocabulary.SCHEDULER_MAP,
          QueueVocabulary.DROP_PROFILE,
          ClassVocabulary.QUEUE_NUMBER,
          ClassVocabulary.CLASSIFIER_ENTRY,
          IngressVocabulary.REWRITE,
          ClassVocabulary.CONGESTION_PROFILE,
          ClassVocabulary.PFC_CODE_POINT,
          IngressVocabulary.INGRESS_CODE_POINT,
          ClassVocabulary.PARTITION_SET,
          ObjectVocabulary.DEFINITION,
          ObjectVocabulary.REFERENCE,
          ObjectVocabulary.STATEMENT,
          ObjectVocabulary.GROUP,
          DeviceVocabulary.NAMED);

  private CosVocabulary() {}

  static Fact<Items> items(List<? extends Subject> subjects) {
    return Fact.known(Items.of(facts(subjects)));
  }

  static List<Fact<?>> facts(List<? extends Subject> subjects) {
    List<Fact<?>> facts = new ArrayList<>(subjects.size());
    for (Subject subject : subjects) {
      facts.add(Fact.known(subject, subject.evidence()));
    }
    return facts;
  }
}
