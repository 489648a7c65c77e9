package org.losslint.evaluate;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.InventoryIndex;
import org.losslint.inventory.InventoryReader;
import org.losslint.inventory.InventoryReading;
import org.losslint.inventory.Platforms;
import org.losslint.model.Subject;
import org.losslint.rules.Example;
import org.losslint.rules.Fixture;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Pack;
import org.losslint.rules.Rule;
import org.losslint.rules.RuleSet;
import org.losslint.rules.Verdict;
import org.losslint.rules.expression.Outcome;
import org.losslint.source.Format;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

/**
 * Runs the examples of packs through the whole way from text to verdict, so that a rule says what
 * it means by what it does.
 */
public final class ExampleRunner {
  private static final String INVENTORY = "losslint-inventory.yaml";
  private static final String INPUT = "example";

  private final RuleSet rules;
  private final Platforms platforms;

  /**
   * @param rules with which examples are judged: all in force, since rules wait for each other
   */
  public ExampleRunner(RuleSet rules, Platforms platforms) {
    this.rules = rules;
    this.platforms = platforms;
  }

  /**
   * An example that did not come out as it says.
   *
   * @param problem what came instead, as a clause
   */
  public record Failure(String rule, Example example, String problem) {
    @Override
    public String toString() {
      return example.place() + ": " + rule + ": the example " + problem;
    }
  }

  /** What a rule said of one subject. */
  private record Said(Subject subject, Verdict verdict) {}

  /** The failures of a pack, in its order; empty where all examples come out as they say. */
  public List<Failure> run(Pack pack) {
    List<Failure> failures = new ArrayList<>();
    for (Rule rule : pack.rules()) {
      failures.addAll(run(rule, pack));
    }
    return failures;
  }

  /** The failures of one rule of a pack. */
  public List<Failure> run(Rule rule, Pack pack) {
    List<Failure> failures = new ArrayList<>();
    for (Example example : rule.examples()) {
      Optional<String> problem = problem(rule, example, fixture(pack, example));
      problem.ifPresent(text -> failures.add(new Failure(rule.id(), example, text)));
    }
    return failures;
  }

  private static Fixture fixture(Pack pack, Example example) {
    Fixture fixture = pack.fixtures().get(example.fixture());
    return fixture != null ? fixture : new Fixture("", "", "", Map.of());
  }

  /** What is wrong with an example; empty for nothing. */
  private Optional<String> problem(Rule rule, Example example, Fixture fixture) {
    String inventoryText =
        example.inventory().isEmpty() ? fixture.inventory() : example.inventory();
    List<Problem> problems = new ArrayList<>();
    Inventory inventory = inventory(inventoryText, problems);
    if (!problems.isEmpty()) {
      return Optional.of("has an inventory that cannot be read: " + problems.get(0));
    }
    Map<String, String> files = new LinkedHashMap<>();
    files.put(INPUT, fixture.around(example.input()));
    files.putAll(fixture.others());
    List<Said> said = new ArrayList<>();
    Expectations expectations =
        new Expectations(
            rules,
            inventory,
            new InventoryIndex(inventory, Path.of("").toAbsolutePath()),
            Optional.empty(),
            platforms);
    Inspector inspector =
        new Inspector(
            expectations,
            (judged, subject, verdict) -> {
              if (judged.id().equals(rule.id())) {
                said.add(new Said(subject, verdict));
              }
            });
    Report report = inspector.inspect(files, "");
    Format format = report.files().get(0).format();
    if (!example.format().isEmpty() && !example.format().equals(format.label())) {
      return Optional.of("is taken for " + format.label());
    }
    int line = example.line().map(at -> fixture.firstLine() + at - 1).orElse(0);
    return rule instanceof JudgingRule
        ? differs(example, said, line)
        : differs(example, rule.id(), report, line);
  }

  private static Inventory inventory(String text, List<Problem> problems) {
    if (text.isEmpty()) {
      return Inventory.NONE;
    }
    InventoryReading reading =
        InventoryReader.read(new SourceFile(INVENTORY, SourceText.of(text), Format.UNKNOWN));
    problems.addAll(reading.problems());
    return reading.inventory();
  }

  private static Optional<String> differs(Example example, List<Said> all, int line) {
    List<Said> said = new ArrayList<>();
    for (Said each : all) {
      boolean meant =
          example.subject().isEmpty() || example.subject().equals(each.subject().label());
      if (meant && !(each.verdict() instanceof Verdict.NotApplicable)) {
        said.add(each);
      }
    }
    if (said.isEmpty()) {
      return Optional.of("is judged by nothing: the rule applies to no such subject");
    }
    return switch (example.expected()) {
      case FAILED -> hasFinding(example, said, line);
      case NOT_EVALUATED -> isOpen(example, said);
      default -> passes(said);
    };
  }

  private static Optional<String> passes(List<Said> said) {
    for (Said each : said) {
      if (!(each.verdict() instanceof Verdict.Passed)) {
        return Optional.of("does not pass: " + text(each));
      }
    }
    return Optional.empty();
  }

  private static Optional<String> hasFinding(Example example, List<Said> said, int line) {
    for (Said each : said) {
      if (each.verdict() instanceof Verdict.Failed failed) {
        int at = failed.at().place().map(place -> place.start().line()).orElse(0);
        boolean check = example.check().isEmpty() || example.check().equals(failed.check());
        if (check && (line == 0 || line == at)) {
          return Optional.empty();
        }
      }
    }
    return Optional.of(
        "does not fail"
            + (example.check().isEmpty() ? "" : " by the check " + example.check())
            + (line == 0 ? "" : " at line " + line)
            + ": "
            + text(said.get(0)));
  }

  private static Optional<String> isOpen(Example example, List<Said> said) {
    boolean open = false;
    for (Said each : said) {
      if (each.verdict() instanceof Verdict.Failed) {
        return Optional.of("is evaluated: " + text(each));
      }
      open |=
          each.verdict() instanceof Verdict.NotEvaluated verdict
              && verdict.because().contains(example.because());
    }
    return open ? Optional.empty() : Optional.of("is evaluated: " + text(said.get(0)));
  }

  private static String text(Said said) {
    return said.subject().label() + " " + text(said.verdict());
  }

  private static String text(Verdict verdict) {
    if (verdict instanceof Verdict.Failed failed) {
      String check = failed.check().isEmpty() ? "" : " by " + failed.check();
      String line = failed.at().place().map(p -> " at line " + p.start().line()).orElse("");
      return "failed" + check + line + ", " + failed.message();
    }
    return verdict instanceof Verdict.NotEvaluated open
        ? "is not evaluated: " + open.because()
        : "passed";
  }

  /** Rules about reading are raised by readers, for a file and not for a subject. */
  private static Optional<String> differs(Example example, String rule, Report report, int line) {
    boolean raised = false;
    for (Finding finding : report.findings()) {
      int at = finding.place().map(place -> place.start().line()).orElse(0);
      raised |= finding.rule().equals(rule) && (line == 0 || line == at);
    }
    boolean wanted = example.expected() == Outcome.FAILED;
    return raised == wanted
        ? Optional.empty()
        : Optional.of(wanted ? "is not raised" : "is raised where it should not be");
  }
}
