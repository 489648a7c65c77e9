package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losslint.model.waiver.Coverage;
import org.losslint.model.waiver.Waiver;
import org.losslint.source.Format;
import org.losslint.source.Place;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
import org.losslint.source.Span;
import org.losslint.syntax.Annotation;

class AnnotationTextTest {
  private static final Place PLACE =
      new Place(new SourceFile("a.conf", SourceText.of("x"), Format.JUNOS_TEXT), new Span(0, 1));

  private static List<Waiver> waivers(String text) {
    return new AnnotationText(
            new Annotation(text, PLACE),
            new Coverage.OfStatement("dci1", "class-of-service", PLACE))
        .waivers();
  }

  private static Waiver only(String text) {
    List<Waiver> waivers = waivers(text);
    assertEquals(1, waivers.size());
    return waivers.get(0);
  }

  @Test
  void readsEveryClauseInAnyOrder() {
    for (String text :
        List.of(
            "losslint: ignore DCI-009 until 2027-01-31 owner 'backbone team' reason \"400G pilot\"",
            "losslint:ignore DCI-009; reason \"400G pilot\", owner \"backbone team\"\n"
                + "   until 2027-01-31;")) {
      Waiver waiver = only(text);
      assertEquals("DCI-009", waiver.address());
      assertEquals("400G pilot", waiver.reason());
      assertEquals("backbone team", waiver.owner());
      assertEquals(Optional.of(LocalDate.of(2027, 1, 31)), waiver.until());
      assertEquals("", waiver.defect());
      assertTrue(waiver.isComplete());
    }
  }

  @Test
  void aReasonOfOneWordNeedsNoQuotes() {
    assertEquals("pilot", only("losslint: ignore DCI-004.lowered reason pilot").reason());
    assertEquals("lowered", only("losslint: ignore DCI-004.lowered reason pilot").check());
  }

  @Test
  void severalStandInOneCommentBehindWordsForPeople() {
    List<Waiver> waivers =
        waivers(
            "ask the backbone team first\n"
                + "losslint: ignore DCI-009 reason \"see losslint: ignore\"\n"
                + "losslint: ignore DCI-010 reason 'both'");
    assertEquals(List.of("DCI-009", "DCI-010"), waivers.stream().map(Waiver::rule).toList());
    assertEquals("see losslint: ignore", waivers.get(0).reason());
  }

  @Test
  void withoutReasonItIsReadAndIncomplete() {
    Waiver waiver = only("losslint: ignore DCI-009");
    assertEquals("", waiver.defect());
    assertFalse(waiver.isComplete());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "losslint: | it says nothing",
        "losslint: disable DCI-009 reason x | \u2018disable\u2019 is no word of a waiver",
        "losslint: ignore reason \"x\" | \u2018reason\u2019 is no id of a rule",
        "losslint: ignore DCI-* reason \"x\" | \u2018DCI-*\u2019 is no id of a rule",
        "losslint: ignore DCI-9 reason \"x\" | \u2018DCI-9\u2019 is no id of a rule",
        "losslint: ignore DCI-009, DCI-010 reason \"x\" | \u2018DCI-010\u2019 is no word of a"
            + " waiver",
        "losslint: ignore DCI-009 untill 2027-01-31 reason x | \u2018untill\u2019 is no word of a"
            + " waiver",
        "losslint: ignore DCI-009 until tomorrow reason x | \u2018tomorrow\u2019 is no day",
        "losslint: ignore DCI-009 until 2027-02-30 reason x | \u2018 2027-02-30\u2019 is no day",
        "losslint: ignore DCI-009 reason \"400G pilot | a quote is never closed",
        "losslint: ignore DCI-009 reason 400G pilot | \u2018pilot\u2019 is no word of a waiver",
        "losslint: ignore DCI-009 reason | \u2018reason\u2019 has nothing behind it",
        "losslint: ignore DCI-009 until | \u2018until\u2019 has nothing behind it",
      })
  void whatCannotBeReadIsNoWaiver(String text, String defect) {
    Waiver waiver = only(text);
    String expected =
        defect.replace("\u2018 ", "\u2018").replace('\u2018', '`').replace('\u2019', '`');
    assertTrue(waiver.defect().startsWith(expected), waiver.defect());
    assertFalse(waiver.isComplete());
  }

  @Property
  void whateverStandsThereNothingIsThrownAndOneRuleAtMostIsNamed(@ForAll String rest) {
    for (Waiver waiver : waivers("losslint: ignore " + rest)) {
      assertTrue(waiver.rule().isEmpty() || waiver.rule().matches("[A-Z][A-Z0-9]*-[0-9]{3}"));
    }
  }
}
