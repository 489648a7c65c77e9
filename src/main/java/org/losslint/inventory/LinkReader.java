package org.losslint.inventory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Unit;

/** Reads one entry of {@code links}. */
final class LinkReader {
  static final List<String> KEYS =
      List.of(
          "name",
          "role",
          "rtt",
          "rtt-source",
          "intra-dc-rtt",
          "radius",
          "rate",
          "members",
          "distance",
          "oversubscription",
          "profile",
          "targets",
          "ends");
  private static final List<String> END = List.of("device", "interface");

  private LinkReader() {}

  /** The link; empty when it has no name to speak of it by. */
  static Optional<Inventory.Link> link(Fields link) {
    Optional<Entry<String>> name =
        link.require("the link", "name") ? link.text("name") : Optional.empty();
    String what = name.isPresent() ? "link `" + name.get().value() + "`" : "the link";
    Optional<Entry<Quantity>> intraDc = link.quantity("intra-dc-rtt", Unit.US);
    Optional<Entry<Quantity>> radius = link.quantity("radius", Unit.KM);
    if (intraDc.isPresent() && radius.isPresent()) {
      link.problem(
          radius.get().place(),
          what + " has both `intra-dc-rtt` and `radius`",
          "keep `intra-dc-rtt` if it was measured, else `radius`");
    }
    Optional<Fields> targets = link.fields("targets", "targets", List.of("utilisation"));
    Inventory.Link read =
        new Inventory.Link(
            name.orElseGet(() -> new Entry<>("", link.place())),
            link.role("role"),
            link.positive("rtt", Unit.US),
            link.word("rtt-source", List.of("twamp", "probe", "computed")),
            intraDc,
            radius,
            link.positive("rate", Unit.GBPS),
            link.whole("members", 1, 1024),
            link.quantity("distance", Unit.KM),
            link.oversubscription("oversubscription"),
            link.word("profile", List.of("final", "deep")),
            targets.flatMap(fields -> fields.share("utilisation")),
            ends(link, what),
            link.place());
    return name.isPresent() ? Optional.of(read) : Optional.empty();
  }

  private static List<Inventory.End> ends(Fields link, String what) {
    List<Inventory.End> ends = new ArrayList<>();
    if (!link.require(what, "ends")) {
      return ends;
    }
    List<Fields> entries = link.mappings("ends", "an end", END);
    for (Fields end : entries) {
      boolean complete = end.require("the end", "device", "interface");
      Optional<Entry<String>> device = end.text("device");
      Optional<Entry<String>> interfaceName = end.text("interface");
      if (complete && device.isPresent() && interfaceName.isPresent()) {
        ends.add(new Inventory.End(device.get(), interfaceName.get()));
      }
    }
    if (entries.size() != 2) {
      link.problem(
          link.node("ends").orElseThrow().place(),
          what + " has " + entries.size() + (entries.size() == 1 ? " end" : " ends"),
          "a link has two");
    }
    return ends;
  }
}
