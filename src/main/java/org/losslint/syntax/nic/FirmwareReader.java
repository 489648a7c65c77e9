package org.losslint.syntax.nic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.source.DumpSign;
import org.losslint.syntax.Word;
import org.losslint.syntax.grammar.FirmwareLexer;
import org.losslint.syntax.grammar.FirmwareParser;

/** Reads firmware versions out of mlxfwmanager, flint, ibstat and {@code ethtool -i}. */
final class FirmwareReader implements DumpReader {
  private final Context context;
  private final LineParser<FirmwareParser> parser =
      new LineParser<>(FirmwareLexer::new, FirmwareParser::new);
  private final List<FirmwareDump> done = new ArrayList<>(1);
  private Optional<Word> device = Optional.empty();

  FirmwareReader(Context context) {
    this.context = context;
  }

  /** The device number of mlxfwmanager looks like that of mlxconfig; only what follows tells. */
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
    if (parsed.type != null) {
      device = Optional.empty();
    } else if (parsed.device != null) {
      device = Optional.of(line.word(parsed.name));
    } else if (parsed.version != null) {
      Word version = line.word(parsed.version);
      Origin origin =
          device
              .map(d -> context.origin().withDevice(Surroundings.hint(d, Hint.Source.DUMP)))
              .orElse(context.origin());
      done.add(new FirmwareDump(origin, version, device, line.span()));
    }
    return true;
  }

  @Override
  public List<FirmwareDump> close(boolean endOfText) {
    return done;
  }
}
