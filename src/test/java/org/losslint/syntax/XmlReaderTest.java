package org.losslint.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losslint.source.Format;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

class XmlReaderTest {
  private static JunosDocument read(String text) {
    return JunosReader.read(new SourceFile("t.xml", SourceText.of(text), Format.JUNOS_XML));
  }

  private static String lines(JunosDocument document) {
    return Canonical.setLines(document.configurations().get(0).root());
  }

  private static String quietly(String text) {
    JunosDocument document = read(text);
    assertEquals("", TreeText.diagnostics(document));
    assertTrue(document.readable());
    return lines(document);
  }

  private static String inScheduler(String xml) {
    return quietly(
            "<configuration><class-of-service><schedulers><name>s</name>"
                + xml
                + "</schedulers></class-of-service></configuration>")
        .replace("set class-of-service schedulers s ", "")
        .strip();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<transmit-rate><rate>10g</rate></transmit-rate> | transmit-rate 10g",
        "<transmit-rate><remainder/></transmit-rate> | transmit-rate remainder",
        "<transmit-rate>10g</transmit-rate> | transmit-rate 10g",
        "<priority> low </priority> | priority low",
        "<priority>a &amp; b</priority> | priority \"a & b\"",
        "<priority><![CDATA[<*>]]></priority> | priority <*>",
        "<priority>&#60;*&gt;</priority> | priority <*>",
        "<!-- a <b> --><priority>low</priority><?x y?> | priority low",
        "<undocumented><priority>low</priority></undocumented> | priority low",
        "<j:priority>low</j:priority> | priority low",
        "<priority>low</priority><priority>high</priority> | priority high",
        "<future><level>9</level></future> | future level 9"
      })
  void readsAStatement(String xml, String line) {
    if (line.startsWith("future")) {
      JunosDocument document =
          read(
              "<configuration><class-of-service><schedulers><name>s</name>"
                  + xml
                  + "</schedulers></class-of-service></configuration>");
      assertEquals(1, document.diagnostics().size());
      assertEquals("set class-of-service schedulers s " + line + "\n", lines(document));
    } else {
      assertEquals(line, inScheduler(xml));
    }
  }

  @Test
  void readsListsKeysAndFlags() {
    assertEquals(
        "set groups G class-of-service interfaces <et-*> scheduler-map m\n"
            + "set apply-groups G\n"
            + "set apply-groups H\n"
            + "set class-of-service drop-profiles d interpolate fill-level 30\n"
            + "set class-of-service drop-profiles d interpolate fill-level 30\n"
            + "set class-of-service forwarding-classes queue 0 BULK\n"
            + "set class-of-service forwarding-classes class c no-loss\n"
            + "set interfaces et-0/0/0 ether-options 802.3ad ae0\n"
            + "set interfaces interface-range R member-range et-0/0/1 to et-0/0/3\n",
        quietly(
            "<configuration><groups><name>G</name><class-of-service><interfaces><interface>"
                + "<name>&lt;et-*&gt;</name><scheduler-map>m</scheduler-map></interface>"
                + "</interfaces></class-of-service></groups>"
                + "<apply-groups>G</apply-groups><apply-groups>H</apply-groups>"
                + "<apply-groups>G</apply-groups>"
                + "<class-of-service><drop-profiles><name>d</name><interpolate>"
                + "<fill-level>30</fill-level><fill-level>30</fill-level></interpolate>"
                + "</drop-profiles><forwarding-classes><queue><name>0</name>"
                + "<class-name>BULK</class-name></queue><class><no-loss/><name>c</name></class>"
                + "</forwarding-classes></class-of-service>"
                + "<interfaces><interface><name>et-0/0/0</name><ether-options><ieee-802.3ad>"
                + "<bundle>ae0</bundle></ieee-802.3ad></ether-options></interface>"
                + "<interface-range><name>R</name><member-range><name>et-0/0/1</name>"
                + "<end-range>et-0/0/3</end-range></member-range></interface-range></interfaces>"
                + "</configuration>"));
  }

  @Test
  void takesAttributesForWhatTheyMean() {
    assertEquals(
        "set class-of-service schedulers a priority low\n"
            + "deactivate class-of-service schedulers a priority\n"
            + "protect class-of-service schedulers a\n"
            + "set class-of-service schedulers b\n"
            + "deactivate class-of-service schedulers b\n"
            + "set apply-groups G\n"
            + "deactivate apply-groups\n",
        quietly(
            "<configuration j:commit-user='x'><class-of-service>"
                + "<schedulers protect='protect'><name>a</name>"
                + "<priority inactive=\"inactive\">low</priority></schedulers>"
                + "<schedulers jcmd:active=\"false\"><name>b</name></schedulers>"
                + "</class-of-service>"
                + "<apply-groups inactive=\"inactive\">G</apply-groups></configuration>"));
  }

  @Test
  void leavesOutInactiveValuesOfAList() {
    for (String values :
        List.of(
            "<apply-groups inactive='inactive'>A</apply-groups><apply-groups>B</apply-groups>",
            "<apply-groups>B</apply-groups><apply-groups inactive='inactive'>A</apply-groups>")) {
      JunosDocument document = read("<configuration>" + values + "</configuration>");
      assertEquals("set apply-groups B\n", lines(document));
      assertEquals(
          "some values of `apply-groups` are inactive and were left out",
          document.diagnostics().get(0).message());
    }
  }

  @Test
  void appliesAPatch() {
    JunosDocument document =
        read(
            "<configuration><class-of-service><schedulers><name>a</name>"
                + "<priority>low</priority></schedulers>"
                + "<schedulers><name>b</name><priority>low</priority></schedulers>"
                + "<schedulers operation='delete'><name>a</name></schedulers>"
                + "<schedulers replace='replace'><name>b</name></schedulers>"
                + "</class-of-service></configuration>");
    assertEquals("set class-of-service schedulers b\n", lines(document));
    assertEquals("difference", document.diagnostics().get(0).kind().label());
  }

  @Test
  void passesOverWhatNoRuleReads() {
    JunosDocument document =
        read(
            "<configuration>\n<policy-options><apply-groups>G</apply-groups>"
                + "<policy-statement><name>p</name><then><forwarding-class>c</forwarding-class>"
                + "</then></policy-statement></policy-options>\n"
                + "<firewall><filter><name>f</name><term><name>t</name><then><accept/></then>"
                + "</term></filter></firewall>\n"
                + "<groups><name>X</name><protocols><mpls/></protocols></groups></configuration>");
    assertEquals("", TreeText.diagnostics(document));
    assertEquals("set groups X\n", lines(document));
    List<Skimmed> skimmed = document.configurations().get(0).skimmed();
    assertEquals(
        List.of("policy-options", "firewall", "groups X protocols"),
        skimmed.stream().map(Skimmed::path).toList());
    assertEquals(
        List.of("apply-groups G", "forwarding-class c"),
        skimmed.get(0).references().stream().map(r -> r.keyword() + " " + r.name()).toList());
    assertEquals(2, skimmed.get(0).place().start().line());
  }

  @Test
  void readsAFilterThatChoosesAClass() {
    assertEquals(
        "set firewall filter f term t then forwarding-class c\n",
        quietly(
            "<configuration><firewall><filter><name>f</name><term><name>t</name><then>"
                + "<forwarding-class>c</forwarding-class></then></term></filter></firewall>"
                + "</configuration>"));
  }

  @Test
  void readsTheLogOfASession() {
    JunosDocument document =
        read(
            "<!-- user netconf -->\n<hello><session-id>1</session-id></hello>\n]]>]]>\n"
                + "\n#123\n<rpc-reply><data><configuration><system><host-name>r1</host-name>"
                + "</system></configuration></data></rpc-reply>\n##\n"
                + "<rpc-reply><configuration><class-of-service/></configuration></rpc-reply>\n"
                + "]]>]]>\n<!-- session end -->\n");
    assertEquals("", TreeText.diagnostics(document));
    assertEquals(1, document.configurations().size());
    assertEquals("set system host-name r1\nset class-of-service\n", lines(document));
  }

  @Test
  void keepsDevicesApart() {
    String reply =
        "<rpc-reply><configuration><system><host-name>%s</host-name></system></configuration>"
            + "</rpc-reply>\n";
    JunosDocument document =
        read(reply.replace("%s", "r1") + reply.replace("%s", "r2") + reply.replace("%s", "r2"));
    assertEquals(2, document.configurations().size());
    assertEquals(
        "set system host-name r2\n", Canonical.setLines(document.configurations().get(1).root()));
  }

  @Test
  void marksWhatTheDeviceLeftOut() {
    Configuration configuration =
        read("<configuration><class-of-service><junos:comment>/* OMITTED */</junos:comment>"
                + "</class-of-service></configuration>")
            .configurations()
            .get(0);
    assertTrue(configuration.root().children().get(0).isOmitted());
  }

  @Test
  void saysThatValuesAreMasked() {
    assertEquals(
        "masked-value info @1:30-47 values are masked: the login that took this copy may not see"
            + " secrets | nothing to do; no rule reads a secret\n",
        TreeText.diagnostics(
            read(
                "<configuration><snmp><secret>/* SECRET-DATA */</secret></snmp></configuration>")));
  }

  @Test
  void notesTextOfASession() {
    JunosDocument document =
        read(
            "netops@r1> show configuration | display xml\n<rpc-reply><configuration>\n"
                + "---(more 42%)---\n<version>1</version></configuration></rpc-reply>\n"
                + "{master}\n");
    assertEquals(1, document.diagnostics().size());
    assertEquals("session-text", document.diagnostics().get(0).kind().label());
    assertEquals("set version 1\n", lines(document));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | schedulers s1 | 4 | `<priority>lo`",
        "'w</priority>\n' | schedulers s1 | 4 | ''",
        "'w</priority>\n<buffer-size' | schedulers s1 | 4 | `<buffer-size`",
        "'w</priority>\n</schedulers><schedulers><name>s' | '' | 2 | `<schedulers><name>s`",
      })
  void saysThatTheTextIsCut(String more, String open, int line, String dropped) {
    JunosDocument document =
        read(
            "<configuration>\n<class-of-service>\n\n<schedulers><name>s1</name>\n<priority>lo"
                + more);
    assertTrue(document.readable());
    assertTrue(document.partial());
    String path = ("class-of-service " + open).strip();
    assertEquals(
        "the text breaks off while `"
            + path
            + "` is open, which line "
            + line
            + " opens"
            + (dropped.isEmpty()
                ? ""
                : "; its last statement " + dropped + " is incomplete and was dropped"),
        document.diagnostics().get(0).message());
    assertEquals(
        more.isEmpty()
            ? "set class-of-service schedulers s1\n"
            : "set class-of-service schedulers s1 priority low\n",
        lines(document));
    Statement classOfService = document.configurations().get(0).root().children().get(0);
    assertTrue(classOfService.isOpen());
    assertEquals(!open.isEmpty(), classOfService.children().get(0).isOpen());
  }

  @Test
  void saysThatTheTextIsCutBehindTheConfiguration() {
    JunosDocument document = read("<rpc-reply><configuration><version>1</version></configuration>");
    assertTrue(document.partial());
    assertEquals("unbalanced", document.diagnostics().get(0).kind().label());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<priority>a & b</priority>",
        "<priority>low</prio>",
        "<priority a=b>low</priority>",
        "<priority>&e;</priority>",
        "<1>x</1>"
      })
  void refusesWhatIsNoXml(String xml) {
    JunosDocument document =
        read(
            "<configuration>\n<class-of-service><schedulers><name>s</name>\n"
                + xml
                + "\n</schedulers></class-of-service>\n"
                + "</configuration>\n");
    assertFalse(document.readable());
    assertEquals(1, document.diagnostics().size());
    assertEquals("syntax", document.diagnostics().get(0).kind().label());
    assertEquals(3, document.diagnostics().get(0).place().start().line());
  }

  @Test
  void refusesADocumentType() {
    JunosDocument document =
        read(
            "<?xml version=\"1.0\"?>\n<!DOCTYPE configuration SYSTEM \"file:///etc/hostname\">\n"
                + "<configuration><version>1</version></configuration>\n");
    assertFalse(document.readable());
    assertEquals("doctype", document.diagnostics().get(0).kind().label());
    assertEquals(2, document.diagnostics().get(0).place().start().line());
    assertEquals(List.of(), document.configurations());
  }

  @Test
  void refusesWhatIsNestedTooDeep() {
    JunosDocument document =
        read("<configuration>" + "<a>".repeat(10_000) + "</a>".repeat(10_000) + "</configuration>");
    assertFalse(document.readable());
    assertEquals("too-large", document.diagnostics().get(0).kind().label());
  }

  @Test
  void asksForAMissingKey() {
    assertEquals(
        "syntax error @1:34-59 an entry of `schedulers` needs `name` | add what is missing\n",
        TreeText.diagnostics(
            read(
                "<configuration><class-of-service><schedulers></schedulers></class-of-service>"
                    + "</configuration>")));
  }

  /** The places of StAX go wrong at the ends of its buffers, and count chars. */
  @Test
  void knowsExactPlacesInALongText() {
    StringBuilder text = new StringBuilder("<configuration>\r\n<class-of-service>");
    for (int i = 0; i < 5000; i++) {
      text.append("<schedulers  x=\"")
          .append("y".repeat(i % 90))
          .append("\">\r\n<name>ü")
          .append(i)
          .append("\uD83D\uDE00</name><priority>low</priority>\t</schedulers>");
    }
    text.append("</class-of-service></configuration>");
    Statement root = read(text.toString()).configurations().get(0).root();
    List<Statement> schedulers = root.children().get(0).children();
    assertEquals(5000, schedulers.size());
    for (int i = 0; i < schedulers.size(); i++) {
      Statement scheduler = schedulers.get(i);
      SourceText source = scheduler.file().text();
      Word name = scheduler.words().get(0);
      assertEquals("ü" + i + "\uD83D\uDE00", name.text());
      assertEquals(name.text(), source.slice(name.span()));
      assertTrue(source.startsWith("<schedulers ", scheduler.span().start()));
      Statement priority = scheduler.children().get(0);
      assertEquals("<priority>low</priority>", source.slice(priority.span()));
      assertEquals(i + 3, source.position(name.start()).line());
    }
  }
}
