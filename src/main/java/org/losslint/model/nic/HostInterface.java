package org.losslint.model.nic;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Unit;
import org.losslint.source.Place;
import org.losslint.source.Span;
import org.losslint.syntax.nic.InterfaceDump;
import org.losslint.syntax.nic.NicDocument;
import org.losslint.syntax.nic.QosDump;
import org.losslint.syntax.nic.RdmaTos;
import org.losslint.syntax.nic.Stated;

/**
 * A network interface of a host, put together from what ip, ethtool, mlnx_qos and dcb say of it.
 */
public final class HostInterface extends Dumped {
  public static final SubjectKind<HostInterface> KIND =
      SubjectKind.named(
              "host-interface",
              HostInterface.class,
              "A network interface of a host that ip, ethtool, mlnx_qos, dcb or lldptool describe;"
                  + " what no dump says is absent.",
              "host")
          .has(
              "name",
              Type.TEXT,
              "Its name; assumed `<if>` where the text does not say.",
              HostInterface::nameFact)
          .has(
              "rdma",
              Type.BOOLEAN,
              "Whether it carries RDMA: by `rdma link show` or ibdev2netdev, by a dump of its QoS,"
                  + " or assumed of the only interface that is described.",
              HostInterface::rdma)
          .has("mtu", Type.SIZE, "Its MTU.", i -> i.fact(i.mtu, "mtu"))
          .has(
              "trust",
              Type.TEXT,
              "What packets are sorted by: dscp, pcp or none.",
              i -> i.fact(i.trust, "trust"))
          .has(
              "paused-priorities",
              Type.listOf(Type.NUMBER),
              "The priorities with priority flow control.",
              HostInterface::pausedPriorities)
          .has(
              "pauses",
              Type.BOOLEAN,
              Type.NUMBER,
              Quantity.class,
              "Whether a priority has priority flow control; absent where no dump says it.",
              (i, priority) -> i.fact(i.paused, "pfc").then(on -> element(on, priority)))
          .has(
              "pfc-mask",
              Type.TEXT,
              Type.NUMBER,
              Quantity.class,
              "What `mlnx_qos --pfc` takes to pause one priority and no other: 0,0,0,1,0,0,0,0.",
              (i, priority) -> i.mask(priority))
          .has(
              "dcbx",
              Type.TEXT,
              "Who controls DCBX: `OS controlled` or `Firmware controlled`.",
              i -> i.fact(i.dcbx, "dcbx"))
          .has(
              "willing",
              Type.BOOLEAN,
              "Whether it takes over what the switch says of priorities.",
              i -> i.fact(i.willing, "willing"))
          .has(
              "rx-pause",
              Type.BOOLEAN,
              "Whether it obeys link-level pause frames.",
              i -> i.fact(i.rxPause, "pause rx"))
          .has(
              "tx-pause",
              Type.BOOLEAN,
              "Whether it sends link-level pause frames.",
              i -> i.fact(i.txPause, "pause tx"))
          .has(
              "priority-of",
              Type.NUMBER,
              Type.NUMBER,
              Quantity.class,
              "The priority that a code point belongs to.",
              (i, dscp) -> i.priorityOf(dscp))
          .has(
              "buffer-of",
              Type.NUMBER,
              Type.NUMBER,
              Quantity.class,
              "The receive buffer of a priority.",
              (i, priority) -> i.bufferOf(priority))
          .has(
              "buffer-size",
              Type.SIZE,
              Type.NUMBER,
              Quantity.class,
              "The size of the receive buffer of a priority.",
              (i, priority) -> i.bufferOf(priority).then(i::sizeOf))
          .has(
              "cable",
              Type.LENGTH,
              "The length of the cable to the first hop that it reckons with.",
              i -> i.fact(i.cable, "cable"))
          .has(
              "tos-dscp",
              Type.NUMBER,
              "The code point of RDMA connections by cma_roce_tos or traffic_class.",
              i -> i.fact(i.tosDscp, "tos"));

  /** A value and where it stands, in whichever document says it. */
  private record Said<T>(T value, Place place) {}

  private static final int PRIORITIES = 8;

  private final Optional<String> name;
  private final String label;
  private Optional<Said<Quantity>> mtu = Optional.empty();
  private Optional<Said<String>> trust = Optional.empty();
  private Optional<Said<List<Boolean>>> paused = Optional.empty();
  private Optional<Said<String>> dcbx = Optional.empty();
  private Optional<Said<Boolean>> willing = Optional.empty();
  private Optional<Said<Boolean>> rxPause = Optional.empty();
  private Optional<Said<Boolean>> txPause = Optional.empty();
  private Optional<Said<List<Integer>>> buffers = Optional.empty();
  private Optional<Said<List<Long>>> sizes = Optional.empty();
  private Optional<Said<Quantity>> cable = Optional.empty();
  private Optional<Said<Quantity>> tosDscp = Optional.empty();
  private final Map<Integer, Said<Integer>> priorityOfDscp = new TreeMap<>();
  private final Span first;
  private Fact<Boolean> rdma;

  HostInterface(NicDocument document, RdmaHost host, Optional<String> name, Span first) {
    super(document, host);
    this.name = name;
    this.label = name.orElse("interface of " + document.file().path());
    this.first = first;
    this.rdma =
        Fact.unknown(
            "nobody says whether " + label + " carries RDMA",
            "add the output of `rdma link show`",
            at(first, "interface " + label));
  }

  void rdma(Fact<Boolean> carries) {
    rdma = carries;
  }

  Fact<Boolean> rdma() {
    return rdma;
  }

  boolean isCalled(String netdev) {
    return name.filter(netdev::equals).isPresent();
  }

  void add(Located<InterfaceDump> dump) {
    InterfaceDump said = dump.section();
    mtu =
        later(
            mtu, said.mtu().map(m -> new Stated<>(Quantity.of(m.value(), Unit.B), m.span())), dump);
    rxPause = later(rxPause, said.rxPause(), dump);
    txPause = later(txPause, said.txPause(), dump);
  }

  void addQos(Located<QosDump> dump) {
    QosDump said = dump.section();
    trust = later(trust, said.trust(), dump);
    paused = later(paused, said.paused(), dump);
    dcbx = later(dcbx, said.dcbx(), dump);
    willing = later(willing, said.willing(), dump);
    buffers = later(buffers, said.bufferOfPriority(), dump);
    sizes = later(sizes, said.bufferSizes(), dump);
    cable =
        later(
            cable,
            said.cableLength().map(c -> new Stated<>(Quantity.of(c.value(), Unit.M), c.span())),
            dump);
    said.priorityOfDscp()
        .forEach(
            (dscp, priority) ->
                priorityOfDscp.put(
                    dscp, new Said<>(priority.value(), dump.place(priority.span()))));
  }

  void addTos(Located<RdmaTos> dump) {
    Stated<Quantity> dscp =
        new Stated<>(Quantity.number(dump.section().dscp()), dump.section().tos().span());
    tosDscp = later(tosDscp, Optional.of(dscp), dump);
  }

  /** What a later dump says takes the place of what an earlier one said. */
  private static <T> Optional<Said<T>> later(
      Optional<Said<T>> before, Optional<Stated<T>> stated, Located<?> dump) {
    return stated.map(s -> new Said<>(s.value(), dump.place(s.span()))).or(() -> before);
  }

  private <T> Fact<T> fact(Optional<Said<T>> said, String what) {
    return said.map(s -> Fact.known(s.value(), evidenceOf(s.place(), what)))
        .orElseGet(() -> Fact.absent(evidenceOf(document().place(first), what)));
  }

  private Evidence evidenceOf(Place place, String what) {
    return Evidences.of(place, "interface " + label + " " + what, host().via());
  }

  private Fact<String> nameFact() {
    return name.map(n -> Fact.known(n, evidence()))
        .orElseGet(() -> Fact.assumed("<if>", evidence()));
  }

  private Fact<Items> pausedPriorities() {
    return fact(paused, "pfc")
        .then(
            on -> {
              List<Fact<Quantity>> priorities = new ArrayList<>();
              for (int i = 0; i < on.size(); i++) {
                if (on.get(i)) {
                  priorities.add(Fact.known(Quantity.number(i)));
                }
              }
              return Fact.known(Items.of(priorities));
            });
  }

  private Fact<String> mask(Quantity priority) {
    StringBuilder mask = new StringBuilder();
    for (int i = 0; i < PRIORITIES; i++) {
      mask.append(i == 0 ? "" : ",").append(priority.equals(Quantity.number(i)) ? '1' : '0');
    }
    return Fact.known(mask.toString(), evidence());
  }

  private Fact<Quantity> priorityOf(Quantity dscp) {
    Said<Integer> found =
        dscp.value().isInteger() ? priorityOfDscp.get((int) dscp.value().toLongExact()) : null;
    return found != null
        ? Fact.known(
            Quantity.number(found.value()), evidenceOf(found.place(), "dscp " + dscp.value()))
        : Fact.absent(evidenceOf(document().place(first), "dscp " + dscp.value()));
  }

  private Fact<Quantity> bufferOf(Quantity priority) {
    return fact(buffers, "buffer").then(all -> element(all, priority).map(n -> Quantity.number(n)));
  }

  private Fact<Quantity> sizeOf(Quantity buffer) {
    return fact(sizes, "buffer size")
        .then(all -> element(all, buffer).map(n -> Quantity.of(n, Unit.B)));
  }

  private static <T> Fact<T> element(List<T> all, Quantity index) {
    boolean inside =
        index.value().isInteger()
            && index.value().signum() >= 0
            && index.compareTo(Quantity.number(all.size())) < 0;
    return inside
        ? Fact.known(all.get((int) index.value().toLongExact()))
        : Fact.unknown(
            "there is no number " + index + " of " + all.size(), "ask for one that exists");
  }

  @Override
  public SubjectKind<?> kind() {
    return KIND;
  }

  @Override
  public String label() {
    return label;
  }

  @Override
  public Evidence evidence() {
    return at(first, "interface " + label);
  }
}
