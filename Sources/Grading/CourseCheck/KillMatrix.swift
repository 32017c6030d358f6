import Course

/// The verdict of each check on each answer: the starter, and every mutant.
package struct KillMatrix: Hashable, Sendable {
  /// The names of the checks, in the order of the exercise.
  package var checks: [String]
  /// The answers that must fail.
  package var rows: [Row]

  package init(checks: [String], rows: [Row]) {
    self.checks = checks
    self.rows = rows
  }

  /// One answer with the verdicts of the checks.
  package struct Row: Hashable, Sendable {
    /// The name of the answer.
    package var name: String
    package var cells: [Cell]

    package init(name: String, cells: [Cell]) {
      self.name = name
      self.cells = cells
    }
  }

  /// The verdict of a check on an answer.
  package enum Cell: Character, Hashable, Sendable {
    /// It fails, as the mutant claims.
    case kills = "K"
    /// It passes, but the mutant claims that it fails.
    case misses = "!"
    /// It fails too.
    case fails = "x"
    /// It was skipped, because another check has failed or there was nothing to check.
    case skipped = "-"
    /// It passes.
    case passes = "."
  }
}

extension KillMatrix.Row {
  /// Creates the row of a report.
  init(_ name: String, _ report: Report, caughtBy named: String? = nil) {
    self.init(
      name: name,
      cells: report.results.map { result in
        let isNamed = result.check.name == named
        return switch result.verdict {
        case .passed: isNamed ? .misses : .passes
        case .skipped, .error: isNamed ? .misses : .skipped
        case .failed, .crashed, .timedOut: isNamed ? .kills : .fails
        }
      }
    )
  }
}
