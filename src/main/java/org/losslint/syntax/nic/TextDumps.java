package org.losslint.syntax.nic;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.source.Diagnostic.Kind;
import org.losslint.source.DumpSign;
import org.losslint.source.HostPrefix;
import org.losslint.source.Severity;
import org.losslint.source.SourceFile;

/**
 * Splits a text into its dumps: a transcript may hold those of several tools and hosts, with
 * prompts, banners and mail text between them.
 */
final class TextDumps {
  /** Ansible puts the error output behind the other in one line. */
  private static final String STDERR = "(stderr) ";

  private final SourceFile file;
  private final DiagnosticLog log;
  private final Surroundings surroundings = new Surroundings();
  private final SampleReader samples;
  private final List<Section> sections = new ArrayList<>();
  @CheckForNull private DumpReader reader;
  private int depth;
  private int sectionsBeforeSample;

  TextDumps(SourceFile file, DiagnosticLog log) {
    this.file = file;
    this.log = log;
    this.samples = new SampleReader(log);
  }

  List<Section> read() {
    if (HostPrefix.isOnEveryLine(file.text())) {
      return readEachHost();
    }
    Lines lines = new Lines(file.text());
    for (Line line = lines.next(); line != null; line = lines.next()) {
      take(line);
    }
    end(lines.endsOpen());
    return sections;
  }

  /** What hosts said at once, line by line with their names in front: each by itself. */
  private List<Section> readEachHost() {
    Map<String, TextDumps> hosts = new LinkedHashMap<>();
    Lines lines = new Lines(file.text());
    TextDumps last = this;
    for (Line line = lines.next(); line != null; line = lines.next()) {
      String text = line.text();
      int colon = HostPrefix.colon(text);
      if (colon < 0) {
        if (!line.isBlank()) {
          log.nextLine();
          log.unread(line);
        }
        continue;
      }
      int start = HostPrefix.start(text);
      if (HostPrefix.isFailure(text)) {
        log.nextLine();
        log.failed(line.from(start));
        continue;
      }
      String name = text.substring(start, colon);
      last = hosts.get(name);
      if (last == null) {
        last = new TextDumps(file, log);
        if (!HostPrefix.isDevice(name)) {
          last.surroundings.host(new Hint(name, line.span(start, colon), Hint.Source.PREFIX));
        }
        hosts.put(name, last);
      }
      last.take(line.from(HostPrefix.behind(text)));
    }
    for (TextDumps host : hosts.values()) {
      host.end(host == last && lines.endsOpen());
      sections.addAll(host.sections);
    }
    return sections;
  }

  private void take(Line line) {
    if (!line.isBlank()) {
      log.nextLine();
      read(line);
    }
  }

  private void end(boolean cut) {
    close(cut);
    endSample();
    surroundings.scripts(log, sections);
  }

  private void read(Line line) {
    if (line.length() > Lines.LIMIT) {
      log.add(
          Kind.TOO_LARGE,
          Severity.WARNING,
          line.content(),
          "a line of more than " + Lines.LIMIT + " characters was passed over",
          "no tool prints such a line; keep its line ends");
      return;
    }
    int behind = HostPrefix.behindTask(line.text());
    if (behind >= 0) {
      task(line, behind);
      return;
    }
    DumpSign sign = DumpSign.of(line.text()).orElse(null);
    if (sign == DumpSign.FAILURE) {
      log.failed(line);
      if (reader != null) {
        reader.failed();
      }
      return;
    }
    if (sign == DumpSign.SAMPLE) {
      sample(line);
      return;
    }
    if (!dump(line, sign)) {
      if (surroundings.take(line)) {
        close(false);
      } else {
        log.unread(line);
      }
    }
  }

  /** What a task of Ansible's printed on one host, in this line or below it. */
  private void task(Line line, int behind) {
    close(false);
    int end = line.text().indexOf(' ');
    surroundings.task(new Hint(line.text(0, end), line.span(0, end), Hint.Source.PREFIX));
    String rest = line.text().substring(behind);
    int errors = rest.indexOf(STDERR);
    int stop = errors < 0 ? line.length() : behind + errors;
    for (Line part : List.of(line.part(behind, stop), line.part(stop, line.length()))) {
      Line output = part.text().startsWith(STDERR) ? part.from(STDERR.length()) : part;
      if (!output.isBlank()) {
        read(output);
      }
    }
  }

  /** Takes a line that belongs to a dump, opening another where its sign says so. */
  private boolean dump(Line line, @CheckForNull DumpSign sign) {
    // What is quoted once more than the dump is an older copy below it.
    boolean same = reader != null && line.depth() == depth;
    if (sign != null && sign.isStrong() && !(same && reader.continuesWith(sign))) {
      open(sign, line);
      same = reader != null;
    }
    if (same && reader.take(line)) {
      return true;
    }
    if (sign != null && !sign.isStrong() && (reader == null || !reader.continuesWith(sign))) {
      open(sign, line);
      return reader != null && reader.take(line);
    }
    return plain(line);
  }

  /** Takes output that no first word tells: JSON in one line, and a number by its command. */
  private boolean plain(Line line) {
    Context context = surroundings.context();
    int first = line.at(line.indent());
    if ((first == '[' || first == '{') && line.contains("\"")) {
      if (!line.contains("\"ifname\"") && !line.contains("\"prio_pfc\"")) {
        return false;
      }
      close(false);
      sections.addAll(JsonDumps.read(line, context, log));
      return true;
    }
    if (TosReader.isGlobal(line) || (reader == null && TosReader.isFor(context))) {
      TosReader tos = new TosReader(context);
      if (tos.take(line)) {
        close(false);
        sections.addAll(tos.close(false));
        return true;
      }
    }
    return false;
  }

  private void sample(Line line) {
    close(false);
    if (SampleReader.isNote(line)) {
      samples.note(line, surroundings.context().origin()).ifPresent(sections::add);
      return;
    }
    endSample();
    surroundings.sample(samples.mark(line));
    sectionsBeforeSample = sections.size();
  }

  /** A sample without counters is a slip of whoever took it. */
  private void endSample() {
    if (surroundings.sample().isPresent() && sections.size() == sectionsBeforeSample) {
      log.add(
          Kind.SYNTAX,
          Severity.WARNING,
          surroundings.sample().get().span(),
          "the sample has no counters",
          "put the output of `ethtool -S`, `rdma statistic` or the rows of a switch below it");
    }
  }

  private void open(DumpSign sign, Line line) {
    close(false);
    depth = line.depth();
    reader = readerFor(sign, line).orElse(null);
  }

  private Optional<DumpReader> readerFor(DumpSign sign, Line line) {
    Context context = surroundings.context();
    return switch (sign) {
      case MLXCONFIG, MLXCONFIG_ROW -> Optional.of(new ConfigReader(log, context));
      case MLXREG, MLXREG_ROW -> Optional.of(new RegisterReader(log, context));
      case FIRMWARE, ETHTOOL_DRIVER -> Optional.of(new FirmwareReader(context, line));
      case ETHTOOL_STATISTICS, ETHTOOL_COUNTER, ETHTOOL_PAUSE, IP_LINK ->
          Optional.of(new EthtoolReader(log, context, line));
      case RDMA_STATISTIC -> Optional.of(new RdmaStatisticReader(log, context, line));
      case RDMA_DEVICE -> Optional.of(new RdmaDeviceReader(context));
      case MLNX_QOS -> Optional.of(new MlnxQosReader(log, context, line));
      case DCB, LLDP -> Optional.of(new DcbReader(log, context, line));
      case SWITCH -> Optional.of(new SwitchReader(log, context));
      case SWITCH_ROW -> Optional.of(samples.opened(context));
      case MLXCONFIG_OTHER, MLXREG_OTHER, GIDS ->
          Optional.of(new PassedOverReader(sign, log, line));
      case FAILURE, SAMPLE -> Optional.empty();
    };
  }

  private void close(boolean cut) {
    if (reader != null) {
      sections.addAll(reader.close(cut));
      reader = null;
    }
  }
}
