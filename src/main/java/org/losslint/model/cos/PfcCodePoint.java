package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Quantity;

/** A code point in the input of a notification profile. */
public final class PfcCodePoint extends CosSubject {
  private final CongestionProfile profile;
  private final CongestionProfile.Input input;

  private PfcCodePoint(CongestionProfile profile, CongestionProfile.Input input) {
    super(profile.owner(), profile.name() + " " + input.type() + " " + input.bits());
    this.profile = profile;
    this.input = input;
  }

  static List<PfcCodePoint> of(Device device) {
    List<PfcCodePoint> codePoints = new ArrayList<>();
    for (CongestionProfile profile : device.objects().congestionProfiles()) {
      for (CongestionProfile.Input input : profile.inputs()) {
        codePoints.add(new PfcCodePoint(profile, input));
      }
    }
    return codePoints;
  }

  public Fact<String> type() {
    return Fact.known(input.type(), evidence());
  }

  public Fact<String> bits() {
    return Fact.known(input.bits(), evidence());
  }

  /** Whether it is bits or an alias; an alias may stand in another file of a fragment's device. */
  public Fact<Boolean> readable() {
    return input.value().isPresent()
        ? Fact.known(true, evidence())
        : owner().openIfFragment(Fact.known(false, evidence()), "the alias " + input.bits());
  }

  public Fact<Boolean> pfc() {
    return input.pfc();
  }

  /** The largest frame; absent where the platform's default counts. */
  public Fact<Quantity> mru() {
    return JunosNumber.bytes(Spot.of(input.node()).text("mru"));
  }

  /** How many cells below the pause limit traffic goes on; absent where the default counts. */
  public Fact<Quantity> xon() {
    return JunosNumber.number(Spot.of(input.node()).text("xon"));
  }

  /**
   * Whether some port with the profile puts the code point into a lossless class, which nothing can
   * do for one that is no code point; absent where no port has the profile.
   */
  public Fact<Boolean> lossless() {
    List<Port> ports = owner().bindings().ports(profile.name());
    if (ports.isEmpty()) {
      return Fact.absent(evidence());
    }
    Optional<Integer> value = input.value();
    if (value.isEmpty()) {
      return readable();
    }
    Fact<Boolean> open = null;
    for (Port port : ports) {
      for (IngressCodePoint each : port.codePoints()) {
        if (each.is(input.type(), value.get())) {
          Fact<Boolean> lossless = each.lossless();
          if (lossless.optional().orElse(false)) {
            return lossless.withEvidence(evidence());
          }
          open = lossless.isUnknown() ? lossless : open;
        }
      }
    }
    return open != null ? open : Fact.known(false, evidence());
  }

  @Override
  public Optional<? extends Subject> in(String kind) {
    return kind.equals("congestion-profile") ? Optional.of(profile) : super.in(kind);
  }

  @Override
  public SubjectKind<?> kind() {
    return ClassVocabulary.PFC_CODE_POINT;
  }

  @Override
  public Evidence evidence() {
    return Spot.evidence(input.node());
  }
}
