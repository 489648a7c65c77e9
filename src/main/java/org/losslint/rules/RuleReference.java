package org.losslint.rules;

/** A rule that another one names. */
public record RuleReference(String rule, PackPlace place) {}
