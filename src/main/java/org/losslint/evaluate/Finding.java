package org.losslint.evaluate;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.rules.Fix;
import org.losslint.source.Place;
import org.losslint.source.Severity;

/**
 * One fault. Equal faults of many subjects (same rule, deciding statement and values) are one
 * finding.
 *
 * @param rule identity of the rule, which never changes its meaning: {@code DCI-001}
 * @param check key of the check of the rule that failed; empty where the rule has one check
 * @param name of the rule, for people
 * @param pack that the rule is from
 * @param message one sentence or two with the numbers that decided
 * @param place what a report points at; empty where no file holds it
 * @param device or host; empty for what belongs to none
 * @param subjects labels of all that are hit, in order
 * @param path canonical path of the deciding (or missing) statement, without numbers of lines
 * @param values exact values by name, {@code have} and {@code need} first
 * @param via how the statement reaches the subject
 * @param fixes what mends it, best first
 * @param note what limits the finding, such as a tested range that the subject is outside of; else
 *     empty
 * @param identity which finding it is, stable when lines move; {@link #fingerprint()} is made of it
 * @param suppressed why it does not count, where a waiver or a baseline says so
 */
public record Finding(
    String rule,
    String check,
    String name,
    String pack,
    Severity severity,
    String message,
    Optional<Place> place,
    String device,
    List<String> subjects,
    String path,
    Map<String, String> values,
    List<Evidence.Step> via,
    List<Fix> fixes,
    String note,
    String identity,
    Optional<Suppression> suppressed) {

  public Finding {
    subjects = List.copyOf(subjects);
    values = java.util.Collections.unmodifiableMap(new java.util.LinkedHashMap<>(values));
    via = List.copyOf(via);
    fixes = List.copyOf(fixes);
  }

  /** The same finding, which does not count. */
  public Finding suppressedBy(Suppression suppression) {
    return with(identity, Optional.of(suppression));
  }

  /**
   * The same finding where others before it agree with it in all that an identity is made of.
   *
   * @param ordinal how many there are before it
   */
  public Finding repeated(int ordinal) {
    return with(identity + '|' + ordinal, suppressed);
  }

  private Finding with(String otherIdentity, Optional<Suppression> why) {
    return new Finding(
        rule,
        check,
        name,
        pack,
        severity,
        message,
        place,
        device,
        subjects,
        path,
        values,
        via,
        fixes,
        note,
        otherIdentity,
        why);
  }

  /** The identity as 32 hexadecimal digits. */
  public String fingerprint() {
    return Fingerprint.of(identity);
  }

  /**
   * Why a finding does not count.
   *
   * @param by {@code waiver} or {@code baseline}
   * @param reason as its owner gave it
   * @param owner empty where none is named
   * @param until empty where it has no end; else an ISO date
   */
  public record Suppression(String by, String reason, String owner, String until) {}
}
