package org.losslint.rules.expression;

/** A name for a part of a rule, computed once for a judgement and printed with its value. */
public record Let(String name, Expression expression) {}
