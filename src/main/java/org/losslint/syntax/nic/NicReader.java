package org.losslint.syntax.nic;

import java.util.List;
import org.losslint.source.Diagnostic.Kind;
import org.losslint.source.Format;
import org.losslint.source.NicFormats;
import org.losslint.source.Severity;
import org.losslint.source.SourceFile;
import org.losslint.source.Span;

/**
 * Reads what host and counter tools print, of any age, alone or many in one file. Never throws for
 * what a text holds, and passes over no line in silence.
 */
public final class NicReader {
  private NicReader() {}

  /**
   * @param file of a format for which {@link org.losslint.source.Format#isJunos()} is false
   */
  public static NicDocument read(SourceFile file) {
    DiagnosticLog log = new DiagnosticLog(file);
    List<? extends Section> sections = sections(file, log);
    boolean readable = false;
    for (Section section : sections) {
      readable = readable || isEvidence(section, file.format());
    }
    if (!readable && !log.hasErrors()) {
      Span start = new Span(0, Math.min(1, file.text().length()));
      log.add(
          Kind.TOOL_FAILED,
          Severity.ERROR,
          start,
          "no table of values was found in the file",
          "keep the whole output of the tool, from the command on");
    }
    return new NicDocument(file, List.copyOf(sections), log.finish(), readable, log.isCut());
  }

  private static List<? extends Section> sections(SourceFile file, DiagnosticLog log) {
    if (file.format() == Format.COMMANDS) {
      return new ScriptReader(file, log).read();
    }
    int first = firstMark(file);
    if (first == '<' && file.format() == Format.MLXCONFIG) {
      PassedOverReader.refuseConfig(log, new Span(0, Math.min(1, file.text().length())));
      return List.of();
    }
    if (first == '<') {
      return SwitchXml.read(file.text(), log);
    }
    boolean json =
        file.format() == Format.MLXCONFIG_JSON
            || ((first == '{' || first == '[') && NicFormats.isJson(file.text()));
    return json ? JsonDumps.read(file.text(), log) : new TextDumps(file, log).read();
  }

  /** The first code point that is no blank; 0 in an empty text. */
  private static int firstMark(SourceFile file) {
    int at = 0;
    while (at < file.text().length()
        && (file.text().at(at) <= ' ' || file.text().at(at) == 0xFEFF)) {
      at++;
    }
    return at < file.text().length() ? file.text().at(at) : 0;
  }

  /**
   * Whether a section says something of a host. A refused table is nothing to judge, nor are the
   * commands of a transcript whose output failed.
   */
  private static boolean isEvidence(Section section, Format format) {
    if (section instanceof RegisterDump register) {
      return register.isState();
    }
    return !(section instanceof Script) || format == Format.COMMANDS;
  }
}
