package org.losslint.report;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;

/**
 * The file to show a finding at in media that cannot show one without: where it is written, else
 * the first file of its device, else the first file that was judged.
 */
final class NearestFile {
  private final Map<String, String> byDevice = new HashMap<>();
  private final Optional<String> first;

  NearestFile(Report report) {
    String found = null;
    for (Report.JudgedFile file : report.files()) {
      for (String device : file.devices()) {
        byDevice.putIfAbsent(device, file.path());
      }
      if (found == null && file.status() != Report.Status.SKIPPED) {
        found = file.path();
      }
    }
    this.first = Optional.ofNullable(found);
  }

  /** Empty where the report has no file at all. */
  Optional<String> of(Finding finding) {
    if (finding.place().isPresent()) {
      return Optional.of(finding.place().get().file().path());
    }
    String path = byDevice.get(finding.device());
    return path == null ? first : Optional.of(path);
  }
}
