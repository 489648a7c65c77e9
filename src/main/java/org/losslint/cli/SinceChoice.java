package org.losslint.cli;

import java.time.LocalDate;
import java.util.Optional;
import org.losslint.model.waiver.CalendarDay;
import org.losslint.source.Input;

/** The day that {@code --since} names, and what it does not go with. */
final class SinceChoice {
  static final Option SINCE =
      Option.value(
          "--since",
          "YYYY-MM-DD",
          "leaves out what did not change since a day began in UTC, with all that belongs to it");

  private SinceChoice() {}

  /**
   * What tells changed files; empty for a run over all files.
   *
   * @throws UsageException where it is no day that has begun, or the run is of another kind
   */
  static Optional<Changes> of(Arguments arguments, Environment environment) throws UsageException {
    Optional<String> text = arguments.value(SINCE);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    for (Option other :
        new Option[] {Moments.BASE, Moments.HEAD, Moments.STAGED, ChangeRequest.APPLY}) {
      if (arguments.has(other)) {
        throw new UsageException(
            SINCE.name() + " is for the files on disk, and " + other.name() + " for a change",
            "give one of them");
      }
    }
    if (arguments.has(ShardChoice.SHARD)) {
      throw new UsageException(
          SINCE.name() + " leaves files out, and all shards together judge every file",
          "give one of --since and --shard");
    }
    Optional<LocalDate> day = CalendarDay.parse(text.get());
    if (day.isEmpty()) {
      throw new UsageException(
          SINCE.name() + " is `" + text.get() + "`, which is no day",
          "write for example 2026-11-01");
    }
    // A day in UTC may have begun while the local one is still the day before.
    if (day.get().isAfter(environment.clock().today().plusDays(1))) {
      throw new UsageException(
          SINCE.name() + " is " + text.get() + ", and nothing can have changed since then",
          "name a day that has begun");
    }
    return Optional.of(new Changes(day.get(), environment.variables()));
  }

  /**
   * Refuses standard input, of which nobody knows how old it is.
   *
   * @throws UsageException where it is asked for
   */
  static void refuseStandardInput(Request request) throws UsageException {
    for (Input input : request.inputs()) {
      if (input instanceof Input.OfStandardInput) {
        throw new UsageException(
            SINCE.name() + " asks when files changed, and `-` is standard input",
            "name files or folders");
      }
    }
  }
}
