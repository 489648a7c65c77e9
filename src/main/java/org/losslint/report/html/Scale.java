package org.losslint.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.evaluate.LinkDigest;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;

/**
 * The scale of the pictures of one link, in multiples of its RTT, from nothing to a little more
 * than all that is drawn on it. A platform maximum far beyond the rest stays off it.
 */
record Scale(double most) {
  private static final double ROOM = 1.18;

  static Scale of(LinkDigest link) {
    double most = 1;
    most = Math.max(most, number(link.required().depth()));
    most = Math.max(most, number(link.required().kmax()));
    for (LinkDigest.End end : link.ends()) {
      if (end.state().isPresent()) {
        LinkDigest.State state = end.state().get();
        most = Math.max(most, number(state.depth().optional()));
        most = Math.max(most, number(state.xoff().optional()));
      }
    }
    for (LinkDigest.End end : link.ends()) {
      double deepest = end.state().isPresent() ? number(end.state().get().deepest().optional()) : 0;
      if (deepest > most && deepest < most * 1.4) {
        most = deepest;
      }
    }
    return new Scale(most * ROOM);
  }

  static double number(Optional<Quantity> multiple) {
    return multiple.isPresent() ? multiple.get().value().toDouble() : 0;
  }

  static Optional<Double> number(Fact<Quantity> multiple) {
    return multiple.optional().map(quantity -> quantity.value().toDouble());
  }

  String at(double multiple) {
    return Numbers.share(Math.min(multiple, most), most);
  }

  boolean holds(double multiple) {
    return multiple <= most;
  }

  /** Places of whole multiples; of every second, fifth and so on where there are many. */
  List<String> ticks() {
    int step = 1;
    while (most / step > 12) {
      step = step == 1 ? 2 : step == 2 ? 5 : step * 2;
    }
    List<String> ticks = new ArrayList<>();
    for (int i = step; i < most; i += step) {
      ticks.add(at(i));
    }
    return ticks;
  }
}
