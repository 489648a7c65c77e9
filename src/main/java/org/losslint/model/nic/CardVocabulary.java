package org.losslint.model.nic;

import java.util.Optional;
import org.losslint.model.Fact;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;

/** What rules can ask of a card. */
final class CardVocabulary {
  private CardVocabulary() {}

  static SubjectKind<Card> declare() {
    return SubjectKind.named(
            "card", Card.class, "A card as one device block of mlxconfig shows it.", "host")
        .has(
            "device",
            Type.TEXT,
            "As commands name it: 0000:01:00.0; assumed `<dev>` where the dump does not say.",
            Card::deviceFact)
        .has(
            "type",
            Type.TEXT,
            "The model: ConnectX7; absent where the dump was filtered.",
            c -> c.ofDump(c.dump().type().map(Object::toString), "Device type"))
        .has(
            "printed-by",
            Type.word("kind of dump", "query", "preview", "stored"),
            "`query`, or the table of a `set` before (`preview`) or after (`stored`) it was"
                + " confirmed.",
            c -> Fact.known(c.mode(), c.evidence()))
        .has(
            "has-current",
            Type.BOOLEAN,
            "Whether the dump shows running values, which needs -e and firmware that reports"
                + " them.",
            Card::hasCurrent)
        .has(
            "unreported",
            Type.listOf(Type.TEXT),
            "The columns that the firmware cannot report, as the foot of the table says; absent"
                + " where it says nothing.",
            Card::unreported)
        .has("columns", Type.listOf(Type.TEXT), "The titles of its columns.", Card::columns)
        .has(
            "ports",
            Type.listOf(Type.NUMBER),
            "The ports that its parameters name.",
            Card::portFacts)
        .has(
            "firmware",
            Type.VERSION,
            "The firmware, from a line of the same file (mlxconfig prints none); absent without"
                + " one.",
            Card::firmware)
        .has(
            "value",
            Type.NUMBER,
            Type.TEXT,
            String.class,
            "The effective value of a parameter by its full name; unknown where the dump lacks"
                + " it.",
            (c, name) ->
                c.setting(name).map(s -> s.facts().effective()).orElseGet(() -> c.lacks(name)))
        .has(
            "dcqcn",
            Type.BOOLEAN,
            "Whether DCQCN is the congestion control in force on all ports; unknown where another"
                + " may be.",
            c -> c.dcqcn(Optional.empty()));
  }
}
