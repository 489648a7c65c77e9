package org.losslint.evaluate;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.waiver.CalendarDay;
import org.losslint.model.waiver.Coverage;
import org.losslint.model.waiver.Waiver;
import org.losslint.rules.compile.RuleId;
import org.losslint.syntax.Annotation;

/**
 * Reads the waivers that one annotation holds; each starts with {@code losslint:}, and what stands
 * before the first is for people. A waiver that cannot be read in full is none: it never covers
 * more than its author wrote.
 */
final class AnnotationText {
  static final String MARK = "losslint:";
  private static final String FORM = "losslint: ignore RULE until YYYY-MM-DD reason \"…\"";

  private final Annotation annotation;
  private final Coverage coverage;
  private final String text;
  private int at;

  private String rule = "";
  private String reason = "";
  private String owner = "";
  private Optional<LocalDate> until = Optional.empty();
  private String defect = "";

  AnnotationText(Annotation annotation, Coverage coverage) {
    this.annotation = annotation;
    this.coverage = coverage;
    this.text = annotation.text();
  }

  List<Waiver> waivers() {
    List<Waiver> waivers = new ArrayList<>(1);
    int mark = text.indexOf(MARK);
    while (mark >= 0) {
      at = mark + MARK.length();
      waivers.add(waiver());
      mark = text.indexOf(MARK, at);
    }
    return waivers;
  }

  private Waiver waiver() {
    rule = "";
    reason = "";
    owner = "";
    until = Optional.empty();
    defect = "";
    String verb = word();
    if (!verb.equals("ignore")) {
      defect =
          (verb.isEmpty() ? "it says nothing" : "`" + verb + "` is no word of a waiver")
              + "; write "
              + FORM;
    } else {
      rule = word();
      if (!RuleId.isValid(ruleOf(rule))) {
        defect = "`" + rule + "` is no id of a rule; write " + FORM;
        rule = "";
      } else {
        clauses();
      }
    }
    return new Waiver(rule, coverage, reason, owner, until, defect, annotation.place());
  }

  private static String ruleOf(String address) {
    int dot = address.indexOf('.');
    return dot < 0 ? address : address.substring(0, dot);
  }

  private void clauses() {
    while (defect.isEmpty()) {
      String key = word();
      if (key.isEmpty()) {
        return;
      }
      switch (key) {
        case "reason" -> reason = value(key);
        case "owner" -> owner = value(key);
        case "until" -> {
          String day = value(key);
          until = CalendarDay.parse(day);
          if (until.isEmpty() && defect.isEmpty()) {
            defect = "`" + day + "` is no day; write for example until 2027-01-31";
          }
        }
        default -> defect = "`" + key + "` is no word of a waiver; write " + FORM;
      }
    }
  }

  private String value(String key) {
    String value = word();
    if (value.isEmpty() && defect.isEmpty()) {
      defect = "`" + key + "` has nothing behind it; write " + FORM;
    }
    return value;
  }

  /** The next word, or what stands in quotes; empty at the end or before the next waiver. */
  private String word() {
    while (at < text.length() && isSeparator(text.charAt(at))) {
      at++;
    }
    if (at == text.length() || text.startsWith(MARK, at)) {
      return "";
    }
    char quote = text.charAt(at);
    if (quote == '"' || quote == '\'') {
      int close = text.indexOf(quote, at + 1);
      if (close < 0) {
        defect = "a quote is never closed";
        at = text.length();
        return "";
      }
      String word = text.substring(at + 1, close);
      at = close + 1;
      return word.strip();
    }
    int start = at;
    while (at < text.length() && !isSeparator(text.charAt(at))) {
      at++;
    }
    return text.substring(start, at);
  }

  private static boolean isSeparator(char c) {
    return c <= ' ' || c == ';' || c == ',';
  }
}
