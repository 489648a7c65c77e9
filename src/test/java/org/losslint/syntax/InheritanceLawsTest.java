package org.losslint.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.losslint.resolve.EffectiveLines;
import org.losslint.resolve.Node;
import org.losslint.resolve.Surroundings;

/**
 * Inheritance equals the expanded text read without groups. The expanded text comes first: its
 * lines are then handed out to groups in ways that must not change what is in force.
 */
class InheritanceLawsTest {
  private static final String[] GROUPS = {"G-A", "G-B", "G-C"};

  @Provide
  Arbitrary<List<Integer>> decisions() {
    return Arbitraries.integers().between(0, 9999).list().ofMinSize(1).ofMaxSize(200);
  }

  /** What is in force; in no order, for what is inherited comes behind what is in place. */
  private static Set<String> inForce(String lines) {
    JunosDocument document = TreeText.read(lines);
    Set<String> found = new TreeSet<>();
    for (Configuration configuration : document.configurations()) {
      EffectiveLines.print(
          Node.effective(configuration.root(), Surroundings.UNKNOWN),
          (line, from, doubt) -> {
            assertEquals("", doubt.map(Object::toString).orElse(""), lines);
            found.add(line);
          });
    }
    return found;
  }

  /** The lines of a tree that say something by themselves, wherever they stand. */
  private static List<String> lines(List<Integer> decisions) {
    List<String> lines = new ArrayList<>();
    for (String line : Canonical.setLines(GeneratedTree.of(decisions)).split("\n")) {
      boolean steers = line.contains(" apply-groups") || line.startsWith("set groups ");
      if (line.startsWith("set ") && !steers && !line.contains("<")) {
        lines.add(line);
      }
    }
    return lines;
  }

  private static String inGroup(String group, String line) {
    return "set groups " + group + line.substring("set".length()) + "\n";
  }

  /**
   * Each line stays, or goes to a group, or stands in place and in a group; groups are applied at
   * the top or by one another.
   */
  @Property(tries = 400)
  void linesMayBeHandedOutToGroups(
      @ForAll("decisions") List<Integer> decisions,
      @ForAll @Size(min = 1, max = 40) List<@IntRange(max = 6) Integer> hands,
      @ForAll boolean nested,
      @ForAll boolean reversed) {
    List<String> lines = lines(decisions);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < lines.size(); i++) {
      int hand = hands.get(i % hands.size());
      if (hand == 0 || hand > GROUPS.length) {
        text.append(lines.get(i)).append('\n');
      }
      if (hand > 0) {
        text.append(inGroup(GROUPS[(hand - 1) % GROUPS.length], lines.get(i)));
      }
    }
    text.append("set apply-groups G-A\n");
    String above = nested ? "set groups G-A " : "set ";
    text.append(above).append("apply-groups ").append(reversed ? "G-C\n" : "G-B\n");
    text.append(above).append("apply-groups ").append(reversed ? "G-B\n" : "G-C\n");
    assertEquals(inForce(String.join("\n", lines)), inForce(text.toString()), text.toString());
  }

  /** Class-of-service may get its groups at its own level; those of the top then have no say. */
  @Property(tries = 200)
  void groupsMayBeAppliedWhereTheirContentBelongs(@ForAll("decisions") List<Integer> decisions) {
    List<String> lines = lines(decisions);
    StringBuilder text = new StringBuilder("set class-of-service apply-groups G-A\n");
    for (String line : lines) {
      boolean moves = line.startsWith("set class-of-service ");
      text.append(moves ? inGroup("G-A", line) : line + "\n");
      // Not at the path where the group is applied, so without any effect.
      text.append("set groups G-A chassis fpc 7 pic 7 port 7 speed 10g\n");
    }
    assertEquals(inForce(String.join("\n", lines)), inForce(text.toString()), text.toString());
  }

  /** A flag that a wildcard gives is given to each entry that exists, and to none else. */
  @Property(tries = 200)
  void aWildcardSpeaksOfEachEntryThatExists(
      @ForAll("decisions") List<Integer> decisions, @ForAll @IntRange(max = 5) int more) {
    List<String> lines = lines(decisions);
    for (int i = 0; i < more; i++) {
      lines.add("set class-of-service schedulers extra" + i + " priority low");
    }
    List<String> expanded = new ArrayList<>(lines);
    JunosDocument document = TreeText.read(String.join("\n", lines));
    for (Configuration configuration : document.configurations()) {
      for (Statement entry :
          configuration
              .root()
              .child("class-of-service")
              .map(cos -> cos.children("schedulers"))
              .orElse(List.of())) {
        expanded.add(
            "set class-of-service schedulers "
                + Canonical.quoted(entry.words().get(0).text())
                + " explicit-congestion-notification");
      }
    }
    String text =
        String.join("\n", lines)
            + "\nset groups G-A class-of-service schedulers <*> explicit-congestion-notification"
            + "\nset apply-groups G-A\n";
    assertEquals(inForce(String.join("\n", expanded)), inForce(text), text);
  }

  /** What is told to be in force, read again, is in force without any groups. */
  @Property(tries = 200)
  void whatIsInForceIsAConfiguration(
      @ForAll("decisions") List<Integer> decisions,
      @ForAll @Size(min = 1, max = 20) List<@IntRange(max = 3) Integer> hands) {
    List<String> lines = lines(decisions);
    StringBuilder text = new StringBuilder("set apply-groups [ G-A G-B G-C ]\n");
    for (int i = 0; i < lines.size(); i++) {
      int hand = hands.get(i % hands.size());
      text.append(hand == 0 ? lines.get(i) + "\n" : inGroup(GROUPS[hand - 1], lines.get(i)));
    }
    Set<String> once = inForce(text.toString());
    assertEquals(once, inForce(String.join("\n", once)), text.toString());
  }
}
