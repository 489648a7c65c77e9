package org.losslint.syntax.nic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.source.DumpSign;
import org.losslint.syntax.Word;
import org.losslint.syntax.grammar.RdmaDevicesLexer;
import org.losslint.syntax.grammar.RdmaDevicesParser;

/** Reads {@code rdma link show} and {@code ibdev2netdev}. */
final class RdmaDeviceReader implements DumpReader {
  private final Context context;
  private final LineParser<RdmaDevicesParser> parser =
      new LineParser<>(RdmaDevicesLexer::new, RdmaDevicesParser::new);
  private final List<RdmaDevice> done = new ArrayList<>(2);

  RdmaDeviceReader(Context context) {
    this.context = context;
  }

  @Override
  public boolean continuesWith(DumpSign sign) {
    return sign == DumpSign.RDMA_DEVICE;
  }

  @Override
  public boolean take(Line line) {
    RdmaDevicesParser.LineContext parsed = parser.on(line).line();
    if (parsed.where != null) {
      add(line, device(line.word(parsed.where)), netdev(line, parsed));
    } else if (parsed.device != null) {
      add(line, line.word(parsed.device), Optional.of(line.word(parsed.netdev)));
    }
    return parsed.other == null;
  }

  private static Optional<Word> netdev(Line line, RdmaDevicesParser.LineContext parsed) {
    Optional<Word> netdev = Optional.empty();
    for (RdmaDevicesParser.ItemContext item : parsed.items) {
      netdev = item.netdev != null ? Optional.of(line.word(item.netdev)) : netdev;
    }
    return netdev;
  }

  private static Word device(Word withPort) {
    int slash = withPort.text().indexOf('/');
    return new Word(
        withPort.text().substring(0, slash), withPort.start(), withPort.start() + slash);
  }

  private void add(Line line, Word device, Optional<Word> netdev) {
    done.add(new RdmaDevice(context.origin(), device, netdev, line.content()));
  }

  @Override
  public List<RdmaDevice> close(boolean endOfText) {
    return done;
  }
}
