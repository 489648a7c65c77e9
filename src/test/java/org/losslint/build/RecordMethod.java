package org.losslint.build;

import java.util.Objects;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Spells out {@code equals}, {@code hashCode} and {@code toString} of a record. */
final class RecordMethod {
  private static final Type OBJECTS = Type.getType(Objects.class);
  private static final Type BUILDER = Type.getType(StringBuilder.class);

  private final ClassNode owner;
  private final Type self;
  private final Object[] components;
  private final GeneratorAdapter code;

  private RecordMethod(ClassNode owner, MethodNode method, InvokeDynamicInsnNode site) {
    this.owner = owner;
    this.self = Type.getObjectType(owner.name);
    this.components = site.bsmArgs;
    this.code = new GeneratorAdapter(method, method.access, method.name, method.desc);
  }

  static boolean makes(InvokeDynamicInsnNode site) {
    return site.bsm.getOwner().equals("java/lang/runtime/ObjectMethods");
  }

  /** Replaces the body of the method, which does nothing but call the site. */
  static void write(ClassNode owner, MethodNode method, InvokeDynamicInsnNode site) {
    method.instructions.clear();
    method.localVariables = null;
    RecordMethod body = new RecordMethod(owner, method, site);
    switch (method.name) {
      case "equals" -> body.equalsMethod();
      case "hashCode" -> body.hashCodeMethod();
      case "toString" -> body.toStringMethod();
      default -> throw new IllegalStateException(owner.name + "." + method.name);
    }
    body.code.endMethod();
  }

  /** The fields, in order; in front of them the site names the class and the components. */
  private int count() {
    return components.length - 2;
  }

  private Handle component(int index) {
    return (Handle) components[index + 2];
  }

  private Type type(int index) {
    return Type.getType(component(index).getDesc());
  }

  private Type boxed(int index) {
    return Type.getType(type(index).getSort() == Type.FLOAT ? Float.class : Double.class);
  }

  private static Type[] twice(Type type) {
    return new Type[] {type, type};
  }

  private void field(int index) {
    code.getField(self, component(index).getName(), type(index));
  }

  private void equalsMethod() {
    Label unequal = code.newLabel();
    code.loadArg(0);
    code.instanceOf(self);
    code.ifZCmp(GeneratorAdapter.EQ, unequal);
    for (int i = 0; i < count(); i++) {
      code.loadThis();
      field(i);
      code.loadArg(0);
      code.checkCast(self);
      field(i);
      switch (type(i).getSort()) {
        case Type.OBJECT, Type.ARRAY -> {
          code.invokeStatic(OBJECTS, Method.getMethod("boolean equals(Object, Object)"));
          code.ifZCmp(GeneratorAdapter.EQ, unequal);
        }
        case Type.LONG -> code.ifCmp(Type.LONG_TYPE, GeneratorAdapter.NE, unequal);
        case Type.FLOAT, Type.DOUBLE -> {
          code.invokeStatic(boxed(i), new Method("compare", Type.INT_TYPE, twice(type(i))));
          code.ifZCmp(GeneratorAdapter.NE, unequal);
        }
        default -> code.ifICmp(GeneratorAdapter.NE, unequal);
      }
    }
    code.push(true);
    code.returnValue();
    code.mark(unequal);
    Object[] locals = {self.getInternalName(), "java/lang/Object"};
    code.visitFrame(Opcodes.F_NEW, locals.length, locals, 0, new Object[0]);
    code.push(false);
    code.returnValue();
  }

  private void hashCodeMethod() {
    code.push(0);
    for (int i = 0; i < count(); i++) {
      code.push(31);
      code.math(GeneratorAdapter.MUL, Type.INT_TYPE);
      code.loadThis();
      field(i);
      switch (type(i).getSort()) {
        case Type.OBJECT, Type.ARRAY ->
            code.invokeStatic(OBJECTS, Method.getMethod("int hashCode(Object)"));
        case Type.LONG ->
            code.invokeStatic(Type.getType(Long.class), Method.getMethod("int hashCode(long)"));
        case Type.BOOLEAN ->
            code.invokeStatic(
                Type.getType(Boolean.class), Method.getMethod("int hashCode(boolean)"));
        case Type.FLOAT, Type.DOUBLE ->
            code.invokeStatic(
                boxed(i), new Method("hashCode", Type.INT_TYPE, new Type[] {type(i)}));
        default -> {
          // The number itself.
        }
      }
      code.math(GeneratorAdapter.ADD, Type.INT_TYPE);
    }
    code.returnValue();
  }

  private void toStringMethod() {
    code.newInstance(BUILDER);
    code.dup();
    code.invokeConstructor(BUILDER, Method.getMethod("void <init>()"));
    words(simpleName() + "[");
    for (int i = 0; i < count(); i++) {
      words((i == 0 ? "" : ", ") + component(i).getName() + "=");
      code.loadThis();
      field(i);
      append(type(i));
    }
    words("]");
    code.invokeVirtual(BUILDER, Method.getMethod("String toString()"));
    code.returnValue();
  }

  private void words(String text) {
    code.push(text);
    append(Type.getType(String.class));
  }

  private void append(Type type) {
    Type taken =
        switch (type.getSort()) {
          case Type.OBJECT ->
              type.equals(Type.getType(String.class)) ? type : Type.getType(Object.class);
          case Type.ARRAY -> Type.getType(Object.class);
          case Type.BYTE, Type.SHORT -> Type.INT_TYPE;
          default -> type;
        };
    code.invokeVirtual(BUILDER, new Method("append", BUILDER, new Type[] {taken}));
  }

  private String simpleName() {
    for (InnerClassNode inner : owner.innerClasses) {
      if (inner.name.equals(owner.name)) {
        return inner.innerName;
      }
    }
    return owner.name.substring(owner.name.lastIndexOf('/') + 1);
  }
}
