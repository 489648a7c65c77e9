package org.losslint.cli;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.losslint.evaluate.Watch;
import org.losslint.inventory.Blanket;
import org.losslint.inventory.Inventory;
import org.losslint.source.Input;

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
    Watch watch) {
  public Request {
    inputs = List.copyOf(inputs);
    folders = List.copyOf(folders);
  }
}
