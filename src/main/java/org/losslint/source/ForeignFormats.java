package org.losslint.source;

import java.util.Set;

/** Names what losslint cannot read, so that its user sees at once which file went astray. */
final class ForeignFormats {
  private static final int HEAD = 1 << 16;

  private static final String[][] SIGNS = {
    {"#config-version=FG", "a FortiOS configuration"},
    {"config system ", "a FortiOS configuration"},
    {"! device: ", "an Arista EOS configuration"},
    {"! Command: show running-config", "an Arista EOS configuration"},
    {"\nfeature ", "a Cisco NX-OS configuration"},
    {"\ninterface GigabitEthernet", "a Cisco IOS configuration"},
    {"\ninterface TenGig", "a Cisco IOS configuration"},
    {"\ninterface HundredGig", "a Cisco IOS configuration"},
    {"\ninterface Ethernet", "a Cisco NX-OS or Arista EOS configuration"},
    {"\nhostname ", "a Cisco-style configuration"},
    {"\nrouter bgp ", "a Cisco-style configuration"},
    {"/configure ", "a Nokia SR OS configuration"},
    {"/interface ethernet", "a MikroTik configuration"},
    {"#!/", "a script"},
  };

  private static final Set<String> SONIC =
      Set.of(
          "DEVICE_METADATA",
          "PORT",
          "PORT_QOS_MAP",
          "QUEUE",
          "BUFFER_POOL",
          "BUFFER_PROFILE",
          "WRED_PROFILE",
          "SCHEDULER",
          "VLAN",
          "PORTCHANNEL",
          "TC_TO_QUEUE_MAP",
          "DSCP_TO_TC_MAP");

  private ForeignFormats() {}

  /** With its article, for a sentence: {@code a SONiC config_db}; empty when nothing is known. */
  static String looksLike(SourceText text) {
    int start = 0;
    while (start < text.length() && text.at(start) <= ' ') {
      start++;
    }
    int end = Math.min(text.length(), start + HEAD);
    String head = text.slice(start, end);
    if (start < end && JsonOutline.isJson(text, start)) {
      for (String name : JsonOutline.of(text, start).names()) {
        if (SONIC.contains(name)) {
          return "a SONiC config_db";
        }
      }
      return "JSON that holds no Junos configuration";
    }
    String root = xmlRoot(head);
    if (head.contains("<configuration-text") || head.contains("<configuration-set")) {
      return "a Junos configuration as text within XML, which must be saved as the text alone";
    }
    if (!root.isEmpty()) {
      return "XML with the root element <" + root + "> and no Junos configuration";
    }
    String lines = "\n" + head;
    for (String[] sign : SIGNS) {
      if (lines.contains(sign[0])) {
        return sign[1];
      }
    }
    return "";
  }

  /** The local name of the first element; empty when the text is no XML. */
  static String xmlRoot(String head) {
    int at = 0;
    while (at < head.length()) {
      while (at < head.length() && head.charAt(at) <= ' ') {
        at++;
      }
      if (head.startsWith("<?", at)) {
        at = behind(head, "?>", at);
      } else if (head.startsWith("<!--", at)) {
        at = behind(head, "-->", at);
      } else if (head.startsWith("<!DOCTYPE", at)) {
        int subset = head.indexOf('[', at);
        int close = head.indexOf('>', at);
        at = subset > 0 && subset < close ? behind(head, "]>", subset) : behind(head, ">", at);
      } else {
        break;
      }
    }
    if (at + 1 >= head.length()
        || head.charAt(at) != '<'
        || !Character.isLetter(head.charAt(at + 1))) {
      return "";
    }
    int end = at + 1;
    while (end < head.length() && " \t\r\n/>".indexOf(head.charAt(end)) < 0) {
      end++;
    }
    String name = head.substring(at + 1, end);
    return name.substring(name.indexOf(':') + 1);
  }

  private static int behind(String head, String close, int from) {
    int found = head.indexOf(close, from);
    return found < 0 ? head.length() : found + close.length();
  }
}
