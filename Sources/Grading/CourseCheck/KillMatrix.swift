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

  /// One answer with what each check makes of it.
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
    /// It fails, as the mutant says.
    case kills = "K"
    /// It passes, and the mutant says that it fails.
    case misses = "!"
    /// It fails as well.
    case fails = "x"
    /// It was not made, because another one has failed or there was nothing to judge.
    case skipped = "-"
    /// It passes.
    case passes = "."
  }
}

extension KillMatrix.Row {
  /// The row of a report.
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
