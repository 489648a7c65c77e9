package org.losslint.model.nic;

import java.util.LinkedHashSet;
import java.util.Set;
import org.losslint.syntax.nic.ConfigDump;
import org.losslint.syntax.nic.Declaration;
import org.losslint.syntax.nic.FirmwareDump;
import org.losslint.syntax.nic.NicDocument;
import org.losslint.syntax.nic.Note;
import org.losslint.syntax.nic.RegisterDump;
import org.losslint.syntax.nic.Script;
import org.losslint.syntax.nic.Section;
import org.losslint.syntax.nic.SwitchDump;

/**
 * What a file of hosts or counters has in common with others. Two files that nothing ties, directly
 * or by way of others and of the inventory, say nothing about each other; rather too much ties than
 * too little.
 */
public final class HostTies {
  /** All firmware versions are compared with each other. */
  private static final String FIRMWARE = "firmware";

  /** Hosts that the inventory does not list may be on the same path. */
  private static final String UNLISTED = "hosts on an unknown path";

  private final HostDirectory hosts;
  private final Set<String> names = new LinkedHashSet<>();
  private final Set<String> links = new LinkedHashSet<>();
  private final Set<String> kinds = new LinkedHashSet<>();

  private HostTies(HostDirectory hosts) {
    this.hosts = hosts;
  }

  /** The ties of one file. */
  public static HostTies of(NicDocument document, HostDirectory hosts) {
    HostTies ties = new HostTies(hosts);
    ties.names.addAll(hosts.namesIn(document));
    // The files x-before.txt and x-after.txt are of one place.
    ties.names.add(SeriesBuilder.stem(document));
    for (Section section : document.sections()) {
      ties.add(document, section);
    }
    return ties;
  }

  private void add(NicDocument document, Section section) {
    section.origin().sample().ifPresent(mark -> names.add(hosts.canonical(mark.place().text())));
    boolean ofCard = section instanceof ConfigDump || section instanceof RegisterDump;
    boolean ofSwitch = section instanceof SwitchDump || section instanceof Note;
    if (!ofCard
        && !ofSwitch
        && hosts.hostOf(document, section.origin()).hostName().listed().isEmpty()) {
      kinds.add(UNLISTED);
    }
    if (section instanceof FirmwareDump) {
      kinds.add(FIRMWARE);
    }
    if (section instanceof Script script) {
      for (Declaration declaration : script.declarations()) {
        if (declaration.kind() == Declaration.Kind.PATH) {
          links.add(declaration.text());
        }
      }
    }
  }

  /** The hosts and switches that it speaks of. */
  public Set<String> names() {
    return names;
  }

  /** The links that it says it is about. */
  public Set<String> links() {
    return links;
  }

  /** What ties it to all files of its kind. */
  public Set<String> kinds() {
    return kinds;
  }
}
