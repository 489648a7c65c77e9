package org.losslint.rules.load;

import java.util.List;
import java.util.Optional;
import org.losslint.source.SourceFile;

/** Where packs come from that another pack names. */
public interface PackLibrary {
  /** No pack but the one that is read. */
  PackLibrary EMPTY =
      new PackLibrary() {
        @Override
        public List<String> names() {
          return List.of();
        }

        @Override
        public Optional<SourceFile> bundled(String name) {
          return Optional.empty();
        }

        @Override
        public Optional<SourceFile> file(String path, SourceFile from) {
          return Optional.empty();
        }
      };

  /** Names of the packs that come with losslint. */
  List<String> names();

  /** A pack that comes with losslint. */
  Optional<SourceFile> bundled(String name);

  /**
   * The file at {@code path}, relative to the folder of {@code from}; empty where none can be read.
   */
  Optional<SourceFile> file(String path, SourceFile from);
}
