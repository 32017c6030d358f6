import Foundation

/// A reporter that writes JUnit's XML, with a suite for each submission and a case for each check.
///
/// Build servers show it to learners, so it does not reveal hidden checks.
package struct JUnitReporter: Reporter, Hashable {
  package init() {}

  package func text(of records: [GradingRecord]) throws -> String {
    let suites = records.map { Self.suite(of: $0.forLearner) }
    let totals = suites.reduce(into: Totals()) { $0.add($1.totals) }
    let seconds = records.reduce(0) { $0 + $1.seconds }
    let root = Markup.element(
      "testsuites",
      [.init("name", "navlab")] + totals.attributes + [.init("time", Self.time(seconds))],
      suites.flatMap { [.raw("\n"), $0.element] } + [.raw("\n")]
    )
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.written(as: .xml) + "\n"
  }

  /// The total number of cases, and the number of cases with each result.
  private struct Totals: Hashable {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    mutating func add(_ other: Totals) {
      tests += other.tests
      failures += other.failures
      errors += other.errors
      skipped += other.skipped
    }

    var attributes: [Markup.Attribute] {
      [
        .init("tests", tests), .init("failures", failures), .init("errors", errors),
        .init("skipped", skipped),
      ]
    }
  }

  private static func suite(of record: GradingRecord) -> (element: Markup, totals: Totals) {
    // If all checks were skipped, a build server would show the submission as passed.
    let isBare = record.checks.allSatisfy { $0.verdict == .skipped }
    let cases =
      (isBare ? [Case(of: record)] : []) + record.checks.map { Case(of: $0, in: record) }
    var totals = Totals()
    for one in cases { totals.add(one.totals) }
    let properties = [
      ("exercise", record.exercise), ("points", record.hasMark ? String(record.points) : "none"),
      ("maximum", String(record.maximum)), ("status", record.status.rawValue),
      ("isolation", record.isolation.level.rawValue), ("version", record.version),
    ]
    var content: [Markup] = [
      .element(
        "properties",
        [],
        properties.map { .element("property", [.init("name", $0), .init("value", $1)]) }
      )
    ]
    content += cases.map(\.element)
    content.append(
      .element(
        "system-out",
        [],
        .text(
          ([record.conclusion] + record.adjustmentLines + [record.note].compactMap { $0 })
            .joined(separator: "\n")
        )
      )
    )
    if let message = record.message { content.append(.element("system-err", [], .text(message))) }
    let element = Markup.element(
      "testsuite",
      [.init("name", record.submission)] + totals.attributes + [
        .init("time", time(record.seconds))
      ],
      content.flatMap { [.raw("\n  "), $0] } + [.raw("\n")]
    )
    return (element, totals)
  }

  private static func time(_ seconds: Double) -> String {
    String(format: "%.3f", seconds.isFinite ? max(0, seconds) : 0)
  }

  /// A test case, with an explanation if the check failed.
  private struct Case {
    var element: Markup
    var totals = Totals(tests: 1)

    /// Creates a case that reports an error, for a submission without check results.
    init(of record: GradingRecord) {
      totals.errors = 1
      let message = record.message ?? record.status.sentence
      element = Self.element(
        "The submission can be checked.",
        record,
        record.message.flatMap { CompileError.all(in: $0).first?.place },
        .element(
          "error",
          [.init("type", record.status.rawValue), .init("message", record.status.sentence)],
          .text(message)
        )
      )
    }

    init(of check: GradingRecord.Check, in record: GradingRecord) {
      let message = check.failure?.summary ?? check.verdict.sentence
      let attributes = [
        Markup.Attribute("type", check.verdict.rawValue), .init("message", message),
      ]
      let body = [Markup.text(check.explanation)]
      var reason: Markup?
      switch check.verdict {
      case .passed: break
      case .failed:
        totals.failures = 1
        reason = .element("failure", attributes, body)
      case .crashed, .timedOut, .error:
        totals.errors = 1
        reason = .element("error", attributes, body)
      case .skipped:
        totals.skipped = 1
        let why = check.requires.map { "The check '\($0)' must pass first." } ?? message
        reason = .element("skipped", [.init("message", why)])
      }
      let place =
        check.failure?.learnersPlace
        ?? (check.verdict == .error
          ? record.message.flatMap { CompileError.all(in: $0).first?.place } : nil)
      let name = check.isHidden ? "\(check.title) (\(check.name))" : check.title
      element = Self.element(name, record, place, reason)
    }

    private static func element(
      _ name: String,
      _ record: GradingRecord,
      _ place: SourceLine?,
      _ reason: Markup?
    ) -> Markup {
      var attributes = [
        Markup.Attribute("name", name),
        .init("classname", "\(record.submission).\(record.exercise)"),
      ]
      if let place { attributes += [.init("file", place.file), .init("line", place.line)] }
      return .element("testcase", attributes, reason.map { [$0] } ?? [])
    }
  }
}
