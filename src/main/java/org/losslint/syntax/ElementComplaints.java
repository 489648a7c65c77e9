package org.losslint.syntax;

import org.losslint.source.Diagnostic.Kind;
import org.losslint.source.Severity;

/** Says what is wrong with a configuration in XML or JSON. */
final class ElementComplaints {
  private final Diagnostics log;

  ElementComplaints(Diagnostics log) {
    this.log = log;
  }

  void noXml(int start, int end) {
    log.add(
        Kind.SYNTAX,
        Severity.ERROR,
        start,
        end,
        "this is no XML from here on: " + log.quote(start, end),
        "fetch the configuration again, or as text; `&` and `<` in a value must be escaped");
  }

  void documentType(int start, int end) {
    log.add(
        Kind.DOCTYPE,
        Severity.ERROR,
        start,
        end,
        "the XML has a document type, which may hold entities; it was not read",
        "remove it; what a device prints has none");
  }

  void noJson(int start, int end) {
    log.add(
        Kind.SYNTAX,
        Severity.ERROR,
        start,
        end,
        "this is no JSON from here on: " + log.quote(start, end),
        "some releases leave out commas, above all with `display inheritance`: fetch it without"
            + " that, or as XML or text");
  }

  void duplicateKey(int start, int end, String key) {
    log.add(
        Kind.DUPLICATE_KEY,
        Severity.ERROR,
        start,
        end,
        "`" + key + "` stands twice in one object; the last one was taken",
        "repair what wrote the file: other readers take another one");
  }

  void falseFlag(int start, int end, String flag) {
    log.add(
        Kind.SYNTAX,
        Severity.WARNING,
        start,
        end,
        "`" + flag + "` is there or not and takes no value; `false` was read as not there",
        "leave it out");
  }

  void inactiveValue(int start, int end, String list) {
    log.add(
        Kind.SYNTAX,
        Severity.INFO,
        start,
        end,
        "some values of `" + list + "` are inactive and were left out",
        "nothing to do");
  }

  void noValue(int start, int end, String leaf) {
    log.add(
        Kind.SYNTAX,
        Severity.WARNING,
        start,
        end,
        "`" + leaf + "` takes a value and holds other statements; they were not read",
        "check what wrote the file");
  }

  void strayValue(int start, int end, String container) {
    log.add(
        Kind.SYNTAX,
        Severity.WARNING,
        start,
        end,
        "`" + container + "` holds statements and takes no value; it was not read",
        "check what wrote the file");
  }
}
