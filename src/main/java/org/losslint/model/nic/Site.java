package org.losslint.model.nic;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;

/** All hosts of a run together, for what is worth saying once. */
public final class Site implements Subject {
  public static final SubjectKind<Site> KIND =
      SubjectKind.named(
              "site", Site.class, "All hosts of one run together, where a firmware is printed.")
          .has(
              "firmwares",
              Type.listOf(Type.subject("firmware")),
              "Every firmware version that the dumps print, in the order of the files.",
              Site::firmwares);

  private final List<FirmwareVersion> firmwares;

  /**
   * @param firmwares at least one
   */
  Site(List<FirmwareVersion> firmwares) {
    this.firmwares = List.copyOf(firmwares);
  }

  private Fact<Items> firmwares() {
    List<Fact<Subject>> all = new ArrayList<>(firmwares.size());
    for (FirmwareVersion each : firmwares) {
      all.add(Fact.known(each, each.evidence()));
    }
    return Fact.known(Items.of(all), evidence());
  }

  @Override
  public SubjectKind<?> kind() {
    return KIND;
  }

  @Override
  public String label() {
    return "firmware of the hosts";
  }

  /** The host, where all is of one. */
  @Override
  public String device() {
    Set<String> hosts = new LinkedHashSet<>();
    for (FirmwareVersion each : firmwares) {
      hosts.add(each.device());
    }
    return hosts.size() == 1 ? hosts.iterator().next() : "";
  }

  @Override
  public String file() {
    return firmwares.get(0).file();
  }

  @Override
  public Optional<? extends Subject> in(String kind) {
    return Optional.empty();
  }

  @Override
  public Evidence evidence() {
    return firmwares.get(0).evidence();
  }

  @Override
  public Optional<Fact.Unknown<?>> partial() {
    return Optional.empty();
  }
}
