package org.losslint.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.LinkDigest;
import org.losslint.evaluate.Report;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Unit;
import org.losslint.source.Severity;

/** The picture of a link: its scale goes to 2.5 × 1.18 = 2.95 × RTT where 2.5 is the most. */
class LinkCardsTest {
  private static final Quantity RTT = Quantity.of(5179, Unit.US);

  private static Report report(List<Finding> findings, int... kinds) {
    List<LinkDigest.End> ends = new java.util.ArrayList<>();
    for (int i = 0; i < kinds.length; i++) {
      ends.add(FleetReports.end("dci" + (i + 1), RTT, kinds[i]));
    }
    LinkDigest link =
        new LinkDigest(
            "dci1-dci2",
            Fact.known(RTT),
            "twamp",
            Fact.known(Quantity.of(400, Unit.GBPS)),
            Fact.unknown("nobody says", "say it"),
            ends,
            FleetReports.marks());
    return new Report(
        "1", List.of(), findings, List.of(), List.of(), 2, 2, List.of(link), List.of());
  }

  private static Finding finding(Severity severity, String rule, String device, String subject) {
    return new Finding(
        rule,
        "",
        "name",
        "pack",
        severity,
        "message",
        Optional.empty(),
        device,
        List.of(subject),
        "",
        Map.of(),
        List.of(),
        List.of(),
        "",
        rule,
        Optional.empty());
  }

  @Test
  void drawsTheBufferAndItsMarksToScale() {
    LinkCard card = LinkCards.of(report(List.of(), 0, 0)).get(0);
    assertEquals(List.of("RTT 5179 µs (twamp)", "400 Gbps"), card.facts());
    assertEquals(
        List.of(
            new LinkCard.Mark("25.42%", "middle", "0.75"),
            new LinkCard.Mark("50.85%", "middle", "1.5"),
            new LinkCard.Mark("84.75%", "middle", "2.5")),
        card.marks());
    assertEquals(List.of("33.9%", "67.8%"), card.ticks());
    EndPicture end = card.ends().get(0);
    assertEquals("dci1 et-0/0/0 rdma-data", end.title());
    assertEquals(Optional.of("84.75%"), end.buffer());
    assertEquals(Optional.of(new LinkCard.Mark("25.42%", "end", "Kmin 0.75")), end.kmin());
    assertEquals(Optional.of(new LinkCard.Mark("50.85%", "start", "Kmax 1.5")), end.kmax());
    assertEquals(Optional.of(new EndPicture.Slice("50.85%", "33.9%", "full")), end.full());
    assertEquals(Optional.empty(), end.lacking());
    assertEquals(Optional.empty(), end.xoff());
    assertEquals(Optional.empty(), end.maximum());
    assertEquals(
        List.of("2.5 × RTT · 12947.5 µs · 647.4 MB", "platform maximum 9.654 × RTT"),
        end.summary());
  }

  @Test
  void showsWhatIsMissingOfTheDepth() {
    EndPicture end = LinkCards.of(report(List.of(), 7)).get(0).ends().get(0);
    assertEquals(Optional.of("64.41%"), end.buffer());
    assertEquals(Optional.of(new EndPicture.Slice("64.41%", "20.34%", "lacking")), end.lacking());
  }

  @Test
  void absentAndUnknownAreSaidInWords() {
    EndPicture never = LinkCards.of(report(List.of(), 6)).get(0).ends().get(0);
    assertEquals(Optional.empty(), never.full());
    assertEquals(
        new EndPicture.Row("Every packet marked (Kmax)", "not set", "1.5 × RTT"),
        never.numbers().get(2));
    assertEquals(
        new EndPicture.Row(
            "Pause starts (XOFF)", "not known: the pause limit is not in the inventory", ""),
        never.numbers().get(3));
    EndPicture unread = LinkCards.of(report(List.of(), 9)).get(0).ends().get(0);
    assertEquals("no configuration of dci1 was read", unread.missing());
    assertEquals(Optional.empty(), unread.buffer());
    assertTrue(unread.numbers().isEmpty());
  }

  @Test
  void aMaximumNearTheBufferIsDrawnAndTheScaleHoldsIt() {
    EndPicture deep = LinkCards.of(report(List.of(), 8)).get(0).ends().get(0);
    assertEquals(Optional.of("84.75%"), deep.buffer());
    assertEquals(Optional.of(new LinkCard.Mark("81.82%", "end", "platform 9.65")), deep.maximum());
    EndPicture paused = LinkCards.of(report(List.of(), 5)).get(0).ends().get(0);
    assertEquals(Optional.of(new LinkCard.Mark("67.8%", "start", "XOFF 2")), paused.xoff());
  }

  @Test
  void eachEndNamesTheRulesThatFailThere() {
    LinkCard card =
        LinkCards.of(
                report(
                    List.of(
                        finding(Severity.WARNING, "DCI-009", "dci2", "et-0/0/0 rdma-data"),
                        finding(Severity.ERROR, "DCI-001", "dci2", "et-0/0/0 rdma-data"),
                        finding(Severity.ERROR, "DCI-001", "dci2", "et-0/0/0.7 rdma-data"),
                        finding(Severity.ERROR, "DCI-003", "dci2", "et-0/0/01 rdma-data"),
                        finding(Severity.INFO, "DCI-014", "", "dci1-dci2")),
                    0,
                    0))
            .get(0);
    assertEquals("error", card.gravest());
    assertEquals(
        List.of(new LinkCard.Trouble("DCI-014", "name", "info", "#rule=DCI-014")), card.troubles());
    assertEquals(List.of(), card.ends().get(0).troubles());
    assertEquals(
        List.of(
            new LinkCard.Trouble("DCI-001", "name", "error", "#rule=DCI-001&device=dci2"),
            new LinkCard.Trouble("DCI-009", "name", "warning", "#rule=DCI-009&device=dci2")),
        card.ends().get(1).troubles());
  }
}
