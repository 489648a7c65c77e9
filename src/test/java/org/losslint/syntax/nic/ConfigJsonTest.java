package org.losslint.syntax.nic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The file that {@code mlxconfig -j} writes, in both spellings of its keys. */
class ConfigJsonTest {
  private static final String NEW =
      """
      {
      	"Device #2" :
      	{
      		"description" : "Synthetic card",
      		"device" : "0000:01:00.0",
      		"device_type" : "ConnectX7",
      		"name" : "MCX7XXX-SYN_Ax",
      		"tlv_configuration" :
      		{
      			"CLAMP_TGT_RATE_P1" :
      			{
      				"current_value" : "False(0)",
      				"default_value" : "False(0)",
      				"modified" : true,
      				"next_value" : "True(1)",
      				"read_only" : false
      			},
      			"RPG_TIME_RESET_P1" :
      			{
      				"current_value" : 300,
      				"default_value" : 300,
      				"modified" : true,
      				"next_value" : 7000,
      				"read_only" : true
      			},
      			"HAIRPIN[3]" : { "next_value" : "N/A" }
      		}
      	}
      }
      """;

  private static final String OLD =
      NEW.replace("device_type", "Device type")
          .replace("tlv_configuration", "TLV configuration")
          .replace("current_value", "Current Value")
          .replace("default_value", "Default Value")
          .replace("next_value", "Next Value")
          .replace("read_only", "Read only")
          .replace("modified", "Modified");

  @ParameterizedTest
  @ValueSource(strings = {"new", "old"})
  void bothSpellings(String spelling) {
    NicDocument document = Dumps.read(spelling.equals("new") ? NEW : OLD);
    assertEquals(List.of(), document.diagnostics());
    ConfigDump dump = Dumps.only(document, ConfigDump.class);
    assertEquals(List.of(Column.DEFAULT, Column.CURRENT, Column.NEXT), dump.columns());
    assertEquals(Optional.of(2), dump.number());
    assertEquals("ConnectX7", dump.type().orElseThrow().text());
    ConfigRow clamp = dump.rows().get(0);
    assertEquals("CLAMP_TGT_RATE", clamp.base());
    assertTrue(clamp.starred());
    assertEquals(Optional.of(1L), clamp.cell(Column.NEXT).orElseThrow().number());
    assertEquals("CLAMP_TGT_RATE_P1", document.place(clamp.name().span()).text());
    ConfigRow timer = dump.rows().get(1);
    assertTrue(timer.readOnly());
    assertEquals(Optional.of(7000L), timer.cell(Column.NEXT).orElseThrow().number());
    assertEquals("7000", document.place(timer.cell(Column.NEXT).orElseThrow().span()).text());
    assertEquals(Optional.of(3), dump.rows().get(2).index());
    assertEquals("HAIRPIN", dump.rows().get(2).name().text());
  }

  @Test
  void withoutCurrentThereIsOneColumn() {
    ConfigDump dump =
        Dumps.config(
            "{\"Device #1\": {\"device\": \"mlx5_0\", \"tlv_configuration\": {\"A_P1\":"
                + " {\"next_value\": 5, \"read_only\": false}}}}");
    assertEquals(List.of(Column.NEXT), dump.columns());
  }

  @Test
  void keysThatStandTwiceAreReported() {
    NicDocument document = Dumps.read(NEW.replace("RPG_TIME_RESET_P1", "CLAMP_TGT_RATE_P1"));
    assertEquals(List.of("DUPLICATE_KEY ERROR 18:4"), Dumps.diagnostics(document));
  }

  @Test
  void foreignMembersAreReported() {
    NicDocument document =
        Dumps.read(NEW.replace("\t\"Device #2\"", "\t\"note\": \"x\",\n\t\"Device #2\""));
    assertEquals(List.of("SYNTAX WARNING 2:2"), Dumps.diagnostics(document));
    assertEquals(1, Dumps.sections(document, ConfigDump.class).size());
  }

  @Test
  void aCutFileKeepsItsRows() {
    NicDocument document = Dumps.read(NEW.substring(0, NEW.indexOf("\"HAIRPIN")));
    assertTrue(document.partial());
    assertEquals(2, Dumps.only(document, ConfigDump.class).rows().size());
  }

  @Test
  void placesCountCodePoints() {
    NicDocument document = Dumps.read(NEW.replace("Synthetic card", "\uD83D\uDE80 card"));
    ConfigRow row = Dumps.only(document, ConfigDump.class).rows().get(0);
    assertEquals("CLAMP_TGT_RATE_P1", document.place(row.name().span()).text());
    assertFalse(document.partial());
  }
}
