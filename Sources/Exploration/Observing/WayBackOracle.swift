import SceneModel
import SceneText
import Script

/// An oracle that detects ways back that lead to the same screen or presentation again.
struct WayBackOracle: Oracle {
  func see(_ step: ExploredStep) -> [Suspicion] {
    guard let before = step.before, let after = step.after, step.refusal == nil else { return [] }
    if case .back? = step.action { return back(before, after) }
    if case .dismiss? = step.action { return dismissal(before, after) }
    return []
  }

  private func back(_ before: Snapshot, _ after: Snapshot) -> [Suspicion] {
    guard let stack = before.visibleStack, let other = after.visibleStack,
      stack.depth > 0, stack.depth == other.depth, stack.route == other.route,
      stack.screens.last?.label == other.screens.last?.label,
      before.presentations == after.presentations,
      // In a collapsed split view, Back leads to another column.
      !before.focus.contains(where: { $0.kind == .splitView })
    else { return [] }
    let name = after.placeWords
    return [
      Suspicion(
        kind: .noWayOut,
        subject: "back \(ScreenShape.masked(name))",
        entry: "restore-on-appear",
        message:
          "Back leads from '\(name)' to '\(name)' again, so the user cannot leave this screen. Code in "
          + ".onAppear or .task of the screen below may push it again; remove that code, or run it "
          + "only once.",
        expectation: stack.screens.last?.label.map { "expect not screen \(Literal.quoted($0))" }
      )
    ]
  }

  private func dismissal(_ before: Snapshot, _ after: Snapshot) -> [Suspicion] {
    guard let top = before.topPresentation, let other = after.topPresentation,
      top.kind == other.kind, before.presentations == after.presentations,
      top.outline == other.outline
    else { return [] }
    return [
      Suspicion(
        kind: .noWayOut,
        subject: "dismiss \(top.content().last?.name ?? top.content().last?.label ?? "")",
        entry: "constant-presentation",
        message:
          "The \(top.kind.word) over '\(before.window.content().last?.placeName ?? "")' comes back "
          + "when it is swiped away, so the user cannot close it. Use a binding that accepts the "
          + "change; a constant binding does not.",
        expectation: "expect not \(top.kind == .popover ? "popover" : "sheet")"
      )
    ]
  }
}
