import SceneModel
import SceneText
import Script

/// An oracle that detects screens that show an outdated copy of a model in the path.
struct CopyOracle: Oracle {
  /// The top screen and its value as first observed, or nil if there is none.
  private var shown: (value: String, screen: Element)?
  private var isRestored = false

  mutating func see(_ step: ExploredStep) -> [Suspicion] {
    guard let after = step.after else { return [] }
    if step.word == "launch" { shown = nil }
    if step.word == "relaunch" { isRestored = after.visibleStack?.route.isEmpty == false }
    defer { note(after, step) }
    guard case .back? = step.action, let before = step.before,
      let old = before.visibleStack?.route.last, let key = Self.key(old),
      let shown, shown.value == old,
      isRestored || before.visibleStack?.screens.last == shown.screen,
      let new = after.visibleElements.first(where: {
        $0.kind == .link && $0.value.flatMap(Self.key) == key
      })?.value, new != old
    else { return [] }
    return [
      Suspicion(
        kind: .outdated,
        subject: key,
        entry: isRestored ? "whole-model-saved" : "model-in-path",
        message:
          "'\(before.placeWords)' shows an old copy: its path holds \(old), while the list now has \(new). Put the id "
          + "into the path\(isRestored ? " and save that" : ""), and let the screen look up the rest."
      )
    ]
  }

  private mutating func note(_ snapshot: Snapshot, _ step: ExploredStep) {
    guard let stack = snapshot.visibleStack, let value = stack.route.last,
      let screen = stack.screens.last
    else {
      shown = nil
      return
    }
    if shown?.value != value || step.word == "relaunch" { shown = (value, screen) }
    if step.word != "relaunch", step.changesWindow, step.word == "tap",
      step.target?.kind == .link
    {
      isRestored = false
    }
  }

  /// Returns the type and the id of a model, or nil if a route contains nothing but the id.
  private static func key(_ route: String) -> String? {
    guard let found = route.wholeMatch(of: /([A-Z]\w*)\(id: ([^,\(\)]+), .*/) else { return nil }
    return "\(found.1) \(found.2)"
  }
}
