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
 * @param curve how the hardware reads a drop profile
 * @param mostPoints how many points of a profile it uses
 * @param highestFirstProbability the largest probability it takes at the first point; empty for no
 *     limit
 * @param voqConversion whether {@code buffer-size temporal} becomes bytes by the VOQ target rate
 * @param bufferRateSince the first release with {@code buffer-rate}
 * @param xoffIsSetting whether the configuration can set the pause limit ({@code pfc-account})
 * @param uniformBuffers whether the egress partitions leave out the ingress headroom
 * @param classes built-in forwarding classes with their queues
 * @param losslessClasses those of them that are lossless without a word
 * @param pauseByDefault queues that answer pause frames where no output stanza says otherwise
 * @param deepBuffer whether it can hold a round trip of a long path
 */
public record PlatformFamily(
    String name,
    String title,
    List<String> models,
    Curve curve,
    int mostPoints,
    Optional<Quantity> highestFirstProbability,
    boolean voqConversion,
    Optional<Version> bufferRateSince,
    boolean xoffIsSetting,
    Optional<Quantity> xoffDefault,
    Optional<Quantity> xonDefault,
    boolean uniformBuffers,
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
