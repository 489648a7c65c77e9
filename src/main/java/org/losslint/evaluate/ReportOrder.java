package org.losslint.evaluate;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The order of a report: that of the files, of places in them and of rules, and by name where no
 * file decides. It hangs on nothing but what the report holds, so that the reports of parts of a
 * run can be put together to that of the whole.
 */
public final class ReportOrder {
  private static final int BEHIND_ALL = Integer.MAX_VALUE;

  private final Map<String, Integer> files = new HashMap<>();
  private final Map<String, Integer> devices = new HashMap<>();

  /**
   * @param files of the report, in its order
   */
  public ReportOrder(List<Report.JudgedFile> files) {
    for (Report.JudgedFile file : files) {
      int position = this.files.size();
      this.files.putIfAbsent(file.path(), position);
      for (String device : file.devices()) {
        devices.putIfAbsent(device, position);
      }
    }
  }

  /** Written out, because the JDK links what it makes comparators of at each start. */
  public int compare(Finding a, Finding b) {
    int order = Integer.compare(order(path(a)), order(path(b)));
    order = order == 0 ? path(a).compareTo(path(b)) : order;
    order = order == 0 ? Integer.compare(offset(a), offset(b)) : order;
    order = order == 0 ? a.rule().compareTo(b.rule()) : order;
    order =
        order == 0
            ? String.join(",", a.subjects()).compareTo(String.join(",", b.subjects()))
            : order;
    order = order == 0 ? a.device().compareTo(b.device()) : order;
    return order == 0 ? a.identity().compareTo(b.identity()) : order;
  }

  /** Rows about one file stay as they are. */
  public int compare(Report.NotEvaluated a, Report.NotEvaluated b) {
    int order = Integer.compare(order(a.file()), order(b.file()));
    if (order != 0 || order(a.file()) != BEHIND_ALL) {
      return order;
    }
    order = a.rule().compareTo(b.rule());
    order = order == 0 ? a.device().compareTo(b.device()) : order;
    return order == 0 ? a.reason().compareTo(b.reason()) : order;
  }

  /** Rows about one device stay as they are. */
  public int compare(Report.Passed a, Report.Passed b) {
    int first = orderOfDevice(a.device());
    int order = Integer.compare(first, orderOfDevice(b.device()));
    if (order != 0 || first != BEHIND_ALL) {
      return order;
    }
    order = a.rule().compareTo(b.rule());
    order = order == 0 ? a.device().compareTo(b.device()) : order;
    return order == 0 ? a.note().compareTo(b.note()) : order;
  }

  /**
   * Links that the inventory does not list, which are known by a port: those of one device stay as
   * they are.
   */
  public int compareUnlisted(LinkDigest a, LinkDigest b) {
    int first = orderOfDevice(a.ends().get(0).device());
    int order = Integer.compare(first, orderOfDevice(b.ends().get(0).device()));
    return order != 0 || first != BEHIND_ALL ? order : a.name().compareTo(b.name());
  }

  private int order(String file) {
    return files.getOrDefault(file, BEHIND_ALL);
  }

  private int orderOfDevice(String device) {
    return devices.getOrDefault(device, BEHIND_ALL);
  }

  private static String path(Finding finding) {
    return finding.place().isPresent() ? finding.place().get().file().path() : "";
  }

  /** Within a file offsets stand in the order of lines and columns. */
  private static int offset(Finding finding) {
    return finding.place().isPresent() ? finding.place().get().span().start() : -1;
  }
}
