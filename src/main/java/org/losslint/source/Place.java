package org.losslint.source;

/** Where something stands. */
public record Place(SourceFile file, Span span) {
  public Position start() {
    return file.text().position(span.start());
  }

  /** The position behind the last code point. */
  public Position end() {
    return file.text().position(span.end());
  }

  public String text() {
    return file.text().slice(span);
  }

  /** {@code path:line:column}, which terminals and editors follow. */
  @Override
  public String toString() {
    Position start = start();
    return file.path() + ":" + start.line() + ":" + start.column();
  }
}
