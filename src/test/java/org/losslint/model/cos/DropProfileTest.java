package org.losslint.model.cos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.losslint.model.cos.Devices.queue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losslint.model.Facts;

/** Where marking starts and is complete: one text is another curve on other hardware. */
class DropProfileTest {
  private static final String QUEUE =
      """
      set class-of-service forwarding-classes class gold queue-num 3
      set class-of-service schedulers s drop-profile-map loss-priority any protocol any drop-profile d
      set class-of-service schedulers s explicit-congestion-notification
      set class-of-service scheduler-maps m forwarding-class gold scheduler s
      set class-of-service interfaces et-0/0/0 scheduler-map m
      """;

  private static Device device(String model, String profile) {
    StringBuilder lines = new StringBuilder();
    for (String line : profile.split(";")) {
      lines.append("set class-of-service drop-profiles d ").append(line.strip()).append('\n');
    }
    return Devices.ofModel(model, QUEUE + lines);
  }

  /** PTX draws the line through both points down to zero: (30,1) and (60,100) cross at 29 23/33. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "PTX10008|fill-level 30 drop-probability 1; fill-level 60 drop-probability 100|980/33%|60%",
        "PTX10008|fill-level 60 drop-probability 100; fill-level 30 drop-probability 0|30%|60%",
        "PTX10008|fill-level 10 drop-probability 50; fill-level 30 drop-probability 100|0%|30%",
        "PTX10008|fill-level 20 drop-probability 10; fill-level 40 drop-probability 50|15%|65%",
        "PTX10008|fill-level 7.5 drop-probability 0; fill-level 15 drop-probability 100|7.5%|15%",
        "PTX10008|fill-level 60 drop-probability 100|60%|60%",
        "MX960|fill-level 30 drop-probability 1; fill-level 60 drop-probability 100|30%|60%",
        "MX960|interpolate fill-level [ 40 80 ]; interpolate drop-probability [ 0 100 ]|40%|80%",
        "MX960|interpolate fill-level [ 40 80 ]; interpolate drop-probability [ 1 90 ]|0%|100%",
        "QFX5240|interpolate fill-level [ 55 90 ]; interpolate drop-probability [ 0 100 ]|55%|90%",
        "QFX5240|interpolate fill-level [ 20 50 ]; interpolate drop-probability [ 0 80 ]|20%|50%",
        "QFX5240|interpolate fill-level [ 0 20 50 ]; interpolate drop-probability [ 0 0 100"
            + " ]|20%|50%",
        "QFX10002|interpolate fill-level [ 10 20 70 ]; interpolate drop-probability [ 0 0 100"
            + " ]|20%|70%"
      })
  void theCurveIsThatOfTheFamily(String model, String profile, String kmin, String kmax) {
    Queue gold = queue(device(model, profile), "et-0/0/0", "gold");

    assertEquals(kmin, Facts.show(gold, "kmin"));
    assertEquals(kmax, Facts.show(gold, "kmax"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "interpolate fill-level [ 1 2 ]; interpolate drop-probability [ 0 100 ]|false",
        "fill-level 60 drop-probability 100; fill-level 30 drop-probability 1|false",
        "interpolate fill-level [ 30 60 80 ]; interpolate drop-probability [ 100 1 ]|true",
        "fill-level 30 drop-probability 50; fill-level 60 drop-probability 20|true",
        "fill-level 30 drop-probability 1; fill-level 160 drop-probability 100|true",
        "interpolate fill-level [ 20 50 ]; interpolate drop-probability [ 0 x ]|true",
        "fill-level 30 drop-probability 1; interpolate fill-level 20|true"
      })
  void whatIsMalformedIsSaid(String profile, boolean malformed) {
    Device device = device("MX960", profile);

    assertEquals(
        malformed, !Facts.show(device.objects().dropProfiles().get(0), "defects").isEmpty());
  }

  /** A group adds its values behind those in place, so that one point of each is no pair. */
  @Test
  void inheritedValuesComeBehindThoseInPlace() {
    String group =
        """
        set groups g class-of-service drop-profiles d interpolate fill-level 60
        set groups g class-of-service drop-profiles d interpolate drop-probability 100
        set apply-groups g
        """;
    Device device =
        Devices.ofModel(
            "QFX5240",
            QUEUE
                + group
                + "set class-of-service drop-profiles d interpolate fill-level 20\n"
                + "set class-of-service drop-profiles d interpolate drop-probability 0\n");
    Queue gold = queue(device, "et-0/0/0", "gold");

    assertEquals("20%", Facts.show(gold, "kmin"));
    assertEquals("60%", Facts.show(gold, "kmax"));
  }
}
