package org.losslint.inventory;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Version;

/**
 * What is the same on all models of a family; {@code rules/platforms.yaml} gives each number its
 * source.
 *
 * @param models globs
 * @param kind which default classifiers it has
 * @param curve how the hardware reads a drop profile
 * @param mostPoints how many points of a profile it uses
 * @param highestFirstProbability the largest probability it takes at the first point; empty for no
 *     limit
 * @param voqConversion whether {@code buffer-size temporal} becomes bytes by the VOQ target rate
 * @param bufferRateSince the first release with {@code buffer-rate}
 * @param xoffIsSetting whether the configuration can set the pause limit ({@code pfc-account})
 * @param sharedBuffer how its shared buffer is divided
 * @param classes built-in forwarding classes with their queues
 * @param losslessClasses those of them that are lossless without a word
 * @param pauseByDefault queues that answer pause frames where no output stanza says otherwise
 * @param deepBuffer whether it can hold a round trip of a long path
 */
public record PlatformFamily(
    String name,
    String title,
    List<String> models,
    Kind kind,
    Curve curve,
    int mostPoints,
    Optional<Quantity> highestFirstProbability,
    boolean voqConversion,
    Optional<Version> bufferRateSince,
    boolean xoffIsSetting,
    Optional<Quantity> xoffDefault,
    Optional<Quantity> xonDefault,
    SharedBuffer sharedBuffer,
    Map<String, Integer> classes,
    List<String> losslessClasses,
    List<Integer> pauseByDefault,
    Optional<Quantity> defaultMru,
    Optional<Quantity> defaultCable,
    boolean deepBuffer) {

  public PlatformFamily {
    models = List.copyOf(models);
    classes = Map.copyOf(classes);
    losslessClasses = List.copyOf(losslessClasses);
    pauseByDefault = List.copyOf(pauseByDefault);
  }

  /** What the vendor's defaults for classes are made for. */
  public enum Kind {
    ROUTER,
    SWITCH
  }

  /**
   * How the shared buffer of a switch is divided.
   *
   * @param uniform whether the egress has no multicast pool and leaves out the share that the
   *     ingress reserves for headroom
   * @param ingress default shares of the ingress partitions by name; none where they are not
   *     published
   * @param egress default shares of the egress partitions by name
   */
  public record SharedBuffer(
      boolean uniform, Map<String, Quantity> ingress, Map<String, Quantity> egress) {
    public SharedBuffer {
      ingress = Map.copyOf(ingress);
      egress = Map.copyOf(egress);
    }
  }

  /** How hardware draws the marking probability between the points of a profile. */
  public enum Curve {
    /** One straight line through two points, extended below the first. */
    LINE,
    /**
     * From each point on its probability; {@code interpolate} a line through (0,0), the points and
     * (100,100).
     */
    STAIRCASE,
    /** A ramp between exactly two interpolated pairs, 0 below and everything above. */
    TWO_POINT,
    /** As the staircase, with many pairs. */
    PIECEWISE
  }
}
