package org.losslint.model.nic;

import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;
import org.losslint.syntax.nic.Counter;
import org.losslint.syntax.nic.NicDocument;

/** A counter that mlx5 does not print under this name. */
public final class ForeignCounter extends Dumped {
  public static final SubjectKind<ForeignCounter> KIND =
      SubjectKind.named(
              "counter",
              ForeignCounter.class,
              "A counter of a host whose name mlx5 does not have and losslint knows all the same;"
                  + " once for each file and device.",
              "host")
          .has(
              "name",
              Type.TEXT,
              "As printed.",
              c -> Fact.known(c.counter.name().text(), c.evidence()))
          .has(
              "mlx5-name",
              Type.TEXT,
              "What mlx5 calls it.",
              c -> Fact.known(c.foreign.mlx5(), c.evidence()))
          .has(
              "printed-by",
              Type.TEXT,
              "The driver that prints it (bnxt_en, ice), or `no driver` for the names of the second"
                  + " seed document.",
              c -> Fact.known(c.foreign.printedBy(), c.evidence()));

  private final Counter counter;
  private final CounterNames.Foreign foreign;
  private final String label;

  ForeignCounter(
      NicDocument document,
      RdmaHost host,
      Counter counter,
      CounterNames.Foreign foreign,
      String device) {
    super(document, host);
    this.counter = counter;
    this.foreign = foreign;
    this.label = (device + " " + counter.name()).strip();
  }

  @Override
  public SubjectKind<?> kind() {
    return KIND;
  }

  @Override
  public String label() {
    return label;
  }

  @Override
  public Evidence evidence() {
    return at(counter.span(), "counters " + label);
  }
}
