package org.losslint.rules.load;

import java.util.List;
import java.util.Optional;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;

/** Where packs come from that another pack names. */
public interface PackLibrary {
  /** Names of the packs that come with losslint. */
  List<String> names();

  /** A pack that comes with losslint; empty where there is none of the name. */
  Optional<SourceFile> bundled(String name);

  /**
   * The file at {@code path}, relative to the folder of {@code from}.
   *
   * @param problems takes why it cannot be read
   */
  Optional<SourceFile> file(String path, SourceFile from, List<Problem> problems);
}
