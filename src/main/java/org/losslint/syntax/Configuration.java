package org.losslint.syntax;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.source.SourceFile;

/**
 * The configuration of one device, or a fragment of it, as it is written.
 *
 * @param files in the order in which they were merged; one in most cases
 * @param root the whole, without words; its children are the stanzas
 * @param partial whether the text was cut or its braces do not match, so that what it does not show
 *     may still exist
 * @param excerpt whether a transcript shows some levels of it and nowhere the whole, so that what
 *     it does not show may still exist
 * @param promptHost the host of the prompts, or the heading, under which a transcript showed it
 * @param skimmed the stanzas that were passed over, in file order
 * @param annotations what stands before statements, by statement
 * @param modelHint the model that a backup tool wrote in its header
 * @param inherited whether the text is that of {@code display inheritance}: its groups are applied
 *     already
 */
public record Configuration(
    List<SourceFile> files,
    Statement root,
    boolean partial,
    boolean excerpt,
    Optional<String> promptHost,
    List<Skimmed> skimmed,
    Map<Statement, List<Annotation>> annotations,
    Optional<String> modelHint,
    boolean inherited) {

  public Configuration {
    files = List.copyOf(files);
    skimmed = List.copyOf(skimmed);
    annotations = java.util.Collections.unmodifiableMap(new IdentityHashMap<>(annotations));
  }

  /** The annotations before a statement, in file order. */
  public List<Annotation> annotationsOf(Statement statement) {
    return annotations.getOrDefault(statement, List.of());
  }

  /** The same, of a text that was cut. */
  Configuration cut() {
    return new Configuration(
        files, root, true, excerpt, promptHost, skimmed, annotations, modelHint, inherited);
  }

  /**
   * Several files of one device as one configuration: each is loaded over those before it, as
   * {@code load merge} does. The files themselves stay as they are.
   *
   * @param parts at least one
   */
  public static Configuration merge(List<Configuration> parts) {
    return parts.size() == 1 ? parts.get(0) : new Merge(parts).result();
  }
}
