package org.losslint.syntax.nic;

import java.util.Optional;
import org.losslint.source.Span;
import org.losslint.syntax.Word;

/**
 * The firmware that runs on a card, as mlxfwmanager, flint, ibstat or {@code ethtool -i} print it.
 * The output of mlxconfig itself holds no version.
 *
 * @param version family, release and build: {@code 28.45.4028}
 * @param device PCI address or other name of the card, where the text gives one
 */
public record FirmwareDump(Origin origin, Word version, Optional<Word> device, Span span)
    implements Section {}
