package org.losslint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArgumentsTest {
  private static final Option FORMAT = new Option("--format", "-f", "NAME", true, "");
  private static final Option FAIL_ON = Option.value("--fail-on", "SEVERITY", "");
  private static final Option QUIET = Option.flag("--quiet", "-q", "");
  private static final List<Option> OPTIONS = List.of(FORMAT, FAIL_ON, QUIET);

  private static Arguments parse(String... words) throws UsageException {
    return Arguments.parse(words, 0, OPTIONS);
  }

  @Test
  void everySpellingOfAValueIsOne() throws UsageException {
    Arguments arguments =
        parse("--format", "a", "--format=b=c", "-f", "d", "-fe", "-f=f=g", "x", "--fail-on=error");
    assertEquals(List.of("a", "b=c", "d", "e", "f=g"), arguments.values(FORMAT));
    assertEquals(Optional.of("error"), arguments.value(FAIL_ON));
    assertEquals(List.of("x"), arguments.operands());
  }

  @Test
  void optionsMayStandBehindOperandsUntilTwoDashes() throws UsageException {
    Arguments arguments = parse("a", "-q", "-", "--", "--format", "-x");
    assertTrue(arguments.has(QUIET));
    assertEquals(List.of("a", "-", "--format", "-x"), arguments.operands());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--fromat x | there is no option --fromat; did you mean `--format`?",
        "--nothing | there is no option --nothing",
        "-x | there is no option -x",
        "--format | --format needs a value; write --format NAME",
        "--format --quiet | --format needs a value; write --format NAME",
        "--format= | --format needs a value; write --format NAME",
        "--quiet=yes | --quiet takes no value, and `yes` is given",
        "-qx | -q takes no value, and `x` is given",
        "--fail-on a --fail-on b | --fail-on is given twice; give it once",
        "-q -q | -q is given twice; give it once",
      })
  void whatCannotBeMeantIsSaid(String line, String message) {
    UsageException e = assertThrows(UsageException.class, () -> parse(line.strip().split(" ")));
    assertEquals(message, e.getMessage());
  }

  @Property
  void anyWordsAreTakenApartOrRefused(@ForAll List<String> words) {
    try {
      Arguments arguments = parse(words.toArray(String[]::new));
      assertTrue(arguments.operands().size() + arguments.values(FORMAT).size() <= words.size());
    } catch (UsageException e) {
      assertTrue(!e.getMessage().isBlank());
    }
  }
}
