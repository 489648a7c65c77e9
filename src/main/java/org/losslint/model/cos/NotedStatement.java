package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.SubjectKind;
import org.losslint.resolve.Contribution;
import org.losslint.resolve.Node;
import org.losslint.syntax.SchemaNode;
import org.losslint.syntax.Statement;

/**
 * A statement under class-of-service that is written and does not do what it says: it is inactive,
 * the device ignores it, or it stands where no such statement exists.
 */
public final class NotedStatement extends CosSubject {
  static final String INACTIVE = "inactive";
  static final String IGNORED = "ignored";
  static final String UNKNOWN = "unknown";

  private final String state;
  private final Node above;
  private final Contribution written;
  private final String path;

  private NotedStatement(Device device, String state, Node above, Contribution written) {
    super(device, above.pathOf(written.statement()));
    this.state = state;
    this.above = above;
    this.written = written;
    this.path = label();
  }

  /** All of a device, in the order of the effective configuration. */
  static List<NotedStatement> of(Device device) {
    List<NotedStatement> noted = new ArrayList<>();
    Node root = device.input().effective();
    Optional<Contribution> whole = root.notInForce("class-of-service");
    if (whole.isPresent()) {
      noted.add(notInForce(device, root, whole.get()));
    }
    Optional<Node> cos = device.cos().node();
    if (cos.isPresent()) {
      visit(device, cos.get(), noted);
    }
    return noted;
  }

  private static void visit(Device device, Node node, List<NotedStatement> noted) {
    for (Node child : node.children()) {
      SchemaNode.Kind kind = child.schema().kind();
      if (kind == SchemaNode.Kind.UNKNOWN) {
        noted.add(new NotedStatement(device, UNKNOWN, node, child.strongest()));
      } else if (kind == SchemaNode.Kind.CONTAINER || kind == SchemaNode.Kind.LIST) {
        visit(device, child, noted);
      }
    }
    for (Contribution off : node.notInForce()) {
      noted.add(notInForce(device, node, off));
    }
  }

  private static NotedStatement notInForce(Device device, Node above, Contribution written) {
    String state = written.statement().isInactive() ? INACTIVE : IGNORED;
    return new NotedStatement(device, state, above, written);
  }

  /** {@code inactive}, {@code ignored} or {@code unknown}. */
  public Fact<String> state() {
    return Fact.known(state, evidence());
  }

  public Fact<String> path() {
    return Fact.known(path, evidence());
  }

  /** Its first word. */
  public Fact<String> word() {
    Statement statement = written.statement();
    SchemaNode node = statement.schema();
    return Fact.known(
        node.kind() == SchemaNode.Kind.UNKNOWN ? statement.name() : node.word(), evidence());
  }

  /** Where it stands. */
  public Fact<String> place() {
    return Fact.known(above.path(), evidence());
  }

  /** The only place under class-of-service where its word exists; absent for none or several. */
  public Fact<String> belongs() {
    Optional<String> elsewhere = written.statement().knownElsewhere();
    return elsewhere.isPresent()
        ? Fact.known(elsewhere.get(), evidence())
        : Fact.absent(evidence());
  }

  /** It and all it holds, each as a path of keywords without names. */
  public Fact<Items> keywords() {
    List<Fact<String>> all = new ArrayList<>();
    collect(written.statement(), above.keywords(), all);
    return Fact.known(Items.of(all), evidence());
  }

  private void collect(Statement statement, String before, List<Fact<String>> all) {
    SchemaNode node = statement.schema();
    String word = node.kind() == SchemaNode.Kind.UNKNOWN ? statement.name() : node.word();
    String own = node.isPositional() || word.isEmpty() ? before : (before + " " + word).strip();
    all.add(Fact.known(own, evidence()));
    for (Statement child : statement.children()) {
      collect(child, own, all);
    }
  }

  /**
   * Whether it belongs to an object by which a class goes that carries RDMA or congestion
   * notification packets or is lossless.
   */
  public Fact<Boolean> onLosslessPath() {
    return owner().losslessPath().holds(path).withEvidence(evidence());
  }

  @Override
  public SubjectKind<?> kind() {
    return ObjectVocabulary.STATEMENT;
  }

  @Override
  public Evidence evidence() {
    return Spot.evidence(written, path);
  }
}
