package org.losslint.report;

/**
 * A setting in force and where it comes from.
 *
 * @param section what kind of setting: {@code parameter}
 * @param name which one: {@code scale-across.buffer-depth}; may be empty where a section has one
 * @param value in force
 * @param from where it is said: a place in a file, {@code command line} or {@code default}
 * @param insteadOf the value that it replaces; empty where it replaces none
 */
public record EffectiveValue(
    String section, String name, String value, String from, String insteadOf) {}
