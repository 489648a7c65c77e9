package org.losslint.report;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.losslint.model.Attribute;
import org.losslint.model.Fact;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;

/**
 * The subjects of a kind as a table. {@code -} is not set; a value that cannot be told refers to a
 * line below the table that says why and who can supply it.
 */
public final class SubjectTable {
  private SubjectTable() {}

  /** Columns that the kind does not have are left out. */
  public static void write(SubjectGroup group, Writer out) throws IOException {
    SubjectKind<?> kind = group.kind();
    List<Attribute> attributes = new ArrayList<>();
    List<String> heads = new ArrayList<>(List.of("device", kind.name()));
    for (String column : group.columns()) {
      Attribute attribute = kind.attributes().get(column);
      if (attribute != null && attribute.parameter().isEmpty()) {
        attributes.add(attribute);
        heads.add(headOf(column));
      }
    }
    TextTable table = new TextTable(heads);
    Map<String, Integer> reasons = new LinkedHashMap<>();
    for (Subject subject : group.subjects()) {
      List<String> cells = new ArrayList<>(List.of(subject.device(), subject.label()));
      for (Attribute attribute : attributes) {
        cells.add(cell(attribute.read(subject, ""), reasons));
      }
      table.row(cells);
    }
    out.write(kind.name() + " (" + group.subjects().size() + ")\n");
    if (!group.subjects().isEmpty()) {
      table.write("  ", out);
    }
    for (Map.Entry<String, Integer> reason : reasons.entrySet()) {
      out.write("  ?" + reason.getValue() + " " + Visible.text(reason.getKey()) + "\n");
    }
    out.write('\n');
  }

  /** The value as printed stands under the name of the value. */
  private static String headOf(String column) {
    return column.endsWith("-text")
        ? column.substring(0, column.length() - "-text".length())
        : column;
  }

  private static String cell(Fact<?> fact, Map<String, Integer> reasons) {
    if (fact instanceof Fact.Known<?> known) {
      return FactText.human(known.value()) + FactText.basis(known.basis());
    }
    if (fact instanceof Fact.Unknown<?> unknown) {
      String reason =
          unknown.supply().isEmpty()
              ? unknown.because()
              : unknown.because() + "; " + unknown.supply();
      Integer number = reasons.get(reason);
      if (number == null) {
        number = reasons.size() + 1;
        reasons.put(reason, number);
      }
      return "?" + number;
    }
    return "-";
  }
}
