package org.losslint.model.cos;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.inventory.Entry;
import org.losslint.inventory.Inventory;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Version;
import org.losslint.resolve.Glob;
import org.losslint.resolve.Node;

/**
 * One router or switch: its effective configuration read as class-of-service, joined with what the
 * inventory says of it. Everything is worked out when it is first asked for. A device belongs to
 * one thread.
 */
public final class Device implements Subject {
  private final DeviceInput input;
  private final Spot root;
  private final Spot cos;
  private final Platform platform;
  private final InterfaceSpeeds speeds;
  private final Map<String, Scheduler> schedulers = new HashMap<>();
  private final Map<String, DropProfile> dropProfiles = new HashMap<>();
  private final Map<String, CongestionProfile> congestionProfiles = new HashMap<>();
  @CheckForNull private Map<String, ForwardingClass> classes;
  @CheckForNull private List<Port> ports;
  @CheckForNull private Classification classification;
  @CheckForNull private Map<String, List<Classifier.Row>> assignments;
  @CheckForNull private Fact<Items> rdmaClasses;

  public Device(DeviceInput input) {
    this.input = input;
    this.root = Spot.of(input.effective());
    this.cos = root.child("class-of-service");
    this.platform = new Platform(input);
    this.speeds = new InterfaceSpeeds(this);
  }

  DeviceInput input() {
    return input;
  }

  Spot root() {
    return root;
  }

  Spot cos() {
    return cos;
  }

  Platform platform() {
    return platform;
  }

  InterfaceSpeeds speeds() {
    return speeds;
  }

  public Fact<String> model() {
    return platform.model();
  }

  public Fact<String> family() {
    return platform.familyName();
  }

  public Fact<Version> version() {
    return root.text("version").map(Version::parse);
  }

  // ---- objects by name

  /** The classes that the configuration defines, in both styles. */
  public List<ForwardingClass> configuredClasses() {
    return new ArrayList<>(classes().values());
  }

  private Map<String, ForwardingClass> classes() {
    Map<String, ForwardingClass> known = classes;
    if (known == null) {
      known = new LinkedHashMap<>();
      Optional<Node> stanza = cos.child("forwarding-classes").node();
      if (stanza.isPresent()) {
        for (Node node : stanza.get().entries("class")) {
          known.put(node.key(), new ForwardingClass(this, node.key(), Spot.of(node), false));
        }
        for (Node node : stanza.get().entries("queue")) {
          Optional<String> name = node.value("class-name").map(v -> v.text());
          if (name.isPresent() && !known.containsKey(name.get())) {
            known.put(name.get(), new ForwardingClass(this, name.get(), Spot.of(node), true));
          }
        }
      }
      classes = known;
    }
    return known;
  }

  /** A class by its name, defined or not. */
  public ForwardingClass forwardingClass(String name) {
    ForwardingClass known = classes().get(name);
    if (known == null) {
      known = classes().get(ForwardingClass.canonical(name));
    }
    return known != null
        ? known
        : new ForwardingClass(
            this, name, cos.child("forwarding-classes").entry("class", name), false);
  }

  public Scheduler scheduler(String name) {
    return schedulers.computeIfAbsent(
        name, n -> new Scheduler(this, n, cos.entry("schedulers", n)));
  }

  public List<Scheduler> schedulers() {
    return entries("schedulers").stream().map(node -> scheduler(node.key())).toList();
  }

  public DropProfile dropProfile(String name) {
    return dropProfiles.computeIfAbsent(
        name, n -> new DropProfile(this, n, cos.entry("drop-profiles", n)));
  }

  public List<DropProfile> dropProfiles() {
    return entries("drop-profiles").stream().map(node -> dropProfile(node.key())).toList();
  }

  Optional<CongestionProfile> congestionProfile(String name) {
    return cos.entry("congestion-notification-profile", name)
        .node()
        .map(
            node ->
                congestionProfiles.computeIfAbsent(
                    name, n -> new CongestionProfile(this, n, node)));
  }

  public List<CongestionProfile> congestionProfiles() {
    List<CongestionProfile> profiles = new ArrayList<>();
    for (Node node : entries("congestion-notification-profile")) {
      congestionProfile(node.key()).ifPresent(profiles::add);
    }
    return profiles;
  }

  List<Node> entries(String list) {
    return cos.node().map(node -> node.entries(list)).orElse(List.of());
  }

  // ---- ports

  /**
   * Every port that class-of-service binds or the inventory names. A glob gives one for each
   * interface that is named somewhere; where none is, the glob itself stands for them.
   */
  public List<Port> ports() {
    List<Port> known = ports;
    if (known == null) {
      known = new DevicePorts(this).find();
      ports = known;
    }
    return known;
  }

  public Optional<Port> port(String name) {
    return ports().stream().filter(p -> p.name().equals(name)).findFirst();
  }

  // ---- roles

  /** The role of a port that the inventory does not name. */
  Fact<String> roleOfUnnamedPort(Binding binding) {
    if (input.entry().isPresent()) {
      return Fact.absent(binding.evidence());
    }
    if (input.fragment()) {
      return Fact.unknown(
          "the file has no host-name, so it is not known whose it is",
          "add `system host-name`, or claim the file by `files` of a device in the inventory",
          binding.evidence());
    }
    if (input.stranger().isPresent()) {
      return Fact.unknown(
          input.stranger().get(), "correct the name, or add the device to the inventory");
    }
    return Fact.unknown(
        "no inventory says what the port is for",
        "write an inventory, or give --role and --rtt",
        binding.evidence());
  }

  /** Why no port has a role, when one should; absent when there is nothing to say. */
  Fact<String> roleWithoutPort(List<Port> found) {
    boolean judged = found.stream().anyMatch(port -> !port.role().isAbsent());
    if (judged) {
      return Fact.absent(Evidence.NONE);
    }
    if (input.stranger().isPresent()) {
      return Fact.unknown(
          input.stranger().get(), "correct the name, or add the device to the inventory");
    }
    return input.blanket().isPresent() && !input.inventory().isPresent()
        ? Fact.unknown(
            "no port's scheduler map holds the class that carries RDMA, so --role "
                + input.blanket().get().role().label()
                + " covers none",
            "bind the map, or name the class by `rdma-class` in an inventory",
            cos.child("interfaces").evidence())
        : Fact.absent(Evidence.NONE);
  }

  /** Whether a blanket role covers a port: only one whose scheduler map holds the RDMA class. */
  Fact<Boolean> coveredByBlanket(Binding binding) {
    Fact<String> map = binding.text("scheduler-map");
    if (!map.isKnown()) {
      return map.isAbsent() ? Fact.known(false, map.evidence()) : map.map(never -> false);
    }
    Optional<Node> node = cos.entry("scheduler-maps", map.optional().orElse("")).node();
    return rdmaClasses()
        .map(
            items ->
                node.isPresent()
                    && items.facts().stream()
                        .anyMatch(
                            name ->
                                node.get()
                                    .entry(
                                        "forwarding-class",
                                        String.valueOf(name.optional().orElse(null)))
                                    .isPresent()));
  }

  // ---- the RDMA class

  /**
   * The classes that carry RDMA: by the inventory; else those configured with no-loss; else the one
   * that receives the RDMA code point. A name alone says nothing.
   */
  public Fact<Items> rdmaClasses() {
    Fact<Items> known = rdmaClasses;
    if (known == null) {
      known = findRdmaClasses();
      rdmaClasses = known;
    }
    return known;
  }

  private Fact<Items> findRdmaClasses() {
    Optional<Entry<String>> stated = input.inventory().defaults().rdmaClass();
    if (stated.isPresent()) {
      Fact<String> name = InventoryFacts.fact(stated.get(), "defaults rdma-class");
      return Fact.known(Items.of(List.of(name)), name.evidence());
    }
    List<Fact<?>> lossless = new ArrayList<>();
    for (ForwardingClass candidate : classes().values()) {
      Fact<Boolean> noLoss = candidate.noLoss();
      if (noLoss.isUnknown()) {
        return noLoss.map(never -> Items.of(List.of()));
      }
      if (noLoss.optional().orElse(false)) {
        lossless.add(noLoss.map(yes -> candidate.name()));
      }
    }
    if (!lossless.isEmpty()) {
      return Fact.known(Items.of(lossless), lossless.get(0).evidence());
    }
    Fact<Items> stanza = cos.child("forwarding-classes").absent("");
    if (stanza.isUnknown()) {
      return stanza;
    }
    Fact<String> byCodePoint = receiverOf(rdmaCodePoint());
    return byCodePoint.isKnown()
        ? byCodePoint.map(name -> Items.of(List.of(Fact.known(name, byCodePoint.evidence()))))
        : Fact.unknown(
            "no class is lossless and none receives the RDMA code point, so the class that carries"
                + " RDMA is not known",
            "give `rdma-class` under `defaults` in the inventory",
            cos.evidence());
  }

  /** 26 unless the inventory says otherwise, as RoCEv2 designs have it. */
  private int rdmaCodePoint() {
    List<Entry<Integer>> stated = input.inventory().defaults().rdmaDscp();
    return stated.isEmpty() ? 26 : stated.get(0).value();
  }

  /** The one class that bound classifiers give a DSCP. */
  private Fact<String> receiverOf(int dscp) {
    Set<String> receivers = new LinkedHashSet<>();
    Evidence evidence = Evidence.NONE;
    for (Map.Entry<String, List<Classifier.Row>> entry : assignments().entrySet()) {
      for (Classifier.Row row : entry.getValue()) {
        if (row.value() == dscp && row.evidence() != Evidence.NONE) {
          receivers.add(entry.getKey());
          evidence = row.evidence();
        }
      }
    }
    return receivers.size() == 1
        ? Fact.known(receivers.iterator().next(), evidence)
        : Fact.absent(cos.evidence());
  }

  Fact<Boolean> isRdma(String className) {
    return rdmaClasses().map(items -> contains(items, className));
  }

  /**
   * The class of congestion notification packets: by the inventory, else the one that receives
   * their code point.
   */
  public Fact<String> cnpClass() {
    Optional<Entry<String>> stated = input.inventory().defaults().cnpClass();
    if (stated.isPresent()) {
      return InventoryFacts.fact(stated.get(), "defaults cnp-class");
    }
    int dscp = input.inventory().defaults().cnpDscp().map(Entry::value).orElse(48);
    Fact<String> receiver = receiverOf(dscp);
    return receiver.isKnown()
        ? receiver
        : Fact.unknown(
            "the class of congestion notification packets is not known",
            "give `cnp-class` under `defaults` in the inventory",
            cos.evidence());
  }

  Fact<Boolean> isCnp(String className) {
    return cnpClass().map(name -> name.equals(className));
  }

  Fact<Quantity> defaultPriority() {
    return input
        .inventory()
        .defaults()
        .pfcPriority()
        .map(entry -> InventoryFacts.number(entry, "defaults pfc-priority"))
        .orElseGet(() -> Fact.absent(Evidence.NONE));
  }

  private static boolean contains(Items items, String name) {
    return items.facts().stream().anyMatch(f -> f.optional().filter(name::equals).isPresent());
  }

  // ---- classification

  Classification classification() {
    Classification known = classification;
    if (known == null) {
      known = new Classification(this);
      classification = known;
    }
    return known;
  }

  Optional<Classifier> classifier(String type, String name) {
    Optional<Node> stanza = cos.child("classifiers").node();
    Map<String, Node> siblings = new HashMap<>();
    stanza.ifPresent(node -> node.entries(type).forEach(n -> siblings.put(n.key(), n)));
    Node node = siblings.get(name);
    if (node != null) {
      return Optional.of(Classifier.of(type, node, aliases(type), siblings));
    }
    return name.equals("default")
        ? Optional.of(new Classifier(type, name, Optional.empty(), Classifier.builtIn(type)))
        : Optional.empty();
  }

  Map<String, Integer> aliases(String type) {
    Map<String, Integer> aliases = new HashMap<>();
    cos.child("code-point-aliases")
        .node()
        .ifPresent(
            node -> {
              for (Node alias : node.entries(type)) {
                alias
                    .value("bits")
                    .flatMap(v -> CodePoint.parse(v.text(), type))
                    .ifPresent(bits -> aliases.put(alias.key(), bits));
              }
            });
    return aliases;
  }

  /** What bound classifiers and firewall terms assign to each class, by class. */
  private Map<String, List<Classifier.Row>> assignments() {
    Map<String, List<Classifier.Row>> known = assignments;
    if (known != null) {
      return known;
    }
    known = new LinkedHashMap<>();
    Set<String> seen = new LinkedHashSet<>();
    for (Node entry : boundInterfaces()) {
      List<Node> holders = new ArrayList<>();
      holders.add(entry);
      holders.addAll(entry.entries("unit"));
      for (Node holder : holders) {
        List<Classification.Use> uses = new ArrayList<>();
        Classification.uses(holder, "classifiers", (type, use) -> uses.add(use));
        for (Classification.Use use : uses) {
          if (seen.add(use.type() + ' ' + use.name())) {
            for (Classifier.Row row :
                classifier(use.type(), use.name()).map(Classifier::rows).orElse(List.of())) {
              known.computeIfAbsent(row.className(), c -> new ArrayList<>()).add(row);
            }
          }
        }
      }
    }
    for (Classification.Term term : classification().terms()) {
      if (term.forwardingClass().isPresent() && term.lossPriority().isPresent()) {
        String path = term.then().path() + " loss-priority";
        known
            .computeIfAbsent(term.forwardingClass().get().text(), c -> new ArrayList<>())
            .add(
                new Classifier.Row(
                    -1,
                    term.forwardingClass().get().text(),
                    term.lossPriority().get().text(),
                    Spot.evidence(term.lossPriority().get().from(), path)));
      }
    }
    assignments = known;
    return known;
  }

  List<Node> boundInterfaces() {
    return cos.child("interfaces").node().map(n -> n.entries("interface")).orElse(List.of());
  }

  /**
   * The loss priorities that packets of a class can have; empty where nothing here assigns the
   * class.
   */
  Fact<Set<String>> lossPriorities(String className) {
    Set<String> priorities = new LinkedHashSet<>();
    for (Classifier.Row row : assignments().getOrDefault(className, List.of())) {
      priorities.add(row.lossPriority());
    }
    return Fact.known(priorities);
  }

  Evidence lossPriorityEvidence(String className, String lossPriority) {
    for (Classifier.Row row : assignments().getOrDefault(className, List.of())) {
      if (row.lossPriority().equals(lossPriority)) {
        return row.evidence();
      }
    }
    return Evidence.NONE;
  }

  // ---- what a fragment leaves open

  /** A missing definition in a fragment may stand in another file of the device. */
  Fact<Boolean> openIfFragment(Fact<Boolean> missing, String what) {
    return input.fragment()
        ? Fact.unknown(
            "the file has no host-name, so another file of the device may define " + what,
            "add `system host-name`, or claim the file by `files` of a device in the inventory",
            missing.evidence())
        : missing;
  }

  /** Whether a referenced object exists; unknown where another file may define it. */
  Fact<Boolean> openIfUndefined(String list, Fact<String> name) {
    Spot spot = cos.entry(list, name.optional().orElse(""));
    if (spot.exists()) {
      return Fact.known(true, spot.evidence());
    }
    Fact<Boolean> absent = spot.absent("");
    return absent.isUnknown()
        ? absent
        : openIfFragment(
            Fact.known(false, name.evidence()),
            "`" + list + " " + name.optional().orElse("") + "`");
  }

  /** Whether an inventory glob or name means an interface. */
  static boolean matches(String pattern, String name) {
    return Glob.isPattern(pattern) ? Glob.matches(pattern, name) : pattern.equals(name);
  }

  public Inventory inventory() {
    return input.inventory();
  }

  @Override
  public SubjectKind<?> kind() {
    return CosVocabulary.DEVICE;
  }

  @Override
  public String label() {
    return device();
  }

  @Override
  public String device() {
    return input.name();
  }

  @Override
  public String file() {
    return input.file();
  }

  @Override
  public Optional<? extends Subject> in(String kind) {
    return kind.equals("device") ? Optional.of(this) : Optional.empty();
  }

  @Override
  public Evidence evidence() {
    return cos.evidence();
  }

  @Override
  public Optional<Fact.Unknown<?>> partial() {
    return input
        .partial()
        .map(because -> new Fact.Unknown<>(because, "fetch the whole file again", Evidence.NONE));
  }

  @Override
  public String toString() {
    return "device " + device();
  }
}
