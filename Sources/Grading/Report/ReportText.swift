import Course
package import SceneText

/// A renderer that shows a report to a learner as lines of text.
package struct ReportText: Hashable, Sendable {
  private let layout: TextLayout

  /// Creates a renderer with a layout.
  ///
  /// - Parameter layout: The layout width and character set.
  package init(layout: TextLayout) {
    self.layout = layout
  }

  /// Returns the lines of a report: a heading, the obstacle or the checks, and a closing line.
  ///
  /// - Parameter report: The report.
  /// - Returns: A heading, the obstacle or the checks, and a closing line.
  package func lines(of report: Report) -> [StyledText] {
    let title = "\(report.exercise.number). \(report.title)"
    var lines = layout.paragraph(title, style: .heading) + [""]
    if let obstacle = report.obstacle {
      lines += ObstacleText(layout: layout).lines(of: obstacle)
    } else {
      for result in report.results { lines += self.lines(of: result, among: report.results) }
    }
    return lines + [""] + closing(of: report)
  }

  /// Returns the lines about the isolation.
  ///
  /// - Parameter isolation: The isolation during judging.
  /// - Returns: The line, wrapped if it is too long.
  package func lines(of isolation: Isolation) -> [StyledText] {
    layout.paragraph(isolation.sentence, style: .secondary)
  }

  /// Returns the lines about one check.
  ///
  /// - Parameters:
  ///   - result: The result of the check.
  ///   - results: The results of all checks, for a check that waits for another.
  /// - Returns: The verdict and its details.
  package func lines(of result: CheckResult, among results: [CheckResult]) -> [StyledText] {
    let isHidden = result.check.visibility == .hidden
    let (word, style) = result.verdict.label
    let head = StyledText("\(word) ", style) + points(of: result)
    let title = isHidden ? "A hidden check" : result.check.title
    var lines = layout.paragraph(title, after: head)
    guard !isHidden else { return lines }
    // The script is the learner's own. The files of the checks may not be available to the learner.
    let text = FailureText(layout: layout, showsPlace: result.check.method.isWitness)
    if case .skipped(.requires(let name)) = result.verdict {
      lines += text.paragraph(Self.reason(toWaitFor: name, among: results))
    }
    if let failure = result.verdict.failure {
      lines += text.lines(of: failure, parts: result.parts, advice: result.check.advice)
    }
    return lines + result.remarks.flatMap(text.paragraph)
  }

  /// Returns the reason why a check waits for another check to pass.
  private static func reason(toWaitFor name: String, among results: [CheckResult]) -> String {
    let other = results.first { $0.check.name == name && $0.check.visibility != .hidden }
    guard let other else { return "This is checked after a hidden check passes." }
    return "This is checked after another check passes: \(other.check.title)"
  }

  private func points(of result: CheckResult) -> StyledText {
    let reached = result.isJudged ? "\(result.points)" : "-"
    var points = StyledText(" \(reached)/\(result.check.points)", .secondary)
    points.pad(to: 6)
    return points
  }

  /// Returns the closing lines with the points, and with a summary of anything wrong or undecided.
  ///
  /// - Parameter report: The report.
  /// - Returns: The line, wrapped if it is too long.
  package func closing(of report: Report) -> [StyledText] {
    let score = "\(report.points) of \(report.maximum) points"
    guard report.obstacle == nil else {
      return [StyledText("\(score): nothing could be checked.")]
    }
    let undecided = report.undecided
    let later =
      undecided.count == 0
      ? ""
      : "\(count(undecided.count, "hidden check")) (\(count(undecided.points, "point")))"
        + " \(undecided.count == 1 ? "is" : "are") decided at grading."
    guard !report.isSolved else {
      guard !later.isEmpty else {
        return [StyledText("\(score). Everything passed.", .success)]
      }
      let all =
        report.results.count == 1 ? "The public check" : "All \(report.results.count) public checks"
      return layout.paragraph("\(score). \(all) passed; \(later)", style: .success)
    }
    return layout.paragraph(
      shortfall(of: report, score: score) + (later.isEmpty ? "" : " " + later)
    )
  }

  private func shortfall(of report: Report, score: String) -> String {
    let failed = report.results.filter { $0.verdict != .passed && $0.isJudged }
    let hidden = failed.count { $0.check.visibility == .hidden }
    let rest = unjudged(report.unjudged)
    if failed.isEmpty { return "\(score). Everything that could be checked passed. \(rest)" }
    guard hidden == failed.count else {
      return "\(score). \(count(failed.count, "check")) did not pass."
        + (rest.isEmpty ? "" : " \(rest)")
    }
    return "\(score). All public checks passed, but \(count(hidden, "hidden check")) did not."
  }

  /// Returns a remark on checks that wait for the linter and cost no points.
  private func unjudged(_ results: [CheckResult]) -> String {
    guard !results.isEmpty else { return "" }
    let points = results.reduce(0) { $0 + $1.check.points }
    return "\(count(results.count, "check")) (\(count(points, "point")))"
      + " \(results.count == 1 ? "waits" : "wait") for the linter."
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension CheckResult.Verdict {
  /// A word of at most five letters that shows the verdict, with its style.
  fileprivate var label: (word: String, style: Style) {
    switch self {
    case .passed: ("pass ", .success)
    case .failed: ("FAIL ", .error)
    case .crashed: ("CRASH", .error)
    case .timedOut: ("SLOW ", .error)
    case .error: ("ERROR", .error)
    case .skipped: ("skip ", .secondary)
    }
  }
}
