package org.losslint.model.waiver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CoverageTest {
  @Property
  void aStatementIsWithinThoseWhoseWordsItsPathStartsWith(
      @ForAll @Size(max = 4)
          List<@StringLength(min = 1, max = 2) @CharRange(from = 'a', to = 'b') String> path,
      @ForAll @Size(max = 4)
          List<@StringLength(min = 1, max = 2) @CharRange(from = 'a', to = 'b') String> holder) {
    boolean starts = holder.size() <= path.size() && path.subList(0, holder.size()).equals(holder);
    assertEquals(starts, Coverage.isWithin(String.join(" ", path), String.join(" ", holder)));
  }

  @ParameterizedTest
  @CsvSource({
    "leaf1,,true",
    "leaf*,,false",
    ",a.conf,true",
    ",*.conf,false",
    ",,false",
    "leaf*,a.conf,true"
  })
  void anExactCoverageNamesADeviceOrFile(String device, String files, boolean exact) {
    assertEquals(
        exact,
        new Coverage.Named(Optional.ofNullable(device), Optional.ofNullable(files), "").isExact());
  }
}
