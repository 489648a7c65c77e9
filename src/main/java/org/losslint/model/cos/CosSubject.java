package org.losslint.model.cos;

import java.util.Optional;
import org.losslint.model.Fact;
import org.losslint.model.Subject;

/** What all subjects that belong to one device share. */
abstract class CosSubject implements Subject {
  private final Device device;
  private final String label;

  CosSubject(Device device, String label) {
    this.device = device;
    this.label = label;
  }

  /** The device as an object of the model. */
  Device owner() {
    return device;
  }

  @Override
  public String label() {
    return label;
  }

  @Override
  public String device() {
    return device.device();
  }

  @Override
  public String file() {
    return device.file();
  }

  @Override
  public Optional<? extends Subject> in(String kind) {
    return kind.equals(kind().name())
        ? Optional.of(this)
        : kind.equals("device") ? Optional.of(device) : Optional.empty();
  }

  @Override
  public Optional<Fact.Unknown<?>> partial() {
    return device.partial();
  }

  @Override
  public String toString() {
    return kind().name() + " " + label;
  }
}
