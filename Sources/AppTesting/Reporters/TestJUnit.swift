import Foundation
import Grading

/// The results of tests as JUnit's XML, with a suite for each folder and a case for each test.
package struct TestJUnit {
  private let report: TestReport

  /// Creates the XML for a report.
  ///
  /// - Parameter report: The results.
  package init(_ report: TestReport) {
    self.report = report
  }

  /// The text of the XML document.
  package var text: String {
    let suites = Dictionary(grouping: report.results, by: suite).sorted { $0.key < $1.key }
    let root = Markup.element(
      "testsuites",
      [.init("name", "navlab")] + Self.counts(of: report.results)
        + [.init("time", Self.time(report.seconds))],
      suites.flatMap { [.raw("\n"), Self.element($0.key, $0.value)] } + [.raw("\n")]
    )
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.written(as: .xml) + "\n"
  }

  /// Returns the name of a test's suite, composed of the app's name and the test's folder.
  private func suite(of result: TestResult) -> String {
    let folder = result.name.split(separator: "/").dropLast()
    return ([report.app] + folder.map(String.init)).joined(separator: ".")
  }

  private static func element(_ name: String, _ results: [TestResult]) -> Markup {
    .element(
      "testsuite",
      [.init("name", name)] + counts(of: results)
        + [.init("time", time(results.reduce(0) { $0 + $1.seconds }))],
      results.flatMap { [.raw("\n  "), element($0, in: name)] } + [.raw("\n")]
    )
  }

  private static func counts(of results: [TestResult]) -> [Markup.Attribute] {
    let failures = results.count { $0.outcome == .failed }
    let passed = results.count { $0.outcome == .passed }
    return [
      .init("tests", results.count), .init("failures", failures),
      .init("errors", results.count - passed - failures), .init("skipped", 0),
    ]
  }

  private static func element(_ result: TestResult, in suite: String) -> Markup {
    let name = result.name.split(separator: "/").last.map(String.init) ?? result.name
    var content: [Markup] = []
    for (index, attempt) in result.attempts.enumerated() {
      guard let failure = attempt.failure else { continue }
      // Surefire has names for runs before the final one; other readers ignore them.
      let isLast = index == result.attempts.count - 1
      let kind = attempt.outcome == .failed ? "failure" : "error"
      let element =
        isLast
        ? kind
        : (result.isFlaky ? "flaky" : "rerun") + kind.prefix(1).uppercased() + kind.dropFirst()
      content.append(
        .element(
          element,
          [.init("type", attempt.outcome.rawValue), .init("message", failure.summary)],
          .text(failure.details.joined(separator: "\n"))
        )
      )
    }
    // The final run comes first, where most readers look.
    if result.outcome != .passed, let last = content.popLast() { content.insert(last, at: 0) }
    if let printed = result.failure?.printed, !printed.isEmpty {
      content.append(.element("system-out", [], .text(printed.joined(separator: "\n"))))
    }
    var attributes = [
      Markup.Attribute("name", name), .init("classname", suite),
      .init("time", time(result.seconds)), .init("file", result.file),
    ]
    if let line = result.failure?.line { attributes.append(.init("line", line)) }
    return .element("testcase", attributes, content)
  }

  private static func time(_ seconds: Double) -> String {
    String(format: "%.3f", seconds.isFinite ? max(0, seconds) : 0)
  }
}
