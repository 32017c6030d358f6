import SceneModel
import SceneText

/// An oracle that detects issues that the runtime reports.
struct ComplaintOracle: Oracle {
  private var count = 0

  mutating func see(_ step: ExploredStep) -> [Suspicion] {
    if step.word == "launch" || step.word == "relaunch" { count = 0 }
    guard let after = step.after else { return [] }
    let new = after.issues.dropFirst(count)
    count = after.issues.count
    let isInSheet = after.presentations > 0
    return new.map { issue in
      let entry =
        issue.rule == "link-outside-stack" && isInSheet ? "sheet-without-stack" : issue.rule
      let place = issue.file.map { " (\($0)\(issue.line.map { ":\($0)" } ?? ""))" } ?? ""
      return Suspicion(
        kind: .complaint,
        subject: "\(issue.view ?? "") \(issue.file ?? "") \(issue.line ?? 0)",
        entry: entry,
        message: Printable.line(issue.message) + place,
        expectation: "expect issues none",
        file: issue.file,
        line: issue.line
      )
    }
  }
}
