package org.losslint.syntax.nic;

import java.util.List;
import org.losslint.source.Diagnostic.Kind;
import org.losslint.source.DumpSign;
import org.losslint.source.Severity;
import org.losslint.source.Span;

/** Passes over output that is known and holds no value to judge, and says so once. */
final class PassedOverReader implements DumpReader {
  private final DumpSign kind;
  private final DiagnosticLog log;
  private Span span;

  PassedOverReader(DumpSign kind, DiagnosticLog log, Line first) {
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
    switch (kind) {
      case MLXREG_OTHER ->
          log.add(
              Kind.UNKNOWN_FORMAT,
              Severity.WARNING,
              span,
              "this is a list of registers and holds none of their values",
              "give the output of `mlxreg -d <dev> --reg_name ROCE_ACCL --get`");
      case GIDS ->
          log.add(
              Kind.SESSION_TEXT,
              Severity.INFO,
              span,
              "this is the output of show_gids, which no rule reads",
              "nothing; tests and jobs should use the index of a v2 row with the routed address");
      default -> refuseConfig(log, span);
    }
    return List.of();
  }

  /** Says that a form of mlxconfig output holds no values that can be judged. */
  static void refuseConfig(DiagnosticLog log, Span span) {
    log.add(
        Kind.UNKNOWN_FORMAT,
        Severity.WARNING,
        span,
        "this form of mlxconfig output names or packs parameters and cannot be judged",
        "give the output of `mlxconfig -d <dev> -e query`");
  }
}
