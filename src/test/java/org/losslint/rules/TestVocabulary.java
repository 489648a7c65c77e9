package org.losslint.rules;

import java.util.function.Function;
import org.losslint.model.Fact;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;
import org.losslint.model.Vocabulary;
import org.losslint.quantity.Quantity;

/** Kinds of subjects as real packs have them, small enough to read. */
public final class TestVocabulary {
  private static final Type ROLE = Type.word("role", "dci", "leaf", "spine");
  private static final Type FAMILY = Type.word("family", "evo", "qfx");
  private static final Type PRIORITY = Type.word("loss priority", "low", "high", "any");
  private static final Type RTT_SOURCE =
      Type.word("rtt source", "twamp", "probe", "computed", "queue");

  private static final SubjectKind<Thing> DEVICE =
      kind("device")
          .has("name", Type.TEXT, "", reads("name"))
          .has("family", FAMILY, "", reads("family"))
          .has("version", Type.VERSION, "", reads("version"))
          .has("ports", Type.NUMBER, "", reads("ports"))
          .has("packet-memory", Type.SIZE, "", reads("packet-memory"))
          .has("classes", Type.listOf(Type.subject("class")), "", reads("classes"));

  private static final SubjectKind<Thing> PORT =
      kind("port", "device", "link")
          .has("name", Type.TEXT, "", reads("name"))
          .has("role", ROLE, "", reads("role"))
          .has("rate", Type.RATE, "", reads("rate"))
          .has("attainable-rate", Type.RATE, "", reads("attainable-rate"))
          .has("cable", Type.LENGTH, "", reads("cable"))
          .has("mtu", Type.SIZE, "", reads("mtu"))
          .has("temporal-maximum", Type.TIME, "", reads("temporal-maximum"))
          .has("headroom", Type.SIZE, "", reads("headroom"))
          .has("fibre", Type.TIME_PER_LENGTH, "", reads("fibre"))
          .has("loop-delay", Type.TIME, "", reads("loop-delay"))
          .has("pfc", Type.BOOLEAN, "", reads("pfc"))
          .has("pfc.xoff", Type.RATIO, "", reads("pfc.xoff"))
          .has("pfc.priority", Type.NUMBER, "", reads("pfc.priority"))
          .has("pfc.priorities", Type.listOf(Type.NUMBER), "", reads("pfc.priorities"))
          .has("pfc.classes", Type.listOf(Type.subject("class")), "", reads("pfc.classes"))
          .has("rdma-classes", Type.listOf(Type.TEXT), "", reads("rdma-classes"))
          .has("queues", Type.listOf(Type.subject("queue")), "", reads("queues"))
          .has(
              "class-of",
              Type.TEXT,
              Type.NUMBER,
              Quantity.class,
              "",
              (port, dscp) -> port.fact("class-of " + dscp));

  private static final SubjectKind<Thing> LINK =
      kind("link")
          .has("name", Type.TEXT, "", reads("name"))
          .has("rtt", Type.TIME, "", reads("rtt"))
          .has("path.rtt", Type.TIME, "", reads("path.rtt"))
          .has("rtt-source", RTT_SOURCE, "", reads("rtt-source"))
          .has("rate", Type.RATE, "", reads("rate"))
          .has("distance", Type.LENGTH, "", reads("distance"))
          .has("a", Type.subject("queue"), "", reads("a"))
          .has("b", Type.subject("queue"), "", reads("b"));

  private static final SubjectKind<Thing> QUEUE =
      kind("queue", "port", "link", "class", "device")
          .has("rdma", Type.BOOLEAN, "", reads("rdma"))
          .has("class", Type.TEXT, "", reads("class"))
          .has("number", Type.NUMBER, "", reads("number"))
          .has("scheduler", Type.TEXT, "", reads("scheduler"))
          .has("temporal", Type.TIME, "", reads("temporal"))
          .has("target-share", Type.RATIO, "", reads("target-share"))
          .has("drain-time", Type.TIME, "", reads("drain-time"))
          .has("depth", Type.SIZE, "", reads("depth"))
          .has("lossless", Type.BOOLEAN, "", reads("lossless"))
          .has("ecn", Type.BOOLEAN, "", reads("ecn"))
          .has("kmin", Type.RATIO, "", reads("kmin"))
          .has("kmax", Type.RATIO, "", reads("kmax"))
          .has("fill-levels", Type.listOf(Type.RATIO), "", reads("fill-levels"))
          .has("code-points", Type.listOf(Type.TEXT), "", reads("code-points"))
          .has("rates-stated", Type.BOOLEAN, "", reads("rates-stated"));

  private static final SubjectKind<Thing> CLASS =
      kind("class", "device")
          .has("name", Type.TEXT, "", reads("name"))
          .has("no-loss", Type.BOOLEAN, "", reads("no-loss"))
          .has("cnp", Type.BOOLEAN, "", reads("cnp"))
          .has("rdma", Type.BOOLEAN, "", reads("rdma"))
          .has("queue", Type.NUMBER, "", reads("queue"))
          .has("pfc-priority", Type.NUMBER, "", reads("pfc-priority"))
          .has("host-priority", Type.NUMBER, "", reads("host-priority"))
          .has("code-points", Type.listOf(Type.TEXT), "", reads("code-points"));

  private static final SubjectKind<Thing> QUEUE_NUMBER =
      kind("queue-number", "device")
          .has("number", Type.NUMBER, "", reads("number"))
          .has("classes", Type.listOf(Type.subject("class")), "", reads("classes"));

  private static final SubjectKind<Thing> INGRESS_CODE_POINT =
      kind("ingress-code-point", "port", "class", "device")
          .has("code-point", Type.TEXT, "", reads("code-point"))
          .has("profile", Type.TEXT, "", reads("profile"))
          .has("pfc", Type.BOOLEAN, "", reads("pfc"));

  private static final SubjectKind<Thing> MARKING =
      kind("marking", "queue", "port", "device")
          .has("loss-priority", PRIORITY, "", reads("loss-priority"))
          .has("covered", Type.BOOLEAN, "", reads("covered"));

  private static final SubjectKind<Thing> NIC_SETTING =
      kind("nic-setting", "host")
          .has("name", Type.TEXT, "", reads("name"))
          .has("device", Type.TEXT, "", reads("device"))
          .has("current", Type.NUMBER, "", reads("current"))
          .has("next", Type.NUMBER, "", reads("next"));

  private static final SubjectKind<Thing> CARD_SETTING =
      kind("card-setting", "host")
          .has("name", Type.TEXT, "", reads("name"))
          .has("device", Type.TEXT, "", reads("device"))
          .has("ports", Type.listOf(Type.subject("nic-setting")), "", reads("ports"));

  private static final SubjectKind<Thing> COMMAND =
      kind("command", "host")
          .has("register-write", Type.BOOLEAN, "", reads("register-write"))
          .has("text", Type.TEXT, "", reads("text"))
          .has("window", Type.SIZE, "", reads("window"));

  private static final SubjectKind<Thing> HOST =
      kind("host")
          .has("name", Type.TEXT, "", reads("name"))
          .has("boot-unit", Type.TEXT, "", reads("boot-unit"))
          .has("longest-rtt", Type.TIME, "", reads("longest-rtt"));

  private static final SubjectKind<Thing> LOAD =
      kind("load", "link")
          .has("bdp", Type.SIZE, "", reads("bdp"))
          .has("buffer", Type.SIZE, "", reads("buffer"))
          .has("clients", Type.listOf(Type.subject("command")), "", reads("clients"));

  private static final SubjectKind<Thing> INTERVAL =
      kind("interval", "port")
          .has("drops", Type.NUMBER, "", reads("drops"))
          .has("pause-received", Type.NUMBER, "", reads("pause-received"))
          .has("pause-sent", Type.NUMBER, "", reads("pause-sent"))
          .has("pause-rate", Type.EVENTS_PER_TIME, "", reads("pause-rate"))
          .has("priority", Type.NUMBER, "", reads("priority"));

  public static final Vocabulary WHOLE =
      new Vocabulary(
          DEVICE,
          PORT,
          LINK,
          QUEUE,
          CLASS,
          QUEUE_NUMBER,
          INGRESS_CODE_POINT,
          MARKING,
          NIC_SETTING,
          CARD_SETTING,
          COMMAND,
          HOST,
          LOAD,
          INTERVAL);

  private TestVocabulary() {}

  private static SubjectKind<Thing> kind(String name, String... scope) {
    return SubjectKind.named(name, Thing.class, "one for each " + name, scope);
  }

  private static Function<Thing, Fact<?>> reads(String attribute) {
    return thing -> thing.fact(attribute);
  }
}
