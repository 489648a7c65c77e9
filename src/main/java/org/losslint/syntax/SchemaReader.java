package org.losslint.syntax;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.losslint.syntax.SchemaNode.Kind;

/**
 * Reads the statement schema from its resource, whose head explains the notation. It runs at each
 * start of the program, so it looks at each character about once and uses nothing that costs.
 */
final class SchemaReader {
  private static final int INDENT = 2;

  private final Map<String, List<SchemaNode>> fragments = new HashMap<>();
  private final List<Use> uses = new ArrayList<>();
  private final List<SchemaNode.Builder> holders = new ArrayList<>();
  private String line = "";
  private int at;

  private SchemaReader() {}

  /** A node that also holds what a fragment holds. */
  private record Use(SchemaNode.Builder node, String fragment) {}

  /** The node of the whole configuration. */
  static SchemaNode read(String text) {
    return new SchemaReader().readAll(text);
  }

  private SchemaNode readAll(String text) {
    List<List<SchemaNode.Builder>> open = new ArrayList<>();
    List<SchemaNode> fragment = List.of();
    SchemaNode root = null;
    for (int start = 0; start < text.length(); ) {
      int end = text.indexOf('\n', start);
      end = end < 0 ? text.length() : end;
      line = text.substring(start, end);
      start = end + 1;
      if (line.isEmpty() || line.charAt(0) == '#') {
        continue;
      }
      open.subList(Math.min(depth(), open.size()), open.size()).clear();
      if (line.charAt(0) == '@') {
        fragment = new ArrayList<>();
        fragments.put(line.substring(1), fragment);
        open.add(List.of());
        continue;
      }
      List<SchemaNode.Builder> nodes = statements();
      for (SchemaNode.Builder node : nodes) {
        if (open.isEmpty()) {
          root = node.node();
        } else if (open.size() == 1 && root == null) {
          fragment.add(node.node());
        }
        if (!open.isEmpty()) {
          for (SchemaNode.Builder parent : open.get(open.size() - 1)) {
            parent.add(node.node());
          }
        }
      }
      open.add(nodes);
    }
    if (root == null) {
      throw new IllegalArgumentException("no configuration");
    }
    finish();
    return root;
  }

  private int depth() {
    int blanks = 0;
    while (line.charAt(blanks) == ' ') {
      blanks++;
    }
    at = blanks;
    return blanks / INDENT;
  }

  private void finish() {
    for (Use use : uses) {
      for (SchemaNode child : fragment(use.fragment())) {
        use.node().add(child);
      }
    }
    Map<String, SchemaNode> everywhere = new LinkedHashMap<>();
    for (SchemaNode node : fragment("everywhere")) {
      everywhere.put(node.word(), node);
    }
    for (SchemaNode.Builder holder : holders) {
      if (!holder.node().isFree()) {
        holder.everywhere(everywhere);
      }
      if (holder.node().isComplete()) {
        SchemaNode.Builder.spreadComplete(holder.node());
      }
    }
  }

  private List<SchemaNode> fragment(String name) {
    List<SchemaNode> fragment = fragments.get(name);
    if (fragment == null) {
      throw new IllegalArgumentException("no fragment @" + name);
    }
    return fragment;
  }

  /** The nodes of one line, which differ by name only. */
  private List<SchemaNode.Builder> statements() {
    String names = token();
    int shape = at;
    List<SchemaNode.Builder> nodes = new ArrayList<>(1);
    for (int start = 0; start < names.length(); ) {
      int end = names.indexOf(',', start);
      end = end < 0 ? names.length() : end;
      at = shape;
      nodes.add(statement(names.substring(start, end)));
      start = end + 1;
    }
    return nodes;
  }

  private SchemaNode.Builder statement(String spelling) {
    boolean positional = spelling.charAt(0) == '(';
    String word = positional ? spelling.substring(1, spelling.length() - 1) : spelling;
    int equals = word.indexOf('=');
    String name = word.substring(equals + 1);
    SchemaNode.Builder node = shape(name, equals < 0 ? name : word.substring(0, equals), peek());
    if (positional) {
      node.positional();
    }
    for (String mark = token(); !mark.isEmpty(); mark = token()) {
      if (mark.charAt(0) == '@') {
        uses.add(new Use(node, mark.substring(1)));
      } else {
        node.mark(mark);
      }
    }
    if (node.node().isContainerOrList()) {
      holders.add(node);
    }
    return node;
  }

  private SchemaNode.Builder shape(String name, String word, char sign) {
    switch (sign) {
      case '!':
        token();
        return new SchemaNode.Builder(name, word, Kind.FLAG);
      case ':':
        boolean many = token().equals(":*");
        return typed(new SchemaNode.Builder(name, word, many ? Kind.LEAF_LIST : Kind.LEAF));
      case '{':
        token();
        return new SchemaNode.Builder(name, word, Kind.CONTAINER).presence();
      case '[':
        return new SchemaNode.Builder(name, word, Kind.LIST).keys(keys());
      default:
        return new SchemaNode.Builder(name, word, Kind.CONTAINER);
    }
  }

  /** {@code [loss-priority=:{low|high} protocol=]}. */
  private List<SchemaNode> keys() {
    List<SchemaNode> keys = new ArrayList<>(2);
    at++;
    while (line.charAt(at) != ']') {
      int start = at;
      while (" =:]".indexOf(line.charAt(at)) < 0) {
        at++;
      }
      String name = line.substring(start, at);
      SchemaNode.Builder key = new SchemaNode.Builder(name, name, Kind.LEAF);
      if (line.charAt(at) == '=') {
        at++;
      } else {
        key.positional();
      }
      if (line.charAt(at) == ':') {
        at++;
        typed(key);
      }
      skipBlanks();
      keys.add(key.node());
    }
    at++;
    return keys;
  }

  private SchemaNode.Builder typed(SchemaNode.Builder node) {
    skipBlanks();
    char first = peek();
    if (first == '{') {
      int close = line.indexOf('}', at);
      String words = line.substring(at + 1, close);
      at = close + 1;
      return node.type(new ValueType.Words(split(words)), "");
    }
    if (line.startsWith("measure", at)) {
      at += "measure".length();
      return node.type(new ValueType.Measure(), unit());
    }
    boolean decimal = line.startsWith("decimal", at);
    if (decimal) {
      at += "decimal".length();
      skipBlanks();
    }
    if (!decimal && first != '-' && first != '.' && (first < '0' || first > '9')) {
      return node;
    }
    long min = limit(Long.MIN_VALUE);
    at += "..".length();
    long max = limit(Long.MAX_VALUE);
    return node.type(
        decimal ? new ValueType.Decimal(min, max) : new ValueType.Whole(min, max), unit());
  }

  private static List<String> split(String words) {
    List<String> parts = new ArrayList<>();
    for (int start = 0; start <= words.length(); ) {
      int end = words.indexOf('|', start);
      end = end < 0 ? words.length() : end;
      parts.add(words.substring(start, end));
      start = end + 1;
    }
    return parts;
  }

  private long limit(long none) {
    int start = at;
    while (at < line.length() && "-0123456789".indexOf(line.charAt(at)) >= 0) {
      at++;
    }
    String number = line.substring(start, at);
    return number.isEmpty() ? none : Long.parseLong(number);
  }

  private String unit() {
    skipBlanks();
    int start = at;
    while (at < line.length() && " ]".indexOf(line.charAt(at)) < 0) {
      at++;
    }
    String word = line.substring(start, at);
    switch (word) {
      case "bps", "kbps", "B", "cps", "cells", "us", "ms", "ns", "m", "%":
        return word;
      default:
        at = start;
        return "";
    }
  }

  private void skipBlanks() {
    while (at < line.length() && line.charAt(at) == ' ') {
      at++;
    }
  }

  private char peek() {
    skipBlanks();
    return at < line.length() ? line.charAt(at) : '\n';
  }

  /** The next word of the line; empty at its end. */
  private String token() {
    skipBlanks();
    int end = line.indexOf(' ', at);
    end = end < 0 ? line.length() : end;
    String token = line.substring(at, end);
    at = end;
    return token;
  }
}
