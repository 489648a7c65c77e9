package org.losslint;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The parts depend on each other in one direction, and none does what a linter has no need to. */
class ArchitectureTest {
  private static final String ROOT = "org.losslint.";

  /** Each may use those before it. */
  private static final List<String> PARTS =
      List.of(
          "quantity",
          "source",
          "syntax",
          "resolve",
          "inventory",
          "model",
          "rules",
          "evaluate",
          "report",
          "cli");

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("org.losslint");

  /** The generated parsers and other sub-packages belong to their part. */
  private static String classesOf(String part) {
    return ROOT + part + "..";
  }

  private static ArchRule apart(String part, List<String> others) {
    return noClasses()
        .that()
        .resideInAPackage(classesOf(part))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(others.stream().map(ArchitectureTest::classesOf).toArray(String[]::new))
        .allowEmptyShould(true);
  }

  @Test
  void dependenciesGoOneWay() {
    for (int i = 0; i < PARTS.size() - 1; i++) {
      apart(PARTS.get(i), PARTS.subList(i + 1, PARTS.size())).check(CLASSES);
    }
  }

  @Test
  void theRuleSeesDependencies() {
    assertTrue(apart("cli", List.of("report")).evaluate(CLASSES).hasViolation());
    assertTrue(apart("report", List.of("evaluate")).evaluate(CLASSES).hasViolation());
  }

  @Test
  void everyClassBelongsToAPart() {
    TreeSet<String> parts = new TreeSet<>();
    for (JavaClass type : CLASSES) {
      String rest =
          type.getPackageName().substring(Math.min(ROOT.length(), type.getPackageName().length()));
      parts.add(rest.indexOf('.') < 0 ? rest : rest.substring(0, rest.indexOf('.')));
    }
    List<String> strangers = new ArrayList<>(parts);
    strangers.removeAll(PARTS);
    assertEquals(List.of(), strangers);
  }

  @Test
  void nothingReachesTheNetworkOrReflects() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.net.http..", "java.lang.reflect..", "javax.net..", "java.rmi..", "javax.script..")
        .check(CLASSES);
    noClasses().should().callMethod(Class.class, "forName", String.class).check(CLASSES);
    noClasses()
        .should()
        .dependOnClassesThat()
        .haveNameMatching("java\\.net\\.(Socket|ServerSocket|URLConnection|HttpURLConnection)")
        .check(CLASSES);
  }

  @Test
  void onlyTheCommandLineKnowsTheProcess() {
    for (String field : List.of("out", "err", "in")) {
      noClasses()
          .that()
          .resideOutsideOfPackage(classesOf("cli"))
          .should()
          .accessField(System.class, field)
          .check(CLASSES);
    }
    noClasses()
        .that()
        .resideOutsideOfPackage(classesOf("cli"))
        .should()
        .callMethod(System.class, "exit", int.class)
        .orShould()
        .callMethod(System.class, "getenv", String.class)
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .check(CLASSES);
  }

  @Test
  void nothingLogsBesideTheReport() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.util.logging..", "org.slf4j..")
        .orShould()
        .callMethod(Throwable.class, "printStackTrace")
        .check(CLASSES);
  }
}
