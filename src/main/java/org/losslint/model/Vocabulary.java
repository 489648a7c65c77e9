package org.losslint.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** All kinds of subjects that packs may speak of. */
public final class Vocabulary {
  private final Map<String, SubjectKind<?>> kinds = new LinkedHashMap<>();

  public Vocabulary(SubjectKind<?>... kinds) {
    for (SubjectKind<?> kind : kinds) {
      this.kinds.put(kind.name(), kind);
    }
  }

  public Optional<SubjectKind<?>> kind(String name) {
    return Optional.ofNullable(kinds.get(name));
  }

  public Map<String, SubjectKind<?>> kinds() {
    return Collections.unmodifiableMap(kinds);
  }
}
