package org.losslint.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.losslint.Inspections;
import org.losslint.source.Diagnostic;

/** Conditions of rules stand in packs alone: no class knows a rule by its identity. */
class NoRuleInCodeTest {
  private static final Path MAIN = Path.of("src", "main", "java");
  private static final Pattern IDENTITY = Pattern.compile("\"([A-Z]+-[0-9]{3})[\".]");

  @Test
  void noClassNamesARule() throws IOException {
    List<String> named = new ArrayList<>();
    int classes = 0;
    try (Stream<Path> files = Files.walk(MAIN)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        classes++;
        Matcher matcher = IDENTITY.matcher(Files.readString(file));
        while (matcher.find()) {
          if (Inspections.bundledRules().rule(matcher.group(1)).isPresent()) {
            named.add(file + " " + matcher.group());
          }
        }
      }
    }
    assertTrue(classes > 300, classes + " classes");
    assertEquals(List.of(), named);
  }

  /** The readers classify what they could not read; its name and reason are in a pack. */
  @Test
  void eachDiagnosticHasItsRule() {
    RuleSet rules = Inspections.bundledRules();
    List<Diagnostic.Kind> without = new ArrayList<>();
    for (Diagnostic.Kind kind : Diagnostic.Kind.values()) {
      if (rules.reading(kind).isEmpty()) {
        without.add(kind);
      }
    }
    assertEquals(List.of(), without);
  }

  @Test
  void theSearchSeesAnIdentity() {
    assertTrue(IDENTITY.matcher("rule.id().equals(\"DCI-001\")").find());
    assertTrue(IDENTITY.matcher("address.equals(\"DCI-004.trap\")").find());
  }
}
