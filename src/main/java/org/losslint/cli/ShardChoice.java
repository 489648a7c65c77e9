package org.losslint.cli;

import java.util.Optional;
import org.losslint.evaluate.Shard;
import org.losslint.source.Input;

/** Which shard a run is asked for, and what cannot be split into shards. */
final class ShardChoice {
  static final Option SHARD =
      Option.value(
          "--shard", "I/N", "judges part I of N parts of the files; `losslint merge` joins them");

  private static final String EXAMPLE = "write --shard 1/8 to --shard 8/8";

  private ShardChoice() {}

  /**
   * The shard; empty for a run over all files.
   *
   * @throws UsageException where it is none, or the run is of a kind that has no shards
   */
  static Optional<Shard> of(Arguments arguments) throws UsageException {
    Optional<String> text = arguments.value(SHARD);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    for (Option other : new Option[] {Moments.BASE, Moments.STAGED, ChangeRequest.APPLY}) {
      if (arguments.has(other)) {
        throw new UsageException(
            SHARD.name() + " splits what is there, and " + other.name() + " compares a change",
            "give one of them; with shards, what is accepted stands in --baseline");
      }
    }
    return Optional.of(shard(text.get()));
  }

  private static Shard shard(String text) throws UsageException {
    int slash = text.indexOf('/');
    int number;
    int of;
    try {
      number = Integer.parseInt(slash < 0 ? "" : text.substring(0, slash));
      of = Integer.parseInt(text.substring(slash + 1));
    } catch (NumberFormatException e) {
      throw new UsageException(SHARD.name() + " is `" + text + "`", EXAMPLE);
    }
    if (number < 1 || number > of) {
      throw new UsageException(
          SHARD.name() + " is `" + text + "`, and the first number is to be from 1 to the second",
          EXAMPLE);
    }
    if (of > Shard.MOST) {
      throw new UsageException(
          SHARD.name() + " is `" + text + "`, and there are at most " + Shard.MOST + " shards",
          EXAMPLE);
    }
    return new Shard(number, of);
  }

  /**
   * Refuses standard input, which is read once and is one file.
   *
   * @throws UsageException where it is asked for
   */
  static void refuseStandardInput(Request request) throws UsageException {
    for (Input input : request.inputs()) {
      if (input instanceof Input.OfStandardInput) {
        throw new UsageException(
            SHARD.name() + " splits files, and `-` is standard input", "name files or folders");
      }
    }
  }
}
