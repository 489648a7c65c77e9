package org.losslint.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.source.Diagnostic;

/** The rules in force. */
public final class RuleSet {
  private final List<Pack> packs;
  private final List<JudgingRule> judging;
  private final Map<String, List<JudgingRule>> byKind = new LinkedHashMap<>();
  private final Map<String, Rule> byId = new HashMap<>();
  private final Set<String> asked;

  /**
   * @param packs that stand for themselves; none that another one extends
   * @param judging their judging rules, each behind the rules that it asks for
   * @param asked the rules whose outcome another one asks for
   */
  public RuleSet(List<Pack> packs, List<JudgingRule> judging, Set<String> asked) {
    this.packs = List.copyOf(packs);
    this.judging = List.copyOf(judging);
    this.asked = Set.copyOf(asked);
    for (JudgingRule rule : judging) {
      List<JudgingRule> ofKind = byKind.get(rule.kind());
      if (ofKind == null) {
        ofKind = new ArrayList<>();
        byKind.put(rule.kind(), ofKind);
      }
      ofKind.add(rule);
    }
    for (Pack pack : packs) {
      for (Rule rule : pack.rules()) {
        byId.putIfAbsent(rule.id(), rule);
      }
    }
  }

  public List<Pack> packs() {
    return packs;
  }

  /** In the order in which they can be judged. */
  public List<JudgingRule> judging() {
    return judging;
  }

  /** The rules for one kind of subject, in the order in which they can be judged. */
  public List<JudgingRule> judging(String kind) {
    return Collections.unmodifiableList(byKind.getOrDefault(kind, List.of()));
  }

  /** Whether a rule asks how that one ended. */
  public boolean isAsked(String id) {
    return asked.contains(id);
  }

  public Optional<Rule> rule(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /** The rule that gives a kind of diagnostic its name; empty where no pack does. */
  public Optional<ReadingRule> reading(Diagnostic.Kind kind) {
    for (Pack pack : packs) {
      for (Rule rule : pack.rules()) {
        if (rule instanceof ReadingRule reading && reading.kind() == kind) {
          return Optional.of(reading);
        }
      }
    }
    return Optional.empty();
  }

  /** Every rule, pack by pack as the packs write them. */
  public List<Rule> rules() {
    List<Rule> rules = new ArrayList<>();
    for (Pack pack : packs) {
      rules.addAll(pack.rules());
    }
    return rules;
  }
}
