package org.losslint.model.cos;

import java.util.Optional;

/** The kinds of class-of-service objects that statements refer to by name. */
enum ObjectKind {
  SCHEDULER("scheduler", "scheduler", "schedulers"),
  SCHEDULER_MAP("scheduler-map", "scheduler map", "scheduler-maps"),
  DROP_PROFILE("drop-profile", "drop profile", "drop-profiles"),
  FORWARDING_CLASS("forwarding-class", "class", "forwarding-classes"),
  FORWARDING_CLASS_SET("forwarding-class-set", "class set", "forwarding-class-sets"),
  CLASSIFIER("classifier", "classifier", "classifiers"),
  REWRITE_RULE("rewrite-rule", "rewrite rule", "rewrite-rules"),
  CONGESTION_PROFILE(
      "congestion-notification-profile", "notification profile", "congestion-notification-profile"),
  TRAFFIC_CONTROL_PROFILE(
      "traffic-control-profile", "traffic control profile", "traffic-control-profiles");

  private final String label;
  private final String title;
  private final String stanza;

  ObjectKind(String label, String title, String stanza) {
    this.label = label;
    this.title = title;
    this.stanza = stanza;
  }

  /** What reports and rules call one. */
  String label() {
    return label;
  }

  /** What a sentence calls one. */
  String title() {
    return title;
  }

  /** The list under class-of-service that defines them. */
  String stanza() {
    return stanza;
  }

  /** Whether they are defined for each type of code point. */
  boolean isTyped() {
    return this == CLASSIFIER || this == REWRITE_RULE;
  }

  /** Whether they are defined inside of a container of that name, and not as a list of it. */
  boolean isContained() {
    return isTyped() || this == FORWARDING_CLASS;
  }

  /** Whether every device knows one of this name without a definition. */
  boolean isBuiltIn(String name) {
    return isTyped() && name.equals("default");
  }

  static Optional<ObjectKind> labelled(String label) {
    for (ObjectKind kind : values()) {
      if (kind.label.equals(label)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }
}
