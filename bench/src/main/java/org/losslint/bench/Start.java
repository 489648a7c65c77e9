package org.losslint.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.losslint.inventory.InventoryReader;
import org.losslint.inventory.PlatformReader;
import org.losslint.model.LosslessVocabulary;
import org.losslint.rules.Pack;
import org.losslint.rules.load.BundledPacks;
import org.losslint.rules.load.RuleSets;
import org.losslint.rules.prepared.PreparedPacks;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** The parts of a start that do not depend on the configuration, each the first time in a JVM. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(
    value = 10,
    jvmArgsAppend = {"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"})
public class Start {
  private Path inventory;

  @Setup
  public void write() throws IOException {
    inventory = Files.createTempFile("losslint", ".yaml");
    Generator.main(new String[] {"inventory", inventory.toString()});
  }

  @TearDown
  public void delete() throws IOException {
    Files.delete(inventory);
  }

  /** The vocabulary, the prepared packs and the rule set. */
  @Benchmark
  public Object packs() {
    PreparedPacks prepared = BundledPacks.prepared(LosslessVocabulary.ALL).orElseThrow();
    List<Pack> packs = new ArrayList<>();
    for (String name : BundledPacks.DEFAULT) {
      packs.add(prepared.pack(name).orElseThrow());
    }
    return RuleSets.assemble(packs);
  }

  /** 200 links and 2,000 ports. */
  @Benchmark
  public Object inventory() {
    return InventoryReader.read(inventory, "inventory");
  }

  @Benchmark
  public Object platforms() {
    return PlatformReader.read(BundledPacks.platforms().orElseThrow(), new ArrayList<>());
  }
}
