package org.losslint.syntax.nic;

import org.losslint.source.Span;

/** One dump of a file: what one tool printed about one device, or losslint's own lines. */
public sealed interface Section
    permits ConfigDump,
        RegisterDump,
        FirmwareDump,
        CounterDump,
        InterfaceDump,
        QosDump,
        RdmaDevice,
        RdmaTos,
        SwitchDump,
        Note,
        Script {

  Origin origin();

  /** From its first line to its last. */
  Span span();
}
