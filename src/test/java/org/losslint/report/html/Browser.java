package org.losslint.report.html;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * A headless Chromium, driven by its DevTools protocol. All its traffic goes to a proxy that notes
 * what is asked and answers nothing.
 */
final class Browser implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int SECONDS = 240;

  private final Process process;
  private final Path profile;
  private final ServerSocket proxy;
  private final List<String> asking = new CopyOnWriteArrayList<>();
  private final AtomicInteger lastCall = new AtomicInteger();
  private final Map<Integer, CompletableFuture<JsonNode>> calls = new ConcurrentHashMap<>();
  private final BlockingQueue<String> loads = new LinkedBlockingQueue<>();
  private final List<String> complaints = new CopyOnWriteArrayList<>();
  private final List<String> requests = new CopyOnWriteArrayList<>();
  private final WebSocket socket;
  private String session = "";

  /** Where Chromium is; empty where it is not installed. */
  static Optional<Path> executable() {
    return Stream.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
        .map(Path::of)
        .filter(Files::isExecutable)
        .findFirst();
  }

  Browser() {
    try {
      profile = Files.createTempDirectory("losslint-browser");
      proxy = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
      Thread noting = new Thread(this::noteConnections, "proxy");
      noting.setDaemon(true);
      noting.start();
      ProcessBuilder builder =
          new ProcessBuilder(
              executable().orElseThrow().toString(),
              "--headless",
              "--no-sandbox",
              "--disable-gpu",
              "--disable-quic",
              "--no-first-run",
              "--disable-background-networking",
              "--disable-component-update",
              "--disable-sync",
              "--disable-dev-shm-usage",
              "--user-data-dir=" + profile,
              "--proxy-server=127.0.0.1:" + proxy.getLocalPort(),
              "--proxy-bypass-list=<-loopback>",
              "--remote-debugging-port=0",
              "about:blank");
      builder.redirectErrorStream(true);
      process = builder.start();
      socket =
          HttpClient.newHttpClient()
              .newWebSocketBuilder()
              .buildAsync(URI.create(debuggingAddress()), new Listener())
              .get(SECONDS, TimeUnit.SECONDS);
      String target =
          call("Target.createTarget", Map.of("url", "about:blank")).get("targetId").asText();
      session =
          call("Target.attachToTarget", Map.of("targetId", target, "flatten", true))
              .get("sessionId")
              .asText();
      for (String domain : List.of("Page", "Runtime", "Network", "Log")) {
        call(domain + ".enable", Map.of());
      }
      call(
          "Page.addScriptToEvaluateOnNewDocument",
          Map.of(
              "source",
              "addEventListener('securitypolicyviolation', e =>"
                  + " console.error('policy: ' + e.violatedDirective + ' ' + e.blockedURI))"));
    } catch (IOException e) {
      throw new AssertionError(e);
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      throw new AssertionError("Chromium does not answer", e);
    }
  }

  private void noteConnections() {
    try {
      while (!proxy.isClosed()) {
        try (Socket connection = proxy.accept()) {
          String asked =
              new BufferedReader(
                      new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8))
                  .readLine();
          if (asked != null) {
            asking.add(asked);
          }
        }
      }
    } catch (IOException e) {
      // Closed: the browser is gone.
    }
  }

  private String debuggingAddress() throws IOException {
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    List<String> said = new ArrayList<>();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.startsWith("DevTools listening on ")) {
        Thread drain = new Thread(() -> lines.lines().forEach(l -> {}), "browser output");
        drain.setDaemon(true);
        drain.start();
        return line.substring("DevTools listening on ".length()).strip();
      }
      said.add(line);
    }
    throw new AssertionError("Chromium ended: " + String.join("\n", said));
  }

  private final class Listener implements WebSocket.Listener {
    private final StringBuilder message = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket webSocket, CharSequence data, boolean last) {
      message.append(data);
      if (last) {
        String whole = message.toString();
        message.setLength(0);
        try {
          take(JSON.readTree(whole));
        } catch (IOException e) {
          complaints.add("unreadable message: " + e.getMessage());
        }
      }
      webSocket.request(1);
      return CompletableFuture.completedFuture(null);
    }
  }

  private void take(JsonNode message) {
    if (message.has("id")) {
      CompletableFuture<JsonNode> call = calls.remove(message.get("id").asInt());
      if (message.has("error")) {
        call.completeExceptionally(new AssertionError(message.get("error").toString()));
      } else {
        call.complete(message.get("result"));
      }
      return;
    }
    JsonNode params = message.path("params");
    switch (message.path("method").asText()) {
      case "Page.loadEventFired" -> loads.add("loaded");
      case "Network.requestWillBeSent" -> requests.add(params.path("request").path("url").asText());
      case "Runtime.exceptionThrown" -> complaints.add(params.path("exceptionDetails").toString());
      case "Runtime.consoleAPICalled" -> complaints.add(params.path("args").toString());
      case "Log.entryAdded" -> complaints.add(params.path("entry").toString());
      default -> {
        // Of no interest.
      }
    }
  }

  /** Calls a method of the protocol and gives its result. */
  JsonNode call(String method, Map<String, ?> params) {
    int id = lastCall.incrementAndGet();
    CompletableFuture<JsonNode> answer = new CompletableFuture<>();
    calls.put(id, answer);
    ObjectNode message = JSON.createObjectNode();
    message.put("id", id).put("method", method).set("params", JSON.valueToTree(params));
    if (!session.isEmpty()) {
      message.put("sessionId", session);
    }
    socket.sendText(message.toString(), true);
    try {
      return answer.get(SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      throw new AssertionError(method + " " + params, e);
    }
  }

  /** Opens a file, maybe with a part behind {@code #}, and waits until it is loaded. */
  void open(Path file, String hash) {
    call("Page.navigate", Map.of("url", "about:blank"));
    waitForLoad();
    requests.clear();
    complaints.clear();
    call("Page.navigate", Map.of("url", file.toUri() + hash));
    waitForLoad();
  }

  private void waitForLoad() {
    try {
      if (loads.poll(SECONDS, TimeUnit.SECONDS) == null) {
        throw new AssertionError("the page does not load");
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** The value of an expression in the page, promises awaited. */
  JsonNode eval(String expression) {
    JsonNode result =
        call(
            "Runtime.evaluate",
            Map.of(
                "expression",
                expression,
                "awaitPromise",
                true,
                "returnByValue",
                true,
                "userGesture",
                true));
    if (result.has("exceptionDetails")) {
      throw new AssertionError(expression + ": " + result.get("exceptionDetails"));
    }
    return result.get("result").path("value");
  }

  String text(String expression) {
    return eval(expression).asText();
  }

  int number(String expression) {
    return eval(expression).asInt();
  }

  /** Presses a key as a user does. */
  void press(String key) {
    for (String type : List.of("keyDown", "keyUp")) {
      call("Input.dispatchKeyEvent", Map.of("type", type, "key", key, "code", key));
    }
  }

  void colours(String scheme, String media) {
    call(
        "Emulation.setEmulatedMedia",
        Map.of(
            "media",
            media,
            "features",
            List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
  }

  void scripts(boolean on) {
    call("Emulation.setScriptExecutionDisabled", Map.of("value", !on));
  }

  void size(int width, int height) {
    call(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
  }

  byte[] picture(boolean whole) {
    return Base64.getDecoder()
        .decode(
            call("Page.captureScreenshot", Map.of("format", "png", "captureBeyondViewport", whole))
                .get("data")
                .asText());
  }

  byte[] paper() {
    return Base64.getDecoder()
        .decode(
            call("Page.printToPDF", Map.of("printBackground", true, "preferCSSPageSize", true))
                .get("data")
                .asText());
  }

  /** What the console, the log and the policy of the page said since it was opened. */
  List<String> complaints() {
    return List.copyOf(complaints);
  }

  /** The addresses that the page asked for since it was opened, itself among them. */
  List<String> requests() {
    return List.copyOf(requests);
  }

  /** What reached the network since the start. Chromium itself calls its maker now and then. */
  List<String> asking() {
    return List.copyOf(asking);
  }

  @Override
  public void close() {
    List<ProcessHandle> children = process.descendants().toList();
    process.destroy();
    try {
      if (!process.waitFor(10, TimeUnit.SECONDS)) {
        process.destroyForcibly().waitFor();
      }
      for (ProcessHandle child : children) {
        child.destroyForcibly();
        child.onExit().join();
      }
      proxy.close();
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(e);
    }
    deleteProfile();
  }

  /** A last child may still write while the profile is walked; what is left then is not a fault. */
  private void deleteProfile() {
    try (Stream<Path> files = Files.walk(profile)) {
      files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    } catch (IOException | UncheckedIOException e) {
      profile.toFile().deleteOnExit();
    }
  }
}
