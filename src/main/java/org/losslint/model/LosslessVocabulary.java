package org.losslint.model;

import java.util.ArrayList;
import java.util.List;
import org.losslint.model.cos.CosVocabulary;
import org.losslint.model.nic.NicKinds;
import org.losslint.model.waiver.JudgedWaiver;

/** Everything that packs can speak of. */
public final class LosslessVocabulary {
  public static final Vocabulary ALL = all();

  private LosslessVocabulary() {}

  private static Vocabulary all() {
    List<SubjectKind<?>> kinds = new ArrayList<>(CosVocabulary.ALL);
    kinds.addAll(NicKinds.ALL);
    kinds.add(JudgedWaiver.KIND);
    return new Vocabulary(kinds.toArray(SubjectKind<?>[]::new));
  }
}
