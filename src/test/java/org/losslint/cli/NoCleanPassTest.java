package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What could not be judged never ends as if it had been judged and found good. */
class NoCleanPassTest {
  private static final String ROUTER =
      """
      set system host-name dci1
      set interfaces et-0/0/0 speed 100g
      set class-of-service forwarding-classes class rdma-data queue-num 3 no-loss
      set class-of-service interfaces et-0/0/0 scheduler-map sm-dci
      set class-of-service scheduler-maps sm-dci forwarding-class rdma-data scheduler s1
      set class-of-service schedulers s1 transmit-rate percent 85
      set class-of-service schedulers s1 buffer-rate percent 100
      set class-of-service schedulers s1 buffer-size temporal 12948
      """;
  private static final String INVENTORY =
      """
      version: 1
      defaults: {rdma-class: rdma-data}
      devices: [{name: %s, model: PTX10008}, {name: dci2, model: PTX10008}]
      links:
        - name: dci1-dci2
          role: dci
          rate: 100 Gbps%s
          ends: [{device: %s, interface: et-0/0/0}, {device: dci2, interface: et-0/0/0}]
      """;

  private final Shell shell = Shell.judging().with("net/dci1.set", ROUTER);

  private void saysWhatIsOpen(String said, String... words) {
    String[] check = new String[words.length + 3];
    check[0] = "check";
    check[1] = "--unevaluated";
    check[2] = "fail";
    System.arraycopy(words, 0, check, 3, words.length);
    Shell.Ran ran = shell.run(check);
    assertEquals(2, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains(said), ran.out());
    assertTrue(ran.lastLine().contains("could not be evaluated"), ran.err());
  }

  @Test
  void aHostNameThatTheInventoryDoesNotList() {
    shell.with(
        "net/losslint-inventory.yaml", INVENTORY.formatted("dci9", "\n    rtt: 5179 us", "dci9"));
    saysWhatIsOpen(
        "no device of the inventory has the host-name dci1", "--fail-on", "never", "net");
  }

  @Test
  void anInventoryWithoutRtt() {
    shell.with("net/losslint-inventory.yaml", INVENTORY.formatted("dci1", "", "dci1"));
    saysWhatIsOpen("RTT", "--fail-on", "never", "net");
  }

  @Test
  void aRoleForAFileWithoutClassOfRdma() {
    shell.with(
        "net/dci1.set",
        """
        set system host-name dci1
        set interfaces et-0/0/0 speed 100g
        set class-of-service interfaces et-0/0/0 scheduler-map sm
        set class-of-service scheduler-maps sm forwarding-class best-effort scheduler s1
        set class-of-service schedulers s1 buffer-size temporal 12948
        """);
    saysWhatIsOpen(
        "the class that carries RDMA is not known",
        "--fail-on",
        "never",
        "--role",
        "dci",
        "--rtt",
        "5179us",
        "net/dci1.set");
  }

  /**
   * The one file is read while its inventory is; what is wrong is told of both, the inventory's
   * first.
   */
  @Test
  void aBadInventoryBesideAFileThatIsNone() {
    shell.with(
        "net/losslint-inventory.yaml", INVENTORY.formatted("dci1", "\n    rtt: 5179", "dci1"));
    shell.with("net/dci1.set", "nothing that anybody knows\n");
    for (String jobs : new String[] {"1", "2"}) {
      Shell.Ran ran = shell.run("check", "--jobs", jobs, "net/dci1.set");
      assertEquals(2, ran.status(), ran.out());
      assertEquals(
          """
          losslint: exit 2: net/losslint-inventory.yaml:8:10: `rtt` is `5179` and has no unit; write `5179 us`
          """,
          ran.err());
      assertTrue(ran.out().contains("net/dci1.set"), ran.out());
    }
  }
}
