package org.losslint.report;

import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
import org.losslint.evaluate.supposed.Computation;
import org.losslint.quantity.Quantity;
import org.losslint.rules.JudgingRule;

/** Pages about one rule, for a terminal or as Markdown. */
public final class Explanation {
  private final boolean markdown;
  private final boolean colours;

  /**
   * @param colours for the terminal; Markdown has none
   */
  public Explanation(boolean markdown, boolean colours) {
    this.markdown = markdown;
    this.colours = colours;
  }

  private PageLayout page() {
    return markdown ? new MarkdownLayout(1) : new TerminalLayout(colours);
  }

  /**
   * Everything about a rule.
   *
   * @param here what it comes to in the files that were named; empty where none were
   */
  public void write(RuleView rule, Optional<RuleHere> here, Writer out) throws IOException {
    PageLayout page = page();
    RulePage parts = new RulePage(rule, page);
    parts.head();
    parts.formula();
    here.ifPresent(where -> where.write(page));
    parts.remedies();
    parts.waiver(here.map(RuleHere::coverage).orElse(""));
    parts.examples();
    out.write(page.text());
  }

  /**
   * A rule computed from given values.
   *
   * @param rate at which a time is also told as bytes; empty for none
   */
  public void write(
      RuleView rule,
      JudgingRule computed,
      Computation computation,
      Optional<Quantity> rate,
      Writer out)
      throws IOException {
    PageLayout page = page();
    page.title(rule.rule().id() + " " + rule.rule().name(), "computed from what is given");
    new ComputationPage(computed, computation, rate, page).write();
    out.write(page.text());
  }
}
