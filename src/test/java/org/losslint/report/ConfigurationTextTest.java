package org.losslint.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.losslint.resolve.Node;
import org.losslint.resolve.Surroundings;
import org.losslint.source.Format;
import org.losslint.source.Secrets;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
import org.losslint.syntax.Configuration;
import org.losslint.syntax.JunosReader;

class ConfigurationTextTest {
  private static final String TEXT =
      """
      groups {
          G { class-of-service { schedulers { <*> { priority low; } } } }
          H { when { routing-engine re0; } class-of-service { schedulers { s { queue-monitoring; } } } }
      }
      apply-groups [ G H ];
      protocols { bgp { group x; } }
      class-of-service {
          schedulers {
              /* losslint: ignore COS-006 reason "old" */
              s {
                  inactive: buffer-rate percent 50;
                  ## Warning: statement ignored: unsupported platform (mx304)
                  ecn-enhanced head-marking;
                  tranmit-rate 5;
              }
              protect: t { /* OMITTED */ }
          }
      }
      system { root-authentication { encrypted-password "$6$EXAMPLE$notarealhash"; } }
      """;

  private static Configuration configuration(String text) {
    return JunosReader.read(new SourceFile("r.conf", SourceText.of(text), Format.JUNOS_TEXT))
        .configurations()
        .get(0);
  }

  private static ConfigurationText to(StringWriter out) {
    return new ConfigurationText(Secrets::mask, out);
  }

  @Test
  void printsTheTreeWithPlacesAndStates() throws IOException {
    StringWriter out = new StringWriter();
    to(out).tree(configuration(TEXT));
    assertEquals(
        """
        groups G  # 2:5
          class-of-service  # 2:9
            schedulers <*>  # 2:41
              priority low  # 2:47
        groups H  # 3:5
          when  # 3:9
            routing-engine re0  # 3:16
          class-of-service  # 3:38
            schedulers s  # 3:70
              queue-monitoring  # 3:74
        apply-groups G H  # 5:1
        class-of-service  # 7:1
          /* losslint: ignore COS-006 reason "old" */  # 9:9
          schedulers s  # 10:9
            buffer-rate  # 11:23, inactive
              percent 50  # 11:23
            ecn-enhanced  # 13:13, ignored by the device
              head-marking  # 13:13
            tranmit-rate 5  # 14:13, not known
          schedulers t  # 16:18, protected, content omitted by the device
        system  # 19:1
          root-authentication  # 19:10, not known
            encrypted-password ***********************  # 19:32, not known
        # not read: protocols  # 6:1
        """,
        out.toString());
  }

  @Test
  void printsWhatIsInForceWithItsOrigin() throws IOException {
    StringWriter out = new StringWriter();
    to(out).effective(Node.effective(configuration(TEXT).root(), Surroundings.UNKNOWN));
    assertEquals(
        """
        set class-of-service schedulers s tranmit-rate 5  # r.conf:14
        set class-of-service schedulers s priority low  # r.conf:2 of group G, applied at r.conf:5
        set class-of-service schedulers s queue-monitoring  # r.conf:3 of group H, applied at r.conf:5; in doubt: the group H applies only when routing-engine re0
        set class-of-service schedulers t priority low  # r.conf:2 of group G, applied at r.conf:5
        set system root-authentication encrypted-password ***********************  # r.conf:19
        """,
        out.toString());
  }

  @Test
  void printsSetLinesThatSayTheSameAgain() throws IOException {
    StringWriter out = new StringWriter();
    to(out).setLines(configuration(TEXT));
    assertEquals(
        """
        set groups G class-of-service schedulers <*> priority low
        set groups H when routing-engine re0
        set groups H class-of-service schedulers s queue-monitoring
        set apply-groups G
        set apply-groups H
        set class-of-service schedulers s buffer-rate percent 50
        deactivate class-of-service schedulers s buffer-rate
        ## Warning: statement ignored
        set class-of-service schedulers s ecn-enhanced
        set class-of-service schedulers s ecn-enhanced head-marking
        set class-of-service schedulers s tranmit-rate 5
        annotate class-of-service schedulers s "losslint: ignore COS-006 reason \\"old\\""
        /* OMITTED */
        set class-of-service schedulers t
        protect class-of-service schedulers t
        set system root-authentication encrypted-password ***********************
        """,
        out.toString());
    StringWriter again = new StringWriter();
    to(again).setLines(configuration(out.toString()));
    assertEquals(out.toString(), again.toString());
  }

  /** Each device of a transcript keeps its name. */
  @Test
  void keepsTheDevicesOfATranscriptApart() throws IOException {
    StringWriter out = new StringWriter();
    for (Configuration configuration :
        JunosReader.read(
                new SourceFile(
                    "t.txt",
                    SourceText.of(
                        "ops@a> show configuration system\nhost-name a;\n\n"
                            + "ops@b> show configuration system\nhost-name b;\n"),
                    Format.JUNOS_TEXT))
            .configurations()) {
      to(out).heading("t.txt", configuration);
      to(out).setLines(configuration);
    }
    String lines =
        "# t.txt, shown by a\na:\nset system host-name a\n"
            + "# t.txt, shown by b\nb:\nset system host-name b\n";
    assertEquals(lines, out.toString());
    assertEquals(
        2,
        JunosReader.read(new SourceFile("u.set", SourceText.of(lines), Format.JUNOS_SET))
            .configurations()
            .size());
  }
}
