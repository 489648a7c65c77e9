package org.losslint.evaluate;

import java.util.List;
import java.util.Optional;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;

/**
 * What a report shows of a long-distance link: the buffer and its marks at each end, against what
 * the packs in force require. The facts carry no evidence, so that no file is kept alive by them.
 *
 * @param name of the link; for a role from the command line the port
 * @param rtt between the two routers
 * @param rttSource how it was found; empty where nobody says
 * @param rate of the port, of a member for a bundle
 * @param distance of the path
 * @param ends in the order of the inventory; one for each RDMA queue of a port
 */
public record LinkDigest(
    String name,
    Fact<Quantity> rtt,
    String rttSource,
    Fact<Quantity> rate,
    Fact<Quantity> distance,
    List<End> ends,
    Marks required) {

  public LinkDigest {
    ends = List.copyOf(ends);
  }

  /**
   * One end.
   *
   * @param port that it is
   * @param queue label of the RDMA queue; empty where none is known
   * @param state of the queue; empty where the device was not among the files, or has no such queue
   * @param missing why there is no state; empty where there is one
   */
  public record End(
      String device, String port, String queue, Optional<State> state, String missing) {}

  /**
   * The queue of an end. Multiples are plain numbers, 2.5 for 2.5 × RTT.
   *
   * @param drainTime how long the full buffer takes to drain at the port rate
   * @param bytes the buffer in bytes
   * @param depth the buffer in multiples of the RTT
   * @param kmin where marking starts, in multiples of the RTT
   * @param kmax where every packet is marked, in multiples of the RTT; absent where that is never
   * @param xoff where pause starts, in multiples of the RTT; absent where no pause account is used
   * @param maximum the longest drain time that the platform can give
   * @param deepest the same in multiples of the RTT
   */
  public record State(
      Fact<Quantity> drainTime,
      Fact<Quantity> bytes,
      Fact<Quantity> depth,
      Fact<Quantity> kmin,
      Fact<Quantity> kmax,
      Fact<Quantity> xoff,
      Fact<Quantity> maximum,
      Fact<Quantity> deepest) {}

  /**
   * What is required, in multiples of the RTT: the parameters {@code buffer-depth}, {@code
   * kmin-depth} and {@code kmax-depth} of the packs in force; empty where no pack has one.
   */
  public record Marks(Optional<Quantity> depth, Optional<Quantity> kmin, Optional<Quantity> kmax) {
    public static final Marks NONE =
        new Marks(Optional.empty(), Optional.empty(), Optional.empty());
  }
}
