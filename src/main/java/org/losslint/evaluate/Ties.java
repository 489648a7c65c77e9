package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Names that belong together, because some file or the inventory speaks of them in one breath. */
final class Ties {
  private final Map<String, String> above = new LinkedHashMap<>();

  /** Ties names to each other, and so all that each of them was tied to before. */
  void tie(List<String> names) {
    for (String name : names) {
      above.put(root(name), root(names.get(0)));
    }
  }

  /** One name for all that a name is tied to; itself where that is nothing. */
  String root(String name) {
    String root = name;
    List<String> passed = new ArrayList<>(2);
    for (String next = above.get(root);
        next != null && !next.equals(root);
        next = above.get(root)) {
      passed.add(root);
      root = next;
    }
    for (String each : passed) {
      above.put(each, root);
    }
    return root;
  }
}
