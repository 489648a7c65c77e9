package org.losslint.model.cos;

import org.losslint.model.Fact;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;

/** What rules can ask of links. */
final class PathVocabulary {
  /** What links and ports are for. */
  static final Type ROLE = Type.word("role", "dci", "leaf", "spine");

  private PathVocabulary() {}

  static final SubjectKind<Path> LINK =
      SubjectKind.named("link", Path.class, "one for each link of the inventory")
          .has("name", Type.TEXT, "its name", l -> Fact.known(l.name(), l.evidence()))
          .has("role", ROLE, "what it is for; absent if not stated", Path::role)
          .has("rtt", Type.TIME, "measured round-trip time between the routers", Path::rtt)
          .has("rtt-given", Type.BOOLEAN, "whether the inventory gives an RTT", Path::rttGiven)
          .has(
              "rtt-source",
              Type.word("RTT source", "twamp", "probe", "computed"),
              "how the RTT was found; absent if not stated",
              Path::rttSource)
          .has(
              "intra-rtt",
              Type.TIME,
              "what the data centres add to the RTT, or 10 us for each km of their radius; absent"
                  + " if not stated",
              Path::intraRtt)
          .has("path-rtt", Type.TIME, "rtt + intra-rtt", Path::pathRtt)
          .has("rate", Type.RATE, "rate of the link, of a member for a bundle", Path::rate)
          .has(
              "queues",
              Type.listOf(Type.subject("queue")),
              "the RDMA queues at its two ends, as far as their configurations are read",
              Path::queues)
          .has("distance", Type.LENGTH, "length of the path; absent if not stated", Path::distance)
          .has(
              "oversubscription",
              Type.NUMBER,
              "offered rate ÷ link rate by ports; absent if not stated",
              Path::oversubscription)
          .has(
              "profile",
              Type.word("profile", "final", "deep"),
              "buffer profile that is meant; absent if not stated",
              Path::profile)
          .has(
              "utilisation-target",
              Type.RATIO,
              "wanted share of the line rate; absent if not stated",
              Path::utilisationTarget);
}
