package org.losslint.model.cos;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Unit;
import org.losslint.resolve.Node;

/**
 * The speed of an interface from every statement that can give it, strongest first: the interface's
 * own {@code speed} (of each channel where it is channelized), {@code chassis fpc … pic … port …
 * speed}, the options stanzas, and for a bundle {@code link-speed} or that of its members. An
 * {@code et-} prefix says nothing, an {@code xe-} one 10G at most where nothing else is written; so
 * prefixes are not used.
 */
final class InterfaceSpeeds {
  private final Device device;

  InterfaceSpeeds(Device device) {
    this.device = device;
  }

  Fact<Quantity> of(String name) {
    return Binding.isBundle(name) ? ofBundle(name) : ofPort(name);
  }

  private Fact<Quantity> ofPort(String name) {
    int colon = name.indexOf(':');
    String parent = colon < 0 ? name : name.substring(0, colon);
    Spot own = device.root().child("interfaces").entry("interface", name);
    Fact<Quantity> speed = speed(own.text("speed"));
    if (speed.isAbsent() && colon >= 0) {
      speed = speed(device.root().child("interfaces").entry("interface", parent).text("speed"));
    }
    if (speed.isAbsent()) {
      Fact<Quantity> chassis = ofChassis(parent);
      if (!chassis.isAbsent()) {
        return chassis;
      }
    }
    if (speed.isAbsent()) {
      Fact<Quantity> options = speed(own.child("gigether-options").text("speed"));
      return options.isAbsent() ? speed : options;
    }
    return speed;
  }

  /** {@code chassis fpc F pic P port N}: a channel speed, else the speed of the port. */
  private Fact<Quantity> ofChassis(String name) {
    int dash = name.indexOf('-');
    String[] numbers = dash < 0 ? new String[0] : name.substring(dash + 1).split("/");
    Spot chassis = device.root().child("chassis");
    if (numbers.length != 3) {
      return Fact.absent(Evidence.NONE);
    }
    Spot port = chassis.entry("fpc", numbers[0]).entry("pic", numbers[1]).entry("port", numbers[2]);
    Fact<Quantity> channel = speed(port.text("channel-speed"));
    return channel.isAbsent() ? speed(port.text("speed")) : channel;
  }

  private Fact<Quantity> ofBundle(String name) {
    Spot bundle = device.root().child("interfaces").entry("interface", name);
    Fact<Quantity> linkSpeed = speed(bundle.child("aggregated-ether-options").text("link-speed"));
    if (!linkSpeed.isAbsent()) {
      return linkSpeed;
    }
    for (String member : members(name)) {
      Fact<Quantity> speed = ofPort(member);
      if (!speed.isAbsent()) {
        return speed;
      }
    }
    return linkSpeed;
  }

  /** The interfaces that join a bundle. */
  List<String> members(String bundle) {
    Optional<Node> interfaces = device.root().child("interfaces").node();
    if (interfaces.isEmpty()) {
      return List.of();
    }
    List<String> members = new ArrayList<>();
    for (Node node : interfaces.get().entries("interface")) {
      if (bundleOf(node).filter(bundle::equals).isPresent()) {
        members.add(node.key());
      }
    }
    return members;
  }

  static Optional<String> bundleOf(Node port) {
    for (String options : List.of("ether-options", "gigether-options")) {
      Optional<String> bundle =
          port.at(options, "ieee-802.3ad").flatMap(n -> n.value("bundle")).map(v -> v.text());
      if (bundle.isPresent()) {
        return bundle;
      }
    }
    return Optional.empty();
  }

  /** {@code 400g}; {@code auto} and {@code mixed} are left to the hardware and so absent. */
  private static Fact<Quantity> speed(Fact<String> text) {
    return text.then(
        word ->
            JunosNumber.parse(word)
                .map(bps -> Fact.known(Quantity.of(bps, Unit.BPS), text.evidence()))
                .orElseGet(() -> Fact.absent(text.evidence())));
  }
}
