package org.losslint.model.nic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Rational;
import org.losslint.quantity.Unit;
import org.losslint.source.SourceFile;
import org.losslint.syntax.nic.Declaration;

/** What all clients of one path keep outstanding together. */
public final class RdmaLoad implements Subject {
  public static final SubjectKind<RdmaLoad> KIND = LoadVocabulary.declare();

  private final Optional<RdmaPath> path;
  private final Optional<Located<?>> script;
  private final HostDumps first;
  private final List<Declaration> declarations;
  private final Evidence evidence;
  private final List<RdmaClient> members = new ArrayList<>();
  private Fact<Quantity> clientCount = Fact.known(Quantity.number(0));

  /**
   * @param path empty where nobody says which one the clients take, or they take none
   * @param script that shows the clients; empty for the workloads of the inventory
   * @param first the dumps of the host that stands for the load in reports
   */
  RdmaLoad(
      Optional<RdmaPath> path,
      Optional<Located<?>> script,
      HostDumps first,
      List<Declaration> declarations,
      Evidence evidence) {
    this.path = path;
    this.script = script;
    this.first = first;
    this.declarations = List.copyOf(declarations);
    this.evidence = evidence;
  }

  void add(RdmaClient client) {
    members.add(client);
  }

  void count(Fact<Quantity> clients) {
    clientCount = clients;
  }

  Fact<Quantity> clientCount() {
    return clientCount;
  }

  Fact<Quantity> shown() {
    return Fact.known(Quantity.number(members.size()), evidence);
  }

  List<RdmaClient> members() {
    return members;
  }

  Optional<RdmaPath> path() {
    return path;
  }

  /** Whether a script shows its clients, which is newer than what the inventory says of them. */
  boolean isScripted() {
    return script.isPresent();
  }

  /** What the script declares of this kind, the last time that it does. */
  Fact<Quantity> declared(Declaration.Kind kind) {
    Optional<Declaration> last = Optional.empty();
    for (Declaration declaration : declarations) {
      last = declaration.kind() == kind ? Optional.of(declaration) : last;
    }
    return last.filter(d -> d.value().isPresent() && script.isPresent())
        .map(
            d ->
                Fact.known(
                    d.value().get(),
                    Evidences.of(script.get().place(d.span()), label() + " " + d.text())))
        .orElseGet(() -> Fact.absent(evidence));
  }

  Fact<Quantity> declaredWindow() {
    return declared(Declaration.Kind.WINDOW);
  }

  <T> Fact<T> ofPath(Function<RdmaPath, Fact<T>> attribute) {
    return path.map(attribute)
        .orElseGet(() -> first.host().dci().then(none -> Fact.absent(evidence)));
  }

  Fact<Quantity> rtt() {
    return ofPath(RdmaPath::rtt);
  }

  Fact<Quantity> bdp() {
    return ofPath(RdmaPath::bdp);
  }

  Fact<String> linkName() {
    return path.map(p -> Fact.known(p.name(), p.evidence())).orElseGet(() -> Fact.absent(evidence));
  }

  Fact<Boolean> dci() {
    return path.map(p -> Fact.known(p.isDci(), p.evidence())).orElseGet(() -> first.host().dci());
  }

  Fact<Quantity> buffer() {
    return ofPath(first.host().directory()::bufferDepth);
  }

  Fact<Items> subjects() {
    List<Fact<Subject>> all = new ArrayList<>(members.size());
    for (RdmaClient member : members) {
      all.add(Fact.known(member, member.evidence()));
    }
    return Fact.known(Items.of(all), evidence);
  }

  Items windows() {
    List<Fact<Quantity>> windows = new ArrayList<>();
    for (RdmaClient member : members) {
      windows.add(member.window());
    }
    int missing = missing();
    if (missing == 0) {
      return Items.of(windows);
    }
    Fact<Quantity> like = common(RdmaClient::window);
    if (!like.isKnown()) {
      return new Items(windows, Optional.of(whyOpen(like)));
    }
    Fact<Quantity> assumed = Fact.assumed(like.optional().orElseThrow(), like.evidence());
    for (int i = 0; i < missing; i++) {
      windows.add(assumed);
    }
    return Items.of(windows);
  }

  private Fact.Unknown<?> whyOpen(Fact<Quantity> like) {
    if (like instanceof Fact.Unknown<Quantity> unknown) {
      return unknown;
    }
    int all = members.size() + missing();
    return new Fact.Unknown<>(
        members.size() + " of " + all + " clients are shown, and they differ",
        "show all clients in the script",
        evidence);
  }

  private int missing() {
    long wanted =
        clientCount.optional().map(c -> c.value().toLongExact()).orElse((long) members.size());
    return (int) Math.max(0, Math.min(wanted, 100_000) - members.size());
  }

  Fact<Quantity> window() {
    Items windows = windows();
    if (windows.incomplete().isPresent()) {
      Fact.Unknown<?> missing = windows.incomplete().get();
      return Fact.unknown(missing.because(), missing.supply(), missing.evidence());
    }
    Fact<Quantity> sum = Fact.known(Quantity.of(0, Unit.B), evidence);
    for (RdmaClient member : members) {
      sum = sum.with(member.window(), Quantity::plus);
    }
    int missing = missing();
    if (missing > 0) {
      Fact<Quantity> rest =
          common(RdmaClient::window)
              .then(w -> Fact.assumed(w.times(Rational.of(missing)), evidence));
      sum = sum.with(rest, Quantity::plus);
    }
    return sum;
  }

  Fact<Quantity> share() {
    return window().with(bdp(), Quantity::dividedBy);
  }

  Fact<Quantity> largest(Function<RdmaClient, Fact<Quantity>> attribute) {
    Fact<Quantity> largest = Fact.absent(evidence);
    for (RdmaClient member : members) {
      Fact<Quantity> next = attribute.apply(member);
      if (largest.isAbsent() || !next.isKnown()) {
        largest = next;
      } else if (largest.isKnown()
          && next.optional().orElseThrow().compareTo(largest.optional().orElseThrow()) > 0) {
        largest = next;
      }
    }
    return largest;
  }

  /** The value that all members have; absent where they differ. */
  Fact<Quantity> common(Function<RdmaClient, Fact<Quantity>> attribute) {
    Optional<Fact<Quantity>> common = Optional.empty();
    for (RdmaClient member : members) {
      Fact<Quantity> next = attribute.apply(member);
      if (!next.isKnown()) {
        return next;
      }
      if (common.isPresent() && !common.get().optional().equals(next.optional())) {
        return Fact.absent(evidence);
      }
      common = Optional.of(next);
    }
    return common.orElseGet(() -> Fact.absent(evidence));
  }

  @Override
  public SubjectKind<?> kind() {
    return KIND;
  }

  @Override
  public String label() {
    String link = path.map(RdmaPath::name).orElse("no known path");
    return script.map(s -> link + " by " + s.document().file().path()).orElse(link);
  }

  @Override
  public String device() {
    return first.host().device();
  }

  @Override
  public String file() {
    return script
        .map(s -> s.document().file())
        .or(() -> evidence.place().map(p -> p.file()))
        .map(SourceFile::path)
        .orElse("");
  }

  @Override
  public Optional<? extends Subject> in(String kind) {
    return switch (kind) {
      case "host" -> Optional.of(first.host());
      case "link" -> path.flatMap(p -> first.host().fabric().link(p.name()));
      default -> Optional.empty();
    };
  }

  @Override
  public Evidence evidence() {
    return evidence;
  }

  @Override
  public Optional<Fact.Unknown<?>> partial() {
    return script
        .filter(s -> s.document().partial())
        .map(s -> new Fact.Unknown<>("the script is cut", "give the whole script", evidence));
  }
}
