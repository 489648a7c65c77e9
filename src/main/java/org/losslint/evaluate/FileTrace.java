package org.losslint.evaluate;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.inventory.InventoryIndex;
import org.losslint.source.Input;
import org.losslint.source.Sources;
import org.losslint.syntax.Configuration;
import org.losslint.syntax.nic.NicDocument;

/**
 * Whose a file is, found out by reading it and without judging it.
 *
 * @param names of its devices; for a configuration that names none that of the file, which then
 *     stands for it
 * @param nic what it holds, where that is of hosts or counters
 * @param judged whether it is of a known format, or cannot be passed over
 */
record FileTrace(Input input, List<String> names, Optional<NicDocument> nic, boolean judged) {

  /** A configuration that the inventory claims for a device is not looked into. */
  static FileTrace of(Input input, Expectations expectations) {
    try {
      Optional<String> claim =
          expectations
              .index()
              .deviceOfFile(input.display())
              .map(InventoryIndex.DeviceFile::device)
              .map(device -> device.name().value());
      if (claim.isPresent() && input instanceof Input.OfFile file && isConfiguration(file)) {
        return new FileTrace(input, List.of(claim.get()), Optional.empty(), true);
      }
      List<String> names = new ArrayList<>(2);
      claim.ifPresent(names::add);
      ReadFile read = ReadFile.of(input, InputStream.nullInputStream());
      DeviceReading devices = new DeviceReading(expectations);
      for (Configuration configuration : read.configurations()) {
        String name = devices.name(configuration);
        names.add(Fingerprint.owner(name, input.display()));
      }
      boolean judged = read.status() != Report.Status.SKIPPED;
      return new FileTrace(input, names, read.nic(), judged);
    } catch (RuntimeException | StackOverflowError e) {
      // Who judges the file tells of it.
      return new FileTrace(input, List.of(), Optional.empty(), true);
    }
  }

  private static boolean isConfiguration(Input.OfFile file) {
    try {
      return Sources.read(file.tree(), file.path(), file.display()).file().format().isJunos();
    } catch (IOException e) {
      return false;
    }
  }
}
