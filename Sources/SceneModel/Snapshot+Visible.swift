extension Snapshot {
  /// The elements from the window down to the screen or presentation that the user can currently use.
  ///
  /// The last element is a `screen`, an `alert`, a `confirmationDialog` or an empty container.
  package var focus: [Element] {
    window.topPresentation() ?? window.content()
  }

  /// The screen or dialog that the user can currently use, or nil if the window is empty.
  package var focusedElement: Element? {
    focus.last
  }

  /// The innermost navigation stack that the user can currently use, or nil if there is none.
  package var visibleStack: Element? {
    focus.last { $0.kind == .navigationStack }
  }

  /// The innermost tab view that the user can currently use, or nil if there is none.
  package var visibleTabView: Element? {
    focus.last { $0.kind == .tabView }
  }
}

extension Element {
  /// A Boolean value that indicates whether the element or one of its descendants presents another element.
  package var isPresenting: Bool { children.marks & Marks.presentation != 0 }

  /// Returns the elements from this one to the content of the topmost presentation, or nil if there is none.
  ///
  /// A presentation covers the whole window, and is kept when code selects another tab below it.
  func topPresentation() -> [Element]? {
    guard isPresenting else { return nil }
    for child in children.reversed() {
      if let chain = child.topPresentation() {
        return [self] + chain
      }
      if child.kind.isPresentation {
        return [self] + child.content()
      }
    }
    return nil
  }

  /// Returns the elements from this one to its visible screen, ignoring presentations.
  ///
  /// - Returns: The element and its visible content, from the outside in.
  package func content() -> [Element] {
    let shown: Element? =
      switch kind {
      case .tabView: children.first { $0.kind == .tab && $0.traits.contains(.selected) }
      case .navigationStack: children.last { $0.kind == .screen }
      case .splitView: children.last { !$0.kind.isPresentation && !$0.traits.contains(.hidden) }
      case .window, .tab, .sheet, .fullScreenCover, .popover, .column:
        children.first { !$0.kind.isPresentation }
      default: nil
      }
    guard let shown else { return [self] }
    return [self] + shown.content()
  }
}
