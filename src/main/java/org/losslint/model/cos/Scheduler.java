package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Quantity;
import org.losslint.resolve.Node;

/**
 * A scheduler as it is configured, whoever uses it. Of one that is referred to and not defined
 * nothing can be told, and each fact says so; the dangling name itself is a finding of its own.
 */
public final class Scheduler extends CosSubject {
  private final String name;
  private final Spot definition;

  Scheduler(Device device, String name, Spot definition) {
    super(device, name);
    this.name = name;
    this.definition = definition;
  }

  public String name() {
    return name;
  }

  public boolean isDefined() {
    return definition.exists();
  }

  private <T> Fact<T> read(Function<Spot, Fact<T>> reader) {
    if (definition.exists()) {
      return reader.apply(definition);
    }
    Fact<T> hidden = definition.absent("");
    return hidden.isUnknown()
        ? hidden
        : owner().objects().notInForce(ObjectKind.SCHEDULER, "", name, definition.evidence());
  }

  /**
   * How the buffer is given: temporal, percent, remainder, shared, or none; placeholder where a
   * template left something else than a number behind {@code temporal}.
   */
  public Fact<String> bufferForm() {
    return read(
        spot -> {
          Spot size = spot.child("buffer-size");
          Fact<String> time = size.text("temporal");
          if (time.optional().filter(word -> JunosNumber.parse(word).isEmpty()).isPresent()) {
            return time.map(word -> "placeholder");
          }
          for (String form : List.of("temporal", "percent", "remainder", "shared")) {
            Fact<Boolean> has = size.has(form);
            if (has.isUnknown() || has.optional().orElse(false)) {
              return has.map(yes -> form);
            }
          }
          return Fact.known("none", size.has("temporal").evidence());
        });
  }

  /** The buffer in time. */
  public Fact<Quantity> temporal() {
    return read(spot -> JunosNumber.micros(spot.child("buffer-size").text("temporal")));
  }

  /** The buffer as a share of the port's. */
  public Fact<Quantity> bufferPercent() {
    return read(spot -> JunosNumber.percent(spot.child("buffer-size").text("percent")));
  }

  /** The buffer rate in percent of the calculated shaping rate. */
  public Fact<Quantity> bufferRatePercent() {
    return read(spot -> JunosNumber.percent(spot.child("buffer-rate").text("percent")));
  }

  public Fact<Quantity> bufferRate() {
    return read(spot -> JunosNumber.rate(spot.child("buffer-rate").text("rate")));
  }

  public Fact<Quantity> transmitPercent() {
    return read(spot -> JunosNumber.percent(spot.child("transmit-rate").text("percent")));
  }

  public Fact<Quantity> transmitRate() {
    return read(spot -> JunosNumber.rate(spot.child("transmit-rate").text("rate")));
  }

  /** How the guaranteed rate is given: percent, rate, remainder, or none. */
  public Fact<String> transmitForm() {
    return read(
        spot -> {
          Spot rate = spot.child("transmit-rate");
          for (String form : List.of("percent", "rate", "remainder")) {
            Fact<Boolean> has = rate.has(form);
            if (has.isUnknown() || has.optional().orElse(false)) {
              return has.map(yes -> form);
            }
          }
          return Fact.known("none", rate.has("percent").evidence());
        });
  }

  public Fact<Boolean> exact() {
    return read(spot -> spot.child("transmit-rate").has("exact"));
  }

  public Fact<Boolean> rateLimit() {
    return read(spot -> spot.child("transmit-rate").has("rate-limit"));
  }

  public Fact<Quantity> shapingPercent() {
    return read(spot -> JunosNumber.percent(spot.child("shaping-rate").text("percent")));
  }

  public Fact<Quantity> shapingRate() {
    return read(spot -> JunosNumber.rate(spot.child("shaping-rate").text("rate")));
  }

  public Fact<Boolean> shaped() {
    return read(spot -> spot.has("shaping-rate"));
  }

  public Fact<Boolean> excess() {
    return read(
        spot -> {
          Fact<Boolean> rate = spot.has("excess-rate");
          return rate.optional().orElse(false) ? rate : spot.has("excess-priority");
        });
  }

  /** As written; low where nothing is. */
  public Fact<String> priority() {
    return read(
        spot -> {
          Fact<String> written = spot.text("priority");
          return written.isAbsent() ? Fact.byDefault("low", written.evidence()) : written;
        });
  }

  public Fact<Boolean> ecn() {
    return read(spot -> spot.has("explicit-congestion-notification"));
  }

  public Fact<Boolean> headMarking() {
    return enhanced("head-marking");
  }

  private Fact<Boolean> enhanced(String option) {
    return read(spot -> spot.child("ecn-enhanced").has(option));
  }

  /** Which of the options of {@code ecn-enhanced} are set; the device takes one at most. */
  public Fact<Items> ecnOptions() {
    return read(
        spot -> {
          List<Fact<String>> options = new ArrayList<>();
          for (String option : List.of("head-marking", "no-pfc-assist", "keep-non-ect")) {
            Fact<Boolean> has = spot.child("ecn-enhanced").has(option);
            if (has.isUnknown()) {
              return has.map(never -> Items.of(List.of()));
            }
            if (has.optional().orElse(false)) {
              options.add(has.map(yes -> option));
            }
          }
          return Fact.known(Items.of(options), spot.child("ecn-enhanced").evidence());
        });
  }

  /** The classes that scheduler maps give it, bound or not, each once. */
  public Fact<Items> classes() {
    return Fact.known(Items.of(CosVocabulary.facts(owner().objects().classesOf(name))), evidence());
  }

  /** The queues that it serves. */
  public Fact<Items> queues() {
    return Fact.known(Items.of(CosVocabulary.facts(owner().bindings().queues(name))), evidence());
  }

  /** The dynamic threshold of the queue itself, 0 to 10. */
  public Fact<Quantity> alpha() {
    return read(spot -> JunosNumber.number(spot.text("buffer-dynamic-threshold")));
  }

  /** One row of the drop-profile map. */
  record ProfileMapping(String lossPriority, String protocol, Fact<String> profile, Node node) {}

  /** The drop-profile map in its order; empty where the scheduler has none or is not defined. */
  List<ProfileMapping> profileMap() {
    List<ProfileMapping> rows = new ArrayList<>();
    Optional<Node> node = definition.node();
    if (node.isPresent()) {
      for (Node row : node.get().entries("drop-profile-map")) {
        String protocol = row.keys().size() > 1 ? row.keys().get(1) : "any";
        rows.add(new ProfileMapping(row.key(), protocol, Spot.of(row).text("drop-profile"), row));
      }
    }
    return rows;
  }

  public Fact<Boolean> hasProfileMap() {
    return read(
        spot -> {
          List<ProfileMapping> rows = profileMap();
          if (!rows.isEmpty()) {
            return Fact.known(true, Spot.evidence(rows.get(0).node()));
          }
          Fact<Boolean> absent = spot.absent("drop-profile-map");
          return absent.isAbsent() ? Fact.known(false, absent.evidence()) : absent;
        });
  }

  @Override
  public SubjectKind<?> kind() {
    return QueueVocabulary.SCHEDULER;
  }

  @Override
  public Evidence evidence() {
    return definition.evidence();
  }
}
