package org.losslint.evaluate;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;
import org.losslint.inventory.InventoryIndex;
import org.losslint.source.Input;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
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
 * @param checksum of its text; 0 where it could not be read
 */
record FileTrace(
    Input input, List<String> names, Optional<NicDocument> nic, boolean judged, long checksum) {

  /** A configuration that the inventory claims for a device is not looked into. */
  static FileTrace of(Input input, Expectations expectations) {
    try {
      Optional<String> claim =
          expectations
              .index()
              .deviceOfFile(input.display())
              .map(InventoryIndex.DeviceFile::device)
              .map(device -> device.name().value());
      if (claim.isPresent() && input instanceof Input.OfFile file) {
        Optional<SourceText> text = configuration(file);
        if (text.isPresent()) {
          List<String> name = List.of(claim.get());
          return new FileTrace(input, name, Optional.empty(), true, checksum(text));
        }
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
      return new FileTrace(input, names, read.nic(), judged, checksum(read.text()));
    } catch (RuntimeException | StackOverflowError e) {
      // Who judges the file tells of it.
      return new FileTrace(input, List.of(), Optional.empty(), true, 0);
    }
  }

  /** The text of a file that is a configuration. */
  private static Optional<SourceText> configuration(Input.OfFile file) {
    try {
      SourceFile read = Sources.read(file.tree(), file.path(), file.display()).file();
      return read.format().isJunos() ? Optional.of(read.text()) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static long checksum(Optional<SourceText> text) {
    CRC32 sum = new CRC32();
    if (text.isPresent() && text.get().isNarrow()) {
      sum.update(text.get().narrow(), 0, text.get().length());
    } else if (text.isPresent()) {
      sum.update(text.get().toString().getBytes(StandardCharsets.UTF_8));
    }
    return sum.getValue();
  }
}
