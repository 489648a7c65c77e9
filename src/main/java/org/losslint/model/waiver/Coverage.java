package org.losslint.model.waiver;

import java.util.Optional;
import org.losslint.source.Glob;
import org.losslint.source.Place;

/** Which findings of its rule a waiver covers. */
public sealed interface Coverage {

  /** Where it applies, in words that tell it from other waivers of the rule; may be empty. */
  String text();

  /**
   * Everything below {@code path} on what the globs name, as the settings write it.
   *
   * @param device glob of devices and hosts; empty for any
   * @param files glob of files, relative to the settings; empty for any
   * @param path canonical path of a statement, which covers all below it; empty for any
   */
  record Named(Optional<String> device, Optional<String> files, String path) implements Coverage {
    /** Whether the device, or the file, is one by its name and not by a pattern. */
    public boolean isExact() {
      return device.isPresent() && !Glob.isPattern(device.get())
          || files.isPresent() && !Glob.isPattern(files.get());
    }

    @Override
    public String text() {
      StringBuilder text = new StringBuilder();
      device.ifPresent(d -> text.append("on ").append(d));
      files.ifPresent(f -> text.append(text.isEmpty() ? "" : " ").append("in ").append(f));
      if (!path.isEmpty()) {
        text.append(text.isEmpty() ? "" : " ").append("at ").append(path);
      }
      return text.toString();
    }
  }

  /**
   * The statement that the waiver stands before, and all in it.
   *
   * @param device that the statement belongs to; empty where nothing names it
   * @param path of the statement
   * @param statement with its block
   */
  record OfStatement(String device, String path, Place statement) implements Coverage {
    @Override
    public String text() {
      return path.isEmpty() ? "" : "at " + path;
    }
  }

  /** Whether a statement is the one of {@code holder}, or stands below it. */
  static boolean isWithin(String path, String holder) {
    return holder.isEmpty()
        || path.startsWith(holder)
            && (path.length() == holder.length() || path.charAt(holder.length()) == ' ');
  }
}
