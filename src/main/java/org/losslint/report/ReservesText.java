package org.losslint.report;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.losslint.evaluate.Report;

/**
 * The block of what passed with a reserve: a design that was tested at one speed is not proven at
 * another. Rows are gathered by the reserve.
 */
final class ReservesText {
  private static final int DEVICES = 3;

  private final Colours colours;

  ReservesText(Colours colours) {
    this.colours = colours;
  }

  /** The rules and devices that one reserve is made for. */
  private static final class Reserve {
    private final Set<String> rules = new LinkedHashSet<>();
    private final Set<String> devices = new LinkedHashSet<>();
  }

  void write(Report report, Writer out) throws IOException {
    Map<String, Reserve> reserves = new LinkedHashMap<>();
    for (Report.Passed row : report.passed()) {
      if (!row.note().isEmpty()) {
        Reserve reserve = reserves.get(row.note());
        if (reserve == null) {
          reserve = new Reserve();
          reserves.put(row.note(), reserve);
        }
        reserve.rules.add(row.rule());
        if (!row.device().isEmpty()) {
          reserve.devices.add(row.device());
        }
      }
    }
    if (reserves.isEmpty()) {
      return;
    }
    line(out, colours.strong("Passed with a reserve"));
    for (Map.Entry<String, Reserve> entry : reserves.entrySet()) {
      line(out, "  " + Visible.text(entry.getKey()));
      List<String> devices = new ArrayList<>(entry.getValue().devices);
      if (!devices.isEmpty()) {
        String some = FindingText.list(devices, DEVICES, devices.size());
        line(out, "    " + colours.faint("on") + "      " + Visible.text(some));
      }
      String rules = String.join(", ", entry.getValue().rules);
      line(out, "    " + colours.faint("rules") + "   " + Visible.text(rules));
    }
    line(out, "");
  }

  private static void line(Writer out, String text) throws IOException {
    out.write(Visible.logLine(text));
    out.write('\n');
  }
}
