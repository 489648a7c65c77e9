package org.losslint.resolve;

import java.util.List;
import java.util.Optional;
import org.losslint.source.Format;
import org.losslint.source.SourceFile;
import org.losslint.source.SourceText;
import org.losslint.syntax.Configuration;
import org.losslint.syntax.JunosDocument;
import org.losslint.syntax.JunosReader;

/** What tests compare: what is in force as set lines, with where it comes from when asked for. */
final class EffectiveText {
  private EffectiveText() {}

  static Configuration configuration(String text) {
    JunosDocument document =
        JunosReader.read(new SourceFile("t.conf", SourceText.of(text), Format.JUNOS_TEXT));
    return document.configurations().get(0);
  }

  static Node node(String text) {
    return node(text, Surroundings.UNKNOWN);
  }

  static Node node(String text, Surroundings surroundings) {
    return Node.effective(configuration(text).root(), surroundings);
  }

  /** What is in force below class-of-service, without the words in front that all lines share. */
  static String cos(String text) {
    return lines(node(text)).replace("set class-of-service ", "");
  }

  static String lines(Node root) {
    StringBuilder out = new StringBuilder();
    EffectiveLines.print(root, (line, from, doubt) -> out.append(line).append('\n'));
    return out.toString();
  }

  /** Each line with its place: {@code … # 3 A, B: ambiguous}. */
  static String origins(Node root) {
    StringBuilder out = new StringBuilder();
    EffectiveLines.print(
        root,
        (line, from, doubt) ->
            out.append(line.replace("set class-of-service ", ""))
                .append(" # ")
                .append(from.statement().place().start().line())
                .append(groups(from.groups()))
                .append(doubts(doubt))
                .append('\n'));
    return out.toString();
  }

  private static String groups(List<GroupUse> groups) {
    StringBuilder out = new StringBuilder();
    for (GroupUse use : groups) {
      out.append(' ').append(use.group()).append('@');
      out.append(use.appliedAt().start().line());
    }
    return out.toString();
  }

  private static String doubts(Optional<Doubt> doubt) {
    return doubt.map(d -> ": " + d.kind() + " " + d.because()).orElse("");
  }
}
