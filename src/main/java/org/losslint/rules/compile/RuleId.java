package org.losslint.rules.compile;

/** The spelling of rule ids: letters, a hyphen, three digits ({@code DCI-001}). */
public final class RuleId {
  private RuleId() {}

  public static boolean isValid(String text) {
    int hyphen = text.indexOf('-');
    if (hyphen < 1 || text.length() != hyphen + 4) {
      return false;
    }
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean letter = (c >= 'A' && c <= 'Z') || (i > 0 && c >= '0' && c <= '9');
      boolean digit = c >= '0' && c <= '9';
      if (i < hyphen ? !letter : i > hyphen && !digit) {
        return false;
      }
    }
    return true;
  }
}
