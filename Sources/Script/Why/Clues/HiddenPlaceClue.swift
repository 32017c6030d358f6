import SceneModel
import SceneText

/// A clue about stacks that changed out of sight, in another tab or below a presentation.
enum HiddenPlaceClue: Clue {
  static func evidence(in deed: Deed, signs: Signs) -> [Evidence] {
    guard let before = deed.before, let after = deed.after else { return [] }
    let reach = Set(after.reach.map(\.id))
    return after.window.descendants.compactMap { stack in
      guard stack.kind == .navigationStack, !reach.contains(stack.id),
        let old = before.element(stack.id), old.path != stack.path
      else { return nil }
      let path = (stack.path ?? []).map(Printable.line).joined(separator: ", ")
      return Evidence(
        "the path of the stack \(place(of: stack, in: after)) is [\(path)] now, but this stack is "
          + "not in front",
        isReason: true
      )
    }
  }

  /// Returns a description of a stack's place relative to the front screen.
  private static func place(of stack: Element, in app: Snapshot) -> String {
    let way = app.way(to: stack.id)
    if let tab = way.last(where: { $0.kind == .tab }), !tab.has(.selected) {
      return "in the tab \(tab.designation)"
    }
    return app.topPresentation.map { "below the \($0.kind.word)" } ?? "behind the screen"
  }
}
