package org.losslint.syntax;

/** Whose model knows a statement. */
public enum Family {
  /** Junos OS Evolved as PTX has it. */
  EVO(1),
  /** Junos OS for QFX; QFX5240 runs Evolved but its class-of-service statements are these. */
  QFX(2);

  static final int ALL = ~0;

  private final int bit;

  Family(int bit) {
    this.bit = bit;
  }

  /** Its bit in a set of families. */
  int bit() {
    return bit;
  }
}
