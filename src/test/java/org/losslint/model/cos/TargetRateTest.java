package org.losslint.model.cos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.losslint.model.cos.Devices.queue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losslint.model.Facts;

/** The rate that turns a temporal buffer into bytes, on a port of 100 Gbps. */
class TargetRateTest {
  private static Queue gold(String model, String scheduler) {
    StringBuilder config =
        new StringBuilder(
            """
            set interfaces et-0/0/0 speed 100g
            set class-of-service forwarding-classes class gold queue-num 3 no-loss
            set class-of-service scheduler-maps m forwarding-class gold scheduler s
            set class-of-service interfaces et-0/0/0 scheduler-map m
            """);
    for (String line : scheduler.split(";")) {
      boolean ofPort = line.strip().startsWith("port ");
      config
          .append("set class-of-service ")
          .append(ofPort ? "interfaces et-0/0/0 " : "schedulers s ")
          .append(ofPort ? line.strip().substring(5) : line.strip())
          .append('\n');
    }
    return queue(Devices.ofModel(model, config.toString()), "et-0/0/0", "gold");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "buffer-rate percent 100; transmit-rate percent 40|100%|buffer-rate",
        "buffer-rate percent 60|60%|buffer-rate",
        "buffer-rate 25g|25%|buffer-rate",
        "buffer-rate percent 100; shaping-rate percent 50|50%|shaping-rate",
        "buffer-rate percent 100; port shaping-rate 80g|80%|shaping-rate",
        "buffer-rate 30g; shaping-rate 40g|30%|buffer-rate",
        "transmit-rate percent 40|40%|transmit-rate",
        "transmit-rate percent 40; port shaping-rate 50g|20%|transmit-rate",
        "transmit-rate 2.5g|2.5%|transmit-rate",
        "transmit-rate percent 0|100%|port-rate",
        "shaping-rate percent 70|70%|shaping-rate",
        "priority strict-high|25%|strict-high-default",
        "priority strict-high; transmit-rate percent 60|60%|transmit-rate",
        "priority strict-high; buffer-rate percent 100|100%|buffer-rate",
        "priority high|100%|port-rate"
      })
  void theFirstOfBufferTransmitAndShapingRateCounts(String scheduler, String share, String source) {
    Queue gold = gold("PTX10008", scheduler);

    assertEquals(share, Facts.show(gold, "target-share"));
    assertEquals(source, Facts.show(gold, "target-source"));
  }

  /** The seed's trap: 12948 µs × 40 % × 12,500 B/µs. */
  @Test
  void theTrapInBytes() {
    Queue gold = gold("PTX10008", "transmit-rate percent 40; buffer-size temporal 12948");

    assertEquals("5179.2 us", Facts.show(gold, "drain-time"));
    assertEquals("64740000 B", Facts.show(gold, "depth"));
  }

  @Test
  void whatIsLeftIsNoRate() {
    assertTrue(
        Facts.show(gold("PTX10008", "transmit-rate remainder"), "target-share")
            .startsWith("unknown: the transmit-rate is `remainder`"));
  }

  @ParameterizedTest
  @CsvSource({"QFX5240", "MX960", "QFX10008", "ACX7509"})
  void otherFamiliesDoNotSay(String model) {
    Queue gold = gold(model, "transmit-rate percent 40; buffer-size temporal 1000");

    assertTrue(Facts.show(gold, "target-share").startsWith("unknown: how "));
    assertEquals("1000 us", Facts.show(gold, "temporal"));
    assertTrue(Facts.show(gold, "depth").startsWith("unknown: "));
  }

  /** Only the PTX with room for it cut a strict-high queue to a quarter. */
  @Test
  void otherRoutersOfTheFamilyHaveNoQuarter() {
    assertEquals("100%", Facts.show(gold("PTX10004", "priority strict-high"), "target-share"));
  }
}
