package org.losslint.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.source.SourceFile;

/**
 * The configurations of one file of XML or JSON. Replies that were saved behind one another are
 * pieces of one device, unless two of them say that they are of different ones.
 */
final class ElementParts {
  private final SourceFile file;
  private final TextComplaints complaints;
  private final Comments comments;
  private final ElementFold fold;
  private final List<Configuration> pieces = new ArrayList<>(1);

  ElementParts(SourceFile file, Diagnostics log, TextComplaints complaints, boolean ofJson) {
    this.file = file;
    this.complaints = complaints;
    this.comments = new Comments(file, log);
    this.fold =
        new ElementFold(file, new UnknownStatements(log), new ElementComplaints(log), ofJson);
  }

  ElementBuilder begin() {
    return new ElementBuilder(file, complaints, comments);
  }

  void add(ElementBuilder elements) {
    Part part = new Part(file, Optional.empty());
    fold.run(elements.configuration(), part);
    if (elements.isCut()) {
      part.isPartial();
    }
    if (!part.hasNothing()) {
      pieces.add(part.configuration());
    }
  }

  /** The text ends behind the last configuration where more of it was to come. */
  void cutLast() {
    if (!pieces.isEmpty()) {
      Configuration last = pieces.remove(pieces.size() - 1);
      last.root().set(Statement.OPEN, true);
      pieces.add(last.cut());
    }
  }

  boolean isEmpty() {
    return pieces.isEmpty();
  }

  List<Configuration> configurations() {
    List<Configuration> devices = new ArrayList<>(1);
    List<Configuration> device = new ArrayList<>(1);
    String host = "";
    for (Configuration piece : pieces) {
      String name = hostName(piece);
      if (!name.isEmpty() && !host.isEmpty() && !name.equals(host)) {
        devices.add(Configuration.merge(device));
        device.clear();
        host = "";
      }
      device.add(piece);
      host = name.isEmpty() ? host : name;
    }
    if (!device.isEmpty()) {
      devices.add(Configuration.merge(device));
    }
    return devices;
  }

  private static String hostName(Configuration piece) {
    return piece
        .root()
        .child("system")
        .flatMap(system -> system.child("host-name"))
        .flatMap(Statement::word)
        .map(Word::text)
        .orElse("");
  }
}
