package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losslint.inventory.PlatformFamily;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Quantity;
import org.losslint.resolve.Value;

/**
 * A code point that matters to pause on a port: one that a classifier there gives a lossless class,
 * or one that the port's notification profile lists.
 */
public final class IngressCodePoint extends CosSubject {
  private final Port port;
  private final String type;
  private final int value;
  private final Optional<CongestionProfile.Input> input;

  private IngressCodePoint(
      Port port, String type, int value, Optional<CongestionProfile.Input> input) {
    super(port.owner(), port.name() + " " + type + " " + CodePoint.text(value, type));
    this.port = port;
    this.type = type;
    this.value = value;
    this.input = input;
  }

  /** Those of the classifiers first, then those that only the profile has. */
  static List<IngressCodePoint> of(Port port) {
    List<IngressCodePoint> codePoints = new ArrayList<>();
    Set<String> seen = new LinkedHashSet<>();
    List<CongestionProfile.Input> inputs =
        port.notificationProfile().map(CongestionProfile::inputs).orElse(List.of());
    for (Classifier.Row row : port.ingress().rows()) {
      String type = row.isDscp() ? "dscp" : row.type();
      ForwardingClass given = port.owner().forwardingClass(row.className());
      boolean matters = given.noLoss().optional().orElse(false) && given.isConfigured();
      if (matters && seen.add(type + row.value())) {
        codePoints.add(new IngressCodePoint(port, type, row.value(), input(inputs, type, row)));
      }
    }
    for (CongestionProfile.Input input : inputs) {
      Optional<Integer> value = input.value();
      if (value.isPresent() && seen.add(input.type() + value.get())) {
        codePoints.add(new IngressCodePoint(port, input.type(), value.get(), Optional.of(input)));
      }
    }
    return codePoints;
  }

  private static Optional<CongestionProfile.Input> input(
      List<CongestionProfile.Input> inputs, String type, Classifier.Row row) {
    for (CongestionProfile.Input input : inputs) {
      if (input.type().equals(type) && input.value().filter(v -> v == row.value()).isPresent()) {
        return Optional.of(input);
      }
    }
    return Optional.empty();
  }

  boolean is(String otherType, int otherValue) {
    return value == otherValue && type.equals(otherType);
  }

  boolean isDscp() {
    return CodePoint.isDscp(type);
  }

  /** The pause account that the profile names for it. */
  Optional<String> account() {
    return input.flatMap(i -> i.node().value("pfc-account-name")).map(Value::text);
  }

  boolean isOf(ForwardingClass given) {
    Optional<Set<String>> names = names().optional();
    return names.isPresent() && names.get().contains(given.name());
  }

  public Fact<Quantity> value() {
    return Fact.known(Quantity.number(value), evidence());
  }

  /** {@code dscp} or {@code ieee-802.1}…. */
  public Fact<String> type() {
    return Fact.known(type, evidence());
  }

  public Fact<String> bits() {
    return Fact.known(CodePoint.text(value, type), evidence());
  }

  /** The classes that it gets on this port, each once. */
  public Fact<Items> classes() {
    return names()
        .map(
            names -> {
              List<ForwardingClass> classes = new ArrayList<>(1);
              for (String name : names) {
                classes.add(port.owner().forwardingClass(name));
              }
              return Items.of(CosVocabulary.facts(classes));
            });
  }

  private Fact<Set<String>> names() {
    return port.ingress().classes(type, value);
  }

  /** Whether a class that it gets is lossless; open where a filter decides. */
  public Fact<Boolean> lossless() {
    Fact<Set<String>> names = names();
    if (!names.isKnown()) {
      return names.map(never -> false);
    }
    for (String name : names.optional().orElseThrow()) {
      Fact<Boolean> noLoss = port.owner().forwardingClass(name).noLoss();
      if (noLoss.isUnknown() || noLoss.optional().orElse(false)) {
        return noLoss.withEvidence(names.evidence());
      }
    }
    return port.ingress().isFiltered()
        ? Fact.unknown(
            "a filter at " + port.name() + " sets classes by more than the code point",
            "see the filter's terms",
            names.evidence())
        : Fact.known(false, names.evidence());
  }

  /** Whether pause frames are sent for it. */
  public Fact<Boolean> pfc() {
    Fact<String> profile = port.notificationProfileName();
    if (input.isPresent()) {
      return input.get().pfc().reachedBy(PortQueues.step(profile));
    }
    if (!profile.isKnown()) {
      return profile.isAbsent()
          ? Fact.known(false, profile.evidence())
          : profile.map(never -> false);
    }
    Optional<CongestionProfile> defined = port.notificationProfile();
    if (defined.isEmpty()) {
      return port.owner()
          .objects()
          .notInForce(
              ObjectKind.CONGESTION_PROFILE, "", profile.optional().orElse(""), profile.evidence());
    }
    Fact<Boolean> missing =
        defined
            .get()
            .spot()
            .child("input")
            .child(type)
            .entry("code-point", CodePoint.text(value, type))
            .has("pfc");
    return missing.reachedBy(PortQueues.step(profile));
  }

  /** The priority of its pause frames: the tag itself, or the priority of its class. */
  public Fact<Quantity> priority() {
    if (!CodePoint.isDscp(type)) {
      return Fact.known(Quantity.number(value), evidence());
    }
    Optional<ForwardingClass> given = firstClass();
    return given.isPresent()
        ? given.get().pfcPriority()
        : names().then(n -> Fact.absent(evidence()));
  }

  private Optional<ForwardingClass> firstClass() {
    Optional<Set<String>> names = names().optional();
    return names.isEmpty() || names.get().isEmpty()
        ? Optional.empty()
        : Optional.of(port.owner().forwardingClass(names.get().iterator().next()));
  }

  /** The queue of its class on this port, as egress; absent where no map holds the class. */
  public Fact<Queue> queue() {
    Optional<ForwardingClass> given = firstClass();
    if (given.isPresent()) {
      for (Queue queue : port.queues()) {
        if (queue.className().equals(given.get().name())) {
          return Fact.known(queue, queue.evidence());
        }
      }
    }
    return Fact.absent(evidence());
  }

  /**
   * The largest frame that its headroom is reckoned for: as set, else by the platform's default;
   * absent where neither is known.
   */
  public Fact<Quantity> mru() {
    if (input.isEmpty()) {
      return Fact.absent(evidence());
    }
    Fact<Quantity> written = JunosNumber.bytes(Spot.of(input.get().node()).text("mru"));
    Optional<Quantity> byDefault = port.family().flatMap(PlatformFamily::defaultMru);
    return written.isAbsent() && byDefault.isPresent()
        ? Fact.byDefault(byDefault.get(), written.evidence())
        : written;
  }

  @Override
  public Optional<? extends Subject> in(String kind) {
    return kind.equals("port") ? Optional.of(port) : super.in(kind);
  }

  @Override
  public SubjectKind<?> kind() {
    return IngressVocabulary.INGRESS_CODE_POINT;
  }

  @Override
  public Evidence evidence() {
    return input.map(i -> Spot.evidence(i.node())).orElse(port.evidence());
  }
}
