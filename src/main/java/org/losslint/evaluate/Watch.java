package org.losslint.evaluate;

/** Looks on while many files are judged, and may end it. */
public interface Watch {
  /** Sees nothing and never ends anything. */
  Watch NONE =
      new Watch() {
        @Override
        public boolean goesOn() {
          return true;
        }

        @Override
        public void judged(int files, int all, long bytes, int findings) {
          // Nobody looks.
        }
      };

  /** Whether to take up another file. */
  boolean goesOn();

  /**
   * So far.
   *
   * @param files how many are judged
   * @param all how many there are
   * @param bytes how much text was in them, in code points
   * @param findings how many were found
   */
  void judged(int files, int all, long bytes, int findings);
}
