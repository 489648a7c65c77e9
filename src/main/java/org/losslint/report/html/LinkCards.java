package org.losslint.report.html;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.LinkDigest;
import org.losslint.evaluate.Report;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.QuantityText;
import org.losslint.report.UriText;
import org.losslint.report.Visible;
import org.losslint.source.Severity;

/** Makes the cards of links out of a report. */
final class LinkCards {
  private final Map<String, List<Finding>> byDevice = new HashMap<>();

  private LinkCards(Report report) {
    for (Finding finding : report.findings()) {
      if (finding.suppressed().isEmpty()) {
        byDevice.computeIfAbsent(finding.device(), device -> new ArrayList<>()).add(finding);
      }
    }
  }

  /** The worst first, else in the order of the report. */
  static List<LinkCard> of(Report report) {
    LinkCards cards = new LinkCards(report);
    List<LinkCard> all = new ArrayList<>(report.links().size());
    for (LinkDigest link : report.links()) {
      all.add(cards.card(link));
    }
    all.sort((a, b) -> Integer.compare(rank(a.gravest()), rank(b.gravest())));
    return all;
  }

  private static int rank(String severity) {
    return switch (severity) {
      case "error" -> 0;
      case "warning" -> 1;
      case "info" -> 2;
      default -> 3;
    };
  }

  private LinkCard card(LinkDigest link) {
    Scale scale = Scale.of(link);
    List<EndPicture> ends = new ArrayList<>();
    List<LinkCard.Trouble> all = new ArrayList<>();
    List<LinkCard.Trouble> own = troubles("", link.name());
    all.addAll(own);
    for (LinkDigest.End end : link.ends()) {
      List<LinkCard.Trouble> troubles = troubles(end.device(), end.port());
      all.addAll(troubles);
      ends.add(new EndDrawing(link, end, scale).picture(troubles));
    }
    return new LinkCard(
        Visible.text(link.name()),
        facts(link),
        own,
        marks(link.required(), scale),
        scale.ticks(),
        ends,
        gravest(all));
  }

  private static List<String> facts(LinkDigest link) {
    List<String> facts = new ArrayList<>();
    Optional<Quantity> rtt = link.rtt().optional();
    String source = link.rttSource().isEmpty() ? "" : " (" + link.rttSource() + ")";
    facts.add(
        rtt.isPresent()
            ? "RTT " + QuantityText.human(rtt.get()) + source
            : "RTT not known: " + because(link.rtt()));
    link.distance().optional().ifPresent(d -> facts.add(QuantityText.human(d)));
    link.rate().optional().ifPresent(r -> facts.add(QuantityText.human(r)));
    facts.replaceAll(Visible::text);
    return facts;
  }

  private static String because(Fact<?> fact) {
    return fact instanceof Fact.Unknown<?> unknown ? unknown.because() : "it is not set";
  }

  private static List<LinkCard.Mark> marks(LinkDigest.Marks required, Scale scale) {
    List<LinkCard.Mark> marks = new ArrayList<>(3);
    mark(required.kmin(), scale, marks);
    mark(required.kmax(), scale, marks);
    mark(required.depth(), scale, marks);
    return marks;
  }

  private static void mark(Optional<Quantity> multiple, Scale scale, List<LinkCard.Mark> marks) {
    if (multiple.isPresent()) {
      marks.add(
          new LinkCard.Mark(
              scale.at(Scale.number(multiple)), "middle", QuantityText.human(multiple.get())));
    }
  }

  /** The rules with findings about a port or what belongs to it, each once, the gravest first. */
  private List<LinkCard.Trouble> troubles(String device, String subject) {
    Map<String, Finding> byRule = new LinkedHashMap<>();
    for (Severity severity : List.of(Severity.ERROR, Severity.WARNING, Severity.INFO)) {
      for (Finding finding : byDevice.getOrDefault(device, List.of())) {
        if (finding.severity() == severity && concerns(finding, subject)) {
          byRule.putIfAbsent(finding.rule(), finding);
        }
      }
    }
    List<LinkCard.Trouble> troubles = new ArrayList<>();
    for (Finding finding : byRule.values()) {
      String rule = Visible.text(finding.rule());
      String href = "#rule=" + UriText.of(rule);
      troubles.add(
          new LinkCard.Trouble(
              rule,
              Visible.text(finding.name()),
              finding.severity().label(),
              device.isEmpty() ? href : href + "&device=" + UriText.of(Visible.text(device))));
    }
    return troubles;
  }

  private static boolean concerns(Finding finding, String subject) {
    for (String label : finding.subjects()) {
      if (label.startsWith(subject)
          && (label.length() == subject.length()
              || label.charAt(subject.length()) == ' '
              || label.charAt(subject.length()) == '.')) {
        return true;
      }
    }
    return false;
  }

  private static String gravest(List<LinkCard.Trouble> troubles) {
    String gravest = "";
    for (LinkCard.Trouble trouble : troubles) {
      if (rank(trouble.severity()) < rank(gravest)) {
        gravest = trouble.severity();
      }
    }
    return gravest;
  }
}
