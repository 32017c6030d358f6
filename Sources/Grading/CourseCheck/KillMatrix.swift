import Course

/// The verdicts of each check on the starter and every mutant.
package struct KillMatrix: Hashable, Sendable {
  /// The names of the checks, in the order of the exercise.
  package var checks: [String]
  /// The rows, one for each answer that must fail.
  package var rows: [Row]

  package init(checks: [String], rows: [Row]) {
    self.checks = checks
    self.rows = rows
  }

  /// A row with the verdicts of the checks on one answer.
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
    /// A failure that the mutant names.
    case kills = "K"
    /// A check that the mutant names but that did not fail.
    case misses = "!"
    /// A failure that the mutant does not name.
    case fails = "x"
    /// A check that was skipped, because another check has failed or there was nothing to check.
    case skipped = "-"
    /// A pass.
    case passes = "."
  }
}

extension KillMatrix.Row {
  /// Creates a row from the report on an answer.
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
