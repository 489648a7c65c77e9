package org.losslint.model.nic;

import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Subject;
import org.losslint.source.Span;
import org.losslint.syntax.nic.NicDocument;

/** A subject that stands in a dump of a host. */
abstract class Dumped implements Subject {
  private final NicDocument document;
  private final RdmaHost host;

  Dumped(NicDocument document, RdmaHost host) {
    this.document = document;
    this.host = host;
  }

  NicDocument document() {
    return document;
  }

  RdmaHost host() {
    return host;
  }

  /** The evidence of something that stands at {@code span}, reached by what named the host. */
  Evidence at(Span span, String path) {
    return Evidences.of(document.place(span), path, host.via());
  }

  @Override
  public String device() {
    return host.device();
  }

  @Override
  public String file() {
    return document.file().path();
  }

  @Override
  public Optional<? extends Subject> in(String kind) {
    return kind.equals("host") ? Optional.of(host) : Optional.empty();
  }

  @Override
  public Optional<Fact.Unknown<?>> partial() {
    return document.partial()
        ? Optional.of(
            new Fact.Unknown<>(
                "the file is cut", "take the dump again and keep it whole", evidence()))
        : Optional.empty();
  }
}
