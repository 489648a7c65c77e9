package org.losslint.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losslint.inventory.Blanket;
import org.losslint.inventory.Inventory;
import org.losslint.inventory.InventoryFinder;
import org.losslint.inventory.InventoryReader;
import org.losslint.inventory.InventoryReading;
import org.losslint.inventory.Role;
import org.losslint.quantity.Quantity;
import org.losslint.quantity.QuantityFormatException;
import org.losslint.quantity.Rational;
import org.losslint.quantity.Unit;
import org.losslint.source.Input;
import org.losslint.source.InputFinder;
import org.losslint.source.Problem;
import org.losslint.source.SourceFile;
import org.losslint.source.Spelling;

/** The options that say what is read: those that every command with files has in common. */
final class InputOptions {
  static final Option INVENTORY =
      Option.value("--inventory", "FILE", "the inventory, instead of the one above the files");
  static final Option ROLE =
      Option.value("--role", "dci|leaf|spine", "the role of all RDMA ports, without an inventory");
  static final Option RTT =
      Option.value("--rtt", "TIME", "the round-trip time that goes with --role, such as 5179us");
  static final Option RATE =
      Option.value("--rate", "RATE", "the port rate that goes with --role, such as 100G");
  static final Option PACK =
      new Option("--pack", "", "NAME|FILE", true, "a rule pack beside the default ones");
  static final Option ONLY_PACK =
      new Option("--only-pack", "", "NAME|FILE", true, "a rule pack instead of the default ones");
  static final Option STDIN_FILENAME =
      Option.value("--stdin-filename", "PATH", "what reports call the file that `-` reads");
  static final Option JOBS =
      Option.value("--jobs", "N", "how many files are read at a time (default: one a processor)");

  static final List<Option> ALL =
      List.of(
          SettingsChoice.CONFIG,
          SettingsChoice.NO_CONFIG,
          INVENTORY,
          ROLE,
          RTT,
          RATE,
          PACK,
          ONLY_PACK,
          STDIN_FILENAME,
          JOBS);

  private static final String STANDARD_INPUT = "<stdin>";

  private final Arguments arguments;
  private final Environment environment;
  private final List<Problem> problems = new ArrayList<>();

  InputOptions(Arguments arguments, Environment environment) {
    this.arguments = arguments;
    this.environment = environment;
  }

  /** What was wrong with files, so that the run goes on and its exit status is 2. */
  List<Problem> problems() {
    return problems;
  }

  /**
   * Finds the files and the inventory.
   *
   * @throws UsageException where the options contradict each other or cannot be read
   */
  Request request(Environment.Clock clock) throws UsageException {
    return request(clock, arguments.operands());
  }

  /** As {@link #request(Environment.Clock)}, with the operands that name files. */
  Request request(Environment.Clock clock, List<String> operands) throws UsageException {
    Optional<Blanket> blanket = blanket();
    int jobs = jobs();
    List<String> names = names(operands);
    if (names.isEmpty()) {
      if (!problems.isEmpty()) {
        throw new UsageException(problems.get(0).toString());
      }
      throw new UsageException("no file is given", "name files, folders, patterns or -");
    }
    InputFinder finder =
        new InputFinder(
            environment.workingDirectory(),
            arguments.value(STDIN_FILENAME).orElse(STANDARD_INPUT),
            Set.of(InventoryFinder.NAMES.get(0)));
    for (String name : names) {
      finder.add(name);
    }
    problems.addAll(finder.problems());
    return new Request(
        finder.inputs(),
        environment.in(),
        inventory(finder.inputs()),
        blanket,
        packs(arguments, environment),
        environment.workingDirectory(),
        finder.folders(),
        clock,
        jobs);
  }

  /**
   * Whose settings the only operand asks for, or the working directory without one.
   *
   * @throws UsageException where the options contradict each other or cannot be read
   */
  SettingsQuery query() throws UsageException {
    Path directory = environment.workingDirectory();
    String path = arguments.operands().isEmpty() ? "" : arguments.operands().get(0);
    Path absolute;
    try {
      absolute = directory.resolve(path);
    } catch (InvalidPathException e) {
      throw new UsageException("`" + path + "` cannot be a path");
    }
    if (!Files.exists(absolute)) {
      throw new UsageException("`" + path + "` does not exist", "name a file or a folder");
    }
    boolean isFolder = Files.isDirectory(absolute) && !path.isEmpty() && !path.endsWith("/");
    Optional<Blanket> blanket = blanket();
    Inventory inventory = inventoryAbove(List.of(absolute));
    return new SettingsQuery(
        isFolder ? path + "/" : path,
        packs(arguments, environment),
        blanket,
        inventory.file().map(SourceFile::path).orElse(""),
        problems);
  }

  /**
   * @throws UsageException where the options contradict each other
   */
  static Packs packs(Arguments arguments, Environment environment) throws UsageException {
    return new Packs(
        arguments.values(PACK),
        arguments.values(ONLY_PACK),
        SettingsChoice.of(arguments),
        environment.workingDirectory());
  }

  /** The operands, with each {@code @file} replaced by what the file lists. */
  private List<String> names(List<String> operands) {
    List<String> names = new ArrayList<>();
    for (String operand : operands) {
      if (operand.length() > 1 && operand.charAt(0) == '@') {
        list(operand.substring(1), names);
      } else {
        names.add(operand);
      }
    }
    return names;
  }

  /** Names in lines, or ended by NUL as {@code git diff -z} writes them. */
  private void list(String file, List<String> names) {
    String text;
    try {
      byte[] bytes =
          file.equals("-")
              ? environment.in().readAllBytes()
              : Files.readAllBytes(environment.workingDirectory().resolve(file));
      text = new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException e) {
      problems.add(
          Problem.of("the list `" + file + "` cannot be read", "name a file with one name a line"));
      return;
    }
    char end = text.indexOf('\0') >= 0 ? '\0' : '\n';
    int start = 0;
    while (start < text.length()) {
      int next = text.indexOf(end, start);
      int stop = next < 0 ? text.length() : next;
      String name = text.substring(start, stop);
      if (end == '\n' && name.endsWith("\r")) {
        name = name.substring(0, name.length() - 1);
      }
      if (!name.isEmpty()) {
        names.add(name);
      }
      start = stop + 1;
    }
  }

  private Inventory inventory(List<Input> inputs) throws UsageException {
    Path directory = environment.workingDirectory();
    List<Path> paths = new ArrayList<>();
    for (Input input : inputs) {
      if (input instanceof Input.OfFile file) {
        paths.add(file.path());
      } else if (input instanceof Input.OfStandardInput standard) {
        paths.add(directory.resolve(standard.display()));
      }
    }
    return inventoryAbove(paths);
  }

  private Inventory inventoryAbove(List<Path> paths) throws UsageException {
    Path directory = environment.workingDirectory();
    Optional<String> named = arguments.value(INVENTORY);
    if (named.isPresent()) {
      return read(directory.resolve(named.get()), named.get());
    }
    List<Path> found = InventoryFinder.find(paths);
    if (found.size() > 1) {
      throw new UsageException(
          "the files lie below several inventories, " + found.get(0) + " and " + found.get(1),
          "check them in separate runs, or choose one with --inventory");
    }
    return found.isEmpty()
        ? Inventory.NONE
        : read(found.get(0), directory.relativize(found.get(0)).toString().replace('\\', '/'));
  }

  private Inventory read(Path path, String display) {
    InventoryReading reading = InventoryReader.read(path, display);
    problems.addAll(reading.problems());
    return reading.inventory();
  }

  private Optional<Blanket> blanket() throws UsageException {
    Optional<String> role = arguments.value(ROLE);
    Optional<Quantity> rtt = quantity(RTT, Unit.US, "5179us");
    Optional<Quantity> rate = quantity(RATE, Unit.GBPS, "100G");
    if (role.isEmpty()) {
      if (rtt.isPresent() || rate.isPresent()) {
        throw new UsageException(
            (rtt.isPresent() ? RTT : RATE).name() + " has no effect without --role",
            "add --role dci, or write it into the inventory");
      }
      return Optional.empty();
    }
    Optional<Role> known = Role.of(role.get());
    if (known.isEmpty()) {
      throw wrong(ROLE, role.get(), List.of("dci", "leaf", "spine"));
    }
    return Optional.of(new Blanket(known.get(), rtt, rate));
  }

  /** The value of an option that takes a quantity above zero. */
  Optional<Quantity> quantity(Option option, Unit usual, String example) throws UsageException {
    Optional<String> text = arguments.value(option);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    try {
      Quantity quantity = Quantity.parse(text.get(), usual.dimension());
      if (quantity.value().signum() > 0) {
        return Optional.of(quantity);
      }
    } catch (QuantityFormatException e) {
      if (isNumber(text.get())) {
        throw new UsageException(
            option.name() + " is `" + text.get() + "` and has no unit",
            "write " + text.get() + usual.symbol());
      }
      throw new UsageException(
          option.name() + ": " + e.getMessage(), "write for example " + example);
    }
    throw new UsageException(
        option.name() + " is `" + text.get() + "`", "write a value above zero, such as " + example);
  }

  private static boolean isNumber(String text) {
    try {
      Rational.parse(text);
      return true;
    } catch (NumberFormatException e) {
      return false;
    }
  }

  private int jobs() throws UsageException {
    Optional<String> jobs = arguments.value(JOBS);
    return jobs.isEmpty() ? Runtime.getRuntime().availableProcessors() : whole(JOBS, jobs.get(), 1);
  }

  /** The value of an option that takes a whole number. */
  static int whole(Option option, String text, int least) throws UsageException {
    try {
      int value = Integer.parseInt(text);
      if (value >= least) {
        return value;
      }
    } catch (NumberFormatException e) {
      // Said below, like a number that is too small.
    }
    throw new UsageException(
        option.name() + " is `" + text + "`", "write a whole number from " + least + " on");
  }

  /** What to say of a value that is none of a few words. */
  static UsageException wrong(Option option, String value, List<String> words) {
    String hint = Spelling.hint(value, words);
    return new UsageException(
        option.name()
            + " is `"
            + value
            + "`, and one of "
            + String.join(", ", words)
            + " is wanted",
        hint);
  }
}
