package org.losslint.report;

import java.io.IOException;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.losslint.evaluate.Report;

/**
 * The block of what could not be evaluated. One missing fact stops many rules, so rows are gathered
 * by the fact: what is missing, who can supply it, then the rules that wait for it.
 */
final class NotEvaluatedText {
  private static final int DEVICES = 3;

  private final Colours colours;

  NotEvaluatedText(Colours colours) {
    this.colours = colours;
  }

  /** A missing fact, and the rules and devices that it holds up. */
  private static final class Waiting {
    private final String reason;
    private final String supply;
    private final Map<String, Integer> rules = new LinkedHashMap<>();
    private final Set<String> devices = new LinkedHashSet<>();

    Waiting(Report.NotEvaluated row) {
      this.reason = row.reason();
      this.supply = row.supply();
    }
  }

  void write(Report report, Writer out) throws IOException {
    if (report.notEvaluated().isEmpty()) {
      return;
    }
    Map<String, Waiting> facts = new LinkedHashMap<>();
    for (Report.NotEvaluated row : report.notEvaluated()) {
      String fact = row.reason() + "\n" + row.supply();
      Waiting waiting = facts.get(fact);
      if (waiting == null) {
        waiting = new Waiting(row);
        facts.put(fact, waiting);
      }
      waiting.rules.merge(
          row.name().isEmpty() ? row.rule() : row.rule() + " " + row.name(),
          row.count(),
          Integer::sum);
      waiting.devices.add(row.device().isEmpty() ? row.file() : row.device());
    }
    line(out, colours.strong("Not evaluated"));
    for (Waiting waiting : facts.values()) {
      line(out, "  " + Visible.text(waiting.reason));
      if (!waiting.supply.isEmpty()) {
        line(out, "    " + colours.faint("supply") + "  " + Visible.text(waiting.supply));
      }
      waiting.devices.remove("");
      if (!waiting.devices.isEmpty()) {
        String devices =
            FindingText.list(
                java.util.List.copyOf(waiting.devices), DEVICES, waiting.devices.size());
        line(out, "    " + colours.faint("on") + "      " + Visible.text(devices));
      }
      line(out, "    " + colours.faint("rules") + "   " + rules(waiting.rules));
    }
    line(out, "");
  }

  private static String rules(Map<String, Integer> rules) {
    StringBuilder text = new StringBuilder();
    for (Map.Entry<String, Integer> rule : rules.entrySet()) {
      text.append(text.isEmpty() ? "" : ", ").append(Visible.text(rule.getKey()));
      if (rule.getValue() > 1) {
        text.append(" (").append(rule.getValue()).append(" times)");
      }
    }
    return text.toString();
  }

  private static void line(Writer out, String text) throws IOException {
    out.write(Visible.logLine(text));
    out.write('\n');
  }
}
