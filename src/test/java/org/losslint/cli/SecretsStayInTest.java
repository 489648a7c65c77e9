package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.losslint.report.FormatName;

/**
 * Feeds files that are full of secrets, whole and damaged, through everything that prints, and
 * looks for them in all of it. Every secret holds the same word.
 */
class SecretsStayInTest {
  private static final String WORD = "leak";
  private static final String BRACES =
      """
      system {
          host-name dci1;
          root-authentication {
              encrypted-password "$6$Leak01$Leak02abc"; ## SECRET-DATA
          }
          tacplus-server {
              192.0.2.1 secret "$9$Leak03"; ## SECRET-DATA
          }
          radius-server {
              192.0.2.2 {
                  secret Leak04;
              }
          }
          login {
              user a { authentication { plain-text-password-value "Leak05"; ssh-rsa "ssh-rsa Leak06 a@b"; } }
          }
          ntp { authentication-key 1 type md5 value "Leak61"; }
          archival { configuration { archive-sites { "ftp://user:Leak07@192.0.2.3/x"; } } }
      }
      snmp {
          community Leak08 { authorization read-only; }
          v3 { snmp-community i { community-name "Leak63"; } usm { local-engine { user u { authentication-sha { authentication-key "$9$Leak09"; } privacy-aes128 { privacy-key "$9$Leak10"; } } } } }
      }
      security {
          macsec { connectivity-association c { pre-shared-key { ckn 0a; cak "Leak62"; } } }
          ike { policy p { pre-shared-key ascii-text "Leak11"; } }
          authentication-key-chains { key-chain k { key 1 { secret "$9$Leak12"; } } }
      }
      protocols {
          ospf { area 0.0.0.0 { interface et-0/0/0 { authentication { md5 1 key "$9$Leak13"; } } } }
          bgp { group g { authentication-key "Leak14"; } }
      }
      class-of-service {
          community Leak15;
          secret "$9$Leak16";
          authentication-key Leak17;
          secret [ Leak71 "Leak72" ];
          frob { community { Leak73; } authentication-key { value Leak74; } }
          schedulers {
              s1 {
                  explicit-congestion-notification;
                  pre-shared-key ascii-text "Leak18";
                  encrypted-password "$1$Leak19$Leak20";
              }
          }
      }
      """;
  private static final String SET =
      """
      set system host-name dci2
      set system root-authentication encrypted-password "$5$Leak21$Leak22"
      set system tacplus-server 192.0.2.1 secret "$9$Leak23"
      set system ntp authentication-key 1 type md5 value Leak64
      set snmp community Leak24 authorization read-only
      set security ike policy p pre-shared-key ascii-text Leak25
      set class-of-service secret Leak26
      set class-of-service schedulers s1 authentication-key "$9$Leak27"
      set class-of-service schedulers s1 explicit-congestion-notification
      sett system radius-server 192.0.2.2 secret Leak28
      set snmp v3 usm local-engine user u privacy-aes128 privacy-key "$9$Leak29
      """;
  private static final String XML =
      """
      <configuration>
        <system>
          <host-name>dci3</host-name>
          <root-authentication>
            <encrypted-password>$6$Leak31$Leak32</encrypted-password>
          </root-authentication>
          <radius-server><name>192.0.2.2</name><secret>$9$Leak33</secret></radius-server>
        </system>
        <snmp><community><name>Leak34</name></community></snmp>
        <class-of-service>
          <secret>Leak35</secret>
          <authentication-key>
            Leak36
          </authentication-key>
          <schedulers><name>s1</name><explicit-congestion-notification/></schedulers>
        </class-of-service>
      </configuration>
      """;
  private static final String JSON =
      """
      {"configuration": {
        "system": {"host-name": "dci4",
          "root-authentication": {"encrypted-password": "$6$Leak41$Leak42"},
          "radius-server": [{"name": "192.0.2.2", "secret": "$9$Leak43"}]},
        "snmp": {"community": [{"name": "Leak44"}]},
        "class-of-service": {
          "secret": "Leak45",
          "authentication-key": "Leak46",
          "schedulers": [{"name": "s1", "explicit-congestion-notification": [null]}]
        }
      }}
      """;

  private final Shell shell =
      Shell.judging()
          .with("losslint-inventory.yaml", GitSandbox.INVENTORY)
          .with("a.conf", BRACES)
          .with("b.set", SET)
          .with("c.xml", XML)
          .with("d.json", JSON);

  private static void assertNone(Shell.Ran ran, String what) {
    assertEquals(List.of(), leaks(ran), what);
  }

  /** What stands around the first secret of each stream. */
  private static List<String> leaks(Shell.Ran ran) {
    List<String> leaks = new ArrayList<>();
    for (String text : List.of(ran.out(), ran.err())) {
      int at = text.toLowerCase(Locale.ROOT).indexOf(WORD);
      if (at >= 0) {
        leaks.add(text.substring(Math.max(0, at - 200), Math.min(text.length(), at + 60)));
      }
    }
    return leaks;
  }

  @Test
  void noFormatTellsThem() {
    for (String format : FormatName.labels()) {
      Shell.Ran ran =
          shell.run(
              "check", "-f", format, "--fail-on", "info", "a.conf", "b.set", "c.xml", "d.json");
      assertNone(ran, format);
      assertTrue(ran.out().contains("COS-008"), format + ran.out());
    }
  }

  @Test
  void whatWasUnderstoodDoesNotTellThem() {
    for (String format : List.of("text", "json")) {
      assertNone(
          shell.run("show", "-f", format, "a.conf", "b.set", "c.xml", "d.json"), "show " + format);
    }
    for (String option : List.of("--ast", "--set", "--effective")) {
      Shell.Ran ran = shell.run("show", option, "a.conf", "b.set", "c.xml", "d.json");
      assertTrue(ran.out().contains("schedulers"), ran.out());
      assertNone(ran, "show " + option);
    }
    assertNone(shell.run("config", "a.conf"), "config");
    assertNone(shell.run("explain", "COS-008"), "explain");
  }

  /** Each file is cut at every 61st character, and once with a brace, quote or tag too many. */
  @Test
  void damagedFilesDoNotTellThem() {
    List<String> leaks = new ArrayList<>();
    List<String> names = List.of("a.conf", "b.set", "c.xml", "d.json");
    List<String> texts = List.of(BRACES, SET, XML, JSON);
    for (int i = 0; i < names.size(); i++) {
      List<String> damaged = new ArrayList<>();
      String text = texts.get(i);
      for (int cut = 40; cut < text.length(); cut += 61) {
        damaged.add(text.substring(0, cut));
      }
      damaged.add(text.replace(";", ""));
      damaged.add(text.replace("\"", ""));
      damaged.add(text.replace("}", "}}"));
      damaged.add(text.replace("secret", "secret\u0007"));
      damaged.add(text.replace("</secret>", ""));
      damaged.add(text.replace("\n", "\r"));
      for (String each : damaged) {
        shell.with(names.get(i), each);
        leaks.addAll(leaks(shell.run("check", "--fail-on", "info", names.get(i))));
      }
    }
    assertEquals(List.of(), leaks);
  }

  @Test
  void aBaselineDoesNotTellThem() {
    shell.run("baseline", "write", "a.conf", "c.xml", "d.json");
    String written = shell.read(".losslint-baseline.json").toLowerCase(Locale.ROOT);
    assertTrue(written.contains("cos-008"), written);
    assertFalse(written.contains(WORD), written);
  }

  @Test
  void aChangeDoesNotTellThem() {
    shell.with("change", SET.replace("dci2", "dci1") + "delete snmp community Leak99\n");
    assertNone(shell.run("check", "--apply", "change", "--fail-on", "info", "a.conf"), "apply");
    assertNone(
        shell.run("check", "--apply", "change", "-f", "json", "--fail-on", "info", "a.conf"),
        "apply as JSON");
  }
}
