package org.losslint.syntax.nic;

import java.util.List;
import org.losslint.source.DumpSign;

/** Reads the lines of one kind of dump as they come. */
interface DumpReader {

  /** Whether a line with this sign goes on with what is being read, so that no other is opened. */
  boolean continuesWith(DumpSign sign);

  /** Takes a line that belongs to the dump; false leaves it to whoever may know it. */
  boolean take(Line line);

  /** The tool printed an error here. */
  default void failed() {}

  /** What was read, when another dump begins or the text ends. */
  List<? extends Section> close(boolean endOfText);
}
