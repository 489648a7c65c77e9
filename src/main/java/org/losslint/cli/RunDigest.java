package org.losslint.cli;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.losslint.report.RuleCatalogue;
import org.losslint.report.RuleInfo;
import org.losslint.rules.Pack;
import org.losslint.rules.RuleSet;
import org.losslint.rules.expression.Parameter;
import org.losslint.source.SourceFile;

/** Tells two runs apart by what they judge and what they judge it by. */
final class RunDigest {
  private final MessageDigest digest;

  private RunDigest() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /**
   * What has to be the same in all shards of a run, by what it is.
   *
   * @param files a sum over the text of each by its path
   */
  static Map<String, String> of(
      Request request,
      List<RuleSet> rules,
      RuleCatalogue catalogue,
      List<SourceFile> settings,
      Map<String, Long> files) {
    Map<String, String> digests = new LinkedHashMap<>();
    digests.put("packs", packs(rules, catalogue));
    RunDigest inventory = new RunDigest();
    inventory.add(request.blanket().toString());
    request.inventory().file().ifPresent(inventory::add);
    digests.put("inventory", inventory.hex());
    RunDigest all = new RunDigest();
    settings.forEach(all::add);
    digests.put("settings", all.hex());
    RunDigest texts = new RunDigest();
    for (Map.Entry<String, Long> file : files.entrySet()) {
      texts.add(file.getKey() + " " + file.getValue());
    }
    digests.put("files", texts.hex());
    return digests;
  }

  private static String packs(List<RuleSet> rules, RuleCatalogue catalogue) {
    RunDigest packs = new RunDigest();
    for (RuleInfo rule : catalogue.rules()) {
      packs.add(rule.id());
      packs.add(rule.pack());
      packs.add(rule.defaultSeverity().label());
      packs.add(rule.helpMarkdown());
    }
    for (RuleSet set : rules) {
      for (Pack pack : set.packs()) {
        packs.add(pack.name() + " " + pack.version());
        for (Parameter parameter : pack.parameters()) {
          packs.add(parameter.name() + " " + parameter.value());
        }
      }
    }
    return packs.hex();
  }

  private void add(SourceFile file) {
    add(file.path());
    add(file.text().toString());
  }

  private void add(String text) {
    digest.update(text.getBytes(StandardCharsets.UTF_8));
    digest.update((byte) 0);
  }

  private String hex() {
    StringBuilder hex = new StringBuilder(32);
    byte[] hash = digest.digest();
    for (int i = 0; i < 16; i++) {
      hex.append(Character.forDigit((hash[i] >> 4) & 15, 16));
      hex.append(Character.forDigit(hash[i] & 15, 16));
    }
    return hex.toString();
  }
}
