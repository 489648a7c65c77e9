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
import org.losslint.evaluate.ReadAhead;
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
import org.losslint.source.Tree;
import org.losslint.source.git.GitException;

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
  private final List<String> notes = new ArrayList<>(0);
  private List<Input> given = List.of();
  private List<String> asked = List.of();

  InputOptions(Arguments arguments, Environment environment) {
    this.arguments = arguments;
    this.environment = environment;
  }

  /** What was wrong with files, so that the run goes on and its exit status is 2. */
  List<Problem> problems() {
    return problems;
  }

  /** What to say of options, and what keeps nothing from being trusted. */
  List<String> notes() {
    return notes;
  }

  /** What the user asked about: all inputs of the request but those that only have a say. */
  List<Input> given() {
    return given;
  }

  /**
   * Finds the files and the inventory on disk.
   *
   * @throws UsageException where the options contradict each other or cannot be read
   */
  Request request(Environment.Clock clock) throws UsageException {
    return request(clock, arguments.operands());
  }

  /**
   * Finds the files and the inventory of a check, which begins to read while it waits for the
   * inventory.
   *
   * @throws UsageException where the options contradict each other or cannot be read
   */
  Request request(Environment.Clock clock, Moments moments) throws UsageException {
    return request(clock, moments, arguments.operands(), jobs() > 1);
  }

  /** As {@link #request(Environment.Clock)}, with the operands that name files. */
  Request request(Environment.Clock clock, List<String> operands) throws UsageException {
    jobs();
    return request(clock, Moments.now(), operands, false);
  }

  private Request request(
      Environment.Clock clock, Moments moments, List<String> operands, boolean early)
      throws UsageException {
    List<String> names = names(operands);
    if (names.isEmpty() && !(moments.staged() && operands.isEmpty())) {
      if (!problems.isEmpty()) {
        throw new UsageException(problems.get(0).toString());
      }
      throw new UsageException("no file is given", "name files, folders, patterns or -");
    }
    if (arguments.value(STDIN_FILENAME).isPresent() && !names.contains("-")) {
      throw new UsageException(
          STDIN_FILENAME.name() + " has no effect without `-`", "give - for standard input");
    }
    Path directory = environment.workingDirectory();
    try {
      asked = moments.staged() ? new StagedNames(moments, directory).of(names) : names;
      InputFinder finder = finder(moments.tree());
      problems.addAll(finder.problems());
      given = moments.staged() ? StagedNames.met(finder.inputs()) : finder.inputs();
      Optional<ReadAhead> ahead = early ? ahead() : Optional.empty();
      Inventory inventory = inventory(given, moments.tree());
      if (arguments.value(ROLE).isPresent() && inventory.file().isPresent()) {
        notes.add(
            ROLE.name()
                + " is for hosts alone that "
                + inventory.file().get().path()
                + " does not list; that inventory says what ports are for");
      }
      List<Input> inputs = new ArrayList<>(given);
      if (moments.staged()) {
        inputs.addAll(new Peers(moments, inventory, directory).of(given));
        asked = displays(inputs);
      }
      return request(clock, moments.tree(), finder, inputs, inventory, ahead);
    } catch (GitException e) {
      throw new UsageException(e.problem().toString());
    }
  }

  /**
   * The same files as of another moment, after {@link #request(Environment.Clock, Moments)}. One
   * that was not there then is new, and no problem.
   *
   * @throws UsageException where its inventory cannot be told
   */
  Request before(Environment.Clock clock, Tree tree) throws UsageException {
    InputFinder finder = finder(tree);
    List<Input> inputs = new ArrayList<>();
    for (Input input : finder.inputs()) {
      if (!(input instanceof Input.OfStandardInput)) {
        inputs.add(input);
        continue;
      }
      // What standard input holds now was a file then, if it has a name.
      Path path = environment.workingDirectory().resolve(input.display());
      if (tree.isFile(path)) {
        inputs.add(new Input.OfFile(tree, path, input.display(), true));
      }
    }
    Inventory inventory = inventory(inputs, tree);
    return request(clock, tree, finder, inputs, inventory, Optional.empty());
  }

  /** Several files are read by several threads anyway, and what git holds is read by one. */
  private Optional<ReadAhead> ahead() {
    return given.size() == 1
            && given.get(0) instanceof Input.OfFile file
            && file.tree() == Tree.DISK
        ? Optional.of(ReadAhead.of(file))
        : Optional.empty();
  }

  private InputFinder finder(Tree tree) {
    String standardInput = arguments.value(STDIN_FILENAME).orElse(STANDARD_INPUT);
    InputFinder finder =
        new InputFinder(
            tree,
            environment.workingDirectory(),
            standardInput,
            Set.of(InventoryFinder.NAMES.get(0)));
    for (String name : asked) {
      finder.add(name);
    }
    return finder;
  }

  private static List<String> displays(List<Input> inputs) {
    List<String> displays = new ArrayList<>(inputs.size());
    for (Input input : inputs) {
      displays.add(input.display());
    }
    return displays;
  }

  private Request request(
      Environment.Clock clock,
      Tree tree,
      InputFinder finder,
      List<Input> inputs,
      Inventory inventory,
      Optional<ReadAhead> ahead)
      throws UsageException {
    return new Request(
        inputs,
        environment.in(),
        inventory,
        blanket(),
        packs(arguments, environment, tree),
        environment.workingDirectory(),
        finder.folders(),
        clock,
        jobs(),
        environment.watch(),
        Optional.empty(),
        ahead,
        finder.walked(),
        Optional.empty());
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
    Inventory inventory = inventoryAbove(List.of(absolute), Tree.DISK);
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
    return packs(arguments, environment, Tree.DISK);
  }

  private static Packs packs(Arguments arguments, Environment environment, Tree tree)
      throws UsageException {
    return new Packs(
        arguments.values(PACK),
        arguments.values(ONLY_PACK),
        SettingsChoice.of(arguments),
        tree,
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

  private Inventory inventory(List<Input> inputs, Tree tree) throws UsageException {
    Path directory = environment.workingDirectory();
    List<Path> paths = new ArrayList<>();
    for (Input input : inputs) {
      if (input instanceof Input.OfFile file) {
        paths.add(file.path());
      } else if (input instanceof Input.OfStandardInput standard) {
        paths.add(directory.resolve(standard.display()));
      }
    }
    return inventoryAbove(paths, tree);
  }

  private Inventory inventoryAbove(List<Path> paths, Tree tree) throws UsageException {
    Path directory = environment.workingDirectory();
    Optional<String> named = arguments.value(INVENTORY);
    if (named.isPresent()) {
      return read(tree, directory.resolve(named.get()), named.get());
    }
    List<Path> found = InventoryFinder.find(tree, paths);
    if (found.size() > 1) {
      throw new UsageException(
          "the files lie below several inventories, " + found.get(0) + " and " + found.get(1),
          "check them in separate runs, or choose one with --inventory");
    }
    return found.isEmpty()
        ? Inventory.NONE
        : read(
            tree, found.get(0), directory.relativize(found.get(0)).toString().replace('\\', '/'));
  }

  private Inventory read(Tree tree, Path path, String display) {
    InventoryReading reading = InventoryReader.read(tree, path, display);
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
