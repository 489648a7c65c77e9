package org.losslint.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.LosslessVocabulary;
import org.losslint.model.SubjectKind;
import org.losslint.report.AttributeList;
import org.losslint.source.Spelling;

/** {@code losslint rules attributes}: what a rule can ask of each kind of subject. */
final class RulesAttributesCommand implements Command {
  private static final Option FORMAT =
      new Option("--format", "-f", "text|markdown", false, "how to write them (default: text)");
  private static final List<String> FORMATS = List.of("text", "markdown");

  @Override
  public String name() {
    return "rules attributes";
  }

  @Override
  public String operands() {
    return "[OPTION…] [KIND…]";
  }

  @Override
  public String summary() {
    return "tells what a rule can ask of each kind of subject";
  }

  @Override
  public List<Option> options() {
    return List.of(FORMAT);
  }

  @Override
  public String notes() {
    return "";
  }

  @Override
  public ExitStatus run(Arguments arguments, Console console, Inspection inspection)
      throws UsageException, IOException {
    String format = arguments.value(FORMAT).orElse("text");
    if (!FORMATS.contains(format)) {
      throw InputOptions.wrong(FORMAT, format, FORMATS);
    }
    List<SubjectKind<?>> kinds = new ArrayList<>();
    for (String name : arguments.operands()) {
      Optional<SubjectKind<?>> kind = LosslessVocabulary.ALL.kind(name);
      if (kind.isEmpty()) {
        List<String> names = new ArrayList<>(LosslessVocabulary.ALL.kinds().keySet());
        String hint = Spelling.hint(name, names);
        throw new UsageException(
            "there is no kind of subject " + name,
            hint.isEmpty() ? "kinds are " + String.join(", ", names) : hint);
      }
      kinds.add(kind.get());
    }
    if (kinds.isEmpty()) {
      kinds.addAll(LosslessVocabulary.ALL.kinds().values());
    }
    AttributeList.write(kinds, format.equals("markdown"), console.out());
    console.out().flush();
    return ExitStatus.CLEAN;
  }
}
