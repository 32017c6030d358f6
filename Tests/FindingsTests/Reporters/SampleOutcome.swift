import FaultCatalogue
import Findings

/// Findings of every kind, with names and texts that need care.
enum SampleOutcome {
  static let whole = LintOutcome(
    findings: [
      Finding(
        fault: "nested-stack",
        severity: .warning,
        message: "this stack is inside another; keep only the outer one",
        place: place("Sources/A b,ä:1%.swift", 12, 5, 7),
        notes: [.init(message: "the stack around it", place: place("Other.swift", 3, 1, 4))]
      ),
      Finding(
        fault: "deprecated-navigation-view",
        severity: .error,
        message: "100% 'old'\n::error::x",
        place: place("/tmp/B.swift", 1, 1, 15),
        fix: Fix(title: "use 'NavigationStack'", edits: [.init(start: 0, end: 14, replacement: "")])
      ),
      Finding(
        fault: "lint-comment",
        severity: .note,
        message: "there is no fault 'x'",
        place: .init(
          file: "C.swift",
          start: .init(line: 1, column: 2, offset: 1),
          end: .init(line: 2, column: 1, offset: 9)
        )
      ),
    ],
    problems: [
      LintProblem(file: "bad.swift", message: "it cannot be read", extent: .nothing),
      LintProblem(file: "half.swift", line: 4, message: "this is not Swift", extent: .part),
    ],
    fileCount: 5
  )

  private static func place(_ file: String, _ line: Int, _ from: Int, _ to: Int) -> SourcePlace {
    SourcePlace(
      file: file,
      start: .init(line: line, column: from, offset: 100 + from),
      end: .init(line: line, column: to, offset: 100 + to)
    )
  }
}
