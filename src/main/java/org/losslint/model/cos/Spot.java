package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.resolve.Contribution;
import org.losslint.resolve.Doubt;
import org.losslint.resolve.GroupUse;
import org.losslint.resolve.Node;
import org.losslint.resolve.Value;
import org.losslint.source.Place;

/**
 * A place in the effective configuration, written or not. Asking for something below a place that
 * is not written gives an absent fact that knows where the statement would stand; below a stanza
 * that is cut, omitted or conditional it gives an unknown one, because the statement may be there
 * all the same.
 */
final class Spot {
  private final Node nearest;
  private final String missing;

  private Spot(Node nearest, String missing) {
    this.nearest = nearest;
    this.missing = missing;
  }

  static Spot of(Node node) {
    return new Spot(node, "");
  }

  boolean exists() {
    return missing.isEmpty();
  }

  /** The node, where it is written. */
  Optional<Node> node() {
    return exists() ? Optional.of(nearest) : Optional.empty();
  }

  Spot child(String name) {
    if (exists()) {
      Optional<Node> child = nearest.child(name);
      if (child.isPresent()) {
        return of(child.get());
      }
    }
    return below(name);
  }

  Spot entry(String list, String key) {
    if (exists()) {
      Optional<Node> entry = nearest.entry(list, key);
      if (entry.isPresent()) {
        return of(entry.get());
      }
    }
    return below(list.equals("interface") ? key : list + " " + key);
  }

  private Spot below(String step) {
    return new Spot(nearest, exists() ? step : missing + " " + step);
  }

  String path() {
    String path = nearest.path();
    return missing.isEmpty() ? path : path.isEmpty() ? missing : path + " " + missing;
  }

  /** The text of a leaf. */
  Fact<String> text(String leaf) {
    if (exists()) {
      Optional<Node> child = nearest.child(leaf);
      if (child.isPresent()) {
        return textOf(child.get());
      }
    }
    return absent(leaf);
  }

  static Fact<String> textOf(Node leaf) {
    Optional<Value> value = leaf.ownValue();
    if (value.isEmpty()) {
      return Fact.unknown(
          "the value of `" + leaf.path() + "` is masked or missing",
          "give the file with the value in it",
          evidence(leaf));
    }
    Evidence evidence = evidence(value.get().from(), leaf.path());
    Optional<Doubt> doubt = value.get().doubt();
    return doubt.isPresent()
        ? unknown(doubt.get(), evidence)
        : new Fact.Known<>(
            value.get().text(), evidence, Fact.Basis.WRITTEN, value.get().from().isInherited());
  }

  /**
   * Whether a flag or a container is there; a missing one is a plain no that knows where it would
   * stand.
   */
  Fact<Boolean> has(String flag) {
    if (exists()) {
      Optional<Node> child = nearest.child(flag);
      if (child.isPresent()) {
        Evidence evidence = evidence(child.get());
        Optional<Doubt> doubt = child.get().doubt();
        return doubt.isPresent()
            ? unknown(doubt.get(), evidence)
            : new Fact.Known<>(
                true, evidence, Fact.Basis.WRITTEN, child.get().strongest().isInherited());
      }
    }
    Fact<Boolean> absent = absent(flag);
    return absent.isAbsent() ? Fact.known(false, absent.evidence()) : absent;
  }

  /** What a statement is that is not there, or why that cannot be told. */
  <T> Fact<T> absent(String name) {
    Optional<Doubt> hidden = nearest.hidden();
    Evidence evidence = missingEvidence(name);
    return hidden.isPresent() ? unknown(hidden.get(), evidence) : Fact.absent(evidence);
  }

  private Evidence missingEvidence(String name) {
    String path = path();
    String full = name.isEmpty() ? path : path.isEmpty() ? name : path + " " + name;
    Optional<Contribution> off = exists() ? nearest.notInForce(name) : Optional.empty();
    if (off.isPresent()) {
      return new Evidence(
          Optional.of(off.get().statement().place()), full, groups(off.get().groups()));
    }
    return new Evidence(placeOf(nearest), full, groups(nearest.strongest().groups()));
  }

  /** Where this place is written, or the nearest place above it that is. */
  Evidence evidence() {
    return exists() ? evidence(nearest) : missingEvidence("");
  }

  static Evidence evidence(Node node) {
    return evidence(node.strongest(), node.path());
  }

  static Evidence evidence(Contribution contribution, String path) {
    return new Evidence(
        Optional.of(contribution.statement().place()), path, groups(contribution.groups()));
  }

  /** The root of a configuration is no statement, so nothing points at it but its file. */
  private static Optional<Place> placeOf(Node node) {
    return Optional.of(node.strongest().statement().place());
  }

  static List<Evidence.Step> groups(List<GroupUse> uses) {
    if (uses.isEmpty()) {
      return List.of();
    }
    List<Evidence.Step> steps = new ArrayList<>(uses.size());
    for (GroupUse use : uses) {
      steps.add(new Evidence.Step(use.appliedAt(), "apply-groups " + use.group()));
    }
    return steps;
  }

  static <T> Fact<T> unknown(Doubt doubt, Evidence evidence) {
    String supply =
        switch (doubt.kind()) {
          case CUT -> "fetch the whole file again";
          case OMITTED -> "fetch it with `show configuration | display omit`";
          case CONDITIONAL ->
              "check it on the device with `show configuration | display inheritance`";
          case AMBIGUOUS -> "write the value in place, or make one of the wildcards narrower";
        };
    return Fact.unknown(doubt.because(), supply, evidence);
  }
}
