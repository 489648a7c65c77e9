package org.losslint.syntax;

import org.losslint.syntax.SchemaNode.Kind;

/** Prints a tree as {@code display xml} does. */
final class XmlText {
  private final StringBuilder out = new StringBuilder();

  private XmlText() {}

  static String of(Statement root) {
    XmlText text = new XmlText();
    text.out.append("<rpc-reply xmlns:junos=\"http://xml.juniper.net/junos/24.4R1/junos\">\n");
    text.out.append("<configuration junos:commit-user=\"netops\">\n");
    text.children(root);
    text.out.append("</configuration>\n</rpc-reply>\n");
    return text.out.toString();
  }

  private void children(Statement above) {
    for (Statement child : above.children()) {
      if (child.isUnknown()) {
        unknown(child);
        continue;
      }
      String tag = child.schema().name();
      String start =
          tag
              + (child.isInactive() ? " inactive=\"inactive\"" : "")
              + (child.isProtected() ? " protect=\"protect\"" : "");
      if (child.schema().kind() == Kind.LEAF || child.schema().kind() == Kind.LEAF_LIST) {
        for (Word word : child.words()) {
          leaf(start, tag, word.text());
        }
      } else {
        out.append('<').append(start).append(">\n");
        for (int i = 0; i < child.schema().keys().size(); i++) {
          String key = child.schema().keys().get(i).name();
          leaf(key, key, child.words().get(i).text());
        }
        children(child);
        out.append("</").append(tag).append(">\n");
      }
    }
  }

  private void unknown(Statement statement) {
    String tag = statement.name();
    if (statement.words().size() > 1 && statement.children().isEmpty()) {
      leaf(tag, tag, statement.words().get(1).text());
    } else {
      out.append('<').append(tag).append(">\n");
      children(statement);
      out.append("</").append(tag).append(">\n");
    }
  }

  private void leaf(String start, String tag, String value) {
    out.append('<').append(start).append('>').append(escaped(value));
    out.append("</").append(tag).append(">\n");
  }

  private static String escaped(String value) {
    return value.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
