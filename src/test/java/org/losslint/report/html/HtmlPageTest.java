package org.losslint.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losslint.Inspections;
import org.losslint.evaluate.Finding;
import org.losslint.evaluate.Report;
import org.losslint.report.PackCatalogue;
import org.losslint.report.RenderContext;
import org.losslint.report.RuleCatalogue;
import org.losslint.report.SampleReports;
import org.losslint.report.Visible;
import org.losslint.source.Problem;
import org.losslint.source.Severity;

/** The page in a real browser: it loads, filters, expands, asks for nothing and runs nothing. */
class HtmlPageTest {
  private static final Report FLEET = FleetReports.of(200, 1_500);
  private static final RuleCatalogue RULES = new PackCatalogue(List.of(Inspections.bundledRules()));

  @TempDir private static Path folder;
  private static Browser browser;
  private static Path fleet;

  @BeforeAll
  static void start() {
    assumeTrue(Browser.executable().isPresent(), "Chromium is not installed");
    browser = new Browser();
    fleet = page("fleet", FLEET, RenderContext.plain(HtmlPageTest::masked, RULES));
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
  }

  @BeforeEach
  void reset() {
    browser.scripts(true);
    browser.colours("light", "");
    browser.size(1280, 900);
  }

  private static String masked(String piece) {
    return piece.replace("10000;", "*****;");
  }

  private static Path page(String name, Report report, RenderContext context) {
    Path file = folder.resolve(name + ".html");
    try (Writer out = Files.newBufferedWriter(file)) {
      new HtmlFormat().write(report, context, out);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return file;
  }

  private static Path page(String name, Report report) {
    return page(name, report, RenderContext.plain(piece -> piece, SampleReports.RULES));
  }

  private static void assertQuiet(Path page) {
    assertEquals(List.of(), browser.complaints());
    assertEquals(List.of(page.toUri().toString()), browser.requests());
  }

  private static int shown() {
    return browser.number("document.querySelectorAll('#list > .finding').length");
  }

  private static String counted() {
    return browser.text("document.getElementById('count').textContent");
  }

  private static void choose(String id, String value) {
    browser.eval(
        "(() => { const field = document.getElementById('"
            + id
            + "'); field.value = '"
            + value
            + "'; field.dispatchEvent(new Event('input', {bubbles: true}));"
            + " return new Promise(done => setTimeout(done, 200)); })()");
  }

  // ---- loads

  @Test
  void everySampleLoadsWithoutAComplaintOrARequest() {
    for (Map.Entry<String, Report> sample : SampleReports.all().entrySet()) {
      Path page = page(sample.getKey(), sample.getValue());
      browser.open(page, "");
      assertQuiet(page);
      assertEquals(1, browser.number("document.querySelectorAll('h1').length"), sample.getKey());
    }
    List<String> strangers = new ArrayList<>();
    for (String asked : browser.asking()) {
      String maker = ".*[./](google|googleapis|gvt1|gstatic)\\.com[:/].*";
      if (!asked.matches(maker)) {
        strangers.add(asked);
      }
    }
    assertEquals(List.of(), strangers);
  }

  @Test
  void theHeadlineCountsDevices() {
    browser.open(page("full", SampleReports.full()), "");
    assertEquals("1 of 4 devices fails", browser.text("document.querySelector('h1').textContent"));
    assertEquals(
        "4 devices 5 files|2 compliant 50 %|1 failing 25 % · 2 errors|1 not evaluable 25 % · 66"
            + " checks open",
        browser.text(
            "[...document.querySelectorAll('.tile')].map(t =>"
                + " t.textContent.replace(/\\s+/g, ' ').trim()).join('|')"));
  }

  @Test
  void problemsComeBeforeNumbers() {
    RenderContext context =
        RenderContext.plain(piece -> piece, SampleReports.RULES)
            .withProblems(List.of(Problem.of("x.conf does not exist", "")));
    browser.open(page("problems", SampleReports.clean(), context), "");
    assertEquals(
        "This audit cannot be trusted", browser.text("document.querySelector('h1').textContent"));
    assertEquals(
        "x.conf does not exist",
        browser.text("document.querySelector('.alert li').textContent.trim()"));
  }

  // ---- filters

  private static long findings(java.util.function.Predicate<Finding> wanted) {
    return FLEET.findings().stream().filter(f -> f.suppressed().isEmpty()).filter(wanted).count();
  }

  @Test
  void tenThousandFindingsAreShownPageByPage() {
    Report report = FleetReports.of(1000, 10_000);
    Path large = page("large", report, RenderContext.plain(piece -> piece, RULES));
    browser.open(large, "");
    assertQuiet(large);
    int all = report.findings().size() - report.suppressedCount();
    assertEquals(25, shown());
    assertEquals(Numbers.counted(all, "finding"), counted());
    int elements = browser.number("document.querySelectorAll('*').length");
    assertTrue(elements < 20_000, () -> elements + " elements");
    browser.eval("document.getElementById('next').click()");
    assertEquals(
        "26–50 of " + Numbers.grouped(all),
        browser.text("document.getElementById('range').textContent"));
    assertEquals(25, shown());
    choose("text", "et-0/0/7 rdma-data");
    int matching = 0;
    for (Finding finding : report.findings()) {
      boolean counts = finding.suppressed().isEmpty();
      matching += counts && finding.subjects().contains("et-0/0/7 rdma-data") ? 1 : 0;
    }
    assertEquals(
        Numbers.grouped(matching) + " of " + Numbers.grouped(all) + " findings", counted());
  }

  @Test
  void filtersByWhatIsChosen() {
    browser.open(fleet, "");
    String all = Numbers.grouped(findings(f -> true)) + " findings";
    choose("severity", "warning");
    long warnings = findings(f -> f.severity() == Severity.WARNING);
    assertEquals(Numbers.grouped(warnings) + " of " + all, counted());
    Finding first = FLEET.findings().get(0);
    choose("severity", "");
    choose("rule", first.rule());
    assertEquals(
        Numbers.grouped(findings(f -> f.rule().equals(first.rule()))) + " of " + all, counted());
    choose("device", first.device());
    assertEquals(
        Numbers.grouped(
                findings(f -> f.rule().equals(first.rule()) && f.device().equals(first.device())))
            + " of "
            + all,
        counted());
    choose("text", "ET-0/0/7 nowhere-to-be-found");
    assertEquals("0 of " + all, counted());
    assertEquals(
        "Nothing matches these filters.",
        browser.text("document.querySelector('#list .none').textContent"));
    assertQuiet(fleet);
  }

  @Test
  void showsWhatIsOpenAndWhatIsWaived() {
    browser.open(page("full", SampleReports.full()), "#kind=open");
    assertEquals("3 rows", counted());
    assertEquals(
        "the file is cut", browser.text("document.querySelector('#list .message').textContent"));
    browser.open(page("full", SampleReports.full()), "#kind=waived");
    assertEquals("2 waived findings", counted());
    assertEquals(
        "by waiver: old line card (ops), until 2027-01-31",
        browser.text("document.querySelector('#list dd[data-text=waived]').textContent"));
  }

  @Test
  void aCellOfTheMatrixLeadsToItsFindings() {
    Finding finding = FLEET.findings().get(0);
    browser.open(fleet, "");
    choose("find", finding.device());
    browser.eval(
        "[...document.querySelectorAll('#rows td a')].find(a => a.getAttribute('aria-label')"
            + ".startsWith('"
            + finding.rule()
            + " on "
            + finding.device()
            + ":')).click()");
    browser.eval("new Promise(done => setTimeout(done, 300))");
    assertEquals(
        Numbers.grouped(
                findings(
                    f -> f.rule().equals(finding.rule()) && f.device().equals(finding.device())))
            + " of "
            + Numbers.grouped(findings(f -> true))
            + " findings",
        counted());
    assertEquals(finding.rule(), browser.text("document.getElementById('rule').value"));
  }

  @Test
  void arrowKeysWalkThroughTheMatrix() {
    browser.open(page("full", SampleReports.full()), "");
    browser.eval("document.querySelector('#rows tr th a').focus()");
    browser.press("ArrowRight");
    assertEquals(1, browser.number("document.activeElement.closest('td, th').cellIndex"));
    browser.press("ArrowDown");
    assertEquals(
        1,
        browser.number(
            "[...document.getElementById('rows').rows].indexOf("
                + "document.activeElement.closest('tr'))"));
  }

  // ---- expands

  @Test
  void aFindingOpensByTheKeyboardAndShowsAllOfIt() {
    browser.open(page("full", SampleReports.full()), "#rule=DCI-001");
    browser.eval("document.querySelector('#list details').open = false");
    browser.eval("document.querySelector('#list summary').focus()");
    browser.call(
        "Input.dispatchKeyEvent",
        Map.of(
            "type",
            "keyDown",
            "key",
            "Enter",
            "code",
            "Enter",
            "windowsVirtualKeyCode",
            13,
            "text",
            "\r"));
    assertTrue(browser.eval("document.querySelector('#list details').open").asBoolean());
    assertEquals(
        "buffer-size temporal 10000;",
        browser.text("document.querySelector('#list mark').textContent"));
    assertEquals(
        "net/dc1-ptx1.conf:7:13",
        browser.text("document.querySelector('#list .body > .place').textContent"));
    assertEquals(
        "interfaces et-0/0/0 scheduler-map sm-dci net/dc1-ptx1.conf:13:13|schedulers"
            + " sched-rdma-data net/dc1-ptx1.conf:6:9",
        browser.text(
            "[...document.querySelectorAll('#list .via li')].map(l => l.textContent).join('|')"));
    assertEquals(
        "have 10000 us|need 12947 us|wanted 12947.5 us",
        browser.text(
            "[...document.querySelectorAll('#list .values span')].map(l =>"
                + " l.textContent).join('|')"));
    assertEquals(2, browser.number("document.querySelectorAll('#list .fix').length"));
  }

  @Test
  void commandsAreCopied() {
    browser.open(page("full", SampleReports.full()), "#rule=DCI-001");
    browser.call(
        "Browser.grantPermissions",
        Map.of("permissions", List.of("clipboardReadWrite", "clipboardSanitizedWrite")));
    browser.eval("document.querySelectorAll('#list .copy')[1].click()");
    assertEquals(
        "mlxconfig -d mlx5_0 set X=1\nmlxfwreset -d mlx5_0 reset",
        browser.text(
            "new Promise(done => setTimeout(done, 200)).then(() =>"
                + " navigator.clipboard.readText())"));
    assertEquals("Copied", browser.text("document.getElementById('said').textContent"));
  }

  // ---- nothing runs, nothing leaves

  @Test
  void hostileNamesStayText() {
    Path page = page("hostile", SampleReports.hostile());
    for (String hash : List.of("", "#kind=open", "#kind=waived")) {
      browser.open(page, hash);
      assertQuiet(page);
      assertEquals(2, browser.number("document.scripts.length"));
      assertEquals(0, browser.number("document.querySelectorAll('img, iframe, object').length"));
      assertTrue(
          browser
              .eval("document.querySelector('#list').textContent.includes('<script>alert(1)')")
              .asBoolean(),
          hash);
      assertEquals(
          0,
          browser.number(
              "[...document.querySelectorAll('a')].filter(a =>"
                  + " a.protocol !== 'file:').length"));
    }
    browser.open(page, "");
    assertEquals(
        Visible.text(SampleReports.HOSTILE),
        browser.text("document.querySelector('#list .message').textContent"));
  }

  @Test
  void aHostileAddressStaysText() {
    Path page = page("full", SampleReports.full());
    browser.open(page, "#device=%3Cimg%20src=x%20onerror=alert(1)%3E&kind=__proto__&rule=%5C");
    assertEquals(List.of(), browser.complaints());
    assertEquals(0, browser.number("document.images.length"));
    assertTrue(counted().startsWith("0 of "), HtmlPageTest::counted);
  }

  @Test
  void secretsAreMaskedInEveryForm() throws IOException {
    String page = Files.readString(fleet);
    assertTrue(page.contains("temporal *****;"));
    assertFalse(page.contains("temporal 10000;"));
  }

  @Test
  void thePolicyForbidsWhatThePageDoesNotDo() {
    browser.open(fleet, "");
    assertEquals(
        "refused",
        browser.text("fetch('https://example.net/').then(() => 'came', () => 'refused')"));
    assertThrows(AssertionError.class, () -> browser.eval("document.body.innerHTML = '<b>x</b>'"));
    browser.eval(
        "(() => { const image = document.createElement('img');"
            + " image.src = 'https://example.net/x.png'; document.body.append(image);"
            + " const script = document.createElement('script');"
            + " try { script.textContent = 'window.ran = 1'; } catch (e) { }"
            + " document.body.append(script);"
            + " return new Promise(done => setTimeout(done, 300)); })()");
    String complaints = String.join("\n", browser.complaints());
    assertTrue(complaints.contains("connect-src"), complaints);
    assertTrue(complaints.contains("img-src"), complaints);
    assertEquals("undefined", browser.text("typeof window.ran"));
    assertTrue(browser.asking().stream().noneMatch(asked -> asked.contains("example.net")));
  }

  // ---- other ways to read it

  @Test
  void withoutScriptsTheWorstIsThere() {
    browser.scripts(false);
    Path page = page("full", SampleReports.full());
    browser.open(page, "");
    browser.scripts(true);
    assertQuiet(page);
    assertEquals(6, browser.number("document.querySelectorAll('#list > .finding').length"));
    assertEquals(
        3, browser.number("document.querySelectorAll('#list .unscripted > .finding').length"));
    assertEquals(
        0,
        browser.number(
            "[...document.querySelectorAll('input, select, button')].filter(e =>"
                + " e.checkVisibility()).length"));
  }

  @Test
  void onPaperEveryFindingIsOpen() {
    browser.open(fleet, "#severity=warning");
    long warnings = findings(f -> f.severity() == Severity.WARNING);
    browser.eval("dispatchEvent(new Event('beforeprint'))");
    assertEquals(Math.min(500, warnings), shown());
    assertEquals(
        0, browser.number("document.querySelectorAll('#list details:not([open])').length"));
    browser.eval("dispatchEvent(new Event('afterprint'))");
    assertEquals(25, shown());
    browser.open(fleet, "#severity=info");
    assertEquals("%PDF-", new String(browser.paper(), 0, 5, StandardCharsets.US_ASCII));
  }

  @Test
  void nothingIsWiderThanANarrowScreen() {
    browser.size(360, 800);
    for (Path page : List.of(fleet, page("full", SampleReports.full()))) {
      browser.open(page, "");
      browser.eval("document.querySelectorAll('details').forEach(d => { d.open = true; })");
      assertTrue(browser.number("document.documentElement.scrollWidth") <= 360, page::toString);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void everyTextStandsOutFromItsGround(String scheme) {
    browser.colours(scheme, "");
    browser.open(fleet, "");
    browser.eval("document.querySelectorAll('#list details').forEach(d => { d.open = true; })");
    assertEquals("", browser.text(CONTRAST));
  }

  /**
   * Texts whose contrast is below what WCAG 2.2 asks for at level AA: 4.5, and 3 for large ones.
   */
  private static final String CONTRAST =
      """
      (() => {
        const parts = colour => colour.match(/[\\d.]+/g).map(Number);
        const light = c => {
          const [r, g, b] = c.map(v => v / 255).map(v =>
            v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const ground = e => {
          for (let node = e; node; node = node.parentElement) {
            const c = parts(getComputedStyle(node).backgroundColor);
            if (c.length < 4 || c[3] === 1) return c;
          }
          return [255, 255, 255];
        };
        const weak = new Set();
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let n = walker.nextNode(); n; n = walker.nextNode()) {
          const e = n.parentElement;
          if (!n.data.trim() || !e.checkVisibility() || e.closest('svg, script, :disabled')) continue;
          const style = getComputedStyle(e);
          const a = light(parts(style.color)), b = light(ground(e));
          const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
          const size = parseFloat(style.fontSize);
          const large = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
          if (ratio < (large ? 3 : 4.5)) {
            weak.add(`${e.tagName}.${e.className} ${ratio.toFixed(2)} ${n.data.trim().slice(0, 20)}`);
          }
        }
        return [...weak].join('\\n');
      })()
      """;

  @Test
  void everyFieldAndButtonHasAName() {
    browser.open(fleet, "");
    assertEquals(
        "",
        browser.text(
            "[...document.querySelectorAll('input, select')].filter(f =>"
                + " !f.labels.length).map(f => f.id).join(' ')"));
    assertEquals(
        "",
        browser.text(
            "[...document.querySelectorAll('button, a, summary')].filter(b =>"
                + " b.checkVisibility() && !(b.textContent.trim() ||"
                + " b.getAttribute('aria-label'))).map(b => b.outerHTML).join(' ')"));
    assertEquals(
        "",
        browser.text(
            "[...document.querySelectorAll('svg')].filter(s => s.getAttribute('aria-hidden') !=="
                + " 'true' && !s.getAttribute('aria-label')).map(s => s.outerHTML).join(' ')"));
    assertEquals("", browser.text(HEADINGS), "a level of headings is left out");
  }

  private static final String HEADINGS =
      """
      (() => {
        let last = 0;
        for (const h of document.querySelectorAll('h1, h2, h3, h4')) {
          const level = Number(h.tagName[1]);
          if (level > last + 1) return h.textContent;
          last = level;
        }
        return '';
      })()
      """;
}
