package org.losslint.model.nic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losslint.model.Subject;
import org.losslint.quantity.Version;
import org.losslint.syntax.Word;
import org.losslint.syntax.nic.ConfigDump;
import org.losslint.syntax.nic.FirmwareDump;
import org.losslint.syntax.nic.NicDocument;
import org.losslint.syntax.nic.Origin;
import org.losslint.syntax.nic.RegisterDump;
import org.losslint.syntax.nic.RegisterField;
import org.losslint.syntax.nic.Section;

/** The subjects that one file alone gives: cards, settings, register fields, firmware versions. */
public final class FileSubjects {
  private final NicDocument document;
  private final HostDirectory hosts;
  private final List<Subject> subjects = new ArrayList<>();
  private final Map<String, Integer> labels = new HashMap<>();

  private FileSubjects(NicDocument document, HostDirectory hosts) {
    this.document = document;
    this.hosts = hosts;
  }

  /** In the order of the text. */
  public static List<Subject> of(NicDocument document, HostDirectory hosts) {
    FileSubjects file = new FileSubjects(document, hosts);
    for (Section section : document.sections()) {
      file.add(section);
    }
    return List.copyOf(file.subjects);
  }

  private void add(Section section) {
    if (section instanceof ConfigDump dump) {
      card(dump);
    } else if (section instanceof RegisterDump dump && dump.isState()) {
      register(dump);
    } else if (section instanceof FirmwareDump dump) {
      RdmaHost host = host(dump.origin());
      String label =
          unique(host, "firmware" + dump.origin().device().map(d -> " " + d.name()).orElse(""));
      subjects.add(new FirmwareVersion(document, host, dump, label));
    }
  }

  private RdmaHost host(Section section) {
    RdmaHost host = host(section.origin());
    return RdmaCards.isOther(host.hostName(), section) ? host.aside() : host;
  }

  private RdmaHost host(Origin origin) {
    return hosts.hostOf(document, origin);
  }

  private void card(ConfigDump dump) {
    String name =
        dump.origin()
            .device()
            .map(d -> d.name())
            .or(() -> dump.number().map(n -> "device " + n))
            .orElse("card");
    RdmaHost host = host(dump);
    Card card = new Card(document, host, dump, unique(host, name), firmware(dump));
    subjects.add(card);
    subjects.addAll(card.settings());
    Map<String, List<NicSetting>> byBase = new LinkedHashMap<>();
    for (NicSetting setting : card.settings()) {
      if (setting.port().isPresent() && setting.isListed()) {
        byBase.computeIfAbsent(setting.base(), b -> new ArrayList<>()).add(setting);
      }
    }
    byBase.forEach((base, settings) -> subjects.add(new CardSetting(card, base, settings)));
  }

  /** The version that the file gives for this card, or the only one that it gives at all. */
  private Optional<Version> firmware(ConfigDump dump) {
    Optional<Version> only = Optional.empty();
    boolean several = false;
    for (Section section : document.sections()) {
      if (section instanceof FirmwareDump firmware) {
        Version version = Version.parse(firmware.version().text());
        Optional<String> device = firmware.origin().device().map(d -> d.name());
        if (device.isPresent() && device.equals(dump.origin().device().map(d -> d.name()))) {
          return Optional.of(version);
        }
        several = several || (only.isPresent() && !only.get().equals(version));
        only = Optional.of(version);
      }
    }
    return several ? Optional.empty() : only;
  }

  private void register(RegisterDump dump) {
    RdmaHost host = host(dump);
    Map<String, RegisterField> fields = new LinkedHashMap<>();
    for (RegisterField field : dump.fields()) {
      fields.put(field.leaf(), field);
    }
    boolean roce = dump.isOf(RegisterDump.ROCE_ACCL);
    String register = dump.register().map(Word::text).orElse("register");
    String table =
        unique(host, dump.origin().device().map(d -> d.name() + " ").orElse("") + register);
    List<String> names = new ArrayList<>();
    for (String name : fields.keySet()) {
      if (!roce || !RegisterValue.isSelect(name)) {
        names.add(name);
      }
    }
    if (roce) {
      for (String mode : RegisterValue.MODES) {
        if (!names.contains(mode)) {
          names.add(mode);
        }
      }
    }
    for (String name : names) {
      Optional<RegisterField> select =
          roce ? RegisterValue.selectOf(name).map(fields::get) : Optional.empty();
      subjects.add(
          new RegisterValue(
              document, host, dump, table, name, Optional.ofNullable(fields.get(name)), select));
    }
  }

  /** A name that comes again of one host gets its number, since labels tell subjects apart. */
  private String unique(RdmaHost host, String name) {
    int count = labels.merge(host.device() + '\n' + name, 1, Integer::sum);
    return count == 1 ? name : name + " (" + count + ")";
  }
}
