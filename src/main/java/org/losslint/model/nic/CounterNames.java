package org.losslint.model.nic;

import java.util.List;
import java.util.Optional;

/**
 * How drivers and tools name the counters of priority flow control. The names of mlx5 are those of
 * the kernel's documentation; the second seed document prints two that no driver has.
 */
final class CounterNames {
  private static final String SEED_RECEIVED = "pfc_requests_rx";
  private static final String SEED_SENT = "pfc_requests_tx";
  private static final String BROADCOM_RECEIVED = "rx_pfc_ena_frames_pri";
  private static final String BROADCOM_SENT = "tx_pfc_ena_frames_pri";
  private static final String INTEL_RECEIVED = "rx_priority_";
  private static final String INTEL_SENT = "tx_priority_";

  /**
   * A name that mlx5 does not print.
   *
   * @param mlx5 what it is called there
   * @param printedBy who prints it
   */
  record Foreign(String mlx5, String printedBy) {}

  private CounterNames() {}

  /** Names of the pause frames that a host received on a priority, the best first. */
  static List<String> pauseReceived(int priority) {
    return List.of(
        "rx_prio" + priority + "_pause",
        "indications_prio" + priority,
        BROADCOM_RECEIVED + priority,
        INTEL_RECEIVED + priority + "_xoff",
        SEED_RECEIVED);
  }

  /** Names of the pause frames that a host sent on a priority, the best first. */
  static List<String> pauseSent(int priority) {
    return List.of(
        "tx_prio" + priority + "_pause",
        "requests_prio" + priority,
        BROADCOM_SENT + priority,
        INTEL_SENT + priority + "_xoff",
        SEED_SENT);
  }

  /** What mlx5 calls a counter of another name; empty for its own and for unknown ones. */
  static Optional<Foreign> foreign(String name, int rdmaPriority) {
    if (name.equals(SEED_RECEIVED)) {
      return Optional.of(new Foreign("rx_prio" + rdmaPriority + "_pause", "no driver"));
    }
    if (name.equals(SEED_SENT)) {
      return Optional.of(new Foreign("tx_prio" + rdmaPriority + "_pause", "no driver"));
    }
    if (name.startsWith(BROADCOM_RECEIVED) || name.startsWith(BROADCOM_SENT)) {
      String priority = name.substring(BROADCOM_RECEIVED.length());
      return Optional.of(
          new Foreign(name.substring(0, 3) + "prio" + priority + "_pause", "bnxt_en"));
    }
    boolean intel = name.startsWith(INTEL_RECEIVED) || name.startsWith(INTEL_SENT);
    if (intel && name.endsWith("_xoff") && name.length() > INTEL_RECEIVED.length() + 5) {
      String priority = name.substring(INTEL_RECEIVED.length(), name.length() - 5);
      return Optional.of(new Foreign(name.substring(0, 3) + "prio" + priority + "_pause", "ice"));
    }
    return Optional.empty();
  }
}
