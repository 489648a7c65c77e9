package org.losslint.model.cos;

import java.util.List;
import org.losslint.inventory.PlatformFamily.Curve;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Rational;

/**
 * Where marking starts (Kmin) and where it is complete (Kmax) on the curve that a kind of hardware
 * makes of the points of a drop profile. All in percent of the queue's buffer. Sources: vendor
 * pages on PTX class-of-service features, on RED drop profiles, and on WRED for QFX.
 */
final class MarkingCurve {
  private static final Rational HUNDRED = Rational.of(100);

  private final List<DropProfile.Point> points;
  private final boolean interpolated;
  private final Curve curve;

  /** Points are sorted by fill level; at least one. */
  MarkingCurve(List<DropProfile.Point> points, boolean interpolated, Curve curve) {
    this.points = points;
    this.interpolated = interpolated;
    this.curve = curve;
  }

  Fact<Quantity> kmin() {
    if (curve == Curve.LINE && points.size() >= 2) {
      return known(zeroCrossing(), points.get(0));
    }
    if (interpolated && curve != Curve.TWO_POINT && curve != Curve.LINE) {
      return interpolatedStart();
    }
    if (curve == Curve.TWO_POINT) {
      return lastZeroBeforeRise();
    }
    for (DropProfile.Point point : points) {
      if (point.probability().signum() > 0) {
        return known(point.fill(), point);
      }
    }
    return Fact.absent(points.get(0).fillEvidence());
  }

  /** The line through the first two points goes on below the first one, to where it is zero. */
  private Rational zeroCrossing() {
    DropProfile.Point a = points.get(0);
    DropProfile.Point b = points.get(1);
    Rational rise = b.probability().minus(a.probability());
    if (rise.signum() <= 0) {
      return a.fill();
    }
    Rational run = b.fill().minus(a.fill());
    Rational crossing = a.fill().minus(a.probability().times(run).dividedBy(rise));
    return crossing.signum() < 0 ? Rational.ZERO : crossing;
  }

  /**
   * A first probability above zero is reached from the implicit point (0,0), so marking starts at
   * once.
   */
  private Fact<Quantity> interpolatedStart() {
    if (points.get(0).probability().signum() > 0) {
      return known(Rational.ZERO, points.get(0));
    }
    return lastZeroBeforeRise();
  }

  private Fact<Quantity> lastZeroBeforeRise() {
    DropProfile.Point start = points.get(0);
    for (DropProfile.Point point : points) {
      if (point.probability().signum() > 0) {
        break;
      }
      start = point;
    }
    return known(start.fill(), start);
  }

  Fact<Quantity> kmax() {
    for (DropProfile.Point point : points) {
      if (point.probability().equals(HUNDRED)) {
        return known(point.fill(), point);
      }
    }
    DropProfile.Point last = points.get(points.size() - 1);
    if (curve == Curve.LINE && points.size() == 2) {
      return lineAtHundred(points.get(0), last);
    }
    if (curve == Curve.TWO_POINT) {
      // Beyond the second level everything is hit.
      return known(last.fill(), last);
    }
    if (interpolated && curve != Curve.LINE) {
      return known(HUNDRED, last);
    }
    return Fact.absent(last.fillEvidence());
  }

  private static Fact<Quantity> lineAtHundred(DropProfile.Point a, DropProfile.Point b) {
    Rational rise = b.probability().minus(a.probability());
    if (rise.signum() <= 0) {
      return Fact.absent(b.fillEvidence());
    }
    Rational perPoint = b.fill().minus(a.fill()).dividedBy(rise);
    Rational level = b.fill().plus(HUNDRED.minus(b.probability()).times(perPoint));
    return known(level.compareTo(HUNDRED) > 0 ? HUNDRED : level, b);
  }

  private static Fact<Quantity> known(Rational percent, DropProfile.Point point) {
    Evidence evidence = point.fillEvidence();
    return Fact.known(Quantity.percent(percent), evidence);
  }
}
