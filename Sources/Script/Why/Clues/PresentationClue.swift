import SceneModel
import SceneText

/// A clue about an existing presentation, whose flag or item was set again without effect.
enum PresentationClue: Clue {
  static func evidence(in deed: Deed, signs: Signs) -> [Evidence] {
    guard case .tap = deed.action, deed.element?.isPlainControl == true, deed.failure == nil,
      let before = deed.before, let after = deed.after, let top = after.topPresentation,
      before.topPresentation?.id == top.id,
      SceneDiff(from: before, to: after).visibleChanges(signs).isEmpty,
      ObjectChange.all(from: before.objects, to: after.objects).isEmpty
    else { return [] }
    return [
      Evidence(
        "the \(top.kind.word) in front is already presented: setting its flag to true or its item "
          + "to the same value again changes nothing"
      )
    ]
  }
}

extension Element {
  /// A Boolean value that indicates whether a tap on the element only runs one of the app's actions.
  fileprivate var isPlainControl: Bool { kind == .button || has(.tappable) }
}
