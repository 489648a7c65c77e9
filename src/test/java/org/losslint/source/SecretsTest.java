package org.losslint.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SecretsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "encrypted-password \"$6$SALT$HASH\"; ## SECRET-DATA|encrypted-password \"************\";"
            + " ## SECRET-DATA",
        "encrypted-password \"$6$SALT$HASH;|encrypted-password \"*************",
        "192.0.2.9 secret \"$9$abc\";|192.0.2.9 secret \"******\";",
        "set snmp community public authorization|set snmp community ****** authorization",
        "community <hidden> {|community <******> {",
        "authentication-key x1;|authentication-key **;",
        "pre-shared-key ascii-text \"a b\";|pre-shared-key ascii-text \"***\";",
        "md5 5 key \"a\\\"b\";|md5 5 key \"****\";",
        "<encrypted-password>$1$ab$cd</encrypted-password>|<encrypted-password>********</encrypted-password>",
        "<community><name>public</name>|<community><name>******</name>",
        "\"secret\" : \"abc\",|\"secret\" : \"***\",",
        "\"secret\" : [{\"data\" : \"abc\"}]|\"secret\" : [{\"data\" : \"***\"}]",
        "archive-sites \"ftp://u:pass@192.0.2.1/\";|archive-sites \"ftp://u:****@192.0.2.1/\";",
        "ssh-rsa \"ssh-rsa AAAA x\";|ssh-rsa \"**************\";",
        "{ plain-text-password-value \"ab\"; }|{ plain-text-password-value \"**\"; }",
        "snmp-community i community-name abc;|snmp-community i community-name ***;",
        "pre-shared-key { ckn 12; cak ab; }|pre-shared-key { *** 12; cak **; }",
        "authentication-key 1 type md5 value abc;|authentication-key * type md5 value ***;",
        "a key b; value 12;|a key *; value 12;",
        "MIIEpAIBAAKCAQEA7yn3bRHQ5M4mDhLHxEoyUlB0dP8+q/=|"
            + "**********************************************=",
        "at 8421435c0ffee8421435c0ffee8421435c0ffee8|at 8421435c0ffee8421435c0ffee8421435c0ffee8",
        "secret [ ab cd ]; queue 1;|secret [ ** ** ]; queue 1;",
        "set a secret [ ab cd ] queue 1|set a secret [ ** ** ] queue 1",
        "\"secret\" : [\"ab\", \"cd\"], \"queue\" : 1|\"secret\" : [\"**\", \"**\"], \"queue\" : 1",
        "authentication-key value abc;|authentication-key value ***;",
        "x $9$abc y|x ****** y",
        "buffer-size temporal 12948;|buffer-size temporal 12948;",
        "apply-groups \"${node}\";|apply-groups \"${node}\";"
      })
  void hidesValuesAndKeepsTheirLength(String line, String hidden) {
    assertEquals(hidden, Secrets.mask(line));
    assertEquals(line.length(), hidden.length());
  }

  @Test
  void hidesAValueOnTheLineBehindItsKeyword() {
    SourceText text = SourceText.of("<community>\n  <name>public</name>\n</community>\n");
    assertEquals("  <name>******</name>", Secrets.line(text, 2));
    assertEquals("</community>", Secrets.line(text, 3));
  }

  /** A terminal broke the line within the value, once or twice. */
  @Test
  void hidesTheRestOfASecretThatWasBroken() {
    String key = "aB3".repeat(40);
    String line = "set system root-authentication encrypted-password \"" + key + "\"";
    SourceText text =
        SourceText.of(
            line.substring(0, 80)
                + "\n"
                + line.substring(80, 160)
                + "\n"
                + line.substring(160)
                + "\nset system host-name r1\n");
    assertEquals("*".repeat(80), Secrets.line(text, 2));
    assertEquals("*".repeat(line.length() - 161) + "\"", Secrets.line(text, 3));
    assertEquals("set system host-name r1", Secrets.line(text, 4));
    SourceText plain =
        SourceText.of(
            "set snmp community public authorization read-only clients 192.0.2.128/25\nrestrict\n");
    assertEquals("restrict", Secrets.line(plain, 2));
  }

  @Test
  void hidesInAPieceWhatItHidesInTheLine() {
    SourceText text = SourceText.of("a;\nsecret \"abc\";\n");
    assertEquals("\"***\"", Secrets.slice(text, new Span(10, 15)));
    assertEquals("secret \"***\";", Secrets.slice(text, new Span(3, 16)));
  }

  /** Looking through a line of a hundred megabytes for each quotation would take minutes. */
  @Test
  void looksOnlyWithinReachInALongLine() {
    String filler = "description x; ".repeat(1000);
    SourceText text = SourceText.of(filler + "secret \"a b\"; plain c; " + filler);
    int at = filler.length();
    assertEquals("secret \"***\"; plain c;", Secrets.slice(text, new Span(at, at + 22)));
    assertEquals("****", Secrets.slice(SourceText.of("x".repeat(10_000)), new Span(9_000, 9_004)));
  }
}
