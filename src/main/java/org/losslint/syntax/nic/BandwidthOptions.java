package org.losslint.syntax.nic;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losslint.source.Diagnostic.Kind;
import org.losslint.source.Severity;
import org.losslint.syntax.Word;
import org.losslint.syntax.nic.BandwidthTest.Option;

/** Reads the options of perftest's bandwidth tests ({@code ib_write_bw --help}, release 25). */
final class BandwidthOptions {
  private static final long KIBI = 1024;

  /** Short options that take a value. */
  private static final String WITH_VALUE = "pdistsQrnmcuSxDflqwyTIoMABkKPLWCvJjz";

  /** Long options that take none; all others do, in the next word or behind {@code =}. */
  private static final Set<String> FLAGS =
      Set.of(
          "--all",
          "--bidirectional",
          "--dualport",
          "--rdma_cm",
          "--events",
          "--report_gbits",
          "--report-both",
          "--report_per_port",
          "--run_infinitely",
          "--no_peak",
          "--CPU-freq",
          "--cpu_util",
          "--comm_rdma_cm",
          "--noPeak",
          "--odp",
          "--use_exp",
          "--use_old_post_send",
          "--ipv6",
          "--ipv6-addr",
          "--help",
          "--version",
          "--out_json",
          "--mr_per_qp",
          "--dlid",
          "--payload_modification",
          "--aes_xts",
          "--unsorted",
          "--start",
          "--retry_on_error");

  private final CommandLine command;
  private final DiagnosticLog log;
  private final Map<Option, Stated<Long>> values = new EnumMap<>(Option.class);
  private final Set<Option> unreadable = EnumSet.noneOf(Option.class);
  private Optional<Word> server = Optional.empty();
  private boolean timed;
  private boolean allSizes;
  private boolean dualPort;

  BandwidthOptions(CommandLine command, DiagnosticLog log) {
    this.command = command;
    this.log = log;
  }

  BandwidthTest read() {
    int at = 0;
    while (at < command.arguments().size()) {
      at = option(at);
    }
    return new BandwidthTest(command, values, unreadable, timed, allSizes, dualPort, server);
  }

  /** Reads the word at {@code at}; the index behind it and behind its value. */
  private int option(int at) {
    Word word = command.arguments().get(at);
    String text = word.text();
    if (!text.startsWith("-") || text.length() < 2) {
      server = Optional.of(word);
      return at + 1;
    }
    if (text.startsWith("--")) {
      int equals = text.indexOf('=');
      String name = equals < 0 ? text : text.substring(0, equals);
      if (equals >= 0) {
        value(name, CommandLine.tail(word, equals + 1));
        return at + 1;
      }
      return FLAGS.contains(name) ? flag(name, at) : valueBehind(name, word, at);
    }
    String name = text.substring(0, 2);
    if (WITH_VALUE.indexOf(text.charAt(1)) < 0) {
      flag(name, at);
      // Flags may be joined: -aR.
      for (int i = 2; i < text.length(); i++) {
        flag("-" + text.charAt(i), at);
      }
      return at + 1;
    }
    if (text.length() > 2) {
      value(name, CommandLine.tail(word, 2));
      return at + 1;
    }
    return valueBehind(name, word, at);
  }

  private int valueBehind(String name, Word option, int at) {
    if (at + 1 == command.arguments().size()) {
      bad(option, "the option " + name + " has no value");
      optionOf(name).ifPresent(unreadable::add);
      return at + 1;
    }
    value(name, command.arguments().get(at + 1));
    return at + 2;
  }

  private int flag(String name, int at) {
    switch (name) {
      case "-a", "--all" -> allSizes = true;
      case "-O", "--dualport" -> dualPort = true;
      default -> {}
    }
    return at + 1;
  }

  private static Optional<Option> optionOf(String name) {
    return switch (name) {
      case "-q", "--qp" -> Optional.of(Option.QUEUE_PAIRS);
      case "-t", "--tx-depth" -> Optional.of(Option.TX_DEPTH);
      case "-s", "--size" -> Optional.of(Option.MESSAGE_SIZE);
      case "-n", "--iters" -> Optional.of(Option.ITERATIONS);
      case "-u", "--qp-timeout" -> Optional.of(Option.TIMEOUT);
      case "-m", "--mtu" -> Optional.of(Option.MTU);
      default -> Optional.empty();
    };
  }

  private void value(String name, Word value) {
    if (name.equals("-D") || name.equals("--duration")) {
      timed = true;
    }
    optionOf(name)
        .ifPresent(
            option -> {
              Optional<Stated<Long>> number = number(name, option, value);
              if (number.isPresent()) {
                values.put(option, number.get());
                unreadable.remove(option);
              } else {
                unreadable.add(option);
              }
            });
  }

  private static long least(Option option) {
    return switch (option) {
      case TIMEOUT -> 0;
      case MTU -> 256;
      default -> 1;
    };
  }

  private static long most(Option option) {
    return switch (option) {
      case QUEUE_PAIRS -> 16_384;
      case TX_DEPTH -> 15_000;
      case MESSAGE_SIZE -> (1L << 31) - 1;
      case ITERATIONS -> 100_000_000;
      case TIMEOUT -> 31;
      case MTU -> 4096;
    };
  }

  /** A whole number; of a size also with K or M for 1024 and 1024². */
  private Optional<Stated<Long>> number(String name, Option option, Word value) {
    String text = value.text();
    long factor = 1;
    if (text.length() > 1 && option == Option.MESSAGE_SIZE) {
      char last = text.charAt(text.length() - 1);
      factor = last == 'K' || last == 'k' ? KIBI : last == 'M' || last == 'm' ? KIBI * KIBI : 1;
      text = factor > 1 ? text.substring(0, text.length() - 1) : text;
    }
    if (text.isEmpty() || text.length() > 12 || !isDigits(text)) {
      bad(value, "`" + value.text() + "` is no value that " + name + " takes");
      return Optional.empty();
    }
    long number = Long.parseLong(text) * factor;
    if (number < least(option) || number > most(option)) {
      bad(
          value,
          name
              + " "
              + value.text()
              + " is outside of what the tool takes, "
              + least(option)
              + " to "
              + most(option));
      return Optional.empty();
    }
    return Optional.of(new Stated<>(number, value.span()));
  }

  private static boolean isDigits(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return true;
  }

  private void bad(Word place, String message) {
    log.add(
        Kind.SYNTAX,
        Severity.WARNING,
        place.span(),
        message,
        "correct the command; the window of this client is not known without it");
  }
}
