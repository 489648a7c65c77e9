package org.losslint.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.rules.expression.Parameter;

/**
 * Rules that belong together, with the values that they share.
 *
 * @param version semantic version, as written
 * @param lineage names of the packs that it extends, nearest first; it stands in their place
 * @param disabled rules of the lineage that it leaves out
 */
public record Pack(
    String name,
    String version,
    Source source,
    List<String> lineage,
    List<Parameter> parameters,
    List<Rule> rules,
    Map<String, Fixture> fixtures,
    List<Disabled> disabled,
    PackPlace place) {

  public Pack {
    lineage = List.copyOf(lineage);
    parameters = List.copyOf(parameters);
    rules = List.copyOf(rules);
    fixtures = Collections.unmodifiableMap(new LinkedHashMap<>(fixtures));
    disabled = List.copyOf(disabled);
  }

  /** A rule that is not to run, and why. */
  public record Disabled(String rule, String reason, PackPlace place) {}

  /** The pack that extends this one, before it adds anything. */
  public Pack in(String otherName, String otherVersion, Source otherSource, PackPlace otherPlace) {
    if (name.isEmpty()) {
      return new Pack(
          otherName,
          otherVersion,
          otherSource,
          lineage,
          parameters,
          rules,
          fixtures,
          disabled,
          otherPlace);
    }
    List<String> names = new ArrayList<>();
    names.add(name);
    names.addAll(lineage);
    List<Rule> taken = new ArrayList<>();
    for (Rule rule : rules) {
      taken.add(rule.in(otherName));
    }
    return new Pack(
        otherName,
        otherVersion,
        otherSource.equals(Source.NONE) ? source : otherSource,
        names,
        parameters,
        taken,
        fixtures,
        disabled,
        otherPlace);
  }

  /** With other contents; the rules judge by these parameters. */
  public Pack with(
      List<Parameter> otherParameters, List<Rule> otherRules, Map<String, Fixture> others) {
    List<Rule> judging = new ArrayList<>();
    for (Rule rule : otherRules) {
      judging.add(rule instanceof JudgingRule judge ? judge.by(otherParameters) : rule);
    }
    return new Pack(
        name, version, source, lineage, otherParameters, judging, others, disabled, place);
  }

  /** With fewer rules. */
  public Pack without(List<Rule> remaining, List<Disabled> left) {
    return new Pack(name, version, source, lineage, parameters, remaining, fixtures, left, place);
  }

  public Optional<Rule> rule(String id) {
    for (Rule rule : rules) {
      if (rule.id().equals(id)) {
        return Optional.of(rule);
      }
    }
    return Optional.empty();
  }

  public Optional<Parameter> parameter(String parameter) {
    for (Parameter candidate : parameters) {
      if (candidate.name().equals(parameter)) {
        return Optional.of(candidate);
      }
    }
    return Optional.empty();
  }
}
