package org.losslint.cli;

import java.util.List;
import org.losslint.evaluate.ExampleFailure;
import org.losslint.evaluate.Report;
import org.losslint.report.EffectiveValue;
import org.losslint.report.Redaction;
import org.losslint.report.RuleCatalogue;
import org.losslint.report.SubjectGroup;
import org.losslint.source.Problem;

/** The way from files to outcomes, as the commands see it. */
public interface Inspection {
  /** Judges the inputs. What cannot be read is in the report, not in an exception. */
  Judged check(Request request);

  /** Reads the inputs as {@link #check} does and gives what it understood. */
  Understood show(Request request);

  /** The rules that a run with these packs has in force. */
  Rules rules(Packs packs);

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
   */
  record Judged(Report report, RuleCatalogue rules, List<Problem> problems) {
    public Judged {
      problems = List.copyOf(problems);
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
   * @param problems of the packs
   */
  record Rules(RuleCatalogue catalogue, List<Problem> problems) {
    public Rules {
      problems = List.copyOf(problems);
    }
  }

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
