package org.losslint.evaluate;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.InventoryIndex;
import org.losslint.inventory.InventoryReader;
import org.losslint.inventory.InventoryReading;
import org.losslint.inventory.Platforms;
import org.losslint.rules.Example;
import org.losslint.rules.Fixture;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Pack;
import org.losslint.rules.Rule;
import org.losslint.rules.RuleSet;
import org.losslint.source.Format;
import org.losslint.source.Place;
import org.losslint.source.Severity;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;

/**
 * Runs the examples of rules: each is a small input that goes the whole way from reading to the
 * verdict. An example that says nothing about the rule is a failure too, since a test that passes
 * because nothing matched is worse than none.
 */
public final class ExampleRunner {
  /** How the input of an example is called; an inventory may claim it by this name. */
  public static final String FILE = "example";

  private static final String INVENTORY = "losslint-inventory.yaml";
  private static final Path NOWHERE = Path.of("").toAbsolutePath();

  private final RuleSet rules;
  private final Platforms platforms;

  /**
   * @param rules all that are in force: rules ask for the outcome of others
   */
  public ExampleRunner(RuleSet rules, Platforms platforms) {
    this.rules = rules;
    this.platforms = platforms;
  }

  /**
   * The examples of one rule.
   *
   * @param fixtures of its pack, by name
   * @return what is wrong with each that does not end as it says
   */
  public List<ExampleFailure> run(Rule rule, Map<String, Fixture> fixtures) {
    List<ExampleFailure> failures = new ArrayList<>();
    for (Example example : rule.examples()) {
      run(rule, example, fixtures)
          .ifPresent(what -> failures.add(new ExampleFailure(rule.id(), example.place(), what)));
    }
    return failures;
  }

  /** Of a pack: its own rules, without those that it takes over from the packs it extends. */
  public List<ExampleFailure> run(Pack pack) {
    List<ExampleFailure> failures = new ArrayList<>();
    for (Rule rule : pack.rules()) {
      if (isOwn(rule, pack)) {
        failures.addAll(run(rule, pack.fixtures()));
      }
    }
    return failures;
  }

  static boolean isOwn(Rule rule, Pack pack) {
    return rule.identity().place().file().equals(pack.place().file());
  }

  /** Why an example does not end as it says; empty where it does. */
  private Optional<String> run(Rule rule, Example example, Map<String, Fixture> fixtures) {
    Fixture fixture = fixtures.getOrDefault(example.fixture(), new Fixture("", "", "", Map.of()));
    String text = example.inventory().isEmpty() ? fixture.inventory() : example.inventory();
    Inventory inventory = Inventory.NONE;
    if (!text.isEmpty()) {
      InventoryReading reading =
          InventoryReader.read(new SourceFile(INVENTORY, SourceText.of(text), Format.UNKNOWN));
      if (!reading.problems().isEmpty()) {
        return Optional.of("its inventory has a mistake: " + reading.problems().get(0));
      }
      inventory = reading.inventory();
    }
    ExampleVerdicts heard = new ExampleVerdicts(rule, example, fixture.firstLine());
    Expectations expectations =
        new Expectations(
            rules, inventory, new InventoryIndex(inventory, NOWHERE), Optional.empty(), platforms);
    Report report = new Inspector(expectations, heard).inspectRead(files(example, fixture), "");
    if (rule instanceof JudgingRule) {
      Optional<String> unread = unread(report, example, fixture);
      return unread.isPresent() ? unread : heard.failure();
    }
    return heard.failure(report);
  }

  private static List<ReadFile> files(Example example, Fixture fixture) {
    List<ReadFile> files = new ArrayList<>();
    String input = fixture.around(example.input());
    if (!input.isBlank()) {
      Optional<Format> format = Optional.empty();
      for (Format candidate : Format.values()) {
        if (candidate.label().equals(example.format())) {
          format = Optional.of(candidate);
        }
      }
      files.add(ReadFile.of(FILE, input, format));
    }
    for (Map.Entry<String, String> other : fixture.others().entrySet()) {
      files.add(ReadFile.of(other.getKey(), other.getValue(), Optional.empty()));
    }
    return files;
  }

  /** An input with a mistake of its own shows nothing about the rule. */
  private static Optional<String> unread(Report report, Example example, Fixture fixture) {
    for (Report.JudgedFile file : report.files()) {
      if (file.status() == Report.Status.FAILED) {
        String what = file.path().equals(FILE) ? "the input" : "`" + file.path() + "`";
        return Optional.of(what + " cannot be read: " + file.reason());
      }
    }
    for (Finding finding : report.findings()) {
      boolean ofReading = finding.pack().equals("reading") && finding.severity() != Severity.INFO;
      if (ofReading && finding.suppressed().isEmpty()) {
        return Optional.of(
            "the input has a mistake in "
                + finding.place().map(place -> line(place, example, fixture)).orElse("line 1")
                + ": "
                + finding.message());
      }
    }
    return Optional.empty();
  }

  /** Counted in the input, as its author does, where it lies there. */
  private static String line(Place place, Example example, Fixture fixture) {
    int line = place.start().line();
    int inInput = line - fixture.firstLine() + 1;
    if (!place.file().path().equals(FILE)) {
      return "`" + place.file().path() + "`, line " + line;
    }
    return inInput >= 1 && inInput <= example.input().lines().count()
        ? "line " + inInput
        : "line " + line + " of the fixture around it";
  }
}
