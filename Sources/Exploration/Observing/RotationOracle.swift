import SceneModel
import SceneText
import Script

/// An oracle that detects state that is lost when the window becomes wide and then narrow again.
struct RotationOracle: Oracle {
  private var narrow: Snapshot?

  mutating func see(_ step: ExploredStep) -> [Suspicion] {
    let start = narrow
    narrow = nil
    if step.line == "size regular" {
      // Columns that become a stack again choose their top screen themselves.
      let isSplit = step.after?.window.descendants.contains { $0.kind == .splitView } ?? true
      narrow = isSplit ? nil : step.before
      return []
    }
    guard step.line == "size compact", let before = start, let after = step.after else { return [] }
    let losses = [
      lostScreens(before, after), lostPresentation(before, after), lostText(before, after),
    ].compactMap { $0 }
    guard let loss = losses.first else { return [] }
    return [
      Suspicion(
        kind: .rotation,
        subject: ScreenShape.masked(before.placeWords),
        message:
          "\(loss) when the window becomes wide and then narrow again, for example when the user "
          + "turns an iPhone. For the new size, SwiftUI creates a new view, with new state. Keep the "
          + "state above the views that depend on the size."
      )
    ]
  }

  private func lostScreens(_ before: Snapshot, _ after: Snapshot) -> String? {
    guard let stack = before.visibleStack, stack.depth > 0,
      !before.focus.contains(where: { $0.kind == .splitView }),
      (after.visibleStack?.depth ?? 0) < stack.depth
    else { return nil }
    return "'\(before.placeWords)' is lost"
  }

  private func lostPresentation(_ before: Snapshot, _ after: Snapshot) -> String? {
    guard let top = before.topPresentation, before.presentations > after.presentations,
      // A popover that adapts becomes another kind of presentation.
      top.kind != .popover
    else { return nil }
    return "The \(top.kind.word) over '\(before.window.content().last?.placeName ?? "")' is lost"
  }

  private func lostText(_ before: Snapshot, _ after: Snapshot) -> String? {
    for field in before.visibleElements
    where [.textField, .textEditor].contains(field.kind) && field.value?.isEmpty == false
      && field.value != "\"\""
    {
      let same = after.visibleElements.first { $0.kind == field.kind && $0.label == field.label }
      if let same, same.value != field.value {
        return "The text in the \(field.description) is lost"
      }
    }
    return nil
  }
}
