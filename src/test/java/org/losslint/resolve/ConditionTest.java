package org.losslint.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Groups with {@code when}: what can be decided is, and the rest is in doubt. */
class ConditionTest {
  private static String text(String condition) {
    return "groups { A { when { "
        + condition
        + " } class-of-service { schedulers { s { priority low; } } } } }\n"
        + "apply-groups A;\n"
        + "class-of-service { schedulers { s { buffer-rate percent 5; } } }\n";
  }

  private static String priority(String condition, Optional<String> model, List<String> names) {
    Node root = EffectiveText.node(text(condition), new Surroundings(model, names));
    Node s = root.at("class-of-service").orElseThrow().entry("schedulers", "s").orElseThrow();
    return s.value("priority")
        .map(v -> v.doubt().map(d -> d.kind() + ": " + d.because()).orElse(v.text()))
        .orElse("none");
  }

  @ParameterizedTest
  @CsvSource({
    "PTX10008, low",
    "ptx10008, low",
    "PTX10016, none",
    "MX304, none",
  })
  void theModelIsDecidedWhereItIsKnown(String model, String priority) {
    assertEquals(priority, priority("model ptx10008;", Optional.of(model), List.of()));
  }

  /** An inventory names the family, the device its exact model. */
  @Test
  void aModelOfAFamilyIsNotDecided() {
    String doubt = "CONDITIONAL: the group A applies only when model qfx5240-64od";
    assertEquals(doubt, priority("model qfx5240-64od;", Optional.of("QFX5240"), List.of()));
    assertEquals(doubt, priority("model qfx5240-64od;", Optional.empty(), List.of()));
  }

  @Test
  void peersAreDecidedByTheHostName() {
    assertEquals("low", priority("peers [ r1 r2 ];", Optional.empty(), List.of("r2")));
    assertEquals("none", priority("peers [ r1 r2 ];", Optional.empty(), List.of("r3")));
    assertEquals(
        "CONDITIONAL: the group A applies only when peers r1",
        priority("peers r1;", Optional.empty(), List.of()));
  }

  @ParameterizedTest
  @CsvSource({
    "routing-engine re0, routing-engine re0",
    "chassis lcc1, chassis lcc1",
    "member member0, member member0",
    "node node1, node node1",
    "time 22:00 to 06:00, time 22:00 to 06:00"
  })
  void whatOnlyTheDeviceKnowsIsInDoubt(String condition, String shown) {
    assertEquals(
        "CONDITIONAL: the group A applies only when " + shown,
        priority(condition + ";", Optional.of("PTX10008"), List.of("r1")));
  }

  /** All conditions must hold, so one that does not hold decides. */
  @Test
  void oneConditionThatDoesNotHoldIsEnough() {
    assertEquals(
        "none", priority("routing-engine re0; model mx304;", Optional.of("PTX10008"), List.of()));
    assertEquals(
        "low",
        priority(
            "model ptx10008; inactive: routing-engine re0;", Optional.of("PTX10008"), List.of()));
  }

  /** What is missing may exist after all where the group that may apply holds it. */
  @Test
  void whatAGroupInDoubtHoldsIsInDoubtAndNothingElse() {
    Node root = EffectiveText.node(text("routing-engine re0;"));
    Node s = root.at("class-of-service").orElseThrow().entry("schedulers", "s").orElseThrow();
    assertEquals(Optional.empty(), s.value("buffer-rate").flatMap(Value::doubt));
    assertEquals(Optional.empty(), s.child("buffer-rate").orElseThrow().hidden());
    assertEquals(Doubt.Kind.CONDITIONAL, s.hidden().orElseThrow().kind());
  }

  /** What a group in doubt applies is in doubt, too; the same applied for certain is not. */
  @Test
  void doubtIsHandedDown() {
    String groups =
        "groups {\n"
            + "  A { when { routing-engine re0; } apply-groups B; }\n"
            + "  B { class-of-service { schedulers { s { priority low; } } } }\n"
            + "}\n";
    assertEquals(
        "schedulers s priority low # 3 A@5 B@2: CONDITIONAL the group A applies only when"
            + " routing-engine re0\n",
        EffectiveText.origins(EffectiveText.node(groups + "apply-groups A;\n")));
    Node both = EffectiveText.node(groups + "apply-groups [ A B ];\n");
    assertEquals(
        Optional.empty(),
        both.at("class-of-service").orElseThrow().entry("schedulers", "s").orElseThrow().doubt());
  }

  /** A stronger value that is certain settles it; a weaker one does not. */
  @Test
  void aStrongerValueThatIsCertainSettlesIt() {
    String when =
        "A { when { routing-engine re0; } class-of-service { schedulers { s { priority"
            + " low; } } } }";
    String plain = "B { class-of-service { schedulers { s { priority high; } } } }";
    assertEquals(
        "schedulers s priority high # 1 B@2\n",
        EffectiveText.origins(
            EffectiveText.node("groups { " + when + plain + " }\napply-groups [ B A ];\n")));
    assertEquals(
        "schedulers s priority low # 1 A@2: CONDITIONAL the group A applies only when"
            + " routing-engine re0\n",
        EffectiveText.origins(
            EffectiveText.node("groups { " + when + plain + " }\napply-groups [ A B ];\n")));
  }

  /** `"${node}"` is the group of the node that runs, of which the text shows both. */
  @Test
  void theGroupsOfBothNodesOfAClusterMayApply() {
    assertEquals(
        "schedulers s priority low # 2 node0@5: CONDITIONAL the group node0 applies only on node0\n"
            + "schedulers s buffer-rate percent 5 # 3 node1@5: CONDITIONAL the group node1 applies"
            + " only on node1\n",
        EffectiveText.origins(
            EffectiveText.node(
                "groups {\n"
                    + "  node0 { class-of-service { schedulers { s { priority low; } } } }\n"
                    + "  node1 { class-of-service { schedulers { s { buffer-rate percent 5; } } }"
                    + " }\n"
                    + "}\n"
                    + "apply-groups \"${node}\";\n")));
  }

  /** What the device leaves out, or the file, may exist. */
  @Test
  void whatIsNotShownMayExist() {
    Node root =
        EffectiveText.node("class-of-service { schedulers { a { /* OMITTED */ } b { priority low;");
    Node cos = root.at("class-of-service").orElseThrow();
    assertEquals(
        Doubt.Kind.OMITTED,
        cos.entry("schedulers", "a").orElseThrow().hidden().orElseThrow().kind());
    assertEquals(
        Doubt.Kind.CUT, cos.entry("schedulers", "b").orElseThrow().hidden().orElseThrow().kind());
    assertEquals(Doubt.Kind.CUT, cos.hidden().orElseThrow().kind());
  }
}
