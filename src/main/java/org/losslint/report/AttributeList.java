package org.losslint.report;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.losslint.model.Attribute;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;

/** What rules can ask of each kind of subject, from the table that the loader of packs uses. */
public final class AttributeList {
  private static final List<String> HEADS = List.of("attribute", "type", "meaning");

  private AttributeList() {}

  public static void write(List<SubjectKind<?>> kinds, boolean markdown, Writer out)
      throws IOException {
    boolean first = true;
    if (markdown) {
      out.write("# What rules can ask\n\nMade by `losslint rules attributes -f markdown`.\n");
    }
    for (SubjectKind<?> kind : kinds) {
      PageLayout page = markdown ? new MarkdownLayout(2) : new TerminalLayout(false);
      page.title(kind.name(), sentence(kind));
      List<List<String>> rows = new ArrayList<>();
      for (Attribute attribute : kind.attributes().values()) {
        rows.add(
            List.of(
                page.code(kind.name() + "." + attribute.name() + argument(attribute)),
                page.plain(type(attribute.type())),
                page.plain(attribute.meaning())));
      }
      page.table(HEADS, rows);
      out.write((markdown || !first ? "\n" : "") + page.text());
      first = false;
    }
  }

  private static String sentence(SubjectKind<?> kind) {
    String sees =
        kind.scope().isEmpty()
            ? ""
            : " A rule for it sees " + String.join(", ", kind.scope()) + ".";
    String meaning = kind.meaning();
    String end = meaning.endsWith(".") ? "" : ".";
    return Character.toUpperCase(meaning.charAt(0)) + meaning.substring(1) + end + sees;
  }

  private static String argument(Attribute attribute) {
    return attribute.parameter().isPresent() ? "(" + attribute.parameter().get() + ")" : "";
  }

  private static String type(Type type) {
    if (type instanceof Type.OfWord word) {
      return "one of " + String.join(", ", word.words());
    }
    return type.toString();
  }
}
