package org.losslint.syntax.nic;

import java.util.List;
import java.util.Set;
import org.losslint.syntax.Word;

/**
 * {@code docker exec -it rdma mlxconfig …}: the name of the container is none of the command, even
 * when it is that of a tool.
 */
final class ContainerCall {
  private static final Set<String> PROGRAMS = Set.of("docker", "podman", "nerdctl", "kubectl");

  /** Options of these programs that take the word behind them. */
  private static final Set<String> WITH_VALUE =
      Set.of(
          "-u",
          "--user",
          "-e",
          "--env",
          "-w",
          "--workdir",
          "--env-file",
          "--detach-keys",
          "-n",
          "--namespace",
          "-c",
          "--container",
          "--context",
          "--kubeconfig");

  private ContainerCall() {}

  /** The index of the word that names the container; -1 where nothing runs in one. */
  static int container(List<Word> words) {
    for (int i = 0; i < words.size(); i++) {
      String text = words.get(i).text();
      if (PROGRAMS.contains(text.substring(text.lastIndexOf('/') + 1))) {
        int exec = behindOptions(words, i + 1);
        return exec < words.size() && words.get(exec).text().equals("exec")
            ? behindOptions(words, exec + 1)
            : -1;
      }
    }
    return -1;
  }

  /** The index of the first word from {@code from} on that is no option and no value of one. */
  static int behindOptions(List<Word> words, int from) {
    int at = from;
    while (at < words.size() && words.get(at).text().startsWith("-")) {
      at += WITH_VALUE.contains(words.get(at).text()) ? 2 : 1;
    }
    return at;
  }
}
