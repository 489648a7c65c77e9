package org.losslint.report.merge;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.evaluate.LinkDigest;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.quantity.Dimension;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Rational;

/** Makes the digests of links of what reports say of them. */
final class LinkReader {
  private LinkReader() {}

  static LinkDigest link(Fields line) throws MergeException {
    List<LinkDigest.End> ends = new ArrayList<>(2);
    for (Fields end : line.objects("ends")) {
      ends.add(
          new LinkDigest.End(
              end.text("device"),
              end.text("port"),
              end.text("queue"),
              end.has("state") ? Optional.of(state(end.object("state"))) : Optional.empty(),
              end.text("missing")));
    }
    Fields required = line.object("required");
    return new LinkDigest(
        line.text("name"),
        fact(line, "rtt"),
        line.text("rttSource"),
        fact(line, "rate"),
        fact(line, "distance"),
        ends,
        new LinkDigest.Marks(
            quantity(required, "depth"), quantity(required, "kmin"), quantity(required, "kmax")));
  }

  private static LinkDigest.State state(Fields state) throws MergeException {
    return new LinkDigest.State(
        fact(state, "drainTime"),
        fact(state, "bytes"),
        fact(state, "depth"),
        fact(state, "kmin"),
        fact(state, "kmax"),
        fact(state, "xoff"),
        fact(state, "maximum"),
        fact(state, "deepest"));
  }

  private static Fact<Quantity> fact(Fields owner, String key) throws MergeException {
    Fields fact = owner.object(key);
    if (fact.has("because")) {
      return Fact.unknown(fact.text("because"), fact.text("supply"));
    }
    Optional<Quantity> value = quantity(fact, "value");
    if (value.isEmpty()) {
      return Fact.absent(Evidence.NONE);
    }
    String basis = fact.text("basis");
    for (Fact.Basis each : Fact.Basis.values()) {
      if (each.name().equals(basis)) {
        return new Fact.Known<>(value.get(), Evidence.NONE, each, fact.flag("inherited"));
      }
    }
    throw fact.wrong("basis", "how a value came about");
  }

  private static Optional<Quantity> quantity(Fields owner, String key) throws MergeException {
    if (!owner.has(key)) {
      return Optional.empty();
    }
    List<?> parts = owner.list(key);
    if (parts.size() == 6
        && parts.get(0) instanceof String number
        && parts.get(1) instanceof Integer time
        && parts.get(2) instanceof Integer data
        && parts.get(3) instanceof Integer length
        && parts.get(4) instanceof Integer event
        && parts.get(5) instanceof Boolean ratio) {
      try {
        int slash = number.indexOf('/');
        Rational value =
            slash < 0
                ? Rational.of(new BigDecimal(number))
                : Rational.of(new BigDecimal(number.substring(0, slash)))
                    .dividedBy(Rational.of(new BigDecimal(number.substring(slash + 1))));
        Dimension dimension = new Dimension(time, data, length, event, ratio);
        return Optional.of(new Quantity(value, dimension));
      } catch (ArithmeticException | NumberFormatException e) {
        throw owner.wrong(key, "a quantity");
      }
    }
    throw owner.wrong(key, "a quantity");
  }
}
