package org.losslint.evaluate;

import java.util.List;

/** Tells which terms a file is judged by. */
public interface Jurisdiction {
  /**
   * The terms for a file.
   *
   * @param file as reports show it
   */
  Terms of(String file);

  /** All terms of the run in a stable order, also those that no file was judged by. */
  List<Terms> all();

  /** One set of terms for everything. */
  record Single(Terms terms) implements Jurisdiction {
    @Override
    public Terms of(String file) {
      return terms;
    }

    @Override
    public List<Terms> all() {
      return List.of(terms);
    }
  }
}
