package org.losslint.inventory;

import org.losslint.source.Place;

/**
 * A value of the inventory with the place where it is written.
 *
 * @param <T> what it is
 */
public record Entry<T>(T value, Place place) {}
