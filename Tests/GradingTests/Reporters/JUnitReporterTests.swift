import Browsing
import Foundation
import Grading
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Records as JUnit's XML")
struct JUnitReporterTests {
  @Test("A suite reports which checks passed, which failed and where, and which did not run")
  func suite() throws {
    let records = [try SampleRecords.record("garcia-mateo")]
    #expect(
      try JUnitReporter().text(of: records) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="navlab" tests="5" failures="0" errors="2" skipped="0" time="0.710">
        <testsuite name="garcia-mateo" tests="5" failures="0" errors="2" skipped="0" time="0.710">
          <properties><property name="exercise" value="02-one-array"/><property name="points" \
        value="5"/><property name="maximum" value="8"/><property name="status" value="crashed"/>\
        <property name="isolation" value="kernel"/><property name="version" value="0.1.0"/>\
        </properties>
          <testcase name="The stack writes to your array, so the counter on each screen is right." \
        classname="garcia-mateo.02-one-array"/>
          <testcase name="The express button leads to South Pier, with Sula beneath it." \
        classname="garcia-mateo.02-one-array"/>
          <testcase name="The express button leads to the same two screens from anywhere." \
        classname="garcia-mateo.02-one-array"/>
          <testcase name="The button &#39;All islands&#39; leads to the list from any depth." \
        classname="garcia-mateo.02-one-array" file="App.swift" line="45"><error type="crashed" \
        message="The app crashed during tap &quot;All islands&quot;: Fatal error: Can&#39;t remove last \
        element from an empty collection (App.swift:45)">The app crashed during tap &quot;All \
        islands&quot;: Fatal error: Can&#39;t remove last element from an empty collection \
        (App.swift:45)
        after: tap &quot;Sula&quot;
          tap &quot;South Pier&quot;
          tap &quot;All islands&quot;
        look: Which array shows the root, and nothing else?</error></testcase>
          <testcase name="A hidden check (hidden-1)" classname="garcia-mateo.02-one-array">\
        <error type="crashed" message="The app crashed or exited.">The app crashed or exited.</error></testcase>
          <system-out>5 of 8 points. 2 checks did not pass.</system-out>
        </testsuite>
        </testsuites>

        """
    )
  }

  @Test("A compile error is reported with the file and line of its first message")
  func compileError() throws {
    let text = try JUnitReporter().text(of: [try SampleRecords.record("ivanova-mila")])
    #expect(text.contains("file=\"App.swift\" line=\"45\"><error type=\"error\""))
    #expect(
      text.contains("<system-err>App.swift:45:5: error: cannot find &#39;paht&#39; in scope\n")
    )
  }

  @Test("A submission that cannot be judged is an error, and not merely skipped")
  func unreadable() throws {
    let text = try JUnitReporter().text(of: [try SampleRecords.record("van-dijk-sem")])
    #expect(text.contains("tests=\"6\" failures=\"0\" errors=\"1\" skipped=\"5\""))
    #expect(text.contains("<error type=\"unreadable\" message=\"The answer cannot be read.\">"))
  }

  @Test("The counts match the cases, in every suite and overall")
  func counts() throws {
    let reading = Reading()
    let text = try JUnitReporter().text(of: try SampleRecords.course())
    #expect(reading.read(text))
    #expect(reading.counted.count == 25)
    #expect(reading.counted == reading.claimed)
  }

  @Test("Everything that learners write remains text")
  func hostile() throws {
    for hostile in SampleRecords.hostileTexts {
      let text = try JUnitReporter().text(of: [SampleRecords.hostile(hostile)])
      #expect(Reading().read(text))
      #expect(!text.contains(SampleRecords.secret))
      #expect(!text.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || $0 == "\u{202E}") })
    }
  }

  private static let xmllint = Program.named("xmllint")

  @Test(
    "The XML has the shape that build servers document",
    .enabled(if: xmllint != nil, "xmllint is not here; it comes with libxml2-utils")
  )
  func shape() throws {
    let records = try SampleRecords.course() + SampleRecords.hostileTexts.map(SampleRecords.hostile)
    let folder = try TemporaryFolder()
    try folder.write(try JUnitReporter().text(of: records), to: "report.xml")
    let schema = "\(BuiltProducts.repository)/Tests/Fixtures/grading/shapes/junit.xsd"
    let run = try #require(Self.xmllint)
      .run(["--noout", "--schema", schema, folder.path(of: "report.xml")])
    #expect(run.errors == "\(folder.path(of: "report.xml")) validates\n")
    #expect(run.status == 0)
  }

  /// Counts the cases of each suite, and all of them.
  private final class Reading: NSObject, XMLParserDelegate {
    typealias Counts = [String: Int]
    var claimed: [String: Counts] = [:]
    var counted: [String: Counts] = [:]
    private var suite = ""

    func read(_ text: String) -> Bool {
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = self
      return parser.parse()
    }

    func parser(
      _ parser: XMLParser,
      didStartElement element: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      switch element {
      case "testsuites", "testsuite":
        suite = attributes["name"] ?? ""
        let names = ["tests", "failures", "errors", "skipped"]
        let pairs = names.map { ($0, attributes[$0].flatMap { Int($0) } ?? -1) }
        claimed[suite] = Dictionary(pairs) { $1 }
        counted[suite] = ["tests": 0, "failures": 0, "errors": 0, "skipped": 0]
      case "testcase": count("tests")
      case "failure": count("failures")
      case "error": count("errors")
      case "skipped": count("skipped")
      default: break
      }
    }

    private func count(_ name: String) {
      counted[suite]?[name, default: 0] += 1
      counted["navlab"]?[name, default: 0] += 1
    }
  }
}
