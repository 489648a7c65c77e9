package org.losslint.evaluate;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import org.losslint.model.cos.Device;
import org.losslint.model.cos.DeviceSubjects;
import org.losslint.model.waiver.Waiver;
import org.losslint.source.Format;
import org.losslint.source.Input;
import org.losslint.source.Place;
import org.losslint.source.SourceText;
import org.losslint.syntax.Configuration;
import org.losslint.syntax.nic.NicDocument;

/**
 * The part of a run that needs nothing but the files of one device: reading them and judging what
 * they hold. Several threads may do it at a time; what comes of it holds no syntax tree.
 */
final class FileWork {
  /**
   * How much text a run holds for its report, in code points. Of files beyond, in their order, only
   * the lines that are quoted.
   */
  static final long TEXT_LIMIT = 16L << 20;

  /** A report quotes the line of a place; a secret may be known by the line before. */
  private static final int LINES_AROUND = 2;

  private final Expectations expectations;
  private final InputStream standardInput;
  private final UnaryOperator<Verdicts> heard;
  private final DeviceDigests digests;
  private final Optional<ReadAhead> ahead;
  private final AtomicLong held = new AtomicLong();

  /**
   * @param heard lets somebody hear what a collector is given
   * @param digests knows what is kept of devices; nothing is added to it here
   * @param ahead what is read already
   */
  FileWork(
      Expectations expectations,
      InputStream standardInput,
      UnaryOperator<Verdicts> heard,
      DeviceDigests digests,
      Optional<ReadAhead> ahead) {
    this.expectations = expectations;
    this.standardInput = standardInput;
    this.heard = heard;
    this.digests = digests;
    this.ahead = ahead;
  }

  /** One file, as the report shows it. */
  record Part(
      String path,
      Format format,
      Report.Status status,
      String reason,
      Optional<NicDocument> nic,
      List<Finding> diagnostics,
      Optional<SourceText> text) {}

  /** Waivers in the annotations of one device. */
  record Annotated(List<Waiver> waivers, Terms terms) {}

  /**
   * What came of the files of one device.
   *
   * @param names of the devices in them
   * @param devices how many there are, those without a name included
   * @param quoted the lines that a report quotes, where they were looked for already
   */
  record Judged(
      List<Part> parts,
      List<String> names,
      int devices,
      Collector collector,
      LinkDigests links,
      DeviceDigests digests,
      List<Annotated> annotated,
      Map<SourceText, int[]> quoted) {

    /** How much text the files hold, in code points. */
    long size() {
      long size = 0;
      for (Part part : parts) {
        size += part.text().isPresent() ? part.text().get().length() : 0;
      }
      return size;
    }

    /** Lets go of the texts, up to what a report quotes of them. */
    void keepQuotedLines() {
      findQuotedLines();
      for (Map.Entry<SourceText, int[]> text : quoted.entrySet()) {
        text.getKey().keepOnly(text.getValue());
      }
    }

    /** Looks for what is to be kept, which is most of the work, once. */
    private void findQuotedLines() {
      for (Part part : parts) {
        if (part.text().isPresent() && part.nic().isEmpty()) {
          SourceText text = part.text().get();
          if (!quoted.containsKey(text)) {
            quoted.put(text, quotedLines(text));
          }
        }
      }
    }

    private int[] quotedLines(SourceText text) {
      TreeSet<Integer> lines = new TreeSet<>();
      collector.places(place -> add(place, text, lines));
      digests.places(place -> add(place, text, lines));
      for (Part part : parts) {
        for (Finding finding : part.diagnostics()) {
          finding.place().ifPresent(place -> add(place, text, lines));
        }
      }
      for (Annotated each : annotated) {
        for (Waiver waiver : each.waivers()) {
          add(waiver.place(), text, lines);
        }
      }
      int[] numbers = new int[lines.size()];
      int next = 0;
      for (int line : lines) {
        numbers[next++] = line;
      }
      return numbers;
    }

    private static void add(Place place, SourceText text, TreeSet<Integer> lines) {
      if (place.file().text() == text) {
        int last = text.lineCount();
        for (int at : new int[] {place.start().line(), place.end().line()}) {
          for (int i = Math.max(1, at - LINES_AROUND); i <= Math.min(last, at + 1); i++) {
            lines.add(i);
          }
        }
      }
    }
  }

  /** Reads files that belong together, in their order, and judges them. */
  Judged of(List<Input> together) {
    try {
      List<ReadFile> read = new ArrayList<>();
      for (Input input : together) {
        read.add(read(input));
      }
      Judged judged = judge(read);
      if (held.addAndGet(judged.size()) > TEXT_LIMIT / 2) {
        // Whether they are needed hangs on the files before this one, which may not be judged yet.
        judged.findQuotedLines();
      }
      return judged;
    } catch (RuntimeException | StackOverflowError e) {
      return failed(together, e);
    }
  }

  private ReadFile read(Input input) {
    Optional<ReadFile> read = ahead.isPresent() ? ahead.get().take(input) : Optional.empty();
    return read.isPresent() ? read.get() : ReadFile.of(input, standardInput);
  }

  /** Files that losslint itself failed at; the others are judged all the same. */
  private Judged failed(List<Input> together, Throwable fault) {
    Collector collector = new Collector();
    List<Part> parts = new ArrayList<>(together.size());
    for (Input input : together) {
      collector.failedAt(input.display(), fault);
      parts.add(
          new Part(
              input.display(),
              Format.UNKNOWN,
              Report.Status.FAILED,
              Inspector.FAULT,
              Optional.empty(),
              List.of(),
              Optional.empty()));
    }
    return new Judged(
        parts,
        List.of(),
        0,
        collector,
        new LinkDigests(),
        digests.beside(),
        List.of(),
        new IdentityHashMap<>(1));
  }

  Judged judge(List<ReadFile> together) {
    List<Configuration> configurations = new ArrayList<>();
    for (ReadFile file : together) {
      configurations.addAll(file.configurations());
    }
    if (together.size() > 1 && !configurations.isEmpty()) {
      configurations = List.of(Configuration.merge(configurations));
    }
    Collector collector = new Collector();
    Verdicts verdicts = heard.apply(collector);
    LinkDigests links = new LinkDigests();
    DeviceDigests kept = digests.beside();
    List<String> names = new ArrayList<>();
    List<Annotated> annotated = new ArrayList<>(0);
    DeviceReading devices = new DeviceReading(expectations);
    for (Configuration configuration : configurations) {
      Device device = devices.device(configuration);
      Terms terms = expectations.terms(device.file());
      DeviceSubjects subjects = new DeviceSubjects(device);
      new Evaluation(terms.rules()).judge(subjects::of, verdicts);
      links.add(device, terms.rules());
      kept.add(device);
      List<Waiver> waivers = AnnotationWaivers.of(configuration, device.device());
      if (!waivers.isEmpty()) {
        annotated.add(new Annotated(waivers, terms));
      }
      if (!device.device().isEmpty()) {
        names.add(device.device());
      }
    }
    String owner = names.size() == 1 ? names.get(0) : "";
    List<Part> parts = new ArrayList<>(together.size());
    for (ReadFile file : together) {
      parts.add(part(file, owner));
    }
    return new Judged(
        parts,
        names,
        configurations.size(),
        collector,
        links,
        kept,
        annotated,
        new IdentityHashMap<>(1));
  }

  private Part part(ReadFile file, String owner) {
    List<Finding> diagnostics =
        new DiagnosticFindings(expectations.terms(file.path()).rules())
            .of(file.diagnostics(), owner);
    return new Part(
        file.path(),
        file.format(),
        file.status(),
        file.reason(),
        file.nic(),
        diagnostics,
        file.text());
  }
}
