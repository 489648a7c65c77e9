package org.losslint.model.cos;

import org.losslint.inventory.PlatformFamily;
import org.losslint.model.Fact;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;

/** What rules can ask of a device and of what the inventory names for it. */
final class DeviceVocabulary {

  private DeviceVocabulary() {}

  static final SubjectKind<Device> DEVICE =
      SubjectKind.named("device", Device.class, "one for each configuration of a router or switch")
          .has(
              "name",
              Type.TEXT,
              "name in the inventory, else the host-name",
              d -> Fact.known(d.device()))
          .has("model", Type.TEXT, "hardware model by inventory or backup header", Device::model)
          .has("family", Type.TEXT, "platform family of the model", Device::family)
          .has(
              "version",
              Type.VERSION,
              "software release; absent if not in the file",
              Device::version)
          .has(
              "ports",
              Type.listOf(Type.subject("port")),
              "its ports",
              d -> CosVocabulary.items(d.ports()))
          .has(
              "classes",
              Type.listOf(Type.subject("class")),
              "the forwarding classes that it defines",
              d -> CosVocabulary.items(d.configuredClasses()))
          .has(
              "rdma-classes",
              Type.listOf(Type.TEXT),
              "names of the classes that carry RDMA",
              Device::rdmaClasses)
          .has(
              "cnp-class",
              Type.TEXT,
              "name of the class of congestion notification packets",
              Device::cnpClass)
          .has(
              "forwarding-class-style",
              Type.word("style of forwarding classes", "class", "queue", "both", "none"),
              "in which of the two styles it defines forwarding classes",
              d -> d.objects().classStyle())
          .has(
              "card-share",
              Type.RATIO,
              "largest share of its long-distance ports that one line card carries; absent for"
                  + " fewer than two",
              LineCards::largestShare)
          .has(
              "deep-buffer",
              Type.BOOLEAN,
              "whether the platform can hold a round trip of a long path",
              d -> d.platform().of(PlatformFamily::deepBuffer))
          .has(
              "uniform-buffers",
              Type.BOOLEAN,
              "whether its egress buffer leaves out what the ingress reserves for headroom",
              d -> d.platform().of(family -> family.sharedBuffer().uniform()))
          .has(
              "evolved",
              Type.BOOLEAN,
              "whether it runs Junos OS Evolved, by its release",
              Device::evolved)
          .has(
              "packet-memory",
              Type.SIZE,
              "packet memory of the platform",
              d -> d.platform().packetMemory())
          .has(
              "port-count",
              Type.NUMBER,
              "how many ports share the packet memory",
              d -> d.platform().ports());

  static final SubjectKind<NamedObject> NAMED =
      SubjectKind.named(
              "named",
              NamedObject.class,
              "one for each port and class that the inventory names for a device",
              "device")
          .has("what", Type.TEXT, "port, RDMA class or CNP class", NamedObject::what)
          .has("name", Type.TEXT, "its name in the inventory", NamedObject::name)
          .has("found", Type.BOOLEAN, "whether the configuration knows it", NamedObject::found)
          .has(
              "essential",
              Type.BOOLEAN,
              "whether a path depends on it: an end of a link, the RDMA class",
              NamedObject::essential);
}
