package org.losslint.build;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Puts the content of files into the method of a class that answers with it. */
final class HeldFiles {
  private static final String METHOD = "held";
  private static final String DESCRIPTOR = "(Ljava/lang/String;)Ljava/lang/String;";
  private static final String BUILDER = "java/lang/StringBuilder";

  /** A constant has room for 65,535 bytes, and a character takes up to two here. */
  private static final int LONGEST = 32_000;

  private HeldFiles() {}

  /**
   * @param files their content by path
   * @throws IllegalStateException where the class has no such method
   */
  static void write(ClassNode node, Map<String, byte[]> files) {
    InsnList code = new InsnList();
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      LabelNode next = new LabelNode();
      code.add(new LdcInsnNode(file.getKey()));
      code.add(new VarInsnNode(Opcodes.ALOAD, 0));
      code.add(call("java/lang/String", "equals", "(Ljava/lang/Object;)Z"));
      code.add(new JumpInsnNode(Opcodes.IFEQ, next));
      text(new String(file.getValue(), StandardCharsets.ISO_8859_1), code);
      code.add(new InsnNode(Opcodes.ARETURN));
      code.add(next);
      code.add(new FrameNode(Opcodes.F_SAME, 0, null, 0, null));
    }
    code.add(new LdcInsnNode(""));
    code.add(new InsnNode(Opcodes.ARETURN));
    for (MethodNode method : node.methods) {
      if (method.name.equals(METHOD) && method.desc.equals(DESCRIPTOR)) {
        method.instructions = code;
        method.localVariables = null;
        return;
      }
    }
    throw new IllegalStateException(node.name + " has no method " + METHOD);
  }

  private static void text(String text, InsnList code) {
    code.add(new TypeInsnNode(Opcodes.NEW, BUILDER));
    code.add(new InsnNode(Opcodes.DUP));
    code.add(new LdcInsnNode(text.length()));
    code.add(new MethodInsnNode(Opcodes.INVOKESPECIAL, BUILDER, "<init>", "(I)V"));
    for (int start = 0; start < text.length(); start += LONGEST) {
      code.add(new LdcInsnNode(text.substring(start, Math.min(text.length(), start + LONGEST))));
      code.add(call(BUILDER, "append", "(Ljava/lang/String;)L" + BUILDER + ";"));
    }
    code.add(call(BUILDER, "toString", "()Ljava/lang/String;"));
  }

  private static MethodInsnNode call(String owner, String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKEVIRTUAL, owner, name, descriptor);
  }
}
