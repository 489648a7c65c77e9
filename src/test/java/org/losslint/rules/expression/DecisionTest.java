package org.losslint.rules.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.losslint.quantity.Quantity;
import org.losslint.rules.Expressions;
import org.losslint.rules.Thing;

/** What {@code have} and {@code need} of a finding say. */
class DecisionTest {
  private final Thing queue =
      Thing.of("queue", "q")
          .in(Thing.of("link", "l").with("rtt", "5179 us"))
          .with("temporal", "12000 us")
          .with("kmin", "10%")
          .with("ecn", false)
          .text("class", "rdma-data")
          .list("fill-levels", Quantity.parse("10%"));

  private String decision(String condition, boolean outcome) {
    Decision decision = Expressions.on("queue").decision(condition, outcome, queue);
    return decision.have() + " | " + decision.need();
  }

  @Test
  void bothSidesOfTheComparisonAreExact() {
    assertEquals(
        "12000 us | 12947 us", decision("queue.temporal >= floor(2.5 * link.rtt, 1 us)", false));
    assertEquals("12000 us | 12947.5 us", decision("not queue.temporal < 2.5 * link.rtt", false));
    assertEquals("10% | 30%", decision("queue.kmin == 30%", false));
    assertEquals("10% | not 10%", decision("queue.kmin != 10%", false));
    assertEquals("10% | 15% to 20%", decision("queue.kmin between 15% and 20%", false));
    assertEquals("10% | 30% within 1%", decision("queue.kmin within 1% of 30%", false));
    assertEquals("rdma-data | one of a, b", decision("queue.class in {\"a\", \"b\"}", false));
    assertEquals(
        "rdma-data | none of rdma-data", decision("queue.class not in {\"rdma-data\"}", false));
    assertEquals("rdma-data | x*", decision("queue.class matches \"x*\"", false));
    assertEquals("10% | only 20%", decision("queue.fill-levels subset of {20%}", false));
    assertEquals("false | true", decision("queue.ecn", false));
    assertEquals("not set | present", decision("queue.depth is present", false));
    assertEquals(
        "12000 us | not present",
        decision("queue.temporal is absent or queue.temporal is not present", false));
  }

  @Test
  void ofAConjunctionTheFirstFalsePartDecides() {
    assertEquals(
        "10% | 30%", decision("queue.temporal > 1 us and queue.kmin == 30% and queue.ecn", false));
  }

  @Test
  void behindGuardsTheLastPartDecides() {
    assertEquals("10% | 30%", decision("queue.depth is present or queue.kmin == 30%", false));
    assertEquals(
        "10% | 30%", decision("not (queue.temporal is present and queue.kmin < 30%)", false));
  }

  @Test
  void branchesAndLetsAreFollowed() {
    assertEquals(
        "10% | 30%", decision("if queue.ecn then queue.kmin == 15% else queue.kmin == 30%", false));
    Decision decision =
        Expressions.on("queue").let("good", "queue.kmin >= 30%").decision("good", false, queue);
    assertEquals(new Decision("10%", "30%"), decision);
  }

  @Test
  void theItemThatBreaksTheRuleIsShown() {
    assertEquals("10% | 15%", decision("all f in queue.fill-levels satisfies f >= 15%", false));
    assertEquals(
        "10% | any f in queue.fill-levels satisfies f >= 15%",
        decision("any f in queue.fill-levels satisfies f >= 15%", false));
  }

  @Test
  void aPartialSumIsShownAsWhatItIsAtLeast() {
    Thing device =
        Thing.of("device", "d").openList("classes", Thing.of("class", "a").with("queue", "3"));
    assertEquals(
        new Decision("at least 3", "2"),
        Expressions.on("device")
            .decision("sum(c.queue over c in device.classes) <= 2", false, device));
  }
}
