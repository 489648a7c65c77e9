package org.losslint.model.nic;

import org.losslint.model.Fact;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;
import org.losslint.syntax.nic.Declaration;

/** What rules can ask of all clients of one path together. */
final class LoadVocabulary {
  private LoadVocabulary() {}

  static SubjectKind<RdmaLoad> declare() {
    return SubjectKind.named(
            "load",
            RdmaLoad.class,
            "All clients of one path together: those of one script, or the workloads that the"
                + " inventory gives to its hosts.",
            "link",
            "host")
        .has(
            "link",
            Type.TEXT,
            "The path; absent where the clients are on no known one.",
            RdmaLoad::linkName)
        .has("dci", Type.BOOLEAN, "Whether the path is a long-distance one.", RdmaLoad::dci)
        .has("rtt", Type.TIME, "The round-trip time of the path from host to host.", RdmaLoad::rtt)
        .has("rate", Type.RATE, "The rate of the path.", l -> l.ofPath(RdmaPath::rate))
        .has("bdp", Type.SIZE, "rate × rtt, the bandwidth-delay product.", RdmaLoad::bdp)
        .has(
            "buffer",
            Type.NUMBER,
            "The depth of the path's buffer in round-trip times: of the routers' configurations,"
                + " else of the profile that the inventory names.",
            RdmaLoad::buffer)
        .has(
            "clients",
            Type.NUMBER,
            "How many clients share the path: as the script declares, else the inventory, else as"
                + " many as are shown.",
            l -> l.clientCount())
        .has("shown", Type.NUMBER, "How many clients are shown one by one.", l -> l.shown())
        .has(
            "members",
            Type.listOf(Type.subject("client")),
            "The clients that are shown.",
            RdmaLoad::subjects)
        .has(
            "windows",
            Type.listOf(Type.SIZE),
            "The window of each client. Clients that are not shown are assumed to be like those"
                + " that are, as long as these are equal.",
            l -> Fact.known(l.windows(), l.evidence()))
        .has("window", Type.SIZE, "The sum over all clients.", RdmaLoad::window)
        .has(
            "share",
            Type.NUMBER,
            "The sum in multiples of the bandwidth-delay product.",
            RdmaLoad::share)
        .has(
            "largest-share",
            Type.NUMBER,
            "The largest share of one client.",
            l -> l.largest(RdmaClient::share))
        .has(
            "queue-pairs",
            Type.NUMBER,
            "The queue pairs of a client; absent where the clients differ.",
            l -> l.common(RdmaClient::queuePairs))
        .has(
            "message-size",
            Type.SIZE,
            "The message size of a client; absent where the clients differ.",
            l -> l.common(RdmaClient::messageSize))
        .has(
            "declared-window",
            Type.SIZE,
            "The window of one client that the script declares; absent where it declares none.",
            RdmaLoad::declaredWindow)
        .has(
            "declared-ratio",
            Type.NUMBER,
            "The ratio of load that the script declares: 4 for 4:1; absent where it declares"
                + " none.",
            l -> l.declared(Declaration.Kind.RATIO))
        .has(
            "oversubscription",
            Type.NUMBER,
            "Offered rate ÷ link rate by port count, as the inventory says of the link; absent"
                + " where it is silent.",
            l -> l.ofPath(RdmaPath::oversubscription));
  }
}
