package org.losslint.evaluate;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.losslint.resolve.Node;
import org.losslint.source.Input;
import org.losslint.syntax.Configuration;

/** The configurations of inputs as they are written and as they are in force, unjudged. */
public final class Readings {

  /** Takes the configurations in the order of the inputs. */
  public interface Sink {
    /**
     * @param path of the file
     * @param effective worked out as far as it is looked at
     */
    void configuration(String path, Configuration configuration, Node effective) throws IOException;
  }

  private Readings() {}

  /**
   * Reads one input after the other, and keeps none.
   *
   * @return what became of each input
   * @throws IOException from the sink alone: what cannot be read is in the result
   */
  public static List<Report.JudgedFile> read(
      Expectations expectations, List<Input> inputs, InputStream in, Sink sink) throws IOException {
    DeviceReading devices = new DeviceReading(expectations);
    List<Report.JudgedFile> files = new ArrayList<>();
    for (Input input : inputs) {
      ReadFile file = ReadFile.of(input, in);
      for (Configuration configuration : file.configurations()) {
        sink.configuration(file.path(), configuration, devices.effective(configuration));
      }
      files.add(
          new Report.JudgedFile(
              file.path(), file.format(), List.of(), file.status(), file.reason()));
    }
    return files;
  }
}
