package org.losslint.report.merge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.losslint.evaluate.Report;

class RowsTest {
  private static Report.NotEvaluated ofLinks(int count, List<String> links) {
    return new Report.NotEvaluated(
        "INV-001", "rtt", "", "inventory.yaml", "no distance", "give it", count, links);
  }

  /** One run names the first ten in the order of the inventory, whichever shard they are of. */
  @Test
  void subjectsOfAJoinedRowAreInTheOrderOfTheInventory() {
    List<String> links = new ArrayList<>();
    for (int i = 0; i < 24; i++) {
      links.add("link" + i);
    }
    Rows rows = new Rows(links);
    rows.add(ofLinks(12, List.of("link1", "link3", "link5", "link7", "link9", "link11", "link13")));
    rows.add(ofLinks(12, List.of("link0", "link2", "link4", "link6", "link8", "link10", "link12")));
    assertEquals(List.of(ofLinks(24, links.subList(0, 10))), rows.open());
  }

  @Test
  void filesWithoutADeviceHaveRowsOfTheirOwn() {
    Rows rows = new Rows(List.of());
    Report.NotEvaluated east =
        new Report.NotEvaluated("COS-001", "x", "", "east/cos.conf", "no name", "", 1, List.of());
    Report.NotEvaluated west =
        new Report.NotEvaluated("COS-001", "x", "", "west/cos.conf", "no name", "", 1, List.of());
    rows.add(east);
    rows.add(west);
    assertEquals(List.of(east, west), rows.open());
  }

  @Test
  void passesOfOneRuleDeviceAndReserveAreCountedTogether() {
    Rows rows = new Rows(List.of());
    rows.add(new Report.Passed("SET-001", "x", "", 2));
    rows.add(new Report.Passed("SET-001", "x", "", 3));
    rows.add(new Report.Passed("SET-001", "x", "", 1, "extrapolated"));
    assertEquals(
        List.of(
            new Report.Passed("SET-001", "x", "", 5),
            new Report.Passed("SET-001", "x", "", 1, "extrapolated")),
        rows.passed());
  }
}
