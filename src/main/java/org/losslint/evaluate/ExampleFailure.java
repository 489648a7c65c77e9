package org.losslint.evaluate;

import org.losslint.rules.PackPlace;

/**
 * What is wrong with the tests of a pack.
 *
 * @param rule that the test is of; empty for the pack as a whole
 * @param place in the pack
 * @param message as a clause: {@code it fails in line 3}
 */
public record ExampleFailure(String rule, PackPlace place, String message) {
  @Override
  public String toString() {
    return place + ": " + (rule.isEmpty() ? "" : rule + ": ") + message;
  }
}
