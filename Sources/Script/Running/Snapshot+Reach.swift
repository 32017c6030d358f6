package import SceneModel
import SceneText

extension Snapshot {
  /// The elements from the topmost presentation down to the focused screen, or from the window if nothing is presented.
  var reach: [Element] { reach(of: focus) }

  private func reach(of focus: [Element]) -> [Element] {
    guard let top = focus.lastIndex(where: \.kind.isPresentation) else { return focus }
    return Array(focus[top...])
  }

  /// The topmost presentation, or nil if nothing is presented.
  package var topPresentation: Element? {
    focus.last(where: \.kind.isPresentation)
  }

  /// The texts and controls that a user can see and reach, in drawing order.
  package var visibleElements: [Element] {
    let focus = focus
    if let split = reach(of: focus).last(where: { $0.kind == .splitView }) {
      return split.children.filter { !$0.has(.hidden) }.flatMap(\.shownContents)
    }
    return (focus.last?.shownContents ?? [])
      + (usableBackground(behind: focus)?.last?.shownContents ?? [])
  }

  /// Returns the elements down to the screen behind a sheet, or nil if that screen is not usable.
  private func usableBackground(behind focus: [Element]) -> [Element]? {
    guard let top = focus.lastIndex(where: \.kind.isPresentation), top > 0,
      focus[top].has(.backgroundUsable)
    else { return nil }
    return focus[..<(top - 1)] + focus[top - 1].content()
  }

  /// The innermost tab view that a user can reach, or nil if there is none.
  package var reachableTabView: Element? { surroundingTabViews.first }

  /// The tab views that contain the screen and that a user can reach, the innermost first.
  var surroundingTabViews: [Element] {
    let focus = focus
    let around = reach(of: focus).filter { $0.kind == .tabView }
    guard around.isEmpty else { return around.reversed() }
    return (usableBackground(behind: focus) ?? []).filter { $0.kind == .tabView }.reversed()
  }

  /// The tab views that a user can reach: those around the screen, and then those on the screen from the top.
  var reachableTabViews: [Element] { surroundingTabViews + tabViewsOnScreen }

  /// The tab views that are part of the screen, from the top.
  var tabViewsOnScreen: [Element] {
    focusedElement?.containers.filter { $0.kind == .tabView } ?? []
  }

  /// The navigation stack that a user can reach, or nil if there is none.
  package var reachableStack: Element? {
    reach.last { $0.kind == .navigationStack }
  }
}

extension Element.Kind {
  /// A Boolean value that indicates whether a swipe dismisses presentations of this kind unless the app prevents it.
  var isSwipedAway: Bool { self == .sheet || self == .popover }
}

extension Element {
  /// The visible elements inside the element, including those of inner stacks and tab views.
  fileprivate var shownContents: [Element] {
    let inner = containers.filter { !$0.kind.isPresentation }
    let shown: Element? =
      switch kind {
      case .tabView: inner.first { $0.has(.selected) }
      case .navigationStack: inner.last
      default: nil
      }
    let places = shown.map { [$0] } ?? inner
    return visibleContents + places.flatMap(\.shownContents)
  }

  /// The elements of the screen, excluding the options of closed pickers and menus.
  private var visibleContents: [Element] {
    children.filter { !$0.isContainer }.flatMap { child in
      ControlRole.pick.suits(child.kind) ? [child] : [child] + child.visibleContents
    }
  }

  /// The screens of a stack, root first.
  package var screens: [Element] {
    children.filter { $0.kind == .screen }
  }

  /// The visible tabs of a tab view.
  package var shownTabs: [Element] {
    children.filter { $0.kind == .tab && !$0.has(.hidden) }
  }
}
