package org.losslint.model.cos;

import edu.umd.cs.findbugs.annotations.CheckForNull;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.inventory.Inventory;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.quantity.Version;
import org.losslint.resolve.Node;

/**
 * One router or switch: its effective configuration read as class-of-service, joined with what the
 * inventory says of it. Everything is worked out when it is first asked for. A device belongs to
 * one thread.
 */
public final class Device implements Subject {
  static final String SUPPLY_HOST_NAME =
      "add `system host-name`, or claim the file by `files` of a device in the inventory";

  private final DeviceInput input;
  private final Spot root;
  private final Spot cos;
  private final Platform platform;
  private final InterfaceSpeeds speeds;
  private final CosObjects objects;
  private final Roles roles;
  private final RdmaTraffic rdma;
  @CheckForNull private List<Port> ports;
  @CheckForNull private Classification classification;
  @CheckForNull private Assignments assignments;
  @CheckForNull private List<Reference> references;
  @CheckForNull private WrittenSurvey survey;
  @CheckForNull private Bindings bindings;
  @CheckForNull private LosslessPath losslessPath;
  @CheckForNull private InterfaceEntries interfaceEntries;

  public Device(DeviceInput input) {
    this.input = input;
    this.root = Spot.of(input.effective());
    this.cos = root.child("class-of-service");
    this.platform = new Platform(input);
    this.speeds = new InterfaceSpeeds(this);
    this.objects = new CosObjects(this);
    this.roles = new Roles(this);
    this.rdma = new RdmaTraffic(this);
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

  /** Releases of Junos OS Evolved end in EVO; absent where no release is written. */
  Fact<Boolean> evolved() {
    return root.text("version").map(text -> text.endsWith("EVO"));
  }

  CosObjects objects() {
    return objects;
  }

  /** The classes that the configuration defines, in both styles. */
  public List<ForwardingClass> configuredClasses() {
    return new ArrayList<>(objects.classes().values());
  }

  /** A class by its name, defined or not. */
  public ForwardingClass forwardingClass(String name) {
    return objects.forwardingClass(name);
  }

  // ---- what is written

  /** Every use of a name in force. */
  List<Reference> references() {
    List<Reference> known = references;
    if (known == null) {
      known = References.of(this);
      references = known;
    }
    return known;
  }

  /** What stands in the text, in force or not. */
  WrittenSurvey survey() {
    WrittenSurvey known = survey;
    if (known == null) {
      known = WrittenSurvey.of(input);
      survey = known;
    }
    return known;
  }

  /** What ports really use. */
  Bindings bindings() {
    Bindings known = bindings;
    if (known == null) {
      known = new Bindings(this);
      bindings = known;
    }
    return known;
  }

  LosslessPath losslessPath() {
    LosslessPath known = losslessPath;
    if (known == null) {
      known = new LosslessPath(this);
      losslessPath = known;
    }
    return known;
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
    for (Port port : ports()) {
      if (port.name().equals(name)) {
        return Optional.of(port);
      }
    }
    return Optional.empty();
  }

  /** A port of this name, also one that nothing binds and the inventory says nothing of. */
  public Port portFor(String name) {
    Optional<Port> known = port(name);
    return known.isPresent()
        ? known.get()
        : new Port(this, name, new Binding(interfaceEntries(), name), Optional.empty());
  }

  Roles roles() {
    return roles;
  }

  RdmaTraffic rdma() {
    return rdma;
  }

  public Fact<Items> rdmaClasses() {
    return rdma.classes();
  }

  public Fact<String> cnpClass() {
    return rdma.cnpClass();
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

  Assignments assignments() {
    Assignments known = assignments;
    if (known == null) {
      known = new Assignments(this);
      assignments = known;
    }
    return known;
  }

  InterfaceEntries interfaceEntries() {
    InterfaceEntries known = interfaceEntries;
    if (known == null) {
      known = new InterfaceEntries(cos.child("interfaces"));
      interfaceEntries = known;
    }
    return known;
  }

  List<Node> boundInterfaces() {
    Optional<Node> interfaces = cos.child("interfaces").node();
    return interfaces.isPresent() ? interfaces.get().entries("interface") : List.of();
  }

  // ---- what a fragment leaves open

  /**
   * What is missing in a fragment may stand in another file of the device, and what is missing in
   * an excerpt in a part that was not shown.
   *
   * @param what is missing, as in {@code may define what}
   */
  Fact<Boolean> openIfFragment(Fact<Boolean> missing, String what) {
    return input.fragment()
        ? Fact.unknown(
            "the file has no host-name, so another file of the device may define " + what,
            SUPPLY_HOST_NAME,
            missing.evidence())
        : input.excerpt()
            ? Fact.unknown(
                "the transcript shows parts of the configuration alone, so another part may define "
                    + what,
                "save the output of `show configuration` without a path",
                missing.evidence())
            : missing;
  }

  public Inventory inventory() {
    return input.inventory();
  }

  @Override
  public SubjectKind<?> kind() {
    return DeviceVocabulary.DEVICE;
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
