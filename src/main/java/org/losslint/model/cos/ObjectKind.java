package org.losslint.model.cos;

import java.util.Optional;

/** The kinds of class-of-service objects that statements refer to by name. */
enum ObjectKind {
  SCHEDULER("scheduler", "schedulers"),
  SCHEDULER_MAP("scheduler-map", "scheduler-maps"),
  DROP_PROFILE("drop-profile", "drop-profiles"),
  FORWARDING_CLASS("forwarding-class", "forwarding-classes"),
  FORWARDING_CLASS_SET("forwarding-class-set", "forwarding-class-sets"),
  CLASSIFIER("classifier", "classifiers"),
  REWRITE_RULE("rewrite-rule", "rewrite-rules"),
  CONGESTION_PROFILE("congestion-notification-profile", "congestion-notification-profile"),
  TRAFFIC_CONTROL_PROFILE("traffic-control-profile", "traffic-control-profiles");

  private final String label;
  private final String stanza;

  ObjectKind(String label, String stanza) {
    this.label = label;
    this.stanza = stanza;
  }

  /** What reports and rules call one. */
  String label() {
    return label;
  }

  /** The list under class-of-service that defines them. */
  String stanza() {
    return stanza;
  }

  /** Whether they are defined for each type of code point. */
  boolean isTyped() {
    return this == CLASSIFIER || this == REWRITE_RULE;
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
