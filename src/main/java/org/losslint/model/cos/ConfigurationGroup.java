package org.losslint.model.cos;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.SubjectKind;
import org.losslint.resolve.Doubt;
import org.losslint.source.Spelling;
import org.losslint.syntax.Statement;
import org.losslint.syntax.Word;

/** A configuration group by its name: one that is defined, applied, or both. */
public final class ConfigurationGroup extends CosSubject {
  private static final String GROUPS = "groups";

  private final String name;
  private final Optional<Statement> definition;
  private final List<WrittenSurvey.Application> applications;
  private final List<String> loop;

  private ConfigurationGroup(
      Device device,
      String name,
      Optional<Statement> definition,
      List<WrittenSurvey.Application> applications,
      List<String> loop) {
    super(device, "group " + name);
    this.name = name;
    this.definition = definition;
    this.applications = applications;
    this.loop = loop;
  }

  /** Those that are defined in the order of the text, then those that are only applied. */
  static List<ConfigurationGroup> of(Device device) {
    Map<String, Optional<Statement>> definitions = new LinkedHashMap<>();
    for (Statement group : device.input().written().children(GROUPS)) {
      Optional<Word> name = group.word();
      if (name.isPresent()) {
        definitions.putIfAbsent(name.get().text(), Optional.of(group));
      }
    }
    Map<String, List<WrittenSurvey.Application>> applied = new LinkedHashMap<>();
    Map<String, Set<String>> inside = new LinkedHashMap<>();
    for (WrittenSurvey.Application application : device.survey().applications()) {
      applied.computeIfAbsent(application.group(), g -> new ArrayList<>()).add(application);
      if (!application.inside().isEmpty()) {
        inside
            .computeIfAbsent(application.inside(), g -> new LinkedHashSet<>())
            .add(application.group());
      }
      definitions.putIfAbsent(application.group(), Optional.empty());
    }
    keepLoops(inside);
    Set<String> toldOf = new LinkedHashSet<>();
    List<ConfigurationGroup> groups = new ArrayList<>();
    for (Map.Entry<String, Optional<Statement>> group : definitions.entrySet()) {
      String name = group.getKey();
      List<String> loop = toldOf.contains(name) ? List.of() : loop(name, inside);
      toldOf.addAll(loop);
      groups.add(
          new ConfigurationGroup(
              device, name, group.getValue(), applied.getOrDefault(name, List.of()), loop));
    }
    return groups;
  }

  /** The groups by which {@code start} applies itself, itself last; empty where it does not. */
  private static List<String> loop(String start, Map<String, Set<String>> inside) {
    Map<String, String> reachedFrom = new HashMap<>();
    Deque<String> waiting = new ArrayDeque<>();
    waiting.add(start);
    while (!waiting.isEmpty()) {
      String at = waiting.poll();
      for (String next : inside.getOrDefault(at, Set.of())) {
        if (next.equals(start)) {
          LinkedList<String> way = new LinkedList<>(List.of(start));
          for (String step = at; !step.equals(start); step = reachedFrom.get(step)) {
            way.addFirst(step);
          }
          return way;
        }
        if (reachedFrom.putIfAbsent(next, at) == null) {
          waiting.add(next);
        }
      }
    }
    return List.of();
  }

  /** Takes away the groups that cannot be part of a loop, because all they apply ends somewhere. */
  private static void keepLoops(Map<String, Set<String>> inside) {
    Map<String, List<String>> appliedBy = new HashMap<>();
    Map<String, Integer> open = new HashMap<>();
    Deque<String> ends = new ArrayDeque<>();
    inside.forEach(
        (group, applied) -> {
          open.put(group, applied.size());
          for (String other : applied) {
            appliedBy.computeIfAbsent(other, o -> new ArrayList<>(1)).add(group);
          }
        });
    for (String group : appliedBy.keySet()) {
      if (!inside.containsKey(group)) {
        ends.add(group);
      }
    }
    while (!ends.isEmpty()) {
      for (String group : appliedBy.getOrDefault(ends.poll(), List.of())) {
        if (open.merge(group, -1, Integer::sum) == 0) {
          inside.remove(group);
          ends.add(group);
        }
      }
    }
  }

  public Fact<String> name() {
    return Fact.known(name, evidence());
  }

  /**
   * Whether it is defined, a deactivated definition included, or one that the device applies or
   * defines itself.
   */
  public Fact<Boolean> defined() {
    if (definition.isPresent() || owner().input().platforms().isSpecialGroup(name)) {
      return Fact.known(true, evidence());
    }
    Optional<Doubt> hidden = owner().survey().hidden();
    return hidden.isPresent()
        ? Spot.unknown(hidden.get(), evidence())
        : owner().openIfFragment(Fact.known(false, evidence()), "the group " + name);
  }

  /** Whether a statement applies it, or the device does so itself. */
  public Fact<Boolean> applied() {
    if (!applications.isEmpty() || owner().input().platforms().isSpecialGroup(name)) {
      return Fact.known(true, evidence());
    }
    Optional<Doubt> hidden = owner().survey().hidden();
    return hidden.isPresent()
        ? Spot.unknown(hidden.get(), evidence())
        : owner().openIfFragment(Fact.known(false, evidence()), "a use of the group " + name);
  }

  /**
   * The groups through which it applies itself, itself last; empty where it does not, and where
   * another group of the same loop tells of it already.
   */
  public Fact<Items> loop() {
    List<Fact<String>> names = new ArrayList<>(loop.size());
    for (String group : loop) {
      names.add(Fact.known(group, evidence()));
    }
    return Fact.known(Items.of(names), evidence());
  }

  /** A defined group of nearly this name; absent for none. */
  public Fact<String> nearest() {
    List<String> names = new ArrayList<>();
    for (Statement group : owner().input().written().children(GROUPS)) {
      group.word().ifPresent(word -> names.add(word.text()));
    }
    names.remove(name);
    Optional<String> nearest = Spelling.nearest(name, names);
    return nearest.isPresent() ? Fact.known(nearest.get(), evidence()) : Fact.absent(evidence());
  }

  @Override
  public SubjectKind<?> kind() {
    return ObjectVocabulary.GROUP;
  }

  @Override
  public Evidence evidence() {
    if (definition.isPresent()) {
      return new Evidence(
          Optional.of(definition.get().place()), definition.get().path(), List.of());
    }
    if (applications.isEmpty()) {
      return Evidence.NONE;
    }
    WrittenSurvey.Application first = applications.get(0);
    String path = first.path().isEmpty() ? "apply-groups " : first.path() + " apply-groups ";
    return new Evidence(Optional.of(first.place()), path + name, List.of());
  }
}
