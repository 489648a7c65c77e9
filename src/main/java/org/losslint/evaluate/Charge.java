package org.losslint.evaluate;

import java.util.Optional;
import java.util.function.Predicate;

/**
 * What an inspection answers for beside the files that it is given.
 *
 * @param whole whether there is nothing but these files
 * @param settings whether it judges the waivers of the settings, which belong to no file
 * @param hosts the file of a host by whose settings is judged what joins hosts, where that is
 *     another one than the first of these files
 * @param links by name, those whose load the inventory gives and whose files are all here
 */
record Charge(boolean whole, boolean settings, Optional<String> hosts, Predicate<String> links) {
  /** All that there is. */
  static final Charge ALL = new Charge(true, true, Optional.empty(), new Every());

  /** A class of its own, because a lambda would cost each start more than it saves here. */
  private static final class Every implements Predicate<String> {
    @Override
    public boolean test(String link) {
      return true;
    }
  }
}
