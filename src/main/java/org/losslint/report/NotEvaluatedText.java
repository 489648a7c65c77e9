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

  /** The rules and devices that one fact holds up. */
  private static final class Waiting {
    private final Map<String, Integer> rules = new LinkedHashMap<>();
    private final Set<String> devices = new LinkedHashSet<>();
  }

  private record Missing(String reason, String supply) {}

  void write(Report report, Writer out) throws IOException {
    if (report.notEvaluated().isEmpty()) {
      return;
    }
    Map<Missing, Waiting> facts = new LinkedHashMap<>();
    for (Report.NotEvaluated row : report.notEvaluated()) {
      Waiting waiting =
          facts.computeIfAbsent(new Missing(row.reason(), row.supply()), fact -> new Waiting());
      waiting.rules.merge(
          row.name().isEmpty() ? row.rule() : row.rule() + " " + row.name(),
          row.count(),
          Integer::sum);
      waiting.devices.add(row.device().isEmpty() ? row.file() : row.device());
    }
    line(out, colours.strong("Not evaluated"));
    for (Map.Entry<Missing, Waiting> fact : facts.entrySet()) {
      line(out, "  " + Visible.text(fact.getKey().reason()));
      if (!fact.getKey().supply().isEmpty()) {
        line(out, "    " + colours.faint("supply") + "  " + Visible.text(fact.getKey().supply()));
      }
      Waiting waiting = fact.getValue();
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
    out.write(text);
    out.write('\n');
  }
}
