package org.losslint.cli;

import java.util.List;
import org.losslint.model.SubjectKind;

/** Which attributes the table of {@code show} has room for; JSON holds all. */
final class ShowColumns {
  private ShowColumns() {}

  static List<String> of(SubjectKind<?> kind) {
    List<String> wanted =
        switch (kind.name()) {
          case "queue" ->
              List.of(
                  "scheduler",
                  "lossless",
                  "temporal",
                  "target-share",
                  "drain-time",
                  "depth",
                  "ecn",
                  "kmin",
                  "kmax");
          case "port" -> List.of("role", "rate", "scheduler-map");
          case "nic-setting" -> List.of("default", "current", "next");
          case "register-field" -> List.of("value", "supported");
          default -> List.of();
        };
    return wanted.stream().filter(column -> kind.attribute(column).isPresent()).toList();
  }
}
