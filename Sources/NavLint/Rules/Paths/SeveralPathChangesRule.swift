import Findings
import SwiftSyntax

/// Finds an `onChange` of a path that writes the same path.
struct SeveralPathChangesRule: Rule {
  static let fault = "several-path-changes"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let changes = file.calls(of: "onChange")
    guard !changes.isEmpty else { return [] }
    let paths = Set(
      file.calls(of: "NavigationStack").compactMap { $0.argument("path")?.memberPath }
    )
    let mutations = Dictionary(grouping: PathMutation.all(in: file), by: \.path)
      .mapValues { $0.sorted { $0.node.position < $1.node.position } }
    return changes.flatMap { change -> [Finding] in
      guard change.isOnReceiver, let watched = change.argument("of"),
        let path = watched.memberPath,
        paths.contains(path) || context.project.typeText(of: watched) == "NavigationPath",
        let action = change.trailingClosure ?? change.closure("perform")
      else { return [] }
      let written = mutations[path, default: []].within(action.range).first {
        !Self.isLater($0.node, in: action)
      }
      return written.map {
        [
          file.finding(
            self,
            at: $0.token,
            "the path is changed again by its own 'onChange'; make the whole change at once",
            notes: [file.note("the path is watched here", at: change.nameToken)]
          )
        ]
      } ?? []
    }
  }

  /// Whether the change is made in a task, after the path has been shown.
  private static func isLater(_ node: Syntax, in action: ClosureExprSyntax) -> Bool {
    node.enclosuresInMember.contains { enclosure in
      ["Task", "async", "asyncAfter"].contains(enclosure.call.name)
        && action.range.contains(enclosure.call.node.range)
    }
  }
}
