package org.losslint.rules;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What an example needs around it to be a complete input.
 *
 * @param inventory empty for none
 * @param config text with {@link #SNIPPET} where the example goes; empty where the example is the
 *     whole file
 * @param others further files by name, such as the other end of a link
 */
public record Fixture(String name, String inventory, String config, Map<String, String> others) {
  public static final String SNIPPET = "{snippet}";

  public Fixture {
    others = Collections.unmodifiableMap(new LinkedHashMap<>(others));
  }

  /** The whole file for an example. */
  public String around(String snippet) {
    return config.isEmpty() ? snippet : config.replace(SNIPPET, snippet);
  }

  /** On which line of {@link #around} the first line of the snippet stands, from 1. */
  public int firstLine() {
    int line = 1;
    int end = Math.max(0, config.indexOf(SNIPPET));
    for (int i = 0; i < end; i++) {
      if (config.charAt(i) == '\n') {
        line++;
      }
    }
    return line;
  }
}
