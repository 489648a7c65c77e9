package org.losslint.model.nic;

/** Names of devices and interfaces with {@code *} and {@code ?}, as inventories write them. */
final class NameGlob {
  private NameGlob() {}

  static boolean matches(String glob, String name) {
    int g = 0;
    int n = 0;
    int star = -1;
    int mark = 0;
    while (n < name.length()) {
      if (g < glob.length() && (glob.charAt(g) == '?' || glob.charAt(g) == name.charAt(n))) {
        g++;
        n++;
      } else if (g < glob.length() && glob.charAt(g) == '*') {
        star = g;
        mark = n;
        g++;
      } else if (star >= 0) {
        mark++;
        g = star + 1;
        n = mark;
      } else {
        return false;
      }
    }
    while (g < glob.length() && glob.charAt(g) == '*') {
      g++;
    }
    return g == glob.length();
  }
}
