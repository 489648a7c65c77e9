package org.losslint.model.nic;

import java.util.List;
import java.util.Optional;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;
import org.losslint.syntax.nic.RegisterDump;
import org.losslint.syntax.nic.Section;

/**
 * Which congestion control a card may run. DCQCN is what it ships with; the dump shows where
 * another may have taken its place, and the parameters {@code RPG_*} mean nothing under another.
 */
final class CongestionControl {
  private final Card card;

  CongestionControl(Card card) {
    this.card = card;
  }

  /** By default true; unknown where the dump shows a sign of something else. */
  Fact<Boolean> isDcqcn(List<Integer> ports) {
    if (isSet("USER_PROGRAMMABLE_CC", 1)) {
      return doubt(
          "USER_PROGRAMMABLE_CC",
          "a loaded algorithm may replace DCQCN",
          "find out which algorithm is loaded; the parameters RPG_* count only under DCQCN");
    }
    if (isSet("ROCE_CONTROL", 1)) {
      return doubt(
          "ROCE_CONTROL",
          "RoCE is disabled on the card",
          "set ROCE_CONTROL=2 if the card is to carry RDMA");
    }
    if (isSet("ROCE_CC_LEGACY_DCQCN", 0) && hasProgrammableRegister()) {
      return doubt(
          "ROCE_CC_LEGACY_DCQCN",
          "a slot of programmable congestion control may be enabled",
          "find out which slots of PPCC are enabled; the parameters RPG_* count only under DCQCN");
    }
    for (int port : ports) {
      Optional<NicSetting> mask = card.setting("ROCE_CC_PRIO_MASK", Optional.of(port));
      if (mask.isPresent() && isValue(mask.get(), 0)) {
        return doubt(
            mask.get().name(),
            "congestion control is off for all priorities",
            "set the bit of the RDMA priority first");
      }
    }
    return Fact.byDefault(true, card.evidence());
  }

  private Fact<Boolean> doubt(String parameter, String because, String supply) {
    NicSetting setting = card.setting(parameter).orElseThrow();
    String value = setting.facts().text(setting.facts().effectiveColumn()).optional().orElse("");
    return Fact.unknown(parameter + " is " + value + ": " + because, supply, setting.evidence());
  }

  private boolean isSet(String name, long value) {
    return card.setting(name).filter(s -> isValue(s, value)).isPresent();
  }

  private static boolean isValue(NicSetting setting, long value) {
    return setting
        .facts()
        .effective()
        .optional()
        .filter(Quantity.number(value)::equals)
        .isPresent();
  }

  /** The register PPCC in the same file; it enables algorithms that take the place of DCQCN. */
  private boolean hasProgrammableRegister() {
    for (Section section : card.document().sections()) {
      if (section instanceof RegisterDump register && register.isState() && register.isOf("PPCC")) {
        return true;
      }
    }
    return false;
  }
}
