package org.losslint.bench;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.losslint.evaluate.Expectations;
import org.losslint.evaluate.Inspector;
import org.losslint.evaluate.Readings;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.InventoryIndex;
import org.losslint.inventory.Platforms;
import org.losslint.model.LosslessVocabulary;
import org.losslint.rules.Pack;
import org.losslint.rules.load.BundledPacks;
import org.losslint.rules.load.RuleSets;
import org.losslint.rules.prepared.PreparedPacks;
import org.losslint.source.Input;
import org.losslint.source.InputFinder;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** One configuration on one thread of a warm JVM; {@code megabytes} is what counts. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class Reading {
  /**
   * {@code router}: class-of-service below 5 % of it; {@code set}: the same as set lines; {@code
   * cos}: class-of-service and interfaces only; all of 5.6 MB.
   */
  @Param({"router", "set", "cos"})
  public String kind;

  private Path file;
  private Expectations expectations;
  private List<Input> inputs;
  private double megabytes;

  /** How much text went through. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Text {
    /** Of 1,000,000 bytes. */
    public double megabytes;
  }

  @Setup
  public void write() throws IOException {
    file = Files.createTempFile("losslint", ".conf");
    Generator.main(new String[] {kind, file.toString()});
    megabytes = Files.size(file) / 1e6;
    PreparedPacks prepared = BundledPacks.prepared(LosslessVocabulary.ALL).orElseThrow();
    List<Pack> packs =
        BundledPacks.DEFAULT.stream().map(name -> prepared.pack(name).orElseThrow()).toList();
    expectations =
        new Expectations(
            RuleSets.assemble(packs).rules(),
            Inventory.NONE,
            new InventoryIndex(Inventory.NONE, file.getParent()),
            Optional.empty(),
            Platforms.NONE);
    InputFinder finder = new InputFinder(file.getParent(), "-", java.util.Set.of());
    finder.add(file.toString());
    inputs = finder.inputs();
  }

  @TearDown
  public void delete() throws IOException {
    Files.delete(file);
  }

  /**
   * From the bytes on disk to the statements. What groups bring to a statement is worked out when
   * somebody asks for it, so here for the top level alone; {@link #judge} asks for all it needs.
   */
  @Benchmark
  public int read(Text text) throws IOException {
    int[] statements = new int[1];
    Readings.read(
        expectations,
        inputs,
        InputStream.nullInputStream(),
        (path, configuration, effective) ->
            statements[0] += effective.children().size());
    text.megabytes += megabytes;
    return statements[0];
  }

  /** The same and all rules. */
  @Benchmark
  public int judge(Text text) {
    text.megabytes += megabytes;
    return new Inspector(expectations)
        .inspect(inputs, InputStream.nullInputStream(), "bench")
        .findings()
        .size();
  }
}
