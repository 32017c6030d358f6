import SceneModel
import SceneText

/// A clue about issues that SwiftUI reported during the command, or earlier for the same reason.
enum IssueClue: Clue {
  static func evidence(in deed: Deed, signs: Signs) -> [Evidence] {
    guard let after = deed.after else { return [] }
    let new = deed.before.map { SceneDiff(from: $0, to: after).newIssues } ?? after.issues
    let known = new.isEmpty ? earlier(than: deed, in: after) : []
    return (new + known).map { issue in
      Evidence("\(issue.rule): \(issue.message)", isReason: true, fault: issue.rule)
    }
  }

  /// Returns the latest issue about the value of the tapped link, or an empty array if there is none.
  private static func earlier(than deed: Deed, in app: Snapshot) -> [Issue] {
    guard let link = deed.element, link.has(.missingDestination), let type = link.name else {
      return []
    }
    return Array(
      app.issues.filter { $0.rule == "missing-destination" && $0.message.contains(" \(type),") }
        .suffix(1)
    )
  }
}
