package org.losslint.cli;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.losslint.evaluate.Fault;
import org.losslint.source.Problem;

/**
 * What to tell of a fault of losslint itself. Neither a stack trace, which helps nobody who reads a
 * report, nor the message of the exception, which may quote a secret from a file: the place in the
 * code is what a report of the fault needs.
 */
final class Crash {
  private static final String OWN = "org.losslint.";

  private Crash() {}

  static Problem of(Throwable fault) {
    if (fault instanceof OutOfMemoryError) {
      long megabytes = Runtime.getRuntime().maxMemory() / 1_000_000;
      return Problem.of(
          "out of memory, with a heap of " + megabytes + " MB",
          "set LOSSLINT_JAVA_OPTIONS=-Xmx4g, or give fewer files or a lower --jobs");
    }
    return internal("", fault);
  }

  /** What a run survived, and cannot be trusted after. */
  static List<Problem> of(List<Fault> faults) {
    List<Problem> problems = new ArrayList<>(faults.size());
    for (Fault fault : faults) {
      problems.add(internal(" in " + fault.where(), fault.cause()));
    }
    return problems;
  }

  private static Problem internal(String where, Throwable fault) {
    return Problem.of(
        "internal error" + where + ", " + fault.getClass().getSimpleName() + " at " + place(fault),
        "please report it with the file or a part of it that still shows it");
  }

  private static String place(Throwable fault) {
    StackTraceElement[] frames = fault.getStackTrace();
    for (StackTraceElement frame : frames) {
      if (frame.getClassName().startsWith(OWN)) {
        return frame.getClassName().substring(OWN.length())
            + "."
            + frame.getMethodName()
            + " line "
            + frame.getLineNumber();
      }
    }
    return frames.length == 0 ? "an unknown place" : frames[0].getClassName();
  }

  /** Why something could not be written; such messages come from the system, not from a file. */
  static String reason(Exception e) {
    Throwable cause = e instanceof UncheckedIOException ? e.getCause() : e;
    String message = cause.getMessage();
    return message == null ? cause.getClass().getSimpleName() : message;
  }
}
