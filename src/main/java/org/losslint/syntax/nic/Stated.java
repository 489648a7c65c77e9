package org.losslint.syntax.nic;

import org.losslint.source.Span;

/**
 * A value and where a dump states it.
 *
 * @param <T> what it is
 */
public record Stated<T>(T value, Span span) {}
