package org.losslint.report;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.losslint.Golden;
import org.losslint.evaluate.Report;
import org.losslint.source.Problem;
import org.losslint.source.Severity;

/**
 * Every format writes every sample exactly as the file beside it; the page has a test of its own.
 */
class FormatGoldenTest {
  static final Path FOLDER = Path.of("testdata/reports");

  static String written(FormatName format, Report report, RenderContext context) {
    StringWriter out = new StringWriter();
    try {
      format.format().write(report, context, out);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return out.toString();
  }

  static RenderContext context() {
    return RenderContext.plain(line -> line, SampleReports.RULES);
  }

  static String written(FormatName format, Report report) {
    return written(format, report, context());
  }

  static Stream<Arguments> pairs() {
    return formats()
        .flatMap(
            format ->
                SampleReports.all().entrySet().stream()
                    .map(e -> Arguments.of(format, e.getKey(), e.getValue())));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("pairs")
  void writesTheExpectedText(FormatName format, String name, Report report) {
    Golden.check(FOLDER.resolve(name + "." + format.label()), written(format, report));
  }

  @ParameterizedTest
  @MethodSource("formats")
  void writesProblems(FormatName format) {
    RenderContext context =
        context()
            .withFailOn(Optional.of(Severity.WARNING))
            .withProblems(
                List.of(
                    Problem.at(
                        SampleReports.place(SampleReports.PTX, "dp-ecn"),
                        "`rtt` is `5179` and has no unit",
                        "write `5179 us`"),
                    Problem.of("x.conf does not exist", "")));
    Golden.check(
        FOLDER.resolve("problems." + format.label()),
        written(format, SampleReports.empty(), context));
  }

  static Stream<FormatName> formats() {
    return Stream.of(FormatName.values()).filter(format -> format != FormatName.HTML);
  }

  static Map<String, Report> samples() {
    return SampleReports.all();
  }
}
