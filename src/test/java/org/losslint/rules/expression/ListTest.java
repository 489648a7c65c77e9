package org.losslint.rules.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;
import org.losslint.rules.Expressions;
import org.losslint.rules.Thing;

/** Quantifiers and sums, above all over lists of which a part is hidden. */
class ListTest {
  private static final String CUT = "unknown: the file is cut; fetch it again";

  private final Expressions on = Expressions.on("device");
  private final Thing data =
      Thing.of("class", "rdma-data").with("no-loss", true).with("queue", "3");
  private final Thing cnp = Thing.of("class", "rdma-cnp").with("no-loss", false).with("queue", "6");
  private final Thing best = Thing.of("class", "best-effort").unknown("queue", "it is hidden");
  private final Thing other = Thing.of("class", "other").with("no-loss", false);

  private Thing device(Thing... classes) {
    return Thing.of("device", "leaf1").list("classes", (Object[]) classes);
  }

  private Thing cut(Thing... classes) {
    return Thing.of("device", "leaf1").openList("classes", (Object[]) classes);
  }

  @Test
  void oneItemDecidesWhateverIsHidden() {
    assertEquals("true", on.result("any c in device.classes satisfies c.no-loss", cut(data)));
    assertEquals(CUT, on.result("any c in device.classes satisfies c.no-loss", cut(cnp)));
    assertEquals("false", on.result("all c in device.classes satisfies c.no-loss", cut(cnp)));
    assertEquals(CUT, on.result("all c in device.classes satisfies c.no-loss", cut(data)));
    assertEquals("false", on.result("no c in device.classes satisfies c.no-loss", cut(data)));
    assertEquals(CUT, on.result("no c in device.classes satisfies c.no-loss", cut(cnp)));
    assertEquals(CUT, on.result("one c in device.classes satisfies c.no-loss", cut(data)));
    assertEquals(
        "false", on.result("one c in device.classes satisfies c.no-loss", cut(data, data)));
  }

  @Test
  void anItemOfUnknownMembershipCountsOnlyWhereItWouldDecide() {
    String filtered = "all c in device.classes where c.queue == 3 satisfies c.no-loss";
    assertEquals("true", on.result(filtered, device(data, cnp)));
    assertEquals("unknown: it is hidden; give it", on.result(filtered, device(data, best)));
    assertEquals(
        "true",
        on.result(
            "all c in device.classes where c.queue == 3 satisfies c.queue is not absent or true",
            device(data, best)));
    assertEquals(
        "true", on.result("any c in device.classes satisfies c.queue == 3", device(best, data)));
  }

  @Test
  void emptyListsDecide() {
    assertEquals("true", on.result("all c in device.classes satisfies c.no-loss", device()));
    assertEquals("true", on.result("no c in device.classes satisfies c.no-loss", device()));
    assertEquals("false", on.result("any c in device.classes satisfies c.no-loss", device()));
    assertEquals("false", on.result("one c in device.classes satisfies c.no-loss", device()));
    assertEquals("0", on.result("sum(c.queue over c in device.classes)", device()));
    assertEquals("absent", on.result("max(c.queue over c in device.classes)", device()));
    assertEquals("absent", on.result("mean(c.queue over c in device.classes)", device()));
    assertEquals(
        "unknown: device.classes is not set; set `leaf1 classes`",
        on.result("any c in device.classes satisfies c.no-loss", Thing.of("device", "leaf1")));
  }

  @Test
  void aPartialSumThatBreaksTheLimitDecides() {
    String sum = "sum(c.queue over c in device.classes)";
    assertEquals("9", on.result(sum, device(data, cnp)));
    assertEquals(CUT, on.result(sum, cut(data, cnp)));
    assertEquals("false", on.result(sum + " <= 8", cut(data, cnp)));
    assertEquals("true", on.result(sum + " > 8", cut(data, cnp)));
    assertEquals("false", on.result(sum + " / 2 <= 4", cut(data, cnp)));
    assertEquals("false", on.result("10 - " + sum + " > 1", cut(data, cnp)));
    assertEquals("false", on.result(sum + " between 1 and 8", cut(data, cnp)));
    assertEquals("false", on.result(sum + " == 8", cut(data, cnp)));
    assertEquals(CUT, on.result(sum + " <= 9", cut(data, cnp)));
    assertEquals(CUT, on.result(sum + " == 9", cut(data, cnp)));
    assertEquals("false", Expressions.on("device").let("s", sum).result("s <= 8", cut(data, cnp)));
  }

  @Test
  void aSumOfTermsBelowZeroBoundsNothing() {
    assertEquals(CUT, on.result("sum(c.queue - 5 over c in device.classes) > -3", cut(data, cnp)));
  }

  @Test
  void aMissingTermIsNotZero() {
    String sum = "sum(c.queue over c in device.classes)";
    assertEquals(
        "unknown: c.queue is not set; set `other queue`", on.result(sum, device(data, other)));
    assertEquals(
        "3",
        on.result(
            "sum(c.queue over c in device.classes where c.queue is present)", device(data, other)));
    assertEquals("false", on.result(sum + " < 3", device(data, other)));
  }

  @Test
  void countsAreBoundedOnBothSides() {
    String count = "count(c in device.classes where c.queue == 3)";
    assertEquals("1", on.result(count, device(data, cnp)));
    assertEquals("unknown: it is hidden; give it", on.result(count, device(data, best)));
    assertEquals("true", on.result(count + " <= 2", device(data, best)));
    assertEquals("true", on.result(count + " >= 1", device(data, best)));
    assertEquals(CUT, on.result(count + " <= 2", cut(data, best)));
    assertEquals("false", on.result("count(device.classes) < 2", cut(data, best)));
    assertEquals("2", on.result("count(device.classes)", device(data, best)));
  }

  @Test
  void extremesAreBoundedByWhatIsSeen() {
    assertEquals("false", on.result("min(c.queue over c in device.classes) > 3", cut(data, cnp)));
    assertEquals("true", on.result("max(c.queue over c in device.classes) > 3", cut(data, cnp)));
    assertEquals(CUT, on.result("max(c.queue over c in device.classes) < 7", cut(data, cnp)));
    assertEquals(
        "true", on.result("min(sum(c.queue over c in device.classes), 2) <= 2", cut(data, cnp)));
    assertEquals(
        "true", on.result("max(sum(c.queue over c in device.classes), 2) >= 9", cut(data, cnp)));
  }

  @Test
  void listsTakeValuesOutOfItems() {
    assertEquals("3, 6", on.result("list(c.queue over c in device.classes)", device(data, cnp)));
    assertEquals("3", on.result("list(c.queue over c in device.classes)", device(data, other)));
    assertEquals(
        "3 and perhaps more",
        on.result("distinct(c.queue over c in device.classes)", device(data, data, best)));
    assertEquals(
        "rdma-data", on.result("list(c in device.classes where c.no-loss)", device(data, cnp)));
    assertEquals("true", on.result("3 in list(c.queue over c in device.classes)", cut(data)));
    assertEquals(CUT, on.result("4 in list(c.queue over c in device.classes)", cut(data)));
    assertEquals(
        "false", on.result("list(c.queue over c in device.classes) subset of {1}", cut(data)));
    assertEquals(CUT, on.result("list(c.queue over c in device.classes) subset of {3}", cut(data)));
    assertEquals("false", on.result("list(c.queue over c in device.classes) == {1, 2}", cut(data)));
  }

  @Test
  void quantifiersNest() {
    String twice =
        "any a in device.classes satisfies any b in device.classes where a != b satisfies"
            + " a.queue == b.queue";
    Thing twin = Thing.of("class", "twin").with("queue", "3");
    assertEquals("false", on.result(twice, device(data, cnp)));
    assertEquals("true", on.result(twice, device(data, cnp, twin)));
  }

  @Test
  void theItemThatDecidesIsTheEvidence() {
    Fact<?> fact = on.eval("all c in device.classes satisfies c.no-loss", device(data, cnp, other));
    assertEquals("rdma-cnp no-loss", fact.evidence().path());
    Fact<?> most = on.eval("max(c.queue over c in device.classes)", device(data, cnp));
    assertEquals("rdma-cnp queue", most.evidence().path());
  }

  @Test
  void aHostilePackEndsSoon() {
    List<Fact<?>> many = new ArrayList<>();
    for (int i = 0; i < 3000; i++) {
      many.add(Fact.known(Quantity.number(i), Evidence.NONE));
    }
    Thing port = Thing.of("port", "et-0/0/0").list("pfc.priorities", many.toArray());
    String text =
        "all a in port.pfc.priorities satisfies all b in port.pfc.priorities satisfies "
            + "all c in port.pfc.priorities satisfies a + b + c >= 0";
    String result =
        Assertions.assertTimeoutPreemptively(
            Duration.ofMinutes(1), () -> Expressions.on("port").result(text, port));
    assertEquals(
        "unknown: the rule visits more than 1000000 items; make the lists of the rule smaller",
        result);
  }

  @Test
  void aNumberCannotGrowWithoutEnd() {
    Expressions e = Expressions.on("device").let("a", "device.ports / 7 * 1.000000000000000000001");
    String before = "a";
    for (char name = 'b'; name < 'z'; name++) {
      e.let(String.valueOf(name), before + " * " + before);
      before = String.valueOf(name);
    }
    assertEquals(
        "unknown: a number of the rule has too many digits; simplify its arithmetic",
        e.result("y > 3", Thing.of("device", "d").with("ports", "64")));
  }
}
