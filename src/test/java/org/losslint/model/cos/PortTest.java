package org.losslint.model.cos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.losslint.model.cos.Devices.port;
import static org.losslint.model.cos.Devices.queue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losslint.inventory.Role;
import org.losslint.model.Facts;

/** Ports: where their maps, roles and rates come from. */
class PortTest {
  private static final String MAPS =
      """
      set class-of-service forwarding-classes class gold queue-num 3 no-loss
      set class-of-service forwarding-classes class bulk queue-num 0
      set class-of-service forwarding-class-sets first class gold
      set class-of-service forwarding-class-sets rest class bulk
      set class-of-service scheduler-maps both forwarding-class gold scheduler sg
      set class-of-service scheduler-maps both forwarding-class bulk scheduler sb
      set class-of-service scheduler-maps plain forwarding-class bulk scheduler sb
      set class-of-service traffic-control-profiles tcp-both scheduler-map both
      set class-of-service traffic-control-profiles tcp-both shaping-rate 40g
      set class-of-service schedulers sg buffer-size temporal 1000
      set class-of-service schedulers sg buffer-rate percent 100
      set class-of-service schedulers sb transmit-rate percent 10
      """;

  /** However the map comes to the port, a role for all covers it where the map has RDMA. */
  @ParameterizedTest
  @CsvSource({
    "scheduler-map both, dci",
    "scheduler-map plain, absent",
    "output-traffic-control-profile tcp-both, dci",
    "forwarding-class-set first output-traffic-control-profile tcp-both, dci",
    "forwarding-class-set rest output-traffic-control-profile tcp-both, absent",
    "unit 0 scheduler-map both, dci",
    "unit 0 output-traffic-control-profile tcp-both, dci",
    "unit 0 classifiers dscp default, absent"
  })
  void aRoleForAllCoversPortsThatScheduleRdma(String binding, String role) {
    Device device =
        Devices.withRole(
            Role.DCI, MAPS + "set class-of-service interfaces et-0/0/0 " + binding + "\n");

    assertEquals(role, Facts.show(port(device, "et-0/0/0").role()));
  }

  /** An inventory that names the member instead of the bundle (case B28). */
  @Test
  void aMemberHasTheQueuesOfItsBundle() {
    String inventory =
        """
        version: 1
        devices: [{name: r1, model: PTX10008}]
        ports: [{device: r1, interface: et-0/0/1, role: leaf, rate: 100 Gbps}]
        """;
    String bundle =
        MAPS
            + """
            set interfaces et-0/0/0 ether-options 802.3ad ae0
            set interfaces et-0/0/1 gigether-options 802.3ad ae0
            set class-of-service interfaces ae0 scheduler-map both
            """;
    Device device = Devices.of(inventory, bundle);
    assertEquals("sg", queue(device, "et-0/0/1", "gold").scheduler().name());
    assertEquals("", Facts.show(new PortScheduling(port(device, "et-0/0/1")).ofMember()));

    Device pattern =
        Devices.of(inventory, bundle.replace(" ae0 scheduler-map", " et-* scheduler-map"));
    assertEquals("sg", queue(pattern, "et-0/0/1", "gold").scheduler().name());

    Device own =
        Devices.of(
            inventory, bundle + "set class-of-service interfaces et-0/0/1 scheduler-map plain\n");
    assertEquals("sb", queue(own, "et-0/0/1", "bulk").scheduler().name());
    assertTrue(queue(own, "et-0/0/1", "gold").isPlaceholder());
  }

  @Test
  void aClassSetTakesItsOwnClassesOutOfTheMap() {
    Device device =
        Devices.ofModel(
            "PTX10008",
            MAPS
                + "set class-of-service interfaces et-0/0/0 forwarding-class-set first"
                + " output-traffic-control-profile tcp-both\n");

    assertEquals(1, port(device, "et-0/0/0").queues().size());
    assertEquals("sg", Facts.show(queue(device, "et-0/0/0", "gold"), "scheduler"));
  }

  /** 40 Gbps of the profile on a port of 100: 1000 µs drain in 400 µs of the port, 5 MB. */
  @Test
  void aProfileShapesThePort() {
    Device device =
        Devices.ofModel(
            "PTX10008",
            MAPS
                + "set interfaces et-0/0/0 speed 100g\n"
                + "set class-of-service interfaces et-0/0/0 output-traffic-control-profile"
                + " tcp-both\n");
    Queue gold = queue(device, "et-0/0/0", "gold");

    assertEquals("40%", Facts.show(gold, "target-share"));
    assertEquals("shaping-rate", Facts.show(gold, "target-source"));
    assertEquals("400 us", Facts.show(gold, "drain-time"));
    assertEquals("5000000 B", Facts.show(gold, "depth"));
  }

  /** Name, narrower glob, wider glob, `all`: attribute by attribute. */
  @Test
  void attributesComeFromTheNarrowestEntryThatHasThem() {
    String config =
        MAPS
            + """
            set interfaces et-0/0/1 mtu 9216
            set interfaces et-0/1/1 mtu 9216
            set class-of-service interfaces all unit * classifiers dscp by-all
            set class-of-service interfaces et-* scheduler-map plain
            set class-of-service interfaces et-* congestion-notification-profile p-wide
            set class-of-service interfaces et-0/0/* scheduler-map both
            set class-of-service interfaces et-0/0/1 congestion-notification-profile p-own
            """;
    Device device = Devices.ofModel("QFX5240", config);
    Port named = port(device, "et-0/0/1");
    Port other = port(device, "et-0/1/1");

    assertEquals("both", Facts.show(named, "scheduler-map"));
    assertEquals("p-own", Facts.show(named, "notification-profile"));
    assertEquals("plain", Facts.show(other, "scheduler-map"));
    assertEquals("p-wide", Facts.show(other, "notification-profile"));
    assertEquals("true", Facts.show(named, "matched-twice"));
    assertEquals("false", Facts.show(other, "matched-twice"));
  }

  @Test
  void globsOfOneWidthThatDifferAreAmbiguous() {
    Device device =
        Devices.ofModel(
            "QFX5240",
            MAPS
                + "set interfaces et-0/0/1 mtu 9216\n"
                + "set class-of-service interfaces et-0/0/* scheduler-map both\n"
                + "set class-of-service interfaces et-*/0/1 scheduler-map plain\n");

    assertTrue(Facts.show(port(device, "et-0/0/1"), "scheduler-map").startsWith("unknown: "));
  }

  /**
   * Speeds from every place: the interface, its parent, a range, a group, the chassis, a bundle.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "et-0/0/1|set interfaces et-0/0/1 speed 800g|800 Gbps",
        "et-0/0/1:1|set interfaces et-0/0/1 number-of-sub-ports 2;set interfaces et-0/0/1 speed"
            + " 400g|400 Gbps",
        "et-0/0/1|set interfaces interface-range core member-range et-0/0/0 to et-0/0/3;set"
            + " interfaces interface-range core speed 400g|400 Gbps",
        "et-0/0/1|set groups fast interfaces <et-*> speed 200g;set apply-groups fast;set interfaces"
            + " et-0/0/1 mtu 9216|200 Gbps",
        "et-0/0/1|set chassis fpc 0 pic 0 port 1 speed 100g|100 Gbps",
        "xe-0/0/1:2|set chassis fpc 0 pic 0 port 1 channel-speed 25g|25 Gbps",
        "ae3|set interfaces et-0/0/1 ether-options 802.3ad ae3;set interfaces et-0/0/1 speed"
            + " 100g|100 Gbps",
        "ae3|set interfaces ae3 aggregated-ether-options link-speed 400g|400 Gbps",
        "ae3|set interfaces ae3 aggregated-ether-options link-speed mixed|absent"
      })
  void speedsFromEveryPlace(String name, String config, String speed) {
    Device device =
        Devices.ofModel(
            "PTX10008",
            config.replace(';', '\n')
                + "\nset class-of-service interfaces "
                + name
                + " scheduler-map m\n");

    assertEquals(speed, Facts.show(port(device, name), "configured-rate"));
  }
}
