package org.losslint.model;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What losslint knows of one attribute of one subject. Three different things, and never a null: it
 * has this value, it is not set, or it cannot be told. What depends on something that cannot be
 * told is <em>not evaluated</em> in the report, and says why.
 *
 * @param <T> {@link org.losslint.quantity.Quantity}, {@link String}, {@link Boolean}, {@link
 *     org.losslint.quantity.Version}, {@link Items} or {@link Subject}
 */
public sealed interface Fact<T> {

  /** How a value came about. */
  enum Basis {
    /** Somebody wrote it. */
    WRITTEN,
    /** The platform's default, documented by the vendor. */
    DEFAULT,
    /** Taken by losslint because nothing better is known; reports say so. */
    ASSUMED
  }

  /**
   * It has this value.
   *
   * @param inherited whether it came from a configuration group
   */
  record Known<T>(T value, Evidence evidence, Basis basis, boolean inherited) implements Fact<T> {}

  /** It is not set, and everything that could set it was read. */
  record Absent<T>(Evidence evidence) implements Fact<T> {}

  /**
   * It cannot be told.
   *
   * @param because the missing fact, as a clause: {@code the port speed is not known}
   * @param supply who can supply it and where: {@code give `rate` for the port in the inventory}
   */
  record Unknown<T>(String because, String supply, Evidence evidence) implements Fact<T> {}

  static <T> Fact<T> known(T value) {
    return new Known<>(value, Evidence.NONE, Basis.WRITTEN, false);
  }

  static <T> Fact<T> known(T value, Evidence evidence) {
    return new Known<>(value, evidence, Basis.WRITTEN, false);
  }

  static <T> Fact<T> byDefault(T value, Evidence evidence) {
    return new Known<>(value, evidence, Basis.DEFAULT, false);
  }

  static <T> Fact<T> assumed(T value, Evidence evidence) {
    return new Known<>(value, evidence, Basis.ASSUMED, false);
  }

  static <T> Fact<T> absent(Evidence evidence) {
    return new Absent<>(evidence);
  }

  static <T> Fact<T> unknown(String because, String supply) {
    return new Unknown<>(because, supply, Evidence.NONE);
  }

  static <T> Fact<T> unknown(String because, String supply, Evidence evidence) {
    return new Unknown<>(because, supply, evidence);
  }

  Evidence evidence();

  /** The value, when there is one. */
  default Optional<T> optional() {
    return this instanceof Known<T> known ? Optional.of(known.value()) : Optional.empty();
  }

  default boolean isKnown() {
    return this instanceof Known;
  }

  default boolean isAbsent() {
    return this instanceof Absent;
  }

  default boolean isUnknown() {
    return this instanceof Unknown;
  }

  /** The same state with another value; evidence and basis stay. */
  default <R> Fact<R> map(Function<? super T, ? extends R> change) {
    return then(value -> known(change.apply(value)));
  }

  /**
   * Goes on with the value where there is one. The evidence of this fact stays, since it is what
   * decides; a result that rests on something weaker makes the whole weaker.
   */
  default <R> Fact<R> then(Function<? super T, Fact<R>> next) {
    if (this instanceof Known<T> known) {
      Fact<R> result = next.apply(known.value());
      if (result instanceof Known<R> r) {
        Basis basis = r.basis().compareTo(known.basis()) > 0 ? r.basis() : known.basis();
        Evidence evidence = known.evidence() == Evidence.NONE ? r.evidence() : known.evidence();
        return new Known<>(r.value(), evidence, basis, known.inherited() || r.inherited());
      }
      return result;
    }
    if (this instanceof Absent<T> absent) {
      return new Absent<>(absent.evidence());
    }
    Unknown<T> unknown = (Unknown<T>) this;
    return new Unknown<>(unknown.because(), unknown.supply(), unknown.evidence());
  }

  /** Joins two values; the first that is absent or unknown decides when one is. */
  default <U, R> Fact<R> with(Fact<U> other, BiFunction<? super T, ? super U, ? extends R> join) {
    return then(a -> other.map(b -> join.apply(a, b)));
  }

  /** This, or {@code fallback} where it is not set. */
  default Fact<T> or(Supplier<Fact<T>> fallback) {
    return isAbsent() ? fallback.get() : this;
  }

  /** The same, reached by {@code way} first. */
  default Fact<T> reachedBy(List<Evidence.Step> way) {
    return way.isEmpty() ? this : withEvidence(evidence().reachedBy(way));
  }

  /** The same state resting on other evidence. */
  default Fact<T> withEvidence(Evidence evidence) {
    if (this instanceof Known<T> known) {
      return new Known<>(known.value(), evidence, known.basis(), known.inherited());
    }
    if (this instanceof Absent<T>) {
      return new Absent<>(evidence);
    }
    Unknown<T> unknown = (Unknown<T>) this;
    return new Unknown<>(unknown.because(), unknown.supply(), evidence);
  }
}
