package org.losslint.source;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;

/**
 * Hides passwords, keys and communities in text that is quoted from a file. A hidden value keeps
 * its length, so that columns and carets still point where they did.
 *
 * <p>Works on text, not on statements, because what is quoted is often what could not be read: a
 * value behind a word such as {@code secret}, whatever the format; a hash such as {@code $9$…}; the
 * word before {@code ## SECRET-DATA}; the password in an address.
 */
public final class Secrets {
  private static final char MASK = '*';

  /** A secret value is shorter than this, and so is the statement that it stands in. */
  private static final int LONG = 4096;

  /** No screen is narrower. */
  private static final int NARROWEST = 60;

  private static final Set<String> WORDS =
      Set.of(
          "password",
          "passwd",
          "passphrase",
          "secret",
          "key",
          "community",
          "community-name",
          "cak",
          "ascii-text",
          "hexadecimal",
          "token",
          "ssh-rsa",
          "ssh-dsa",
          "ssh-ed25519",
          "ssh-ecdsa");

  private static final String[] ENDINGS = {
    "-password", "-password-value", "-passphrase", "-secret", "-key", "-token"
  };

  /** A line of a private key or certificate has 64 characters, the last one fewer. */
  private static final int KEY_LINE = 40;

  /** Words that may stand between the keyword and the value and are no value. */
  private static final Set<String> FILLERS =
      Set.of("name", "data", "value", "ascii-text", "hexadecimal");

  private final char[] line;

  private Secrets(String line) {
    this.line = line.toCharArray();
  }

  /** A line of a file, counted from 1, without its line end and without its secrets. */
  public static String line(SourceText text, int number) {
    Secrets secrets = new Secrets(text.slice(text.line(number)));
    secrets.hide(followsKeyword(text, number));
    return new String(secrets.line);
  }

  /** XML and JSON put a value on the line behind its keyword. */
  private static boolean followsKeyword(SourceText text, int number) {
    if (number == 1) {
      return false;
    }
    Span before = text.line(number - 1);
    return endsWithKeyword(text.slice(Math.max(before.start(), before.end() - LONG), before.end()))
        || goesOn(text, number);
  }

  /** A terminal breaks a secret that does not fit its screen. */
  private static boolean goesOn(SourceText text, int number) {
    Span before = text.line(number - 1);
    int width = before.end() - before.start();
    if (width < NARROWEST || width > LONG || text.startsWith("set ", text.line(number).start())) {
      return false;
    }
    Secrets secrets = new Secrets(text.slice(before));
    if (secrets.wordEnd(0) == secrets.line.length) {
      // A line in the middle of something; its start may not be held any more.
      return true;
    }
    char last = secrets.line[secrets.line.length - 1];
    secrets.hide(false);
    return secrets.line[secrets.line.length - 1] != last;
  }

  /** Any piece of text in one line. */
  public static String mask(String text) {
    Secrets secrets = new Secrets(text);
    secrets.hide(false);
    return new String(secrets.line);
  }

  /** The text of {@code span}, which should be within one line, as {@link #line} shows it. */
  public static String slice(SourceText text, Span span) {
    Position start = text.position(span.start());
    Span whole = text.line(start.line());
    int end = Math.min(span.end(), whole.end());
    if (end <= span.start()) {
      return "";
    }
    int from = whole.start();
    if (span.start() - from > LONG) {
      // In a line without end a keyword is looked for within reach, from the end of a statement on.
      from = span.start() - LONG;
      while (from < span.start() && text.at(from) != ';' && text.at(from) != '{') {
        from++;
      }
    }
    Secrets secrets = new Secrets(text.slice(from, Math.min(whole.end(), end + LONG)));
    if (from == span.start() && from > whole.start()) {
      Arrays.fill(secrets.line, MASK);
    }
    secrets.hide(from == whole.start() && followsKeyword(text, start.line()));
    int before = text.slice(from, span.start()).length();
    int length = text.slice(span.start(), end).length();
    return new String(secrets.line, before, length);
  }

  private void hide(boolean expected) {
    boolean value = expected;
    boolean told = false;
    boolean list = false;
    int at = 0;
    while (at < line.length) {
      if (isSeparator(line[at])) {
        if (line[at] == '[') {
          list = value;
        } else if (line[at] == ']') {
          value &= !list;
          list = false;
        } else if (line[at] == '{') {
          list = false;
        }
        if (endsStatement(line[at])) {
          value = false;
          told = false;
          list = false;
        }
        at++;
        continue;
      }
      int end = wordEnd(at);
      if (value && !isFiller(at, end)) {
        end = valueEnd(at, end);
        cover(at, end);
        value = list;
        told = true;
      } else if (isKeyword(at, end) || (told && isValueWord(at, end))) {
        value = true;
      } else if (isKeyLine(at, end)) {
        cover(at, end);
      }
      at = end;
    }
    coverHashes();
    coverAddresses();
    coverMarked();
  }

  private boolean isFiller(int start, int end) {
    return line[start] == '/'
        || line[start] == '#'
        || FILLERS.contains(new String(line, start, end - start));
  }

  private static boolean endsWithKeyword(String before) {
    Secrets secrets = new Secrets(before);
    int end = secrets.line.length;
    while (end > 0 && isSeparator(secrets.line[end - 1]) && !endsStatement(secrets.line[end - 1])) {
      end--;
    }
    int start = end;
    while (start > 0 && !isSeparator(secrets.line[start - 1])) {
      start--;
    }
    return start < end && secrets.isKeyword(start, end);
  }

  private static boolean isSeparator(char c) {
    return c <= ' ' || c == '"' || c == '\'' || c == '<' || c == '>' || c == ':' || c == '='
        || c == '[' || c == ']' || c == '{' || c == '}' || c == ',' || c == ';';
  }

  private static boolean endsStatement(char c) {
    return c == ';' || c == '}';
  }

  private int wordEnd(int start) {
    int end = start;
    while (end < line.length && !isSeparator(line[end])) {
      end++;
    }
    return end;
  }

  /** A quoted value ends at its quote, or at the line end where that is missing. */
  private int valueEnd(int start, int wordEnd) {
    char before = start > 0 ? line[start - 1] : ' ';
    if (before == '"' || before == '\'') {
      int end = start;
      while (end < line.length && line[end] != before) {
        end += line[end] == '\\' ? 2 : 1;
      }
      return Math.min(end, line.length);
    }
    if (before == '>') {
      int end = start;
      while (end < line.length && line[end] != '<') {
        end++;
      }
      return end;
    }
    int end = wordEnd;
    while (end < line.length && (line[end] == ':' || line[end] == '=' || line[end] == ',')) {
      end = wordEnd(end + 1);
    }
    return end;
  }

  /**
   * {@code authentication-key 1 type md5 value X}: the first word was but the number of the key.
   */
  private boolean isValueWord(int start, int end) {
    return end - start == 5 && line[start] == 'v' && new String(line, start, 5).equals("value");
  }

  /** Base64 as keys are written in; hashes of commits have no capitals. */
  private boolean isKeyLine(int start, int end) {
    if (end - start < KEY_LINE) {
      return false;
    }
    boolean capital = false;
    boolean small = false;
    boolean digit = false;
    for (int i = start; i < end; i++) {
      char c = line[i];
      boolean isDigit = c >= '0' && c <= '9';
      if (c >= 'A' && c <= 'Z') {
        capital = true;
      } else if (c >= 'a' && c <= 'z') {
        small = true;
      } else if (!isDigit && c != '+' && c != '/') {
        return false;
      }
      digit |= isDigit;
    }
    return capital && small && digit;
  }

  private boolean isKeyword(int start, int end) {
    String word = new String(line, start, end - start).toLowerCase(Locale.ROOT);
    if (WORDS.contains(word)) {
      return start == 0 || line[start - 1] != '/';
    }
    for (String ending : ENDINGS) {
      if (word.endsWith(ending) && !word.startsWith("/")) {
        return true;
      }
    }
    return false;
  }

  /** {@code $1$…}, {@code $6$…}, {@code $9$…}. */
  private void coverHashes() {
    for (int i = 0; i + 2 < line.length; i++) {
      if (line[i] != '$') {
        continue;
      }
      int close = i + 1;
      while (close < line.length && close - i <= 8 && Character.isLetterOrDigit(line[close])) {
        close++;
      }
      if (close > i + 1 && close < line.length && line[close] == '$') {
        int end = close;
        while (end < line.length && !isHashEnd(line[end])) {
          end++;
        }
        cover(i, end);
        i = end;
      }
    }
  }

  private static boolean isHashEnd(char c) {
    return c <= ' ' || c == '"' || c == '\'' || c == ';' || c == '<' || c == '\\';
  }

  /** {@code ftp://user:password@host}. */
  private void coverAddresses() {
    String text = new String(line);
    for (int scheme = text.indexOf("://"); scheme >= 0; scheme = text.indexOf("://", scheme + 3)) {
      int end = scheme + 3;
      int colon = -1;
      while (end < line.length && line[end] > ' ' && line[end] != '/' && line[end] != '@') {
        colon = line[end] == ':' && colon < 0 ? end : colon;
        end++;
      }
      if (colon > 0 && end < line.length && line[end] == '@') {
        cover(colon + 1, end);
      }
    }
  }

  /** The word before {@code ; ## SECRET-DATA}. */
  private void coverMarked() {
    int mark = new String(line).indexOf("## SECRET-DATA");
    int end = mark;
    while (end > 0 && (line[end - 1] <= ' ' || line[end - 1] == ';' || line[end - 1] == '"')) {
      end--;
    }
    int start = end;
    while (start > 0 && line[start - 1] > ' ' && line[start - 1] != '"') {
      start--;
    }
    if (mark > 0) {
      cover(start, end);
    }
  }

  private void cover(int start, int end) {
    if (end > start) {
      Arrays.fill(line, start, end, MASK);
    }
  }
}
