package org.losslint.syntax.nic;

import org.losslint.source.Span;

/**
 * The type-of-service byte of connections, as {@code cma_roce_tos} or the file {@code
 * traffic_class} print it. The code point is its upper six bits.
 *
 * @param tos 0 to 255
 */
public record RdmaTos(Origin origin, Stated<Integer> tos, Span span) implements Section {
  public int dscp() {
    return tos.value() >> 2;
  }
}
