package org.losslint.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Run by the build: copies classes, and replaces the call sites that a JVM would link while it
 * runs, which are lambdas and the methods that records bring along. A JVM of version 17 takes a
 * quarter of a millisecond for each, also from an archive of classes; a class from the archive
 * takes a sixth of that (docs/decisions/0015-plain-calls.md). The few files that every check needs
 * become part of a class.
 */
public final class PlainCalls {
  private static final String HOLDER = "org/losslint/source/Shipped";

  private final Map<String, ClassNode> classes = new TreeMap<>();
  private final List<ClassNode> made = new ArrayList<>();

  private PlainCalls() {}

  /**
   * @param arguments the folder with the classes, the one that the copies go to, and the files in
   *     it that become part of a class
   */
  public static void main(String[] arguments) throws IOException {
    Path from = Path.of(arguments[0]);
    Path to = Path.of(arguments[1]);
    PlainCalls calls = new PlainCalls();
    calls.copy(from, to);
    calls.rewrite();
    calls.hold(to, Arrays.asList(arguments).subList(2, arguments.length));
    calls.write(to);
  }

  /** Classes without such call sites; those that take their place are among them. */
  static Map<String, byte[]> rewritten(List<byte[]> files) {
    PlainCalls calls = new PlainCalls();
    for (byte[] file : files) {
      calls.add(file);
    }
    calls.rewrite();
    return calls.bytes();
  }

  private void copy(Path from, Path to) throws IOException {
    clear(to);
    List<Path> files;
    try (Stream<Path> walk = Files.walk(from)) {
      files = walk.sorted().toList();
    }
    for (Path file : files) {
      Path copy = to.resolve(from.relativize(file).toString());
      if (Files.isDirectory(file)) {
        Files.createDirectories(copy);
      } else if (file.toString().endsWith(".class")) {
        add(Files.readAllBytes(file));
      } else {
        Files.copy(file, copy);
      }
    }
  }

  private void hold(Path folder, List<String> paths) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    for (String path : paths) {
      files.put(path, Files.readAllBytes(folder.resolve(path)));
    }
    if (!files.isEmpty()) {
      HeldFiles.write(classes.get(HOLDER), files);
    }
  }

  private static void clear(Path folder) throws IOException {
    if (Files.exists(folder)) {
      List<Path> files;
      try (Stream<Path> walk = Files.walk(folder)) {
        files = walk.sorted(Comparator.reverseOrder()).toList();
      }
      for (Path file : files) {
        Files.delete(file);
      }
    }
  }

  private void add(byte[] file) {
    ClassNode node = new ClassNode();
    new ClassReader(file).accept(node, 0);
    classes.put(node.name, node);
  }

  private void rewrite() {
    for (ClassNode node : classes.values()) {
      int lambdas = 0;
      for (MethodNode method : node.methods) {
        for (AbstractInsnNode instruction : method.instructions.toArray()) {
          if (!(instruction instanceof InvokeDynamicInsnNode site)) {
            continue;
          }
          if (RecordMethod.makes(site)) {
            RecordMethod.write(node, method, site);
          } else if (LambdaClass.makes(site)) {
            LambdaClass lambda = new LambdaClass(node, site, lambdas++);
            method.instructions.set(site, lambda.call());
            made.add(lambda.node());
            host(node).nestMembers = with(host(node).nestMembers, lambda.node().name);
          }
        }
      }
    }
  }

  private ClassNode host(ClassNode node) {
    return node.nestHostClass == null ? node : classes.get(node.nestHostClass);
  }

  private static List<String> with(List<String> members, String member) {
    List<String> all = members == null ? new ArrayList<>() : members;
    all.add(member);
    return all;
  }

  private Map<String, byte[]> bytes() {
    Map<String, byte[]> bytes = new TreeMap<>();
    List<ClassNode> all = new ArrayList<>(classes.values());
    all.addAll(made);
    for (ClassNode node : all) {
      ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
      node.accept(writer);
      bytes.put(node.name, writer.toByteArray());
    }
    return bytes;
  }

  private void write(Path to) throws IOException {
    for (Map.Entry<String, byte[]> file : bytes().entrySet()) {
      Files.write(to.resolve(file.getKey() + ".class"), file.getValue());
    }
  }
}
