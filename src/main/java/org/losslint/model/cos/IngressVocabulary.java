package org.losslint.model.cos;

import org.losslint.model.SubjectKind;
import org.losslint.model.Type;

/** What rules can ask of what comes in by a port, and of how it is marked when it leaves. */
final class IngressVocabulary {
  private IngressVocabulary() {}

  static final SubjectKind<IngressCodePoint> INGRESS_CODE_POINT =
      SubjectKind.named(
              "ingress-code-point",
              IngressCodePoint.class,
              "one for each port and code point that a lossless class or a notification profile has"
                  + " there",
              "port",
              "device")
          .has("value", Type.NUMBER, "0 to 63 of a DSCP, 0 to 7 of a tag", IngressCodePoint::value)
          .has("type", Type.TEXT, "dscp, ieee-802.1…", IngressCodePoint::type)
          .has("code-point", Type.TEXT, "its bits", IngressCodePoint::bits)
          .has(
              "classes",
              Type.listOf(Type.subject("class")),
              "the classes that it gets",
              IngressCodePoint::classes)
          .has(
              "queue",
              Type.subject("queue"),
              "queue of its class on this port; absent for none",
              IngressCodePoint::queue)
          .has(
              "lossless",
              Type.BOOLEAN,
              "whether a class that it gets has no-loss",
              IngressCodePoint::lossless)
          .has(
              "pfc",
              Type.BOOLEAN,
              "whether the port sends pause frames for it",
              IngressCodePoint::pfc)
          .has(
              "priority",
              Type.NUMBER,
              "priority of those; absent if its class has none",
              IngressCodePoint::priority)
          .has(
              "mru",
              Type.SIZE,
              "largest frame that headroom is reckoned for; absent if not known",
              IngressCodePoint::mru);

  static final SubjectKind<Rewrite> REWRITE =
      SubjectKind.named(
              "rewrite",
              Rewrite.class,
              "one for each port and class of a rewrite rule that is bound there",
              "port",
              "device")
          .has("rule", Type.TEXT, "type and name of the rule", Rewrite::rule)
          .has("type", Type.TEXT, "dscp, ieee-802.1…", Rewrite::type)
          .has("name", Type.TEXT, "name of the rule", Rewrite::name)
          .has("class", Type.TEXT, "the class that it rewrites", Rewrite::className)
          .has(
              "loss-priority",
              Type.TEXT,
              "the loss priority that it rewrites",
              Rewrite::lossPriority)
          .has("code-point", Type.TEXT, "the bits that it writes", Rewrite::codePoint)
          .has(
              "classified",
              Type.listOf(Type.TEXT),
              "the bits by which classifiers find the class",
              Rewrite::classified)
          .has("rdma", Type.BOOLEAN, "whether the class carries RDMA", Rewrite::carriesRdma)
          .has(
              "cnp",
              Type.BOOLEAN,
              "whether the class carries congestion notification packets",
              Rewrite::carriesCnp);
}
