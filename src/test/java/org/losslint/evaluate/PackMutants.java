package org.losslint.evaluate;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A pack with one constant, comparison or unit of one rule changed, again and again. It works on
 * the text, since what is to be shown is that the examples notice what somebody may do to the text.
 */
final class PackMutants {
  private static final Pattern TOKEN =
      Pattern.compile(
          "\\\\?\"[^\"]*\\\\?\"|[A-Za-z][A-Za-z0-9.-]*|(?<number>\\d+(?:\\.\\d+)?)(?<unit>"
              + " ?(?:%|us/km|ns/m|[num]?s\\b|[GM]bps|[KM]?B\\b|k?m\\b))?"
              + "|(?<operator>>=|<=|==|!=|>|<)");
  private static final Pattern RULE_ID = Pattern.compile("\\b[A-Z]{3,5}-\\d{3}\\b");
  private static final Pattern EXPRESSION =
      Pattern.compile("( {4}when: | {8}require: | {6}[a-z-]+: )(\"?)(.*?)(\"?)");
  private static final Pattern PARAMETER =
      Pattern.compile("( {2}(?<name>[a-z-]+): \\{value: \")(?<value>[^\"]*)(\".*)");
  private static final Map<String, List<String>> OPERATORS =
      Map.of(
          ">=", List.of(">", "<"),
          "<=", List.of("<", ">"),
          ">", List.of(">=", "<="),
          "<", List.of("<=", ">="),
          "==", List.of("!="),
          "!=", List.of("=="));
  private static final Map<String, String> UNITS =
      Map.of(
          "us", "ms", "ms", "us", "ns", "us", "Gbps", "Mbps", "B", "KB", "m", "km", "km", "m",
          "us/km", "us/m", "s", "ms");

  /** One changed pack. */
  record Mutant(String rule, String change, String text) {}

  private final List<String> head = new ArrayList<>();
  private final Map<String, List<String>> rules = new LinkedHashMap<>();

  PackMutants(String text) {
    List<String> into = head;
    for (String line : text.lines().toList()) {
      if (line.startsWith("  - id: ")) {
        into = new ArrayList<>();
        rules.put(line.substring("  - id: ".length()), into);
      }
      into.add(line);
    }
  }

  Set<String> ids() {
    return rules.keySet();
  }

  /** The text of a rule with all those of the pack that it asks for, changed in one line. */
  private String pack(String id, List<String> changed, List<String> top) {
    Set<String> wanted = new LinkedHashSet<>();
    collect(id, wanted);
    StringBuilder text = new StringBuilder(String.join("\n", top)).append('\n');
    for (String each : rules.keySet()) {
      if (wanted.contains(each)) {
        text.append(String.join("\n", each.equals(id) ? changed : rules.get(each))).append('\n');
      }
    }
    return text.toString();
  }

  /** The text of one rule of the pack with those that it asks for. */
  String pack(String id) {
    return pack(id, rules.get(id), head);
  }

  /** The rules that one asks for, in this pack and in others. */
  Set<String> asked(String id) {
    Set<String> ids = new LinkedHashSet<>();
    Matcher matcher = RULE_ID.matcher(String.join("\n", rules.get(id)));
    while (matcher.find()) {
      ids.add(matcher.group());
    }
    return ids;
  }

  private void collect(String id, Set<String> into) {
    if (rules.containsKey(id) && into.add(id)) {
      for (String other : asked(id)) {
        collect(other, into);
      }
    }
  }

  /** Every change of a rule's own conditions; what it requires is turned round as well. */
  List<Mutant> ofRule(String id) {
    List<Mutant> mutants = new ArrayList<>();
    List<String> lines = rules.get(id);
    boolean examples = false;
    boolean inLet = false;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      examples |= line.equals("    examples:");
      inLet = line.equals("    let:") || (inLet && line.startsWith("      "));
      Matcher expression = EXPRESSION.matcher(line);
      if (examples || !expression.matches()) {
        continue;
      }
      boolean isLet =
          expression.group(1).startsWith("      ") && !expression.group(1).contains("require");
      if (isLet && !(inLet && decides(id, expression.group(1).strip().replace(":", "")))) {
        continue;
      }
      Map<String, String> changes = changes(expression.group(3));
      if (expression.group(1).contains("require")) {
        changes.put("negated", "not (" + expression.group(3) + ")");
      }
      for (Map.Entry<String, String> change : changes.entrySet()) {
        List<String> changed = new ArrayList<>(lines);
        changed.set(
            i, expression.group(1) + expression.group(2) + change.getValue() + expression.group(4));
        mutants.add(new Mutant(id, line.trim() + ": " + change.getKey(), pack(id, changed, head)));
      }
    }
    return mutants;
  }

  /** Every change of a parameter, seen by the rules that name it. */
  List<Mutant> ofParameters() {
    List<Mutant> mutants = new ArrayList<>();
    for (int i = 0; i < head.size(); i++) {
      Matcher parameter = PARAMETER.matcher(head.get(i));
      if (!parameter.matches()) {
        continue;
      }
      for (Map.Entry<String, String> change : changes(parameter.group("value")).entrySet()) {
        List<String> top = new ArrayList<>(head);
        top.set(i, parameter.group(1) + change.getValue() + "\", meaning: \"changed\"}");
        for (String id : rules.keySet()) {
          if (decides(id, parameter.group("name"))) {
            mutants.add(
                new Mutant(
                    id,
                    parameter.group("name") + ": " + change.getKey(),
                    pack(id, rules.get(id), top)));
          }
        }
      }
    }
    return mutants;
  }

  /** Whether a condition of the rule names a let or a parameter, itself or by way of lets. */
  private boolean decides(String id, String name) {
    Pattern word = Pattern.compile("(?<![a-z.-])" + Pattern.quote(name) + "(?![a-z.-])");
    boolean inLet = false;
    for (String line : rules.get(id)) {
      inLet = line.equals("    let:") || (inLet && line.startsWith("      "));
      Matcher let = EXPRESSION.matcher(line);
      boolean condition = line.startsWith("        require: ") || line.startsWith("    when: ");
      if (condition && word.matcher(line).find()) {
        return true;
      }
      if (inLet && let.matches() && word.matcher(let.group(3)).find()) {
        String user = let.group(1).strip().replace(":", "");
        if (!user.equals(name) && decides(id, user)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The changed expressions by what was changed. */
  static Map<String, String> changes(String expression) {
    Map<String, String> changes = new LinkedHashMap<>();
    Matcher token = TOKEN.matcher(expression);
    while (token.find()) {
      List<String> others = new ArrayList<>();
      if (token.group("operator") != null) {
        others.addAll(OPERATORS.get(token.group("operator")));
      } else if (token.group("number") != null) {
        String unit = token.group("unit") == null ? "" : token.group("unit");
        boolean byOne = unit.isBlank() || unit.strip().equals("%");
        for (String number : numbers(token.group("number"), byOne)) {
          others.add(number + unit);
        }
        String other = UNITS.get(unit.strip());
        if (other != null && new BigDecimal(token.group("number")).signum() > 0) {
          others.add(token.group("number") + " " + other);
        }
      }
      for (String other : others) {
        changes.put(
            token.group() + " -> " + other + " (at " + token.start() + ")",
            expression.substring(0, token.start()) + other + expression.substring(token.end()));
      }
    }
    return changes;
  }

  /** Counts and whole percentages go up and down by one, everything else by a tenth. */
  private static List<String> numbers(String number, boolean byOne) {
    BigDecimal value = new BigDecimal(number);
    if (value.signum() == 0) {
      return List.of("1");
    }
    if (byOne && value.scale() <= 0) {
      return List.of(
          value.add(BigDecimal.ONE).toPlainString(),
          value.subtract(BigDecimal.ONE).toPlainString());
    }
    return List.of(
        value.multiply(new BigDecimal("1.1")).toPlainString(),
        value.multiply(new BigDecimal("0.9")).toPlainString());
  }
}
