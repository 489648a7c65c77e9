package org.losslint.model.cos;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.losslint.inventory.Entry;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.PlatformFamily;
import org.losslint.inventory.PlatformModel;
import org.losslint.inventory.Platforms;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;

/**
 * The hardware of one device as far as it is known: by the inventory's model, else by the header of
 * the backup. The inventory's own {@code platforms:} are stronger than what losslint ships.
 */
final class Platform {
  static final String SUPPLY_MODEL = "give `model` for the device in the inventory";

  private final Fact<String> model;
  private final Optional<PlatformFamily> family;
  private final Optional<PlatformModel> shipped;
  private final Optional<Inventory.Platform> stated;
  private final Platforms platforms;

  Platform(DeviceInput input) {
    this.platforms = input.platforms();
    Optional<Entry<String>> entry = input.entry().flatMap(Inventory.Device::model);
    if (entry.isPresent()) {
      model = Fact.known(entry.get().value(), InventoryFacts.evidence(entry.get(), "model"));
    } else if (input.modelHint().isPresent()) {
      model = Fact.known(input.modelHint().get());
    } else {
      model = Fact.unknown("the model of the device is not known", SUPPLY_MODEL);
    }
    Optional<String> name = model.optional();
    family = name.flatMap(platforms::family);
    shipped = name.flatMap(platforms::model);
    stated = name.flatMap(wanted -> stated(wanted, input.inventory().platforms()));
  }

  private static Optional<Inventory.Platform> stated(
      String model, List<Inventory.Platform> platforms) {
    for (Inventory.Platform platform : platforms) {
      if (platform.model().value().equalsIgnoreCase(model)) {
        return Optional.of(platform);
      }
    }
    return Optional.empty();
  }

  Fact<String> model() {
    return model;
  }

  /** Empty where the model is not known or no family names it. */
  Optional<PlatformFamily> family() {
    return family;
  }

  /** The family, or that of PTX where the role of the port says that nothing else is meant. */
  Optional<PlatformFamily> familyFor(boolean longDistance) {
    return family.isPresent() || !longDistance || model.isKnown()
        ? family
        : platforms.familyNamed("ptx");
  }

  Fact<String> familyName() {
    if (family.isPresent()) {
      return model.map(m -> family.get().name());
    }
    return model.isKnown()
        ? Fact.unknown(
            "the platform file has no family for the model " + model.optional().orElse(""),
            "add the model to rules/platforms.yaml")
        : Fact.unknown("the platform family is not known", SUPPLY_MODEL);
  }

  /** What the family says; unknown for an unknown one. */
  <T> Fact<T> of(Function<PlatformFamily, T> reader) {
    return family.isPresent()
        ? Fact.byDefault(reader.apply(family.get()), model.evidence())
        : familyName().then(never -> Fact.absent(model.evidence()));
  }

  Fact<Boolean> hasBuiltInClass(String name) {
    if (isKnownEverywhere(name)) {
      return Fact.byDefault(true, Evidence.NONE);
    }
    if (family.isPresent()) {
      return Fact.byDefault(family.get().classes().containsKey(name), Evidence.NONE);
    }
    return mayBeBuiltIn(name)
        ? Fact.unknown(
            "whether the class " + name + " is built in depends on the platform", SUPPLY_MODEL)
        : Fact.known(false);
  }

  /** Whether every device has the class; none of these is lossless anywhere. */
  boolean isKnownEverywhere(String name) {
    return platforms.knownEverywhere().contains(name);
  }

  boolean mayBeBuiltIn(String name) {
    String full = ForwardingClass.canonical(name);
    for (PlatformFamily each : platforms.families()) {
      if (each.classes().containsKey(full)) {
        return true;
      }
    }
    return false;
  }

  /** The largest temporal buffer at a port rate. */
  Fact<Quantity> temporalMaximum(Quantity rate) {
    if (stated.isPresent()) {
      Entry<Quantity> entry = stated.get().temporalMaximum().get(rate);
      if (entry != null) {
        return Fact.known(
            entry.value(),
            InventoryFacts.evidence(entry, "platforms " + stated.get().model().value()));
      }
    }
    Map<Quantity, Quantity> published =
        shipped.map(PlatformModel::temporalMaximum).orElse(Map.of());
    Quantity maximum = published.get(rate);
    return maximum != null
        ? Fact.byDefault(maximum, Evidence.NONE)
        : Fact.unknown(
            model.isKnown()
                ? "no largest temporal buffer is published for "
                    + model.optional().orElse("")
                    + " at "
                    + rate
                : "the model of the device is not known",
            "give `temporal-maximum` under `platforms` in the inventory");
  }

  Fact<Quantity> packetMemory() {
    return stated
        .flatMap(Inventory.Platform::packetMemory)
        .map(entry -> InventoryFacts.fact(entry, "platforms packet-memory"))
        .orElseGet(
            () ->
                shipped
                    .flatMap(PlatformModel::packetMemory)
                    .map(memory -> Fact.byDefault(memory, Evidence.NONE))
                    .orElseGet(
                        () ->
                            Fact.unknown(
                                "the packet memory of the device is not known",
                                "give `packet-memory` under `platforms` in the inventory")));
  }

  Fact<Quantity> ports() {
    return stated
        .flatMap(Inventory.Platform::ports)
        .map(entry -> InventoryFacts.number(entry, "platforms ports"))
        .orElseGet(
            () ->
                shipped
                    .flatMap(PlatformModel::ports)
                    .map(count -> Fact.byDefault(Quantity.number(count), Evidence.NONE))
                    .orElseGet(
                        () ->
                            Fact.unknown(
                                "how many ports share the packet memory is not known",
                                "give `ports` under `platforms` in the inventory")));
  }

  /** What the chip needs on top of the headroom formula; absent where nothing is stated. */
  Fact<Quantity> headroomAddition() {
    return stated
        .flatMap(Inventory.Platform::headroomAddition)
        .map(entry -> InventoryFacts.fact(entry, "platforms headroom-addition"))
        .orElseGet(() -> Fact.absent(Evidence.NONE));
  }

  /** Whether all cards of the model are known to ignore what they do not draw. */
  boolean pointsEnforced() {
    return shipped.isPresent() && shipped.get().pointsEnforced();
  }

  /** What a strict-high queue without transmit-rate gets; empty where nothing is documented. */
  Optional<Quantity> strictHighShare() {
    return shipped.flatMap(PlatformModel::strictHighShare);
  }
}
