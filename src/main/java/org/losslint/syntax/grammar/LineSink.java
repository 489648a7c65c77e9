package org.losslint.syntax.grammar;

/** What stands between the tokens of a configuration text. */
public interface LineSink {
  /** For a lexer that nobody listens to. */
  LineSink NONE =
      new LineSink() {
        @Override
        public void annotation(int start, int end) {}

        @Override
        public void openAnnotation(int start, int end) {}

        @Override
        public void comment(int start, int end) {}

        @Override
        public void foreignBlank(int at) {}

        @Override
        public void noise(int start, int end) {}

        @Override
        public void broken(int start, int end) {}
      };

  /** An annotation. */
  void annotation(int start, int end);

  /** An annotation that the text ends. */
  void openAnnotation(int start, int end);

  /** A comment to the end of the line. */
  void comment(int start, int end);

  /** A blank between words that is none of ASCII. */
  void foreignBlank(int at);

  /** A set line that a terminal broke at the edge of its screen, and that goes on below. */
  void broken(int start, int end);

  /** Text of a terminal session that no statement is affected by: a pager mark, a time stamp. */
  void noise(int start, int end);
}
