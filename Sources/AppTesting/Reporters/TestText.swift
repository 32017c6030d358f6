package import SceneText

/// The results of tests as readable text, with the failures, the flaky tests and a final line.
package struct TestText {
  private let layout: TextLayout

  /// Creates the text with a layout.
  ///
  /// - Parameter layout: The layout width and character set.
  package init(_ layout: TextLayout) {
    self.layout = layout
  }

  /// Returns the lines about one test, or no lines if it passed on the first attempt.
  ///
  /// - Parameter result: The result of the test.
  /// - Returns: The lines.
  package func lines(of result: TestResult) -> [StyledText] {
    if result.isFlaky, let failure = result.attempts.first?.failure {
      return layout.paragraph(
        "\(result.name) is flaky: it passed on attempt \(result.attempts.count)",
        style: .warning,
        indent: 2
      )
        + layout.paragraph(
          "\(failure.place): \(failure.summary)",
          after: StyledText("  before  ", .secondary)
        )
    }
    guard let failure = result.failure else { return [] }
    let attempts = result.attempts.count > 1 ? " \(result.attempts.count) times" : ""
    var lines = layout.paragraph(
      "\(result.name) \(result.outcome.words)\(attempts)",
      style: .error,
      indent: 2
    )
    // Editors recognize a place only at the beginning of a line and without a line break.
    lines += layout.paragraph(
      Printable.line(failure.message),
      after: StyledText("  \(Printable.line(failure.place)): ", .secondary),
      indent: 4
    )
    lines += line("command", failure.command)
    lines += line("expected", failure.expected)
    lines += line("seen", failure.seen)
    lines += failure.choices.prefix(Self.mostLines).flatMap { line("", $0) }
    lines += line("screen", failure.screen)
    let printed = failure.printed.suffix(Self.mostLines)
    for (index, text) in printed.enumerated() { lines += line(index == 0 ? "printed" : "", text) }
    return lines
  }

  /// Returns the lines at the end of the results.
  ///
  /// - Parameter report: All results.
  /// - Returns: The lines.
  package func summary(of report: TestReport) -> [StyledText] {
    let style: Style = report.exitCode != 0 ? .error : report.flaky.isEmpty ? .success : .warning
    return layout.paragraph(TestSummary(report).line, style: style, indent: 2)
  }

  private func line(_ head: String, _ text: String?) -> [StyledText] {
    guard let text else { return [] }
    let padded = head + String(repeating: " ", count: max(0, Self.headWidth - head.count))
    return layout.paragraph(text, after: StyledText("    \(padded)", .secondary))
  }

  private static let headWidth = 10
  private static let mostLines = 5
}
