package org.losslint.model.nic;

import org.losslint.model.Evidence;
import org.losslint.model.Fact;

/**
 * Why something that a card surely has is in no dump.
 *
 * @param because a clause
 * @param supply who can supply it, and how
 */
record Lack(String because, String supply) {

  /** A host whose dumps hold nothing of a tool at all. */
  static Lack ofTool(RdmaHost host, String tool, String command) {
    return new Lack(
        "no output of " + tool + " of " + host.device() + " is among the files",
        "add the output of `" + command + "` to the files of the host");
  }

  <T> Fact<T> fact(Evidence evidence) {
    return Fact.unknown(because, supply, evidence);
  }
}
