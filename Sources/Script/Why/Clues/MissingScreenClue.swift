import SceneModel
import SceneText

/// A clue about values in a path for which no screen is shown.
enum MissingScreenClue: Clue {
  static func evidence(in deed: Deed, signs: Signs) -> [Evidence] {
    guard let after = deed.after else { return [] }
    // The message about a missing destination contains this and more.
    let issues = deed.before.map { SceneDiff(from: $0, to: after).newIssues } ?? []
    guard !issues.contains(where: { $0.rule == "missing-destination" }) else { return [] }
    let known = Set(
      (deed.before?.window.descendants ?? []).filter { $0.has(.missingDestination) }.map(\.id)
    )
    return after.window.descendants.filter {
      $0.kind == .screen && $0.has(.missingDestination) && !known.contains($0.id)
    }.map { screen in
      Evidence(
        "the path holds \(screen.value.map(Printable.line) ?? "a value") now, but no destination "
          + "creates a screen for this value",
        isReason: true
      )
    }
  }
}
