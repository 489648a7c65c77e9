package org.losslint.model;

import java.util.Optional;

/** Something that rules judge: a queue, a port, a drop profile, a NIC setting… */
public interface Subject {
  SubjectKind<?> kind();

  /** What reports call it, unique for its kind within its device: {@code et-0/0/0 rdma-data}. */
  String label();

  /** The device or host it belongs to as reports name it; empty for what belongs to none. */
  String device();

  /**
   * The path of the file that is judged when this is; reports show it for what cannot be evaluated.
   */
  String file();

  /**
   * The subject of another kind that this one is built from or stands in, when there is one: a
   * queue's port.
   */
  Optional<? extends Subject> in(String kind);

  /** Where a report points when the rule names no better place. */
  Evidence evidence();

  /** Why no rule about this subject can be a pass, when its file is cut. */
  Optional<Fact.Unknown<?>> partial();
}
