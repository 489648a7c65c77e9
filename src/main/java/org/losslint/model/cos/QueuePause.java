package org.losslint.model.cos;

import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;

/**
 * Whether a queue stops when its neighbour asks for it, and by which priority (vendor page
 * "code-point (CoS Congestion Notification, Output)").
 */
final class QueuePause {
  private final Queue queue;

  QueuePause(Queue queue) {
    this.queue = queue;
  }

  /**
   * The priority at which the class is paused: its own, else the tag by which the port's profile
   * and classifier find it; absent for none.
   */
  Fact<Quantity> priority() {
    Fact<Quantity> own = queue.forwardingClass().pfcPriority();
    if (!own.isAbsent()) {
      return own;
    }
    for (IngressCodePoint codePoint : queue.port().codePoints()) {
      Optional<Queue> served = codePoint.queue().optional();
      if (served.filter(q -> q == queue).isPresent()
          && codePoint.type().optional().filter("ieee-802.1"::equals).isPresent()
          && codePoint.pfc().optional().orElse(false)) {
        return codePoint.priority();
      }
    }
    return own;
  }

  /**
   * Whether it stops when a pause frame of its priority comes in: by the output stanza of the
   * port's notification profile, else by the platform's default; absent where the port has no
   * profile.
   */
  Fact<Boolean> answers() {
    Optional<CongestionProfile> profile = queue.port().notificationProfile();
    if (profile.isEmpty()) {
      Fact<String> name = queue.port().notificationProfileName();
      return name.isAbsent()
          ? Fact.absent(name.evidence())
          : Fact.unknown(
              "the notification profile of the port is not known",
              "define it under class-of-service congestion-notification-profile",
              name.evidence());
    }
    Fact<Quantity> number = queue.forwardingClass().queueNumber();
    Fact<Boolean> output = profile.get().hasOutput();
    if (!number.isKnown() || !output.isKnown()) {
      return number.then(n -> output);
    }
    Quantity own = number.optional().orElseThrow();
    return output.optional().orElse(false)
        ? pausesByOutput(profile.get(), own)
        : pausesByDefault(own).withEvidence(output.evidence());
  }

  /** The output stanza decides, so it is what a report points at. */
  private Fact<Boolean> pausesByOutput(CongestionProfile profile, Quantity number) {
    Fact<Quantity> priority = priority();
    return priority.isKnown()
        ? profile.pausesQueue((int) priority.optional().orElseThrow().value().toLongExact(), number)
        : priority.map(never -> false);
  }

  private Fact<Boolean> pausesByDefault(Quantity number) {
    if (queue.port().family().isEmpty()) {
      return Fact.unknown(
          "which queues answer pause frames by default depends on the platform",
          Platform.SUPPLY_MODEL);
    }
    for (int paused : queue.port().family().get().pauseByDefault()) {
      if (Quantity.number(paused).equals(number)) {
        return Fact.byDefault(true, Evidence.NONE);
      }
    }
    return Fact.byDefault(false, Evidence.NONE);
  }

  /**
   * Whether the notification profile of the port has an output stanza; absent without a profile.
   */
  Fact<Boolean> output() {
    Optional<CongestionProfile> profile = queue.port().notificationProfile();
    return profile.isPresent()
        ? profile
            .get()
            .hasOutput()
            .reachedBy(PortQueues.step(queue.port().notificationProfileName()))
        : Fact.absent(queue.port().notificationProfileName().evidence());
  }
}
