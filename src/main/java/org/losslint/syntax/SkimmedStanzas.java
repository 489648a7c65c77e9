package org.losslint.syntax;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.losslint.source.Place;
import org.losslint.source.SourceFile;
import org.losslint.source.Span;

/** Collects what was passed over: one entry for a stanza, however many lines it has. */
final class SkimmedStanzas {
  private final SourceFile file;
  private final Map<String, Stanza> stanzas = new LinkedHashMap<>();

  SkimmedStanzas(SourceFile file) {
    this.file = file;
  }

  /** One stanza with its references, each name once. */
  private record Stanza(Place place, Map<String, Skimmed.Reference> references) {}

  boolean isEmpty() {
    return stanzas.isEmpty();
  }

  SourceFile file() {
    return file;
  }

  void addAll(SkimmedStanzas others) {
    for (Map.Entry<String, Stanza> entry : others.stanzas.entrySet()) {
      stanzas.merge(
          entry.getKey(),
          entry.getValue(),
          (known, more) -> {
            more.references.forEach(known.references::putIfAbsent);
            return known;
          });
    }
  }

  void add(String path, int start, int end) {
    if (!stanzas.containsKey(path)) {
      Place place = new Place(file, new Span(start, end));
      stanzas.put(path, new Stanza(place, new LinkedHashMap<>(0)));
    }
  }

  void reference(String path, String keyword, String name, int start, int end) {
    Stanza stanza = stanzas.get(path);
    if (stanza == null || name.isEmpty()) {
      return;
    }
    String key = keyword + ' ' + name;
    if (!stanza.references.containsKey(key)) {
      Place place = new Place(file, new Span(start, end));
      stanza.references.put(key, new Skimmed.Reference(keyword, name, place));
    }
  }

  List<Skimmed> list() {
    List<Skimmed> list = new ArrayList<>(stanzas.size());
    for (Map.Entry<String, Stanza> entry : stanzas.entrySet()) {
      Stanza stanza = entry.getValue();
      list.add(
          new Skimmed(entry.getKey(), stanza.place, new ArrayList<>(stanza.references.values())));
    }
    return list;
  }
}
