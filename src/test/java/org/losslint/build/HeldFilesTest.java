package org.losslint.build;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;

class HeldFilesTest {
  /** What the build does to the class that holds files. */
  static final class Holder {
    private Holder() {}

    static String held(String path) {
      return "";
    }
  }

  private static ClassNode node(Class<?> type) throws IOException {
    ClassNode node = new ClassNode();
    String file = type.getName().substring(type.getName().lastIndexOf('.') + 1) + ".class";
    try (InputStream in = type.getResourceAsStream(file)) {
      new ClassReader(in.readAllBytes()).accept(node, 0);
    }
    return node;
  }

  private static String held(Map<String, byte[]> files, String path) throws Exception {
    ClassNode node = node(Holder.class);
    HeldFiles.write(node, files);
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    byte[] bytes = writer.toByteArray();
    Class<?> holder =
        new ClassLoader(null) {
          @Override
          protected Class<?> findClass(String name) {
            return defineClass(name, bytes, 0, bytes.length);
          }
        }.loadClass(Holder.class.getName());
    var method = holder.getDeclaredMethod("held", String.class);
    method.setAccessible(true);
    return (String) method.invoke(null, path);
  }

  @Test
  void everyByteOfALongFileIsKept() throws Exception {
    byte[] all = new byte[200_003];
    for (int i = 0; i < all.length; i++) {
      all[i] = (byte) (i * 7 + i / 256);
    }
    Map<String, byte[]> files = new TreeMap<>(Map.of("a", all, "b", new byte[] {'x'}));
    assertArrayEquals(all, held(files, "a").getBytes(StandardCharsets.ISO_8859_1));
    assertEquals("x", held(files, "b"));
    assertEquals("", held(files, "c"));
  }

  @Test
  void aClassThatHoldsNothingIsRefused() throws IOException {
    ClassNode node = node(HeldFilesTest.class);
    assertThrows(IllegalStateException.class, () -> HeldFiles.write(node, Map.of()));
  }
}
