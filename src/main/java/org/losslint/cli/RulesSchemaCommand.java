package org.losslint.cli;

import java.util.List;
import org.losslint.rules.load.BundledSchemas;
import org.losslint.source.Spelling;

/** {@code losslint rules schema}: the JSON Schemas of what people write and of the report. */
final class RulesSchemaCommand implements Command {
  @Override
  public String name() {
    return "rules schema";
  }

  @Override
  public String operands() {
    return "NAME";
  }

  @Override
  public String summary() {
    return "prints a JSON Schema: " + String.join(", ", BundledSchemas.NAMES);
  }

  @Override
  public List<Option> options() {
    return List.of();
  }

  @Override
  public String notes() {
    return """

    An editor that knows the schema of a file completes its keys and underlines mistakes.
    Write the schema to a file and name it in the first line of a pack:

      losslint rules schema pack > pack.schema.json
      # yaml-language-server: $schema=pack.schema.json
    """;
  }

  @Override
  public ExitStatus run(Arguments arguments, Console console, Inspection inspection)
      throws UsageException {
    String names = String.join(", ", BundledSchemas.NAMES);
    if (arguments.operands().size() != 1) {
      throw new UsageException(
          arguments.operands().isEmpty() ? "no schema is named" : "more than one schema is named",
          "name one of " + names);
    }
    String name = arguments.operands().get(0);
    String schema =
        BundledSchemas.text(name)
            .orElseThrow(
                () -> {
                  String hint = Spelling.hint(name, BundledSchemas.NAMES);
                  return new UsageException(
                      "there is no schema " + name, hint.isEmpty() ? "there are " + names : hint);
                });
    console.print(schema);
    return ExitStatus.CLEAN;
  }
}
