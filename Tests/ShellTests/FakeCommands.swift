import LineEditing
import SceneModel
import SceneText
import Shell

/// Commands that answer with a prepared report for each line, and remember what was asked.
final class FakeCommands: CommandRunning {
  var place = Place.running(FakeCommands.snapshot)
  var layout = TextLayout()
  private(set) var seen: [String] = []
  private let reports: [String: CommandReport]

  /// An app with one screen.
  static let snapshot = Snapshot(
    app: "Shop",
    window: Element(
      id: 1,
      kind: .window,
      children: [Element(id: 2, kind: .screen, label: "Feed", name: "FeedView")]
    )
  )

  /// The reports on the first `quit`s, before one that leaves.
  private var quits: [CommandReport]

  init(_ reports: [String: CommandReport] = [:], quits: [CommandReport] = []) {
    self.reports = reports
    self.quits = quits
  }

  func run(_ line: String, number: Int) -> CommandReport {
    seen.append("\(number): \(line)")
    if line == "quit", !quits.isEmpty { return quits.removeFirst() }
    if line == "quit" { return reports[line] ?? CommandReport(outcome: .quit) }
    if line.isEmpty || line.hasPrefix("#") { return CommandReport(outcome: .nothing) }
    return reports[line] ?? CommandReport(lines: [StyledText("did \(line)")])
  }

  func expectsEnd(_ line: String) -> Bool? {
    line.isEmpty || line.hasPrefix("#") ? nil : line == "expect crash"
  }

  func completions(for text: String) -> Completions { .none }
}

extension CommandReport {
  /// A line that failed.
  static func failing(_ status: ExitStatus, _ message: String, column: Int = 1) -> CommandReport {
    CommandReport(outcome: .failed(CommandFault(status, message, column: column)))
  }
}
