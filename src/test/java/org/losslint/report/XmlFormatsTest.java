package org.losslint.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.losslint.evaluate.Report;
import org.losslint.source.Problem;
import org.losslint.source.Severity;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** JUnit and Checkstyle XML, against schemas of what their readers take. */
class XmlFormatsTest {
  private static Document parse(String xml) {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
    } catch (SAXException | IOException | ParserConfigurationException e) {
      throw new AssertionError(e);
    }
  }

  private static String junit(Report report) {
    return FormatGoldenTest.written(FormatName.JUNIT, report);
  }

  @Test
  void everySampleObeysItsSchema() throws SAXException, IOException {
    RenderContext context =
        FormatGoldenTest.context().withProblems(List.of(Problem.of("pack is wrong", "mend it")));
    for (Report report : SampleReports.all().values()) {
      Schemas.xml("junit.xsd", FormatGoldenTest.written(FormatName.JUNIT, report, context));
      Schemas.xml(
          "checkstyle.xsd", FormatGoldenTest.written(FormatName.CHECKSTYLE, report, context));
    }
    assertThrows(
        SAXException.class, () -> Schemas.xml("junit.xsd", "<testsuites><x/></testsuites>"));
    assertThrows(
        SAXException.class,
        () -> Schemas.xml("checkstyle.xsd", "<checkstyle version='1'><file/></checkstyle>"));
  }

  @Test
  void aSuiteIsADeviceAndACaseARule() {
    NodeList suites = parse(junit(SampleReports.full())).getElementsByTagName("testsuite");
    Element ptx = (Element) suites.item(0);
    assertEquals("dc1-ptx1", ptx.getAttribute("name"));
    assertEquals("5", ptx.getAttribute("tests"));
    assertEquals("2", ptx.getAttribute("failures"));
    assertEquals("1", ptx.getAttribute("skipped"));
    Element failure = (Element) ptx.getElementsByTagName("failure").item(0);
    assertEquals("error", failure.getAttribute("type"));
    assertTrue(failure.getTextContent().startsWith("net/dc1-ptx1.conf:7:13: error: "));
    assertTrue(failure.getTextContent().contains("buffer-size temporal 12948"));
  }

  @Test
  void theThresholdDecidesWhatIsAFailure() {
    RenderContext all = FormatGoldenTest.context().withFailOn(Optional.of(Severity.INFO));
    RenderContext none = FormatGoldenTest.context().withFailOn(Optional.empty());
    Report report = SampleReports.full();
    assertEquals(
        "4",
        root(FormatGoldenTest.written(FormatName.JUNIT, report, all)).getAttribute("failures"));
    assertEquals(
        "0",
        root(FormatGoldenTest.written(FormatName.JUNIT, report, none)).getAttribute("failures"));
  }

  private static Element root(String xml) {
    return parse(xml).getDocumentElement();
  }

  @Test
  void hostileTextComesBackAsText() {
    Element error =
        (Element)
            parse(FormatGoldenTest.written(FormatName.CHECKSTYLE, SampleReports.hostile()))
                .getElementsByTagName("error")
                .item(0);
    assertTrue(
        error.getAttribute("message").contains("\\x1b[31m\\x07evil\\r"),
        error.getAttribute("message"));
    assertTrue(error.getAttribute("message").contains("<script>alert(1)</script>&]]>\"',;"));
  }

  @Property
  void anyTextIsWellFormed(@ForAll String text) throws IOException {
    StringWriter out = new StringWriter();
    XmlText xml = new XmlText(out);
    xml.start("a");
    xml.attribute("b", text);
    xml.text(text);
    xml.end();
    Element root = root(out.toString());
    assertEquals(root.getAttribute("b"), root.getTextContent());
  }
}
