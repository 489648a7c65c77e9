package org.losslint.rules.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Type;
import org.losslint.quantity.Unit;
import org.losslint.rules.Template;
import org.losslint.rules.expression.Expression;

/**
 * Makes a template of a text with expressions in braces. A brace that is meant is written twice.
 */
public final class TemplateCompiler {
  private final ExpressionCompiler expressions;
  private final Problems problems;

  public TemplateCompiler(ExpressionCompiler expressions, Problems problems) {
    this.expressions = expressions;
    this.problems = problems;
  }

  public Optional<Template> template(PlacedText source, Template.Medium medium) {
    PlacedText text = source.strip();
    if (text.length() == 0) {
      return problems.none(source.place(), "the text is empty", "write one, or leave the key out");
    }
    List<Template.Part> parts = new ArrayList<>();
    StringBuilder words = new StringBuilder();
    boolean whole = true;
    int at = 0;
    while (at < text.length()) {
      int c = text.at(at);
      boolean doubled = at + 1 < text.length() && text.at(at + 1) == c;
      int meant = c == '{' && doubled ? endOfName(text, at + 2) : -1;
      if (meant >= 0) {
        String name = text.slice(at + 2, meant).strip().value();
        return problems.none(
            text.place(at, meant + 2),
            "`{{` and `}}` print braces, and no value of `" + name + "`",
            "write `{" + name + "}`");
      }
      if ((c == '{' || c == '}') && doubled) {
        words.appendCodePoint(c);
        at += 2;
      } else if (c == '{') {
        int end = closing(text, at);
        if (end < 0) {
          return problems.none(
              text.place(at, at + 1), "`{` is not closed", "a brace that is meant is written `{{`");
        }
        if (!words.isEmpty()) {
          parts.add(new Template.Words(words.toString()));
          words.setLength(0);
        }
        Optional<Template.Value> value = value(text.slice(at + 1, end), medium);
        value.ifPresent(parts::add);
        whole &= value.isPresent();
        at = end + 1;
      } else if (c == '}') {
        return problems.none(
            text.place(at, at + 1), "`}` closes nothing", "a brace that is meant is written `}}`");
      } else {
        at = copy(text, at, medium, words);
      }
    }
    if (!words.isEmpty()) {
      parts.add(new Template.Words(words.toString()));
    }
    return whole ? Optional.of(new Template(medium, parts)) : Optional.empty();
  }

  /**
   * Other languages fill in what stands in two braces. Where what they hold is a name that is known
   * here, the index of the two that close it; else -1.
   */
  private int endOfName(PlacedText text, int from) {
    int end = from;
    while (end + 1 < text.length() && text.at(end) != '}' && text.at(end) != '{') {
      end++;
    }
    if (end + 1 >= text.length() || text.at(end) != '}' || text.at(end + 1) != '}') {
      return -1;
    }
    String path = text.slice(from, end).strip().value();
    int dot = path.indexOf('.');
    String first = dot < 0 ? path : path.substring(0, dot);
    return Names.isName(first) && isPath(path) && expressions.names().isKnown(first) ? end : -1;
  }

  private static boolean isPath(String path) {
    for (int i = 0; i < path.length(); i++) {
      char c = path.charAt(i);
      if (!Character.isLetterOrDigit(c) && c != '.' && c != '-' && c != '_') {
        return false;
      }
    }
    return true;
  }

  /** A sentence may be broken over lines; the break and the indent behind it are one blank. */
  private static int copy(PlacedText text, int start, Template.Medium medium, StringBuilder words) {
    if (medium != Template.Medium.PEOPLE || !Character.isWhitespace(text.at(start))) {
      words.appendCodePoint(text.at(start));
      return start + 1;
    }
    int end = start;
    boolean breaks = false;
    while (end < text.length() && Character.isWhitespace(text.at(end))) {
      breaks |= text.at(end) == '\n';
      end++;
    }
    words.append(breaks ? " " : text.slice(start, end).value());
    return end;
  }

  /** Where the brace at {@code open} is closed; sets and texts inside may hold braces, too. */
  private static int closing(PlacedText text, int open) {
    int depth = 0;
    int quote = 0;
    for (int i = open; i < text.length(); i++) {
      int c = text.at(i);
      if (quote != 0) {
        if (c == '\\') {
          i++;
        } else if (c == quote) {
          quote = 0;
        }
      } else if (c == '"' || c == '\'') {
        quote = c;
      } else if (c == '{') {
        depth++;
      } else if (c == '}' && --depth == 0) {
        return i;
      }
    }
    return -1;
  }

  private Optional<Template.Value> value(PlacedText text, Template.Medium medium) {
    Optional<Expression> expression = expressions.expression(text);
    if (expression.isEmpty() || medium == Template.Medium.PEOPLE) {
      return expression.map(e -> new Template.Value(e, Optional.empty()));
    }
    Expression value = expression.get();
    Type type = value.type();
    if (type instanceof Type.OfQuantity) {
      return bare(text, value);
    }
    Type word = type instanceof Type.OfList list ? list.element() : type;
    if (word instanceof Type.OfText
        || word instanceof Type.OfWord
        || word instanceof Type.OfVersion) {
      return Optional.of(new Template.Value(value, Optional.empty()));
    }
    return problems.none(
        text.strip().place(),
        "`" + text.strip() + "` is " + TypeText.of(type) + " and no word of a command",
        word instanceof Type.OfSubject ? "name one of its attributes" : "");
  }

  private Optional<Template.Value> bare(PlacedText text, Expression value) {
    Optional<BareUnit> bare = BareUnit.of(value, expressions.names());
    if (bare.isEmpty()) {
      return problems.none(
          text.strip().place(),
          "`" + text.strip() + "` is not rounded to the unit of the statement that it fills",
          "write for example `" + BareUnit.rounded(text.strip().value(), value.type()) + "`");
    }
    Optional<Unit> unit = bare.get().unit();
    return Optional.of(new Template.Value(value, unit));
  }
}
