package org.losslint.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InOrderTest {
  private static final List<Integer> THINGS = IntStream.range(0, 200).boxed().toList();

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, 400})
  void resultsComeInTheOrderOfTheThings(int workers) {
    List<Integer> taken = new ArrayList<>();
    int done = InOrder.run(THINGS, workers, thing -> thing * 2, taken::add, () -> true);
    assertEquals(200, done);
    assertEquals(THINGS.stream().map(thing -> thing * 2).toList(), taken);
  }

  /** The first result is not ready before the second thing is worked on. */
  @Test
  void severalThingsAreWorkedOnAtATime() {
    CountDownLatch second = new CountDownLatch(1);
    List<Integer> taken = new ArrayList<>();
    InOrder.run(
        List.of(0, 1),
        2,
        thing -> {
          if (thing == 1) {
            second.countDown();
          }
          await(second);
          return thing;
        },
        taken::add,
        () -> true);
    assertEquals(List.of(0, 1), taken);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Memory is bounded by the workers: no more results wait than twice as many. */
  @Test
  void resultsDoNotPileUp() {
    AtomicInteger begun = new AtomicInteger();
    List<Integer> ahead = new ArrayList<>();
    InOrder.run(
        THINGS,
        3,
        thing -> {
          begun.incrementAndGet();
          return thing;
        },
        thing -> ahead.add(begun.get() - thing),
        () -> true);
    assertTrue(ahead.stream().allMatch(count -> count <= 7), ahead.toString());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void whatWasBegunIsHandedOnWhenTheRunEnds(int workers) {
    List<Integer> taken = new ArrayList<>();
    int done = InOrder.run(THINGS, workers, thing -> thing, taken::add, () -> taken.size() < 20);
    assertEquals(taken.size(), done);
    assertEquals(THINGS.subList(0, done), taken);
    assertTrue(done >= 20 && done <= 20 + 2 * workers, "done: " + done);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void aFaultIsThatOfTheCaller(int workers) {
    IllegalArgumentException fault =
        assertThrows(
            IllegalArgumentException.class,
            () ->
                InOrder.run(
                    THINGS,
                    workers,
                    thing -> {
                      if (thing == 50) {
                        throw new IllegalArgumentException("at 50");
                      }
                      return thing;
                    },
                    thing -> {},
                    () -> true));
    assertEquals("at 50", fault.getMessage());
  }
}
