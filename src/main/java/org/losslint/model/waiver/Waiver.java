package org.losslint.model.waiver;

import java.time.LocalDate;
import java.util.Optional;
import org.losslint.source.Place;

/**
 * The decision of somebody to live with findings of a rule. The findings stay in the report and do
 * not count.
 *
 * @param address the rule, or one check of it: {@code DCI-009}, {@code DCI-004.lowered}
 * @param reason empty where none is given; the waiver is not applied then
 * @param owner who decided; empty where nobody is named
 * @param until the last day on which it is applied; empty for no end
 * @param defect why an annotation could not be read as a waiver, as a clause; empty for a good one
 * @param place where it is written
 */
public record Waiver(
    String address,
    Coverage coverage,
    String reason,
    String owner,
    Optional<LocalDate> until,
    String defect,
    Place place) {

  /** The rule, without the key of a check. */
  public String rule() {
    int dot = address.indexOf('.');
    return dot < 0 ? address : address.substring(0, dot);
  }

  /** The check of the rule that is meant; empty for all of them. */
  public String check() {
    int dot = address.indexOf('.');
    return dot < 0 ? "" : address.substring(dot + 1);
  }

  /** What reports call it: {@code waiver of DCI-009 on dci*}. */
  public String title() {
    String where = coverage.text();
    String what = address.isEmpty() ? "waiver" : "waiver of " + address;
    return where.isEmpty() ? what : what + " " + where;
  }

  /** Whether it ran out before {@code today}; on its last day it is still in force. */
  public boolean hasRunOut(LocalDate today) {
    return until.isPresent() && until.get().isBefore(today);
  }

  /** Whether it says all that it must, so that it may be applied. */
  public boolean isComplete() {
    return defect.isEmpty() && !address.isEmpty() && !reason.isEmpty();
  }
}
