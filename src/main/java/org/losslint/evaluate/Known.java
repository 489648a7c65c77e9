package org.losslint.evaluate;

import java.util.ArrayList;
import java.util.List;
import org.losslint.source.Severity;

/**
 * A finding as an earlier run had it: of a revision that this one is compared with, or an entry of
 * a baseline. It holds what tells whether the finding is still the same one, and what it was about.
 *
 * @param fingerprint which finding it is
 * @param check key of the check that failed; empty where the rule has one
 * @param device or host; empty for what belongs to none
 * @param file path as the report showed it; empty where none holds it
 * @param path of the deciding statement
 * @param have what was there, exactly; empty where nothing was compared
 * @param need what should have been there
 * @param subjects sorted labels of all that was hit
 */
public record Known(
    String fingerprint,
    String rule,
    String check,
    Severity severity,
    String device,
    String file,
    String path,
    String have,
    String need,
    List<String> subjects) {

  public Known {
    List<String> sorted = new ArrayList<>(subjects);
    sorted.sort(null);
    subjects = List.copyOf(sorted);
  }

  public static Known of(Finding finding) {
    return new Known(
        finding.fingerprint(),
        finding.rule(),
        finding.check(),
        finding.severity(),
        finding.device(),
        finding.place().map(place -> place.file().path()).orElse(""),
        finding.path(),
        finding.values().getOrDefault("have", ""),
        finding.values().getOrDefault("need", ""),
        finding.subjects());
  }

  /**
   * Whether a finding of the same fingerprint is graver than this one: its severity rose, it hits
   * somebody who was not hit, its value is further from what is needed, or it differs in a way that
   * cannot be measured.
   */
  public boolean isWorse(Finding now) {
    if (now.severity().compareTo(severity) > 0 || !now.check().equals(check)) {
      return true;
    }
    if (!subjects.containsAll(now.subjects())) {
      return true;
    }
    String haveNow = now.values().getOrDefault("have", "");
    String needNow = now.values().getOrDefault("need", "");
    return !(haveNow.equals(have) && needNow.equals(need))
        && Distance.isFurther(haveNow, needNow, have, need);
  }

  /** One line for people: {@code DCI-001 dci1: et-0/0/0 rdma-data (10000 us)}. */
  public String title() {
    StringBuilder title = new StringBuilder(rule);
    String owner = device.isEmpty() ? file : device;
    if (!owner.isEmpty()) {
      title.append(' ').append(owner);
    }
    if (!subjects.isEmpty()) {
      title.append(": ").append(subjects.get(0));
      if (subjects.size() > 1) {
        title.append(" and ").append(subjects.size() - 1).append(" more");
      }
    } else if (!path.isEmpty()) {
      title.append(": ").append(path);
    }
    return have.isEmpty()
        ? title.toString()
        : title.append(" (").append(have).append(')').toString();
  }
}
