package org.losslint.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.evaluate.ExampleFailure;
import org.losslint.evaluate.Readings;
import org.losslint.evaluate.Report;
import org.losslint.evaluate.Share;
import org.losslint.evaluate.supposed.Computation;
import org.losslint.evaluate.supposed.Supposition;
import org.losslint.report.EffectiveValue;
import org.losslint.report.Redaction;
import org.losslint.report.RuleCatalogue;
import org.losslint.report.RuleHere;
import org.losslint.report.RuleView;
import org.losslint.report.SubjectGroup;
import org.losslint.rules.JudgingRule;
import org.losslint.rules.Pack;
import org.losslint.rules.Rule;
import org.losslint.rules.RuleSet;
import org.losslint.rules.settings.Settings;
import org.losslint.source.Problem;

/** The way from files to outcomes, as the commands see it. */
public interface Inspection {
  /** Judges the inputs. What cannot be read is in the report, not in an exception. */
  Judged check(Request request);

  /** Reads the inputs as {@link #check} does and gives what it understood. */
  Understood show(Request request);

  /**
   * Reads the configurations among the inputs and hands each on, unjudged.
   *
   * @throws IOException from the sink alone
   */
  Understood read(Request request, Readings.Sink sink) throws IOException;

  /**
   * The rules that are in force for a file or folder.
   *
   * @param place relative to the working directory; empty for that itself
   */
  Rules rules(Packs packs, String place);

  /** Judges the inputs and hears how one rule, by its identity, ends on them. */
  Applied apply(Request request, String rule);

  /**
   * Computes a rule, by its identity, from what is supposed.
   *
   * @throws java.util.NoSuchElementException where no rule that judges has it
   */
  Computed compute(Packs packs, String rule, Supposition supposition);

  /**
   * Runs the examples of packs.
   *
   * @param names of packs or files; empty for all that are in force
   */
  Tested test(Packs packs, List<String> names);

  /** The settings in force for a file or folder. */
  Settled settings(SettingsQuery query);

  /** What secrets look like; applied to everything quoted from a file. */
  Redaction redaction();

  /**
   * @param problems of packs and settings; the report holds what could be judged in spite of them
   * @param left how many files were not judged because the user ended the run
   * @param share what a shard knows beside; empty for a run over all files
   */
  record Judged(
      Report report, RuleCatalogue rules, List<Problem> problems, int left, Optional<Share> share) {
    public Judged {
      problems = List.copyOf(problems);
    }

    /** Of a run over all files. */
    public Judged(Report report, RuleCatalogue rules, List<Problem> problems, int left) {
      this(report, rules, problems, left, Optional.empty());
    }
  }

  /**
   * @param files what became of each input
   */
  record Understood(
      List<SubjectGroup> groups, List<Report.JudgedFile> files, List<Problem> problems) {
    public Understood {
      groups = List.copyOf(groups);
      files = List.copyOf(files);
      problems = List.copyOf(problems);
    }
  }

  /**
   * Rules in force.
   *
   * @param unchanged their packs without what the settings change
   * @param settings that govern them
   * @param problems of the packs and settings
   */
  record Rules(RuleSet all, List<Pack> unchanged, Settings settings, List<Problem> problems) {
    public Rules {
      unchanged = List.copyOf(unchanged);
      problems = List.copyOf(problems);
    }

    /** Each with what surrounds it, pack by pack. */
    public List<RuleView> views() {
      List<RuleView> views = new ArrayList<>();
      for (Pack pack : all.packs()) {
        for (Rule rule : pack.rules()) {
          views.add(view(rule, pack));
        }
      }
      return views;
    }

    /** Those that the settings leave out. */
    public List<RuleView> disabled() {
      List<RuleView> views = new ArrayList<>();
      for (Pack pack : all.packs()) {
        for (Rule rule : unchanged(pack).rules()) {
          if (pack.rule(rule.id()).isEmpty()) {
            views.add(view(rule, pack));
          }
        }
      }
      return views;
    }

    private RuleView view(Rule rule, Pack pack) {
      return new RuleView(rule, pack, unchanged(pack), settings, all);
    }

    private Pack unchanged(Pack pack) {
      for (Pack before : unchanged) {
        if (before.name().equals(pack.name())) {
          return before;
        }
      }
      return pack;
    }
  }

  /**
   * What a rule comes to in files.
   *
   * @param problems why that cannot be trusted
   */
  record Applied(RuleHere here, List<Problem> problems) {
    public Applied {
      problems = List.copyOf(problems);
    }
  }

  /**
   * @param rule as it was computed, with the values of the settings
   */
  record Computed(JudgingRule rule, Computation computation) {}

  /**
   * Settings in force.
   *
   * @param problems of settings, packs and the inventory
   */
  record Settled(List<EffectiveValue> values, List<Problem> problems) {
    public Settled {
      values = List.copyOf(values);
      problems = List.copyOf(problems);
    }
  }

  /**
   * What came of the tests of packs.
   *
   * @param packs how many were tested
   * @param rules how many they hold
   * @param examples how many were run
   * @param failures in the order of the packs
   * @param problems of the packs; their rules without any were tested all the same
   */
  record Tested(
      int packs, int rules, int examples, List<ExampleFailure> failures, List<Problem> problems) {
    public Tested {
      failures = List.copyOf(failures);
      problems = List.copyOf(problems);
    }
  }
}
