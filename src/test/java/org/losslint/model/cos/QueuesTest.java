package org.losslint.model.cos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.losslint.model.cos.Devices.check;
import static org.losslint.model.cos.Devices.port;
import static org.losslint.model.cos.Devices.queue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.losslint.model.Facts;
import org.losslint.quantity.Quantity;

/**
 * Queues of the kinds of design that vendors publish, one of each family, with every number worked
 * out by hand from the rules of the platform.
 */
class QueuesTest {
  private static final Path FOLDER = Path.of("testdata", "queues");

  private static Device device(String file, String model, String defaults) {
    try {
      return Devices.of(
          "version: 1\n" + defaults + "devices: [{name: r1, model: " + model + "}]\n",
          Files.readString(FOLDER.resolve(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * QFX5240: bound by a glob, one port split into two of 400 Gbps. The chip draws 0 up to 55 % and
   * a ramp to 90 %; a time says nothing there, so no rate turns it into bytes; the output stanza
   * lets queue 4 stop for priority 3.
   */
  @Test
  void leafOf800Gbps() {
    Device leaf = device("leaf-800g.conf", "QFX5240-64OD", "defaults: {rdma-class: gpu}\n");

    Queue lossless = queue(leaf, "et-0/0/4:0", "gpu");
    check(
        lossless,
        Map.ofEntries(
            Map.entry("rdma", "true"),
            Map.entry("lossless", "true"),
            Map.entry("cnp", "false"),
            Map.entry("code-points", "011010"),
            Map.entry("scheduler", "gpu-marked"),
            Map.entry("buffer-form", "none"),
            Map.entry("temporal", "absent"),
            Map.entry("target-share", "unknown"),
            Map.entry("ecn", "true"),
            Map.entry("head-marking", "false"),
            Map.entry("priority", "low"),
            Map.entry("maps-any", "true"),
            Map.entry("profile", "late"),
            Map.entry("kmin", "55%"),
            Map.entry("kmax", "90%"),
            Map.entry("pause-priority", "3"),
            Map.entry("answers-pause", "true")));
    check(
        queue(leaf, "et-0/0/60", "notify"),
        Map.of(
            "rdma", "false",
            "cnp", "true",
            "lossless", "false",
            "priority", "strict-high",
            "has-profile-map", "false",
            "kmin", "unknown",
            "answers-pause", "absent"));
    assertEquals("400 Gbps", Facts.show(port(leaf, "et-0/0/4:0"), "rate"));
    assertEquals("800 Gbps", Facts.show(port(leaf, "et-0/0/60"), "rate"));
    assertEquals("gpu", Facts.show(port(leaf, "et-0/0/4:1"), "class-of", number(26)));
  }

  /**
   * QFX5120 without a lossless class: the profile stops queue 5 for priority 3, and the class of
   * queue 5 has no priority; the curve (1,0) to (2,100) is legal and marks almost at once.
   */
  @Test
  void storageLeaf() {
    Device leaf = device("storage-leaf.conf", "QFX5120-48YM", "defaults: {rdma-class: q5}\n");

    check(
        queue(leaf, "xe-0/0/5", "q5"),
        Map.ofEntries(
            Map.entry("rdma", "true"),
            Map.entry("lossless", "false"),
            Map.entry("code-points", "001000 011010"),
            Map.entry("buffer-form", "percent"),
            Map.entry("buffer-percent", "60%"),
            Map.entry("drain-time", "unknown"),
            Map.entry("ecn", "true"),
            Map.entry("maps-any", "false"),
            Map.entry("kmin", "1%"),
            Map.entry("kmax", "2%"),
            Map.entry("pause-priority", "absent"),
            Map.entry("pause-output", "true")));
    check(queue(leaf, "xe-0/0/5", "q0"), Map.of("kmin", "0%", "kmax", "20%", "ecn", "false"));
    check(
        queue(leaf, "xe-0/0/5", "q7"),
        Map.of("cnp", "true", "priority", "strict-high", "buffer-form", "none"));
    assertEquals(0, leaf.objects().dropProfiles().stream().filter(QueuesTest::isBroken).count());
  }

  /**
   * PTX10001-36MR: a bundle counts by a member, 100 Gbps. A share of 40 % is the rate that turns
   * time into bytes; 30 % of shaping makes 5 ms drain in 1.5 ms of the port, 5000 µs × 0.3 × 12,500
   * B/µs = 18.75 MB; the strict-high queue has neither and uses the whole port: 2000 µs × 12,500
   * B/µs = 25 MB (the 25 % of a strict-high queue are those of PTX10008 and PTX10016).
   */
  @Test
  void coreOfPtx() {
    Device core = device("core-ptx.set", "PTX10001-36MR", "");

    check(
        queue(core, "ae12", "video"),
        Map.of(
            "buffer-form", "percent",
            "buffer-percent", "30%",
            "target-share", "40%",
            "target-source", "transmit-rate",
            "drain-time", "unknown",
            "ecn", "false",
            "kmin", "unknown"));
    check(
        queue(core, "ae12", "voice"),
        Map.of(
            "temporal", "5000 us",
            "target-share", "30%",
            "target-source", "shaping-rate",
            "highest-share", "30%",
            "drain-time", "1500 us",
            "depth", "18750000 B"));
    check(
        queue(core, "ae12", "urgent"),
        Map.of(
            "temporal", "2000 us",
            "target-share", "100%",
            "target-source", "port-rate",
            "depth", "25000000 B"));
    check(
        queue(core, "ae12", "bulk"),
        Map.of("buffer-form", "remainder", "target-share", "unknown", "rdma", "unknown"));
    assertEquals("100 Gbps", Facts.show(port(core, "ae12"), "rate"));
    assertEquals("true", Facts.show(port(core, "ae12").mpls()));
  }

  /**
   * MX204: all of it comes from a group, the classes are in the style with `queue`, and the map
   * stands on a unit. Discrete points are stairs, so marking starts at the first level that has a
   * probability: 60 and 80 %. The slope starts at its implicit (0,0) and ends at (100,100).
   */
  @Test
  void metroOfMx() {
    Device metro = device("metro-mx.conf", "MX204", "");

    check(
        queue(metro, "xe-0/1/3", "gold"),
        Map.of(
            "lossless", "false",
            "temporal", "20000 us",
            "target-share", "unknown",
            "maps-any", "false",
            "code-points", ""));
    Queue gold = queue(metro, "xe-0/1/3", "gold");
    assertEquals("low high", labels(gold, "loss-priority"));
    assertEquals("60% 0%", labels(gold, "kmin"));
    assertEquals("80% 100%", labels(gold, "kmax"));
    assertEquals("true true", labels(gold, "covered"));
    check(
        queue(metro, "xe-0/1/3", "routing"),
        Map.of("buffer-form", "percent", "priority", "high", "scheduler", "routing-some"));
    assertEquals("queue", Facts.show(metro, "forwarding-class-style"));
    assertTrue(Facts.show(port(metro, "xe-0/1/3"), "rate").startsWith("unknown: "));
  }

  /**
   * ACX7100: the map comes by a glob, the class of all that comes in by the name; nothing of the
   * family is known that turns a time into bytes.
   */
  @Test
  void accessOfAcx() {
    Device access = device("access-acx.conf", "ACX7100-32C", "");

    check(
        queue(access, "et-0/0/13", "fronthaul"),
        Map.of(
            "scheduler", "low-latency",
            "priority", "low-latency",
            "buffer-form", "percent",
            "buffer-percent", "10%",
            "target-share", "unknown"));
    check(
        queue(access, "et-0/0/13", "besteffort"),
        Map.of("buffer-form", "remainder", "priority", "low"));
    Port radio = port(access, "et-0/0/13");
    assertEquals("fronthaul", Facts.show(radio, "class-of", number(26)));
    assertEquals("true", Facts.show(radio, "matched-twice"));
    assertEquals("25 Gbps", Facts.show(radio, "rate"));
  }

  private static boolean isBroken(DropProfile profile) {
    return !Facts.show(profile, "defects").isEmpty();
  }

  private static Quantity number(int value) {
    return Quantity.number(value);
  }

  private static String labels(Queue queue, String attribute) {
    return String.join(
        " ",
        queue.marking().markings().stream()
            .map(marking -> Facts.show(marking, attribute))
            .toList());
  }
}
