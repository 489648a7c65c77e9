package org.losslint.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.losslint.model.Evidence;
import org.losslint.model.Fact;
import org.losslint.model.Items;
import org.losslint.model.Subject;
import org.losslint.model.SubjectKind;
import org.losslint.model.Type;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.Unit;

/** Subjects as {@code show} prints them, with each state that a fact can have. */
class SubjectShowTest {
  private static final Evidence PLACE =
      new Evidence(
          Optional.of(SampleReports.place(SampleReports.PTX, "buffer-size temporal 10000;")),
          "class-of-service schedulers sched-rdma-data buffer-size temporal",
          List.of(
              new Evidence.Step(
                  SampleReports.place(SampleReports.PTX, "scheduler-map sm-dci"),
                  "interfaces et-0/0/0 key hunter2")));

  private record Queue(String label, Fact<Quantity> temporal) implements Subject {
    @Override
    public SubjectKind<?> kind() {
      return KIND;
    }

    @Override
    public String device() {
      return "dc1-ptx1";
    }

    @Override
    public String file() {
      return "net/dc1-ptx1.conf";
    }

    @Override
    public Optional<? extends Subject> in(String kind) {
      return Optional.empty();
    }

    @Override
    public Evidence evidence() {
      return Evidence.NONE;
    }

    @Override
    public Optional<Fact.Unknown<?>> partial() {
      return Optional.empty();
    }
  }

  private static final SubjectKind<Queue> KIND =
      SubjectKind.named("queue", Queue.class, "one for each port and class")
          .has("temporal", Type.TIME, "as written", Queue::temporal)
          .has("rdma", Type.BOOLEAN, "carries RDMA", q -> Fact.byDefault(true, Evidence.NONE))
          .has("rate", Type.RATE, "of the port", q -> rate())
          .has(
              "priorities",
              Type.listOf(Type.NUMBER),
              "that pause",
              q ->
                  Fact.assumed(
                      new Items(
                          List.of(Fact.known(Quantity.number(3)), rate()),
                          Optional.of(new Fact.Unknown<>("cut", "", Evidence.NONE))),
                      Evidence.NONE))
          .has("class-of", Type.TEXT, Type.NUMBER, Quantity.class, "of a mark", (q, n) -> rate());

  private static Fact<Quantity> rate() {
    return Fact.unknown("the port speed is not known", "give `rate` for the port");
  }

  private static final List<Queue> QUEUES =
      List.of(
          new Queue("et-0/0/0 rdma-data", Fact.known(Quantity.of(12948, Unit.US), PLACE)),
          new Queue("et-0/0/0 \u001b[31m", Fact.absent(Evidence.NONE)));

  @Test
  void aTableShowsWhatIsKnownAndWhyTheRestIsNot() throws IOException {
    StringWriter out = new StringWriter();
    SubjectTable.write(
        new SubjectGroup(
            KIND, List.of("rdma", "temporal", "rate", "priorities", "class-of", "none"), QUEUES),
        out);
    assertEquals(
        """
        queue (2)
          device    queue               rdma           temporal  rate  priorities
          dc1-ptx1  et-0/0/0 rdma-data  yes (default)  12948 µs  ?1    3, ?, … (assumed)
          dc1-ptx1  et-0/0/0 \\x1b[31m   yes (default)  -         ?1    3, ?, … (assumed)
          ?1 the port speed is not known; give `rate` for the port

        """,
        out.toString());
  }

  @Test
  void jsonHoldsEveryAttributeExactlyWithItsPlace() throws IOException {
    StringWriter out = new StringWriter();
    SubjectJson.write(
        List.of(new SubjectGroup(KIND, List.of(), QUEUES)),
        line -> line.replace("hunter2", "*******"),
        out);
    JsonNode queues = Schemas.tree(out.toString()).get("queue");
    assertEquals(2, queues.size());
    JsonNode temporal = queues.get(0).get("attributes").get("temporal");
    assertEquals("known", temporal.get("state").asText());
    assertEquals("12948 us", temporal.get("value").asText());
    assertEquals("written", temporal.get("basis").asText());
    assertEquals(7, temporal.get("line").asInt());
    assertEquals(
        "net/dc1-ptx1.conf:13:13 interfaces et-0/0/0 key *******",
        temporal.get("via").get(0).asText());
    assertEquals("absent", queues.get(1).get("attributes").get("temporal").get("state").asText());
    JsonNode rate = queues.get(0).get("attributes").get("rate");
    assertEquals("unknown", rate.get("state").asText());
    assertEquals("give `rate` for the port", rate.get("supply").asText());
    JsonNode priorities = queues.get(0).get("attributes").get("priorities");
    assertEquals("3", priorities.get("value").get(0).get("value").asText());
    assertEquals("cut", priorities.get("incomplete").asText());
    assertTrue(queues.get(0).get("attributes").get("class-of") == null);
  }
}
