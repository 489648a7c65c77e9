package org.losslint.resolve;

import org.losslint.source.Place;

/**
 * One group that a statement was inherited through.
 *
 * @param group its name
 * @param appliedAt the name in the {@code apply-groups} statement that brought it in
 */
public record GroupUse(String group, Place appliedAt) {}
