import SceneModel
import SceneText
import Script

extension Snapshot {
  /// The navigation stacks at any depth, outermost first.
  var stacks: [Element] { window.inner(.navigationStack) }

  /// The tab views at any depth, outermost first.
  var tabViews: [Element] { window.inner(.tabView) }

  /// The number of presentations above the window.
  var presentations: Int { focus.count(where: \.kind.isPresentation) }

  /// The title of the front screen, or otherwise the name of its view.
  var placeWords: String { focusedElement?.placeName ?? "the screen" }
}

extension Element {
  /// Returns the containers of a kind in the element, outermost first.
  fileprivate func inner(_ kind: Kind) -> [Element] {
    containers.flatMap { ($0.kind == kind ? [$0] : []) + $0.inner(kind) }
  }

  /// The values in a stack's path, root first, or an empty array for any other element.
  var route: [String] { path.map(Array.init) ?? [] }

  /// The number of screens above a stack's root.
  var depth: Int { max(screens.count - 1, 0) }
}
