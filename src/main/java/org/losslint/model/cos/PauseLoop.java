package org.losslint.model.cos;

import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Unit;

/**
 * What happens between the moment when a port starts to pause its neighbour and the last byte that
 * comes in: the terms of the headroom formula. The usual values are those of the second seed,
 * "Calculating 800G Headroom".
 */
final class PauseLoop {
  private final Port port;

  PauseLoop(Port port) {
    this.port = port;
  }

  /** What the optical engines add to one loop; 220 ns unless stated. */
  Fact<Quantity> transceiver() {
    return orUsual(port.stated().transceiverLatency(), 220);
  }

  /** From the watermark to the pause frame on the wire; 400 ns unless stated. */
  Fact<Quantity> switchMac() {
    return orUsual(port.stated().switchLatency(), 400);
  }

  /** From the pause frame to the last byte of the sender; 350 ns unless stated. */
  Fact<Quantity> nic() {
    return orUsual(port.stated().nicLatency(), 350);
  }

  private static Fact<Quantity> orUsual(Fact<Quantity> stated, long nanoseconds) {
    return stated.isAbsent()
        ? Fact.assumed(Quantity.of(nanoseconds, Unit.NS), stated.evidence())
        : stated;
  }

  /** What light takes for each metre; 5 ns unless stated. */
  Fact<Quantity> fibre() {
    Fact<Quantity> stated = port.stated().fibreLatency();
    return stated.isAbsent()
        ? Fact.byDefault(
            Quantity.of(5, Unit.NS).dividedBy(Quantity.of(1, Unit.M)), stated.evidence())
        : stated;
  }

  /** What the chip needs on top of the formula; absent where nothing is stated. */
  Fact<Quantity> addition() {
    return port.owner().platform().headroomAddition();
  }
}
