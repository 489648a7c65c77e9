package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RowsTest {
  private static final class Names extends Rows<String[]> {
    @Override
    String rule(String[] row) {
      return row[0];
    }

    @Override
    String owner(String[] row) {
      return row[1];
    }

    @Override
    String text(String[] row) {
      return row[2];
    }
  }

  @Test
  void eachRowIsFoundWhereItWasPut() {
    Names rows = new Names();
    List<String[]> put = new ArrayList<>();
    for (int device = 0; device < 40; device++) {
      for (int rule = 0; rule < 30; rule++) {
        String[] row = {"DCI-" + rule, "router" + device, rule % 2 == 0 ? "" : "no RTT"};
        assertEquals(-1, rows.find(row[0], row[1], row[2]));
        rows.add(row);
        put.add(row);
      }
    }
    assertEquals(put, rows.all());
    for (int i = 0; i < put.size(); i++) {
      String[] row = put.get(i);
      assertEquals(i, rows.find(new String(row[0]), row[1], row[2]));
    }
    assertEquals(-1, rows.find("DCI-1", "router1", ""));
  }

  /** These two are known to have one hash. */
  @Test
  void namesOfOneHashAreTold() {
    assertEquals("Aa".hashCode(), "BB".hashCode());
    Names rows = new Names();
    rows.add(new String[] {"DCI-001", "Aa", "x"});
    rows.add(new String[] {"DCI-001", "BB", "x"});
    assertEquals(0, rows.find("DCI-001", "Aa", "x"));
    assertEquals(1, rows.find("DCI-001", "BB", "x"));
    rows.replace(1, new String[] {"DCI-001", "BB", "x", "more"});
    assertEquals("more", rows.get(1)[3]);
    assertEquals(2, rows.all().size());
  }
}
