package org.losslint.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SetProgramTest {
  private static final String S = " class-of-service schedulers ";

  private static String run(String... lines) {
    return Canonical.setLines(
        TreeText.read(String.join("\n", lines) + "\n").configurations().get(0).root());
  }

  @Test
  void runsInOrder() {
    assertEquals(
        "set" + S + "a transmit-rate percent 5\n",
        run(
            "set" + S + "a priority low",
            "set" + S + "b priority low",
            "delete" + S + "a priority",
            "delete" + S + "b",
            "set" + S + "a transmit-rate percent 5"));
  }

  @Test
  void deletesValuesListsAndWhatBecomesEmpty() {
    assertEquals(
        "set apply-groups B\nset version 1\n",
        run(
            "set apply-groups [ A B C ]",
            "delete apply-groups [ A C ]",
            "set" + S + "a",
            "set" + S + "b",
            "delete class-of-service schedulers",
            "set version 1"));
  }

  @Test
  void switchesOffAndOn() {
    assertEquals(
        "set"
            + S
            + "a priority low\ndeactivate"
            + S
            + "a priority\n"
            + "set"
            + S
            + "b\nprotect"
            + S
            + "b\n",
        run(
            "set" + S + "a priority low",
            "deactivate" + S + "a priority",
            "set" + S + "b",
            "deactivate" + S + "b",
            "activate" + S + "b",
            "protect" + S + "b"));
  }

  @Test
  void renamesCopiesAndInserts() {
    assertEquals(
        "set" + S + "z priority low\nset" + S + "b\nset" + S + "c priority low\n",
        run(
            "set" + S + "a priority low",
            "set" + S + "b",
            "copy" + S + "a to c",
            "rename" + S + "a to z",
            "insert" + S + "z before b"));
    assertEquals(
        "set" + S + "b\nset" + S + "a\n",
        run("set" + S + "a", "set" + S + "b", "insert" + S + "a after scheduler b"));
  }

  @Test
  void followsTheLevel() {
    assertEquals(
        "set"
            + S
            + "a priority low\nset"
            + S
            + "a buffer-size temporal 5\nset"
            + S
            + "b\n"
            + "set version 1\n",
        run(
            "edit" + S + "a",
            "set priority low",
            "set buffer-size temporal 5",
            "up",
            "set schedulers b",
            "top set version 1"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "deactivate apply-groups",
        "rename" + S + "x to y",
        "insert" + S + "x before y",
        "activate interfaces et-0/0/0 description",
        "annotate class-of-service \"note\""
      })
  void saysThatWhatALineNamesIsNotThere(String line) {
    String verb = line.substring(0, line.indexOf(' '));
    JunosDocument document = TreeText.read("set version 1\n" + line + "\n");
    assertEquals(1, document.diagnostics().size());
    assertEquals("`" + verb + "` names what is not there", document.diagnostics().get(0).message());
    assertEquals("set version 1\n", Canonical.setLines(document.configurations().get(0).root()));
  }

  @Test
  void saysWhichVerbItDoesNotFollow() {
    assertEquals(
        "syntax warning @2:1-32 `wildcard` is not followed; what it changes stays as it was | give"
            + " the configuration that the device shows after it\n",
        TreeText.diagnostics(TreeText.read("set version 1\nwildcard delete interfaces et-*\n")));
  }
}
