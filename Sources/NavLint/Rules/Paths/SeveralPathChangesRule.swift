import Findings
import SwiftSyntax

/// A rule that finds uses of `onChange` or `task(id:)` that observe a path and also change it.
struct SeveralPathChangesRule: Rule {
  static let fault = "several-path-changes"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let changes = file.calls(of: "onChange") + file.calls(of: "task")
    guard !changes.isEmpty else { return [] }
    let paths = Set(
      file.calls(of: "NavigationStack").compactMap { $0.argument("path")?.memberPath }
    )
    let mutations = Dictionary(grouping: PathMutation.all(in: file), by: \.path)
      .mapValues { $0.sorted { $0.node.position < $1.node.position } }
    let waits = file.nodes(AwaitExprSyntax.self)
    return changes.flatMap { change -> [Finding] in
      guard change.isOnReceiver,
        let watched = change.argument("of") ?? change.argument("id"),
        let path = watched.memberPath,
        paths.contains(path) || context.project.typeText(of: watched) == "NavigationPath",
        let action = change.trailingClosure ?? change.closure("perform") ?? change.closure("action")
      else { return [] }
      let written = mutations[path, default: []].within(action.range).first {
        !Self.isLater($0.node, in: action, of: change, waits)
      }
      return written.map {
        [
          file.finding(
            self,
            at: $0.token,
            "the '\(change.name)' of the path changes the path again; make the whole change in one step",
            notes: [file.note("the path is watched here", at: change.nameToken)]
          )
        ]
      } ?? []
    }
  }

  /// Returns whether the change happens later than in the next frame, such as after a sleep or a page load.
  ///
  /// A task that waits for nothing only postpones the second change until the first one has been drawn.
  private static func isLater(
    _ node: Syntax,
    in action: ClosureExprSyntax,
    of change: Call,
    _ waits: [AwaitExprSyntax]
  ) -> Bool {
    func hasWaited(since start: AbsolutePosition) -> Bool {
      !waits.within(start..<node.position).isEmpty
    }
    if change.name == "task" { return hasWaited(since: action.position) }
    return node.enclosuresInMember.contains { enclosure in
      let call = enclosure.call
      guard action.range.contains(call.node.range) else { return false }
      return call.name == "asyncAfter"
        || call.name == "Task" && hasWaited(since: call.node.position)
    }
  }
}
