package org.losslint.report;

import java.util.HashMap;
import java.util.Map;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;

/**
 * The device to name beside a finding for programs that sort by devices: its own, else, as for a
 * link whose ends disagree, the one whose statement decides.
 */
final class DeciderNames {
  private final Map<String, String> byFile = new HashMap<>();

  DeciderNames(Report report) {
    for (Report.JudgedFile file : report.files()) {
      if (file.devices().size() == 1) {
        byFile.put(file.path(), file.devices().get(0));
      }
    }
  }

  /** Empty where none is known. */
  String of(Finding finding) {
    if (!finding.device().isEmpty() || finding.place().isEmpty()) {
      return finding.device();
    }
    return byFile.getOrDefault(finding.place().get().file().path(), "");
  }
}
