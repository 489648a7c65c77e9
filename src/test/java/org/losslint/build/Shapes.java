package org.losslint.build;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** Uses lambdas, method references and records in every shape that javac makes a call site of. */
public final class Shapes implements Supplier<List<String>> {
  private final String prefix;
  private final List<String> results = new ArrayList<>();

  public Shapes() {
    this("shape ");
  }

  private Shapes(String prefix) {
    this.prefix = prefix;
  }

  record Point(int x, long y, boolean near, String name, Object other, int[] parts, char sign) {}

  record Empty() {}

  record Measure(double exact, float rough) {}

  sealed interface Part permits Part.Word {
    record Word(String text, byte size, short width) implements Part {}

    private String own() {
      return "own";
    }

    default String called() {
      Supplier<String> own = this::own;
      return own.get();
    }
  }

  private String own(String text) {
    return prefix + text;
  }

  private static <T> T same(T value) {
    return value;
  }

  @Override
  public List<String> get() {
    references();
    captures();
    records();
    return results;
  }

  private void references() {
    Function<String, Integer> length = String::length;
    ToLongFunction<String> wider = String::length;
    ToIntFunction<Integer> unboxed = Shapes::same;
    IntFunction<List<String>> constructor = ArrayList::new;
    IntFunction<String[]> array = String[]::new;
    Function<String, String> privateMethod = this::own;
    BiFunction<List<String>, String, Boolean> onInterface = List::contains;
    Supplier<Shapes> privateConstructor = Shapes::new;
    IntBinaryOperator primitive = Math::max;
    BinaryOperator<Integer> boxed = Math::max;
    Comparator<Point> byLong = Comparator.comparingLong(Point::y);
    Consumer<String> dropping = results::add;
    dropping.accept("dropped result");
    say(length.apply("four"), wider.applyAsLong("four"), unboxed.applyAsInt(7));
    say(constructor.apply(3), array.apply(2).length, privateMethod.apply("a"));
    say(onInterface.apply(List.of("a"), "a"), privateConstructor.get().prefix);
    say(primitive.applyAsInt(2, 3), boxed.apply(3, 2), byLong.compare(point(1), point(2)));
    say(new Part.Word("w", (byte) 1, (short) 2).called());
  }

  private void captures() {
    int number = 4;
    long wide = 1L << 40;
    char letter = 'c';
    double half = 0.5;
    boolean truth = true;
    Supplier<String> all = () -> prefix + number + wide + letter + half + truth;
    Function<Integer, Function<Integer, Integer>> nested = a -> b -> a * b + number;
    Predicate<Object> predicate = o -> o instanceof String text && text.length() == number;
    Runnable nothing = () -> results.add("ran");
    nothing.run();
    say(all.get(), nested.apply(3).apply(5), predicate.test("four"), predicate.test(4));
    say(Optional.of("x").map(x -> x + number).filter(x -> !x.isEmpty()).orElseThrow());
    say(List.of(3, 1, 2).stream().sorted(Comparator.reverseOrder()).map(i -> i * wide).toList());
    Comparator<String> marked = (Comparator<String> & java.io.Serializable) String::compareTo;
    say(marked.compare("a", "a"));
  }

  private static Point point(long y) {
    return new Point(1, y, true, "p", null, null, '+');
  }

  private void records() {
    Point far = new Point(2, 1, false, null, List.of(1), null, '-');
    say(point(1), far, new Empty(), new Part.Word("w", (byte) 1, (short) 2));
    say(point(1).equals(point(1)), point(1).equals(point(2)), point(1).equals(null));
    say(point(1).hashCode(), far.hashCode(), new Empty().hashCode(), new Empty().equals("x"));
    say(new Part.Word("w", (byte) 1, (short) 2).equals(new Part.Word("w", (byte) 1, (short) 3)));
    Measure none = new Measure(Double.NaN, -0.0f);
    say(none, none.hashCode(), none.equals(new Measure(Double.NaN, -0.0f)));
    say(none.equals(new Measure(Double.NaN, 0.0f)), none.equals(new Measure(1.5, -0.0f)));
  }

  private void say(Object... values) {
    for (Object value : values) {
      results.add(String.valueOf(value));
    }
  }
}
