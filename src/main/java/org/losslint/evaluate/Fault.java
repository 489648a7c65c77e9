package org.losslint.evaluate;

/**
 * A fault of losslint itself that one rule or file ran into. The rest is judged all the same, and
 * the run as a whole cannot be trusted.
 *
 * @param where the rule and the first subject, or the file
 */
public record Fault(String where, Throwable cause) {}
