package org.losslint.cli;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.losslint.evaluate.ReadAhead;
import org.losslint.evaluate.Shard;
import org.losslint.evaluate.Watch;
import org.losslint.inventory.Blanket;
import org.losslint.inventory.Inventory;
import org.losslint.source.Input;
import org.losslint.source.Tree;

/**
 * What is to be judged, and against what.
 *
 * @param in standard input, for {@link Input.OfStandardInput}
 * @param inventory {@link Inventory#NONE} where there is none
 * @param blanket the role that {@code --role} gives every port that fits
 * @param workingDirectory absolute; what the paths of the inputs and of the inventory are relative
 *     to
 * @param folders those that were named, so that the run looks at everything in them
 * @param clock the day that waivers are compared with
 * @param jobs how many files are read at a time, at least one
 * @param watch looks on, and ends the run when the user does
 * @param shard the part of the inputs that is judged; empty for all
 * @param ahead what of the inputs is being read already
 * @param walked the folders that were looked through for inputs, also by a pattern, absolute
 * @param since tells which inputs are left out, because nothing changed; empty for none
 */
public record Request(
    List<Input> inputs,
    InputStream in,
    Inventory inventory,
    Optional<Blanket> blanket,
    Packs packs,
    Path workingDirectory,
    List<Path> folders,
    Environment.Clock clock,
    int jobs,
    Watch watch,
    Optional<Shard> shard,
    Optional<ReadAhead> ahead,
    List<Path> walked,
    Optional<Changes> since) {
  public Request {
    inputs = List.copyOf(inputs);
    folders = List.copyOf(folders);
    walked = List.copyOf(walked);
  }

  /** The same, of which one shard is judged, or what changed. */
  Request of(Optional<Shard> part, Optional<Changes> changes) {
    return new Request(
        inputs,
        in,
        inventory,
        blanket,
        packs,
        workingDirectory,
        folders,
        clock,
        jobs,
        watch,
        part,
        ahead,
        walked,
        changes);
  }

  /**
   * The same, as one that does not look at everything in its folders.
   *
   * @param tree what packs and settings are read from
   */
  Request leavingOut(Tree tree) {
    Packs same =
        new Packs(packs.added(), packs.only(), packs.settings(), tree, packs.workingDirectory());
    return new Request(
        inputs,
        in,
        inventory,
        blanket,
        same,
        workingDirectory,
        List.of(),
        clock,
        jobs,
        watch,
        shard,
        ahead,
        walked,
        since);
  }
}
