package org.losslint.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.losslint.evaluate.Report;
import org.losslint.inventory.InventoryFinder;
import org.losslint.rules.settings.SettingsFinder;
import org.losslint.source.Format;

/**
 * {@code losslint init}: writes settings and an inventory to start from, with the devices and hosts
 * of the files that it finds. All of it stands there as comments: a device that an inventory names
 * without ports would no longer be asked anything, so a skeleton in force would make rules pass.
 */
final class InitCommand implements Command {
  private static final String SETTINGS =
      """
      # How this repository wants to be judged; every key is optional. See docs/settings.md.
      # `losslint config` shows what is in force, and who says so.

      # packs: [rules/our-rules.yaml]
      # severities:
      #   COS-008: warning
      # parameters:
      #   scale-across: {buffer-depth: 3}
      # disable:
      #   - {rule: LEAF-004, reason: why it does not fit here}
      # waivers:
      #   - {rule: DCI-009, device: "dci*", reason: why this may stay, owner: who decided, until: 2027-01-31}
      """;

  private static final String HEAD =
      """
      # What no configuration says: round-trip times, roles, rates, which dump is whose. See
      # docs/inventory.md. Rules that lack one of these facts are not evaluated, and say so.
      version: 1

      # All below is a proposal; take away the `#` where it is right. Name a device only together
      # with its ports in `links` or `ports`: one without any carries no RDMA, and nothing is asked
      # of it.

      # defaults: {rdma-class: rdma-data, cnp-class: rdma-cnp, rdma-dscp: 26, cnp-dscp: 48, pfc-priority: 3}
      """;

  private static final String LINK =
      """
      #     role: dci
      #     rtt: 5179 us
      #     rtt-source: twamp
      #     rate: 100 Gbps
      """;

  private static final String PORTS =
      """

      # The ports that face hosts.
      # ports:
      #   - {device: "leaf*", interface: "et-0/0/*", role: leaf, rate: 800 Gbps, cable: 50 m}
      """;

  @Override
  public String name() {
    return "init";
  }

  @Override
  public String operands() {
    return "[OPTION…] [PATH…]";
  }

  @Override
  public String summary() {
    return "writes settings and an inventory to start from";
  }

  @Override
  public List<Option> options() {
    return List.of();
  }

  @Override
  public String notes() {
    return """

    Looks at the files and folders given, or at the working directory, and writes
    .losslint.yaml and losslint-inventory.yaml into the working directory. What is in them is
    a proposal in comments. A file that exists stays as it is.
    """;
  }

  @Override
  public ExitStatus run(Arguments arguments, Console console, Inspection inspection)
      throws UsageException, IOException {
    Environment environment = console.environment();
    List<String> paths = arguments.operands().isEmpty() ? List.of(".") : arguments.operands();
    InputOptions options = new InputOptions(arguments, environment);
    Inspection.Understood understood = inspection.show(options.request(environment.clock(), paths));
    Set<String> devices = new LinkedHashSet<>();
    List<Report.JudgedFile> dumps = new ArrayList<>();
    for (Report.JudgedFile file : understood.files()) {
      if (file.format().isJunos()) {
        devices.addAll(file.devices());
      } else if (!file.devices().isEmpty()) {
        dumps.add(file);
      }
    }
    Map<String, List<String>> hosts = hosts(dumps);
    if (devices.isEmpty() && hosts.isEmpty()) {
      return console.end(
          ExitStatus.NOT_JUDGED, "no device and no host is found; name the folder that holds them");
    }
    Path folder = environment.workingDirectory();
    write(folder.resolve(SettingsFinder.NAME), SETTINGS, console);
    write(folder.resolve(InventoryFinder.NAMES.get(0)), inventory(devices, hosts), console);
    return ExitStatus.CLEAN;
  }

  private static void write(Path file, String text, Console console) throws IOException {
    if (Files.exists(file)) {
      console.print(file.getFileName() + " exists, and stays as it is\n");
      return;
    }
    Files.write(file, text.getBytes(StandardCharsets.UTF_8), StandardOpenOption.CREATE_NEW);
    console.print(file.getFileName() + " is written\n");
  }

  /**
   * Hosts and the dumps of each. Dumps of different kinds in one folder are of one host; of one
   * kind, each is of its own.
   */
  private static Map<String, List<String>> hosts(List<Report.JudgedFile> dumps) {
    Map<String, Set<Format>> kinds = new HashMap<>();
    for (Report.JudgedFile dump : dumps) {
      kinds.computeIfAbsent(folder(dump), key -> new HashSet<>()).add(dump.format());
    }
    Map<String, List<String>> hosts = new LinkedHashMap<>();
    for (Report.JudgedFile dump : dumps) {
      String folder = folder(dump);
      boolean together = !folder.isEmpty() && kinds.get(folder).size() > 1;
      String host =
          together ? folder.substring(folder.lastIndexOf('/') + 1) : dump.devices().get(0);
      hosts.computeIfAbsent(host, key -> new ArrayList<>()).add(dump.path());
    }
    return hosts;
  }

  private static String folder(Report.JudgedFile file) {
    int slash = file.path().lastIndexOf('/');
    return slash < 0 ? "" : file.path().substring(0, slash);
  }

  private static String inventory(Set<String> devices, Map<String, List<String>> hosts) {
    StringBuilder text = new StringBuilder(HEAD);
    if (!devices.isEmpty()) {
      text.append("\n# Give `model: PTX10008` or the like where limits of the platform matter.\n");
      text.append("# devices:\n");
      for (String device : devices) {
        text.append("#   - {name: ").append(quoted(device)).append("}\n");
      }
    }
    List<String> names = new ArrayList<>(devices);
    String first = names.isEmpty() ? "dci1" : names.get(0);
    String second = names.size() < 2 ? "dci2" : names.get(1);
    text.append("\n# The paths between data centres; RTT as measured between the two routers.\n");
    text.append("# links:\n#   - name: ").append(quoted(first + "-" + second)).append('\n');
    text.append(LINK).append("#     ends:\n");
    for (String end : List.of(first, second)) {
      text.append("#       - {device: ").append(quoted(end)).append(", interface: et-0/0/0}\n");
    }
    text.append(PORTS);
    if (!hosts.isEmpty()) {
      text.append("\n# `links: [NAME]` says which paths between data centres the RDMA takes.\n");
      text.append("# hosts:\n");
      for (Map.Entry<String, List<String>> host : hosts.entrySet()) {
        text.append("#   - name: ").append(quoted(host.getKey())).append('\n');
        text.append("#     files: [");
        for (int i = 0; i < host.getValue().size(); i++) {
          text.append(i > 0 ? ", " : "").append(quoted(host.getValue().get(i)));
        }
        text.append("]\n");
      }
    }
    return text.toString();
  }

  /** In double quotes, so that no name is anything but text, or ends the comment it stands in. */
  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        quoted.append('\\').append(c);
      } else if (Character.isISOControl(c)
          || Character.getType(c) == Character.FORMAT
          || c == '\u2028'
          || c == '\u2029') {
        quoted.append("\\u").append(HexFormat.of().toHexDigits(c));
      } else {
        quoted.append(c);
      }
    }
    return quoted.append('"').toString();
  }
}
