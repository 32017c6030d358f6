import Grading
import SceneText

/// A report in JUnit's XML, with a failing case for each finding, or a passing case if there are none.
package struct ExplorationJUnit: Sendable {
  private let report: ExplorationReport
  private let name: String

  /// Creates an XML document for a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - name: The name of the app.
  package init(_ report: ExplorationReport, of name: String) {
    self.report = report
    self.name = name
  }

  /// The text of the XML document.
  package var text: String {
    let failures = report.discoveries.count
    let cases = report.discoveries.enumerated().map { index, discovery in
      Self.failure(discovery, number: index + 1, of: name)
    }
    let passed = Markup.element(
      "testcase",
      [.init("name", "explore"), .init("classname", name)],
      []
    )
    let counts: [Markup.Attribute] = [
      .init("name", name), .init("tests", max(1, failures)), .init("failures", failures),
      .init("errors", 0), .init("skipped", 0),
    ]
    let suite = Markup.element(
      "testsuite",
      counts,
      (cases.isEmpty ? [passed] : cases).flatMap { [.raw("\n  "), $0] } + [.raw("\n")]
    )
    let root = Markup.element("testsuites", [], [.raw("\n"), suite, .raw("\n")])
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.written(as: .xml) + "\n"
  }

  private static func failure(_ discovery: Discovery, number: Int, of name: String) -> Markup {
    let title = discovery.entry ?? discovery.kind.rawValue
    let script = DiscoveryScript(discovery, number: number)
    return .element(
      "testcase",
      [.init("name", "\(number) \(title)"), .init("classname", name)],
      [.element("failure", [.init("message", discovery.message)], [.text(script.text)])]
    )
  }
}
