package org.losslint.model.nic;

import java.util.List;
import org.losslint.model.SubjectKind;

/** The kinds of subjects on the side of the hosts, for the vocabulary of packs. */
public final class NicKinds {
  /** In the order of the documentation. */
  public static final List<SubjectKind<?>> ALL =
      List.of(
          Site.KIND,
          RdmaHost.KIND,
          Card.KIND,
          NicSetting.KIND,
          CardSetting.KIND,
          RegisterValue.KIND,
          FirmwareVersion.KIND,
          HostInterface.KIND,
          HostCommand.KIND,
          CommandAssignment.KIND,
          RdmaLoad.KIND,
          RdmaClient.KIND,
          CounterSeries.KIND,
          CounterInterval.KIND,
          ForeignCounter.KIND);

  private NicKinds() {}
}
