package org.losslint.evaluate;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Works on many things at a time and hands on the results in the order of the things. No more than
 * two results for each worker wait, so memory does not grow with the number of things.
 */
final class InOrder {
  private InOrder() {}

  /**
   * @param workers how many threads; with one the calling thread does all
   * @param goesOn asked before each thing; what was begun is always handed on
   * @return how many things were done
   */
  static <T, R> int run(
      List<T> things, int workers, Function<T, R> work, Consumer<R> taker, BooleanSupplier goesOn) {
    if (workers <= 1 || things.size() <= 1) {
      int done = 0;
      while (done < things.size() && goesOn.getAsBoolean()) {
        taker.accept(work.apply(things.get(done++)));
      }
      return done;
    }
    ExecutorService threads = Executors.newFixedThreadPool(Math.min(workers, things.size()));
    try {
      return byThreads(things, 2 * workers, work, taker, goesOn, threads);
    } finally {
      threads.shutdownNow();
    }
  }

  private static <T, R> int byThreads(
      List<T> things,
      int most,
      Function<T, R> work,
      Consumer<R> taker,
      BooleanSupplier goesOn,
      ExecutorService threads) {
    Deque<Future<R>> begun = new ArrayDeque<>();
    int next = 0;
    int done = 0;
    while (true) {
      while (begun.size() < most && next < things.size() && goesOn.getAsBoolean()) {
        T thing = things.get(next++);
        begun.add(threads.submit(() -> work.apply(thing)));
      }
      if (begun.isEmpty()) {
        return done;
      }
      taker.accept(result(begun.remove()));
      done++;
    }
  }

  /** A fault of the work is one of the caller, as it would be without threads. */
  private static <R> R result(Future<R> future) {
    try {
      return future.get();
    } catch (ExecutionException e) {
      Throwable cause = e.getCause();
      if (cause instanceof RuntimeException fault) {
        throw fault;
      }
      if (cause instanceof Error fault) {
        throw fault;
      }
      throw new IllegalStateException(cause);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while files are read", e);
    }
  }
}
