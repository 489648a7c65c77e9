package org.losslint.build;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** The class that does what a lambda or a method reference does. */
final class LambdaClass {
  private static final String INSTANCE = "INSTANCE";
  private static final String MAKE = "make";
  private static final Type OBJECT = Type.getType(Object.class);

  private final ClassNode node = new ClassNode();
  private final InvokeDynamicInsnNode site;
  private final Type self;
  private final Type[] captured;

  /** Whether the site is of the plain kind, without markers, bridges or serialization. */
  static boolean makes(InvokeDynamicInsnNode site) {
    return site.bsm.getOwner().equals("java/lang/invoke/LambdaMetafactory")
        && site.bsm.getName().equals("metafactory");
  }

  LambdaClass(ClassNode owner, InvokeDynamicInsnNode site, int number) {
    this.site = site;
    self = Type.getObjectType(owner.name + "$$" + number);
    captured = Type.getArgumentTypes(site.desc);
    node.version = owner.version;
    node.access = Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
    node.name = self.getInternalName();
    node.superName = "java/lang/Object";
    node.interfaces = List.of(Type.getReturnType(site.desc).getInternalName());
    node.nestHostClass = owner.nestHostClass == null ? owner.name : owner.nestHostClass;
    constructor();
    if (captured.length == 0) {
      instance();
    } else {
      factory();
    }
    method();
  }

  ClassNode node() {
    return node;
  }

  /** What takes the place of the site: the same values on the stack, the same result. */
  AbstractInsnNode call() {
    return captured.length == 0
        ? new FieldInsnNode(Opcodes.GETSTATIC, node.name, INSTANCE, self.getDescriptor())
        : new MethodInsnNode(Opcodes.INVOKESTATIC, node.name, MAKE, site.desc, false);
  }

  private Method initializer() {
    return new Method("<init>", Type.VOID_TYPE, captured);
  }

  private GeneratorAdapter adapter(int access, Method method) {
    return new GeneratorAdapter(
        access,
        method,
        node.visitMethod(access, method.getName(), method.getDescriptor(), null, null));
  }

  private static String field(int index) {
    return "value" + index;
  }

  private void constructor() {
    GeneratorAdapter code = adapter(Opcodes.ACC_PRIVATE, initializer());
    code.loadThis();
    code.invokeConstructor(OBJECT, new Method("<init>", "()V"));
    for (int i = 0; i < captured.length; i++) {
      int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL;
      node.visitField(access, field(i), captured[i].getDescriptor(), null, null);
      code.loadThis();
      code.loadArg(i);
      code.putField(self, field(i), captured[i]);
    }
    code.returnValue();
    code.endMethod();
  }

  /** A lambda that captures nothing is one object. */
  private void instance() {
    int access = Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
    node.visitField(access, INSTANCE, self.getDescriptor(), null, null);
    GeneratorAdapter code = adapter(Opcodes.ACC_STATIC, new Method("<clinit>", "()V"));
    code.newInstance(self);
    code.dup();
    code.invokeConstructor(self, initializer());
    code.putStatic(self, INSTANCE, self);
    code.returnValue();
    code.endMethod();
  }

  private void factory() {
    GeneratorAdapter code = adapter(Opcodes.ACC_STATIC, new Method(MAKE, site.desc));
    code.newInstance(self);
    code.dup();
    code.loadArgs();
    code.invokeConstructor(self, initializer());
    code.returnValue();
    code.endMethod();
  }

  private void method() {
    Method erased = new Method(site.name, ((Type) site.bsmArgs[0]).getDescriptor());
    Handle target = (Handle) site.bsmArgs[1];
    Method wanted = new Method(site.name, ((Type) site.bsmArgs[2]).getDescriptor());
    GeneratorAdapter code = adapter(Opcodes.ACC_PUBLIC, erased);
    Type owner = Type.getObjectType(target.getOwner());
    boolean isNew = target.getTag() == Opcodes.H_NEWINVOKESPECIAL;
    if (isNew) {
      code.newInstance(owner);
      code.dup();
    }
    List<Type> parameters = parameters(target, owner);
    for (int i = 0; i < captured.length; i++) {
      code.loadThis();
      code.getField(self, field(i), captured[i]);
    }
    for (int i = 0; i < erased.getArgumentTypes().length; i++) {
      Type argument = wanted.getArgumentTypes()[i];
      code.loadArg(i);
      if (isReference(argument) && !argument.equals(erased.getArgumentTypes()[i])) {
        code.checkCast(argument);
      }
      convert(code, argument, parameters.get(captured.length + i));
    }
    invoke(code, target);
    Type result = isNew ? owner : Type.getReturnType(target.getDesc());
    give(code, result, wanted.getReturnType(), erased.getReturnType());
    code.returnValue();
    code.endMethod();
  }

  /** What the target takes, an object that it is called on included. */
  private static List<Type> parameters(Handle target, Type owner) {
    List<Type> parameters = new ArrayList<>();
    boolean isCalledOn =
        target.getTag() != Opcodes.H_INVOKESTATIC && target.getTag() != Opcodes.H_NEWINVOKESPECIAL;
    if (isCalledOn) {
      parameters.add(owner);
    }
    parameters.addAll(List.of(Type.getArgumentTypes(target.getDesc())));
    return parameters;
  }

  /** A private method of the nest is called like any other from another class of the nest. */
  private static void invoke(GeneratorAdapter code, Handle target) {
    int opcode =
        switch (target.getTag()) {
          case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
          case Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
          default -> target.isInterface() ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
        };
    code.visitMethodInsn(
        opcode, target.getOwner(), target.getName(), target.getDesc(), target.isInterface());
  }

  private static void give(GeneratorAdapter code, Type result, Type wanted, Type erased) {
    if (erased.equals(Type.VOID_TYPE)) {
      if (result.getSize() == 2) {
        code.pop2();
      } else if (result.getSize() == 1) {
        code.pop();
      }
    } else if (isReference(erased)) {
      convert(code, result, isReference(result) ? result : wanted);
    } else {
      convert(code, result, erased);
    }
  }

  private static boolean isReference(Type type) {
    return type.getSort() == Type.OBJECT || type.getSort() == Type.ARRAY;
  }

  private static void convert(GeneratorAdapter code, Type from, Type to) {
    if (from.equals(to)) {
      return;
    }
    if (isReference(from) && isReference(to)) {
      if (!to.equals(OBJECT)) {
        code.checkCast(to);
      }
    } else if (isReference(from)) {
      code.unbox(to);
    } else if (isReference(to)) {
      code.valueOf(from);
    } else {
      code.cast(from, to);
    }
  }
}
