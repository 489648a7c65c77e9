package org.losslint.syntax.nic;

import org.losslint.source.Span;

/**
 * A name that the text around a dump gives for the host or the device it was taken on.
 *
 * @param name as written
 * @param span where
 * @param source what named it
 */
public record Hint(String name, Span span, Source source) {

  /** What a name was read from, the most reliable first. */
  public enum Source {
    /** losslint's own {@code ### sample} line. */
    SAMPLE_LINE("sample line"),
    /** The dump itself: {@code Device:}, {@code link mlx5_0/1}. */
    DUMP("dump"),
    /** The name in front of each line, or of what one task of Ansible's printed. */
    PREFIX("name in front"),
    /** The prompt of a shell or of a Junos device. */
    PROMPT("prompt"),
    /** An option of the command that printed the dump, or {@code ssh HOST}. */
    COMMAND("command"),
    /** A line such as {@code ==== gpu1 ====} or {@code host: gpu1}; weak, it may be any title. */
    BANNER("banner");

    private final String label;

    Source(String label) {
      this.label = label;
    }

    public String label() {
      return label;
    }
  }
}
