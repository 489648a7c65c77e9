package org.losslint.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.losslint.source.SourceReading;
import org.losslint.source.Sources;

class CanonicalTest {
  static List<Path> files() throws IOException {
    return JunosGoldenTest.files();
  }

  @ParameterizedTest
  @MethodSource("files")
  void readingWhatIsPrintedGivesTheSame(Path path) throws IOException {
    SourceReading reading = Sources.read(path, path.toString());
    if (reading.readable()) {
      for (Configuration configuration : JunosReader.read(reading.file()).configurations()) {
        String lines = Canonical.setLines(configuration.root());
        JunosDocument again = TreeText.read(lines);
        assertEquals(lines, Canonical.setLines(again.configurations().get(0).root()));
        String braces = Canonical.braces(configuration.root());
        assertEquals(lines, Canonical.setLines(TreeText.root(braces)));
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "s1|s1",
        "et-0/0/0:1|et-0/0/0:1",
        "<*>|<*>",
        "a b|\"a b\"",
        "``|\"\"",
        "a\"b\\c|\"a\\\"b\\\\c\"",
        "<et-[0-1]>|\"<et-[0-1]>\"",
        "/*|\"/*\"",
        "$9$x|$9$x",
        "a;b|\"a;b\"",
        "#1|\"#1\"",
        "<a|\"<a\""
      })
  void quotesWhatWouldNotBeOneWord(String word, String spelt) {
    assertEquals(spelt, Canonical.quoted(word));
    String line = "set class-of-service schedulers " + spelt + "\n";
    assertEquals(line, TreeText.setLines(line));
  }

  @Test
  void printsAsTheDeviceDoes() {
    String text =
        """
        version 24.4R1-EVO;
        groups {
            G {
                interfaces {
                    <et-*> {
                        mtu 9192;
                    }
                }
            }
        }
        apply-groups [ G H ];
        interfaces {
            et-0/0/0 {
                description "a b";
                unit 0 {
                    family inet {
                        filter {
                            input F;
                        }
                    }
                }
                unit 1;
            }
        }
        class-of-service {
            forwarding-classes {
                class rdma queue-num 3 no-loss pfc-priority 3;
                class old {
                    queue-num 4;
                    inactive: no-loss;
                }
            }
            drop-profiles {
                d1 {
                    fill-level 30 drop-probability 1;
                    fill-level 60 drop-probability 100;
                }
                inactive: d2 {
                    interpolate {
                        fill-level [ 40 80 ];
                        drop-probability [ 0 100 ];
                    }
                }
            }
            interfaces {
                et-0/0/0 {
                    scheduler-map m;
                    unit 0 {
                        classifiers {
                            dscp c;
                        }
                    }
                }
            }
            schedulers {
                protect: s1 {
                    transmit-rate {
                        remainder;
                    }
                    buffer-size temporal 12948;
                    buffer-rate percent 100;
                    drop-profile-map loss-priority any protocol any drop-profile d1;
                    ## Warning: statement ignored
                    explicit-congestion-notification;
                }
                s2 {
                    transmit-rate {
                        percent 15;
                        exact;
                    }
                    shaping-rate 10g burst-size 5k;
                }
                s3;
            }
            shared-buffer { /* OMITTED */ }
        }
        """;
    assertEquals(text, Canonical.braces(TreeText.root(text)));
  }

  @Test
  void namesStatementsByTheirPathWithoutValues() {
    Statement root =
        TreeText.read(
                "class-of-service { schedulers { \"s 1\" { buffer-size temporal 5; transmit-rate"
                    + " 10g; drop-profile-map loss-priority any protocol any drop-profile d; } }"
                    + " interfaces { et-0/0/0 { unit 0 { classifiers { dscp c; } } } } }")
            .configurations()
            .get(0)
            .root();
    Statement cos = root.child("class-of-service").orElseThrow();
    Statement scheduler = cos.child("schedulers", "s 1").orElseThrow();
    assertEquals("", root.path());
    assertEquals(
        "class-of-service schedulers \"s 1\" buffer-size temporal",
        scheduler.child("buffer-size").orElseThrow().children().get(0).path());
    assertEquals(
        "class-of-service schedulers \"s 1\" transmit-rate",
        scheduler.child("transmit-rate").orElseThrow().child("rate").orElseThrow().path());
    assertEquals(
        "class-of-service schedulers \"s 1\" drop-profile-map loss-priority any protocol any",
        scheduler.child("drop-profile-map", "any", "any").orElseThrow().path());
    assertEquals(
        "class-of-service interfaces et-0/0/0",
        cos.child("interfaces").orElseThrow().child("interface", "et-0/0/0").orElseThrow().path());
  }
}
