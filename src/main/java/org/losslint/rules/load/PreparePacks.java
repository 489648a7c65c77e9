package org.losslint.rules.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.losslint.model.LosslessVocabulary;
import org.losslint.rules.Pack;
import org.losslint.rules.prepared.PreparedPacks;
import org.losslint.source.Problem;

/**
 * Run by the build: reads the packs that come with losslint, checks them, and lays their prepared
 * form beside them.
 */
public final class PreparePacks {
  private PreparePacks() {}

  /**
   * @param arguments the folder with the packs
   * @throws IllegalStateException when a pack has a mistake, with all of its mistakes
   */
  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]).toAbsolutePath();
    FilePackLibrary library = new FilePackLibrary(folder, BundledPacks.names(), folder);
    List<Pack> packs = read(new PackReader(LosslessVocabulary.ALL, library), library);
    Files.write(folder.resolve(BundledPacks.PREPARED), PreparedPacks.write(packs));
  }

  private static List<Pack> read(PackReader reader, PackLibrary library) {
    List<Pack> packs = new ArrayList<>();
    StringBuilder mistakes = new StringBuilder();
    for (String name : library.names()) {
      LoadedPack read = reader.read(library.bundled(name).orElseThrow());
      for (Problem problem : read.problems()) {
        mistakes.append('\n').append(problem);
      }
      packs.add(read.pack().orElseThrow(() -> new IllegalStateException("no pack" + mistakes)));
    }
    if (!mistakes.isEmpty()) {
      throw new IllegalStateException("bundled packs have mistakes:" + mistakes);
    }
    return packs;
  }
}
