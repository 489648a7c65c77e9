package org.losslint.rules.load;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.losslint.rules.Dependencies;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Pack;
import org.losslint.rules.PackPlace;
import org.losslint.rules.Rule;
import org.losslint.rules.RuleReference;
import org.losslint.rules.RuleSet;
import org.losslint.source.Problem;

/** Puts packs together: what one pack cannot see of its mistakes shows here. */
public final class RuleSets {
  private final List<Problem> problems = new ArrayList<>();
  private final Map<String, Rule> rules = new LinkedHashMap<>();
  private final Map<String, Pack.Disabled> disabled = new HashMap<>();
  private final Set<String> asked = new HashSet<>();

  private RuleSets() {}

  /**
   * @param rules in force; where there are problems, without the rules that have them
   * @param problems by file and place
   */
  public record Assembled(RuleSet rules, List<Problem> problems) {
    public Assembled {
      problems = List.copyOf(problems);
    }
  }

  /** The rules of all packs; a pack that another one extends leaves its place to that one. */
  public static Assembled assemble(List<Pack> packs) {
    return new RuleSets().join(packs);
  }

  /** The packs that stand for themselves: those that no other one extends. */
  public static List<Pack> standing(List<Pack> packs) {
    List<Pack> standing = new ArrayList<>();
    for (Pack pack : packs) {
      if (!isExtended(pack, packs)) {
        standing.add(pack);
      }
    }
    return standing;
  }

  private Assembled join(List<Pack> packs) {
    List<Pack> standing = new ArrayList<>();
    Map<String, Pack> names = new HashMap<>();
    for (Pack pack : standing(packs)) {
      Pack other = names.putIfAbsent(pack.name(), pack);
      if (other == null) {
        standing.add(pack);
      } else {
        say(
            pack.place(),
            "there are two packs called `" + pack.name() + "`",
            "the other one is " + other.place());
      }
    }
    standing.forEach(this::add);
    if (!disabled.isEmpty()) {
      standing.forEach(this::checkReferences);
    }
    List<JudgingRule> ordered = ordered();
    return new Assembled(new RuleSet(standing, ordered, asked), problems);
  }

  private static boolean isExtended(Pack pack, List<Pack> packs) {
    for (Pack other : packs) {
      if (other != pack && other.lineage().contains(pack.name())) {
        return true;
      }
    }
    return false;
  }

  private void add(Pack pack) {
    for (Pack.Disabled rule : pack.disabled()) {
      disabled.put(rule.rule(), rule);
    }
    for (Rule rule : pack.rules()) {
      Rule other = rules.putIfAbsent(rule.id(), rule);
      if (other != null) {
        say(
            rule.identity().place(),
            "the packs `"
                + other.pack()
                + "` and `"
                + rule.pack()
                + "` both have a rule "
                + rule.id(),
            "the other one is " + other.identity().place() + "; leave one pack out");
      }
    }
  }

  private void checkReferences(Pack pack) {
    for (Rule rule : pack.rules()) {
      if (rule instanceof JudgingRule judging) {
        for (String target : Dependencies.rulesOf(judging)) {
          if (disabled.containsKey(target) && !rules.containsKey(target)) {
            Pack.Disabled by = disabled.get(target);
            say(
                by.place(),
                target
                    + " is disabled, and "
                    + rule.id()
                    + " ("
                    + place(judging, target)
                    + ") asks for its outcome",
                "disable " + rule.id() + " as well, or give " + target + " the severity info");
          }
        }
      }
    }
  }

  private static PackPlace place(JudgingRule rule, String target) {
    List<RuleReference> references = new ArrayList<>(rule.needs());
    references.addAll(rule.replacedBy());
    for (RuleReference reference : references) {
      if (reference.rule().equals(target)) {
        return reference.place();
      }
    }
    return rule.identity().place();
  }

  /** A pack keeps no text to point into once it is read, so the place is part of the message. */
  private void say(PackPlace place, String message, String wayOut) {
    problems.add(Problem.of(place + ": " + message, wayOut));
  }

  /** Each rule behind those whose outcome it asks for. */
  private List<JudgingRule> ordered() {
    List<JudgingRule> order = new ArrayList<>();
    Set<String> done = new HashSet<>();
    for (Rule rule : rules.values()) {
      if (rule instanceof JudgingRule judging) {
        visit(judging, new ArrayList<>(), done, order);
      }
    }
    return order;
  }

  private void visit(
      JudgingRule rule, List<String> path, Set<String> done, List<JudgingRule> order) {
    if (done.contains(rule.id())) {
      return;
    }
    int start = path.indexOf(rule.id());
    if (start >= 0) {
      List<String> circle = new ArrayList<>(path.subList(start, path.size()));
      circle.add(rule.id());
      say(
          rule.identity().place(),
          "rules wait for each other: " + String.join(" → ", circle),
          "take one of them out of `needs`, `replaced-by` or `outcome()`");
      return;
    }
    path.add(rule.id());
    for (String target : Dependencies.rulesOf(rule)) {
      asked.add(target);
      if (rules.get(target) instanceof JudgingRule other) {
        visit(other, path, done, order);
      }
    }
    path.remove(path.size() - 1);
    if (done.add(rule.id())) {
      order.add(rule);
    }
  }
}
