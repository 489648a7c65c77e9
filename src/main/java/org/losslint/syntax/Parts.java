package org.losslint.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.source.SourceFile;

/** The configurations of one file; more than one when it is a transcript of several devices. */
final class Parts {
  private final SourceFile file;
  private final List<Part> parts = new ArrayList<>(1);
  private Part current;

  Parts(SourceFile file) {
    this.file = file;
    current = new Part(file, Optional.empty());
    parts.add(current);
  }

  Part current() {
    return current;
  }

  /** Goes on with the configuration of a host, which may have begun before. */
  void goTo(String host) {
    for (Part part : parts) {
      if (part.host().equals(Optional.of(host))) {
        current = part;
        return;
      }
    }
    current = new Part(file, Optional.of(host));
    parts.add(current);
  }

  /** Forgets what was read. */
  void clear() {
    parts.clear();
  }

  /** Those that hold anything. */
  List<Configuration> configurations() {
    List<Configuration> configurations = new ArrayList<>(1);
    for (Part part : parts) {
      if (!part.hasNothing()) {
        configurations.add(part.configuration());
      }
    }
    return configurations;
  }
}
