package org.losslint.syntax.nic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.source.DumpSign;
import org.losslint.source.Span;
import org.losslint.syntax.Word;
import org.losslint.syntax.grammar.FirmwareLexer;
import org.losslint.syntax.grammar.FirmwareParser;

/** Reads firmware versions out of mlxfwmanager, flint, ibstat and {@code ethtool -i}. */
final class FirmwareReader implements DumpReader {
  private static final String DRIVER = "mlx5_core";

  private final Context context;
  private final LineParser<FirmwareParser> parser =
      new LineParser<>(FirmwareLexer::new, FirmwareParser::new);
  private final List<FirmwareDump> done = new ArrayList<>(1);
  private Optional<Word> device = Optional.empty();
  private Optional<Word> version = Optional.empty();

  /** The version is of a card with another driver, whose versions mean something else. */
  private boolean foreign;

  private Span span;

  FirmwareReader(Context context, Line first) {
    this.context = context;
    this.span = first.content();
  }

  @Override
  public boolean continuesWith(DumpSign sign) {
    return sign == DumpSign.FIRMWARE || sign == DumpSign.ETHTOOL_DRIVER;
  }

  @Override
  public boolean take(Line line) {
    FirmwareParser.LineContext parsed = parser.on(line).line();
    if (parsed.other != null) {
      return false;
    }
    boolean another =
        parsed.type != null
            || parsed.driver != null
            || (parsed.version != null && version.isPresent());
    if (another) {
      finish();
    }
    span = version.isEmpty() && device.isEmpty() ? line.content() : span.to(line.content());
    // mlxfwmanager names the device before the version, ethtool behind it.
    if (parsed.driver != null) {
      foreign = !parsed.driver.getText().equals(DRIVER);
    } else if (parsed.device != null) {
      device = Optional.of(line.word(parsed.name));
    } else if (parsed.version != null) {
      version = Optional.of(line.word(parsed.version));
    }
    return true;
  }

  private void finish() {
    if (version.isPresent() && !foreign) {
      Origin origin =
          device
              .map(d -> context.origin().withDevice(Surroundings.hint(d, Hint.Source.DUMP)))
              .orElse(context.origin());
      done.add(new FirmwareDump(origin, version.get(), device, span));
    }
    version = Optional.empty();
    device = Optional.empty();
    foreign = false;
  }

  @Override
  public List<FirmwareDump> close(boolean endOfText) {
    finish();
    return done;
  }
}
