package org.losslint.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import org.losslint.resolve.Contribution;
import org.losslint.resolve.Doubt;
import org.losslint.resolve.EffectiveLines;
import org.losslint.resolve.GroupUse;
import org.losslint.resolve.Node;
import org.losslint.source.Place;
import org.losslint.syntax.Annotation;
import org.losslint.syntax.Canonical;
import org.losslint.syntax.Configuration;
import org.losslint.syntax.Skimmed;
import org.losslint.syntax.Statement;
import org.losslint.syntax.Word;

/** Prints configurations as losslint read them, without their secrets. */
public final class ConfigurationText {
  private final Redaction redaction;
  private final Writer out;

  public ConfigurationText(Redaction redaction, Writer out) {
    this.redaction = redaction;
    this.out = out;
  }

  /** A heading that reads as a comment, before each of several configurations. */
  public void heading(String path, Configuration configuration) throws IOException {
    line("# " + path + configuration.promptHost().map(host -> ", shown by " + host).orElse(""));
  }

  /** What was read as set lines; reading them gives the same tree, of the same host. */
  public void setLines(Configuration configuration) throws IOException {
    if (configuration.promptHost().isPresent()) {
      line(configuration.promptHost().get() + ":");
    }
    String lines = Canonical.setLines(configuration);
    for (int start = 0; start < lines.length(); ) {
      int end = lines.indexOf('\n', start);
      line(lines.substring(start, end));
      start = end + 1;
    }
  }

  /**
   * What was read as a tree: one statement a line, with the place of its words and with what is
   * special about it.
   */
  public void tree(Configuration configuration) throws IOException {
    for (Statement child : configuration.root().children()) {
      tree(child, configuration, "", "");
    }
    for (Skimmed skimmed : configuration.skimmed()) {
      line("# not read: " + skimmed.path() + "  # " + position(skimmed.place()));
    }
    if (configuration.partial()) {
      line("# the text breaks off; what follows in the file is not known");
    }
  }

  /**
   * @param above the words of the statements around, because one of them may say that what stands
   *     here is a secret
   */
  private void tree(Statement statement, Configuration configuration, String indent, String above)
      throws IOException {
    for (Annotation annotation : configuration.annotationsOf(statement)) {
      line(
          indent
              + "/* "
              + annotation.text().replace('\n', ' ')
              + " */  # "
              + position(annotation.place()));
    }
    StringBuilder words = new StringBuilder(above).append(Canonical.quoted(statement.name()));
    boolean first = statement.isUnknown();
    for (Word word : statement.words()) {
      if (!first) {
        words.append(' ').append(word.isBracket() ? word.text() : Canonical.quoted(word.text()));
      }
      first = false;
    }
    StringBuilder text = new StringBuilder(indent);
    text.append(redaction.mask(words.toString()), above.length(), words.length());
    text.append("  # ").append(position(statement.place()));
    text.append(statement.isUnknown() ? ", not known" : "");
    text.append(statement.isInactive() ? ", inactive" : "");
    text.append(statement.isProtected() ? ", protected" : "");
    text.append(statement.isIgnoredByDevice() ? ", ignored by the device" : "");
    text.append(statement.isOmitted() ? ", content omitted by the device" : "");
    text.append(statement.isInherited() ? ", inherited as the device says" : "");
    text.append(statement.isOpen() ? ", cut" : "");
    out.write(Visible.text(text.toString()));
    out.write('\n');
    words.append(' ');
    for (Statement child : statement.children()) {
      tree(child, configuration, indent + "  ", words.toString());
    }
  }

  private static String position(Place place) {
    return place.start().line() + ":" + place.start().column();
  }

  /**
   * What is in force as set lines, each with the line that gives it, and with the groups through
   * which it came.
   */
  public void effective(Node root) throws IOException {
    try {
      EffectiveLines.print(
          root,
          (text, from, doubt) -> {
            StringBuilder line = new StringBuilder(text).append("  # ").append(origin(from));
            doubt.ifPresent(d -> line.append("; ").append(because(d)));
            unchecked(line.toString());
          });
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private void unchecked(String text) {
    try {
      line(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String origin(Contribution from) {
    StringBuilder origin = new StringBuilder(where(from.statement().place()));
    String separator = " of group ";
    for (int i = from.groups().size() - 1; i >= 0; i--) {
      GroupUse use = from.groups().get(i);
      origin.append(separator).append(use.group());
      origin.append(", applied at ").append(where(use.appliedAt()));
      separator = " by group ";
    }
    return origin.toString();
  }

  private static String because(Doubt doubt) {
    return "in doubt: " + doubt.because();
  }

  private static String where(Place place) {
    return place.file().path() + ":" + place.start().line();
  }

  private void line(String text) throws IOException {
    out.write(Visible.text(redaction.mask(text)));
    out.write('\n');
  }
}
