package org.losslint.report;

import org.losslint.source.Severity;

/** What reports and {@code explain} say of a rule. */
public interface RuleInfo {
  String id();

  String name();

  String pack();

  /** What it demands, in one or two sentences. */
  String description();

  /** Why, from which source, how to mend: in Markdown. */
  String helpMarkdown();

  /** The gravest severity among its checks. */
  Severity defaultSeverity();
}
