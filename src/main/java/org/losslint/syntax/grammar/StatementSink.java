package org.losslint.syntax.grammar;

import org.antlr.v4.runtime.Token;

/** What the grammar of configuration text hands on, in the order in which it stands. */
public interface StatementSink extends LineSink {
  /** {@code inactive:} and its kind. */
  void tag(Token tag);

  /** As {@link #tag}, before one value of a list. */
  void tagInList(Token tag);

  void word(Token word);

  void string(Token string);

  /** A string that its line ends. */
  void brokenString(Token string);

  void listOpens(Token bracket);

  /** The bracket that closes is missing before {@code found}. */
  void listUnclosed(Token found);

  void listCloses();

  /** The words that came before are a statement, ended by a semicolon or a brace. */
  void statement(Token end);

  /** The words that came before are a statement, and neither ends them before {@code found}. */
  void unterminated(Token found);

  void close(Token brace);

  void namelessBlock(Token brace);

  void strayBracket(Token bracket);

  /** {@code set} and its kind, at the start of a line. */
  void verb(Token verb);

  /** The words that came before are what the verb acts on. */
  void command(Token end);

  /** A line of a terminal session: a prompt with its command, or a banner. */
  void session(Token line);
}
