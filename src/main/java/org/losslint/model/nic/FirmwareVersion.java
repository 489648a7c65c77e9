package org.losslint.model.nic;

import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;
import org.losslint.quantity.Version;
import org.losslint.syntax.nic.FirmwareDump;
import org.losslint.syntax.nic.NicDocument;

/** A firmware version that a tool printed. */
public final class FirmwareVersion extends Dumped {
  public static final SubjectKind<FirmwareVersion> KIND =
      SubjectKind.named(
              "firmware",
              FirmwareVersion.class,
              "A firmware version that mlxfwmanager, flint, ibstat or ethtool -i printed.",
              "host")
          .has(
              "version",
              Type.VERSION,
              "Family, release and build: 28.45.4028.",
              f -> Fact.known(f.version(), f.evidence()))
          .has(
              "device",
              Type.TEXT,
              "The card, where the text names it; else absent.",
              FirmwareVersion::deviceFact)
          .has(
              "host",
              Type.subject("host"),
              "The host that it was printed on.",
              f -> Fact.known(f.host(), f.evidence()));

  private final FirmwareDump dump;
  private final String label;

  FirmwareVersion(NicDocument document, RdmaHost host, FirmwareDump dump, String label) {
    super(document, host);
    this.dump = dump;
    this.label = label;
  }

  private Version version() {
    return Version.parse(dump.version().text());
  }

  private Fact<String> deviceFact() {
    return dump.origin()
        .device()
        .map(d -> Fact.known(d.name(), at(d.span(), label)))
        .orElseGet(() -> Fact.absent(evidence()));
  }

  @Override
  public SubjectKind<?> kind() {
    return KIND;
  }

  @Override
  public String label() {
    return label;
  }

  @Override
  public Evidence evidence() {
    return at(dump.version().span(), label);
  }
}
