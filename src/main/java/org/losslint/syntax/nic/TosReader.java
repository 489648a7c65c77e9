package org.losslint.syntax.nic;

import java.util.List;
import java.util.Optional;
import org.losslint.source.DumpSign;

/**
 * Reads what {@code cma_roce_tos} prints: a number and nothing else, so only the command in front
 * of it says what it is. The file {@code traffic_class} says {@code Global tclass=106}.
 */
final class TosReader implements DumpReader {
  private static final String GLOBAL = "Global tclass=";

  private final Context context;
  private Optional<RdmaTos> read = Optional.empty();

  TosReader(Context context) {
    this.context = context;
  }

  /** Whether the command in front prints a type of service. */
  static boolean isFor(Context context) {
    return context.command().filter(c -> c.tool().text().equals("cma_roce_tos")).isPresent();
  }

  static boolean isGlobal(Line line) {
    return line.text().startsWith(GLOBAL, line.indent());
  }

  @Override
  public boolean continuesWith(DumpSign sign) {
    return false;
  }

  @Override
  public boolean take(Line line) {
    String text = line.text().strip();
    String digits = text.startsWith(GLOBAL) ? text.substring(GLOBAL.length()) : text;
    if (read.isPresent() || digits.isEmpty() || digits.length() > 3) {
      return false;
    }
    for (int i = 0; i < digits.length(); i++) {
      if (digits.charAt(i) < '0' || digits.charAt(i) > '9') {
        return false;
      }
    }
    int tos = Integer.parseInt(digits);
    if (tos > 255) {
      return false;
    }
    read =
        Optional.of(
            new RdmaTos(context.origin(), new Stated<>(tos, line.content()), line.content()));
    return true;
  }

  @Override
  public List<RdmaTos> close(boolean endOfText) {
    return read.map(List::of).orElse(List.of());
  }
}
