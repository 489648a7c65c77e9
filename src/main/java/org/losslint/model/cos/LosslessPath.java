package org.losslint.model.cos;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.losslint.model.Fact;
import org.losslint.model.Items;

/**
 * The objects of a device that decide what happens to classes that carry RDMA or congestion
 * notification packets, or that are lossless: the classes themselves, their schedulers and drop
 * profiles, and everything that sorts, binds or pauses.
 */
final class LosslessPath {
  private final Device device;
  private final Set<String> objects = new HashSet<>();
  private final Fact<Items> carriers;

  LosslessPath(Device device) {
    this.device = device;
    this.carriers = device.rdma().classes();
    for (SchedulerMap map : device.objects().schedulerMaps()) {
      for (SchedulerMap.Entry entry : map.entries()) {
        if (isCarrier(entry.forwardingClass())) {
          addScheduler(entry.scheduler().optional().orElse(""));
        }
      }
    }
  }

  private boolean isCarrier(ForwardingClass forwardingClass) {
    String name = forwardingClass.name();
    return device.rdma().carries(name).optional().orElse(false)
        || device.rdma().carriesCnp(name).optional().orElse(false)
        || forwardingClass.noLoss().optional().orElse(false);
  }

  private void addScheduler(String name) {
    objects.add(ObjectKind.SCHEDULER.stanza() + ' ' + name);
    for (Scheduler.ProfileMapping row : device.objects().scheduler(name).profileMap()) {
      Optional<String> profile = row.profile().optional();
      if (profile.isPresent()) {
        objects.add(ObjectKind.DROP_PROFILE.stanza() + ' ' + profile.get());
      }
    }
  }

  /**
   * Whether a path under class-of-service belongs to it. Unknown where nobody knows which class
   * carries RDMA.
   */
  Fact<Boolean> holds(String path) {
    String[] words = path.split(" ", 5);
    String stanza = words.length > 1 ? words[1] : "";
    String name = words.length > 2 ? words[2] : "";
    boolean narrow =
        stanza.equals(ObjectKind.SCHEDULER.stanza())
            || stanza.equals(ObjectKind.DROP_PROFILE.stanza());
    boolean ofClass = stanza.equals(ObjectKind.FORWARDING_CLASS.stanza()) && words.length > 3;
    if (narrow && !name.isEmpty() && objects.contains(stanza + ' ' + name)) {
      return Fact.known(true);
    }
    if (ofClass && isCarrier(device.forwardingClass(words[3]))) {
      return Fact.known(true);
    }
    if (!carriers.isKnown()) {
      return carriers.map(never -> false);
    }
    return Fact.known(!(narrow && !name.isEmpty()) && !ofClass);
  }
}
