package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.inventory.PlatformFamily;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;

/**
 * The classifiers named {@code default}. Routers know expedited and assured forwarding in them,
 * switches their two lossless classes (vendor pages "Default Forwarding Classes and Classifiers"
 * for routers and for QFX). Where the platform is not known, what both have in common counts, and
 * the rest is open.
 */
final class DefaultClassifiers {
  private static final String LOW = "low";
  private static final String HIGH = "high";
  private static final String BE = "best-effort";
  private static final String NC = "network-control";
  private static final String AF = "assured-forwarding";
  private static final String EF = "expedited-forwarding";

  private static final String[][] ROUTER_TAGS = {
    {BE, LOW}, {BE, HIGH}, {EF, LOW}, {EF, HIGH}, {AF, LOW}, {AF, HIGH}, {NC, LOW}, {NC, HIGH}
  };
  private static final String[][] SWITCH_TAGS = {
    {BE, LOW},
    {BE, LOW},
    {BE, LOW},
    {"fcoe", LOW},
    {"no-loss", LOW},
    {BE, LOW},
    {NC, LOW},
    {NC, LOW}
  };

  private final Optional<PlatformFamily.Kind> kind;

  DefaultClassifiers(Optional<PlatformFamily.Kind> kind) {
    this.kind = kind;
  }

  /** What a code point without a row may still be; empty where all rows are there. */
  Optional<Fact.Unknown<?>> open(String type) {
    boolean described = CodePoint.isDscp(type) || type.equals("ieee-802.1") || type.equals("exp");
    if (kind.isPresent() && described) {
      return Optional.empty();
    }
    return Optional.of(
        new Fact.Unknown<>(
            described
                ? "the default classifier depends on the platform"
                : "the default classifier for " + type + " is not known to losslint",
            described ? Platform.SUPPLY_MODEL : "bind a classifier of your own",
            Evidence.NONE));
  }

  List<Classifier.Row> rows(String type) {
    if (CodePoint.isDscp(type)) {
      return dscp(type);
    }
    List<Classifier.Row> rows = new ArrayList<>();
    if (type.equals("ieee-802.1") || type.equals("exp")) {
      for (int value = 0; value < 8; value++) {
        String[] router = ROUTER_TAGS[value];
        String[] own = isSwitch() ? SWITCH_TAGS[value] : router;
        if (kind.isPresent() || router[0].equals(SWITCH_TAGS[value][0])) {
          rows.add(row(type, value, own[0], own[1]));
        }
      }
    }
    return rows;
  }

  private List<Classifier.Row> dscp(String type) {
    List<Classifier.Row> rows = new ArrayList<>(64);
    for (int value = 0; value < 64; value++) {
      boolean control = value == 48 || value == 56;
      boolean special = value == 46 || value == 10 || value == 12 || value == 14;
      if (control) {
        rows.add(row(type, value, NC, LOW));
      } else if (!special || isSwitch()) {
        rows.add(row(type, value, BE, LOW));
      } else if (kind.isPresent()) {
        rows.add(row(type, value, value == 46 ? EF : AF, value == 12 || value == 14 ? HIGH : LOW));
      }
    }
    return rows;
  }

  private boolean isSwitch() {
    return kind.isPresent() && kind.get() == PlatformFamily.Kind.SWITCH;
  }

  private static Classifier.Row row(String type, int value, String className, String lossPriority) {
    return new Classifier.Row(type, value, className, lossPriority, Evidence.NONE);
  }
}
