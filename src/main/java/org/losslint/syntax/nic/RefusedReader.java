package org.losslint.syntax.nic;

import java.util.List;
import org.losslint.source.Diagnostic.Kind;
import org.losslint.source.DumpSign;
import org.losslint.source.Severity;
import org.losslint.source.Span;

/** Passes over output that is known and holds no value to judge, and says so once. */
final class RefusedReader implements DumpReader {
  private final DumpSign kind;
  private final DiagnosticLog log;
  private Span span;

  RefusedReader(DumpSign kind, DiagnosticLog log, Line first) {
    this.kind = kind;
    this.log = log;
    this.span = first.content();
  }

  @Override
  public boolean continuesWith(DumpSign sign) {
    return sign == kind;
  }

  @Override
  public boolean take(Line line) {
    if (Prompt.of(line).filter(Prompt::certain).isPresent()) {
      return false;
    }
    span = span.to(line.content());
    return true;
  }

  @Override
  public List<Section> close(boolean endOfText) {
    boolean register = kind == DumpSign.MLXREG_OTHER;
    log.add(
        Kind.UNKNOWN_FORMAT,
        Severity.WARNING,
        span,
        register
            ? "this is a list of registers and holds none of their values"
            : "this form of mlxconfig output names or packs parameters and cannot be judged",
        register
            ? "give the output of `mlxreg -d <dev> --reg_name ROCE_ACCL --get`"
            : "give the output of `mlxconfig -d <dev> -e query`");
    return List.of();
  }
}
