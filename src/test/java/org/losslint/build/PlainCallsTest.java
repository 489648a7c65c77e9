package org.losslint.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

class PlainCallsTest {
  private static final List<String> FILES =
      List.of(
          "Shapes",
          "Shapes$Point",
          "Shapes$Empty",
          "Shapes$Measure",
          "Shapes$Part",
          "Shapes$Part$Word");

  private static List<byte[]> files() throws IOException {
    List<byte[]> files = new ArrayList<>();
    for (String name : FILES) {
      try (InputStream in = PlainCallsTest.class.getResourceAsStream(name + ".class")) {
        files.add(in.readAllBytes());
      }
    }
    return files;
  }

  /** The call sites that a JVM links itself, by what links them. */
  private static TreeSet<String> linked(Iterable<byte[]> files) {
    TreeSet<String> linkers = new TreeSet<>();
    for (byte[] file : files) {
      new ClassReader(file)
          .accept(
              new ClassVisitor(Opcodes.ASM9) {
                @Override
                public MethodVisitor visitMethod(
                    int access, String name, String descriptor, String sign, String[] thrown) {
                  return new MethodVisitor(Opcodes.ASM9) {
                    @Override
                    public void visitInvokeDynamicInsn(
                        String site, String type, Handle linker, Object... arguments) {
                      linkers.add(linker.getOwner() + "." + linker.getName());
                    }
                  };
                }
              },
              0);
    }
    return linkers;
  }

  /** Loads what it is given, and nothing of it from the class path. */
  private static final class Given extends ClassLoader {
    private final Map<String, byte[]> classes;

    Given(Map<String, byte[]> classes) {
      super(PlainCallsTest.class.getClassLoader());
      this.classes = classes;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      byte[] given = classes.get(name.replace('.', '/'));
      Class<?> known = findLoadedClass(name);
      if (given == null || known != null) {
        return known == null ? super.loadClass(name, resolve) : known;
      }
      return defineClass(name, given, 0, given.length);
    }
  }

  @Test
  @SuppressWarnings("unchecked")
  void rewrittenClassesDoWhatTheyDid() throws Exception {
    Map<String, byte[]> rewritten = PlainCalls.rewritten(files());
    Class<?> shapes = new Given(rewritten).loadClass("org.losslint.build.Shapes");
    Supplier<List<String>> copy =
        (Supplier<List<String>>) shapes.getDeclaredConstructor().newInstance();
    List<String> wanted = new Shapes().get();
    assertTrue(wanted.size() > 30);
    assertEquals(wanted, copy.get());
  }

  /** What has markers or bridges stays as it is. */
  @Test
  void onlyUnusualSitesAreLeft() throws IOException {
    String lambdas = "java/lang/invoke/LambdaMetafactory.";
    assertTrue(linked(files()).contains(lambdas + "metafactory"));
    assertEquals(
        new TreeSet<>(List.of(lambdas + "altMetafactory")),
        linked(PlainCalls.rewritten(files()).values()));
  }

  @Test
  void everythingElseIsCopied(@TempDir Path folder) throws IOException {
    Path from = Files.createDirectories(folder.resolve("classes"));
    Path deep = Files.createDirectories(from.resolve("org/losslint/build"));
    Files.writeString(deep.resolve("text.txt"), "as it is");
    for (int i = 0; i < FILES.size(); i++) {
      Files.write(deep.resolve(FILES.get(i) + ".class"), files().get(i));
    }
    Path to = folder.resolve("plain");
    Files.createDirectories(to.resolve("org"));
    Files.writeString(to.resolve("org/left-over.txt"), "of an earlier build");
    PlainCalls.main(new String[] {from.toString(), to.toString()});
    assertEquals("as it is", Files.readString(to.resolve("org/losslint/build/text.txt")));
    assertTrue(Files.exists(to.resolve("org/losslint/build/Shapes$$0.class")));
    assertTrue(Files.notExists(to.resolve("org/left-over.txt")));
  }
}
