import SceneModel
import SceneText
import Script

extension Snapshot {
  /// The navigation stacks, wherever they are, from the outside in.
  var stacks: [Element] { window.inner(.navigationStack) }

  /// The tab views, wherever they are, from the outside in.
  var tabViews: [Element] { window.inner(.tabView) }

  /// The number of presentations that lie over the window.
  var presentations: Int { focus.count(where: \.kind.isPresentation) }

  /// The words for the screen in front: its title, or else the name of its view.
  var placeWords: String { focusedElement?.placeName ?? "the screen" }
}

extension Element {
  /// Returns the containers of a kind in the element, from the outside in.
  fileprivate func inner(_ kind: Kind) -> [Element] {
    containers.flatMap { ($0.kind == kind ? [$0] : []) + $0.inner(kind) }
  }

  /// The values in a stack's path, root first.
  var route: [String] { path.map(Array.init) ?? [] }

  /// The number of screens over a stack's root.
  var depth: Int { max(screens.count - 1, 0) }
}
