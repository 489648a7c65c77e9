package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.resolve.Node;

/** What a rewrite rule on a port writes into the packets of one class. */
public final class Rewrite extends CosSubject {
  private final Port port;
  private final Classification.Use use;
  private final String className;
  private final String lossPriority;
  private final Fact<String> codePoint;

  private Rewrite(
      Port port,
      Classification.Use use,
      String className,
      String lossPriority,
      Fact<String> codePoint) {
    super(
        port.owner(),
        port.name() + " " + use.type() + " " + use.name() + " " + className + " " + lossPriority);
    this.port = port;
    this.use = use;
    this.className = className;
    this.lossPriority = lossPriority;
    this.codePoint = codePoint;
  }

  static List<Rewrite> of(Device device) {
    List<Rewrite> rewrites = new ArrayList<>();
    for (Port port : device.ports()) {
      Set<String> seen = new HashSet<>();
      for (Node node : port.binding().nodes()) {
        collect(port, node, seen, rewrites);
      }
      for (Binding.Unit unit : port.binding().units()) {
        for (Node node : unit.nodes()) {
          collect(port, node, seen, rewrites);
        }
      }
    }
    return rewrites;
  }

  private static void collect(Port port, Node holder, Set<String> seen, List<Rewrite> rewrites) {
    for (Classification.Use use : Classification.uses(holder, "rewrite-rules")) {
      Optional<Node> rule =
          port.owner().cos().child("rewrite-rules").entry(use.type(), use.name()).node();
      if (rule.isPresent() && seen.add(use.type() + ' ' + use.name())) {
        for (Node entry : rule.get().entries("forwarding-class")) {
          for (Node priority : entry.entries("loss-priority")) {
            rewrites.add(
                new Rewrite(
                    port, use, entry.key(), priority.key(), Spot.of(priority).text("code-point")));
          }
        }
      }
    }
  }

  public Fact<String> rule() {
    return Fact.known(use.type() + " " + use.name(), use.evidence());
  }

  public Fact<String> type() {
    return Fact.known(use.type(), use.evidence());
  }

  public Fact<String> name() {
    return Fact.known(use.name(), use.evidence());
  }

  public Fact<String> className() {
    return Fact.known(className, evidence());
  }

  public Fact<String> lossPriority() {
    return Fact.known(lossPriority, evidence());
  }

  /** What it writes, as bits where it is one that losslint knows. */
  public Fact<String> codePoint() {
    return codePoint.map(this::bits).reachedBy(PortQueues.step(rule()));
  }

  private String bits(String word) {
    Integer alias = port.owner().objects().aliases(use.type()).get(word);
    Optional<Integer> value =
        alias != null ? Optional.of(alias) : CodePoint.parse(word, use.type());
    return value.isPresent() ? CodePoint.text(value.get(), use.type()) : word;
  }

  /** The code points of the same type by which classifiers of the device find the class. */
  public Fact<Items> classified() {
    List<Fact<String>> codePoints = new ArrayList<>();
    Set<Integer> seen = new HashSet<>();
    boolean dscp = CodePoint.isDscp(use.type());
    for (Classifier.Row row :
        port.owner().assignments().byClass().getOrDefault(className, List.of())) {
      if (row.isWritten()
          && row.value() >= 0
          && (dscp ? row.isDscp() : row.type().equals(use.type()))
          && seen.add(row.value())) {
        codePoints.add(Fact.known(CodePoint.text(row.value(), row.type()), row.evidence()));
      }
    }
    return Fact.known(Items.of(codePoints), evidence());
  }

  public Fact<Boolean> carriesRdma() {
    return port.owner().rdma().carries(className);
  }

  public Fact<Boolean> carriesCnp() {
    return port.owner().rdma().carriesCnp(className);
  }

  @Override
  public Optional<? extends Subject> in(String kind) {
    return kind.equals("port") ? Optional.of(port) : super.in(kind);
  }

  @Override
  public SubjectKind<?> kind() {
    return IngressVocabulary.REWRITE;
  }

  @Override
  public Evidence evidence() {
    return codePoint.evidence();
  }
}
