package import SceneModel

/// The way to the place where a person is, such as `Feed › Ada ⤴ New Post`.
package struct Breadcrumb {
  private let steps: [Step]

  private struct Step {
    var name: String
    /// Whether the place is presented over the one before it.
    var isOver: Bool
  }

  /// Makes the way to the focused screen.
  ///
  /// A tab stands for its root screen. Titles are used where there are any, else the names of views. A sheet
  /// that hangs on a container lies over what that container shows.
  ///
  /// - Parameter snapshot: The app to look at.
  package init(_ snapshot: Snapshot) {
    var steps: [Step] = []
    var isOver = false
    let focus = snapshot.way
    for (index, element) in focus.enumerated() {
      let holder = index > 0 ? focus[index - 1].kind : .window
      let isLast = index == focus.count - 1
      var places: [Element] = []
      switch element.kind {
      case .tab: places = [element]
      case .navigationStack:
        let shown = isLast ? nil : focus[index + 1].id
        places = Array(element.screens(through: shown).dropFirst(holder == .tab ? 1 : 0))
      case .screen where holder != .navigationStack && holder != .tab: places = [element]
      case _ where element.kind.isPresentation:
        isOver = true
        if isLast { places = [element] }
      default: break
      }
      for place in places {
        steps.append(Step(name: place.placeName, isOver: isOver))
        isOver = false
      }
    }
    let app = Step(name: Printable.line(snapshot.app), isOver: false)
    self.steps = steps.isEmpty ? [app] : steps
  }

  /// Writes the way on one line.
  ///
  /// Too long a way loses its beginning, then the middle of its last step; the place itself is always told.
  ///
  /// - Parameter layout: The room and the signs to write with.
  /// - Returns: The way.
  package func text(_ layout: TextLayout) -> String {
    for dropped in 0..<steps.count {
      let text = text(of: Array(steps.dropFirst(dropped)), layout, isShortened: dropped > 0)
      if DisplayWidth.columns(of: text) <= layout.width { return text }
    }
    return layout.cut(steps.last?.name ?? "", to: layout.width)
  }

  private func text(of steps: [Step], _ layout: TextLayout, isShortened: Bool) -> String {
    var text = isShortened ? layout.signs.ellipsis : ""
    for step in steps {
      if !text.isEmpty { text += " \(step.isOver ? layout.signs.over : layout.signs.step) " }
      text += step.name
    }
    return text
  }
}

extension Snapshot {
  /// The elements from the window down to the focus, with what lies below each presentation.
  fileprivate var way: [Element] {
    focus.enumerated().flatMap { index, element in
      guard element.kind.isPresentation, index > 0 else { return [element] }
      return focus[index - 1].content().dropFirst() + [element]
    }
  }
}

extension Element {
  /// The screens of a stack up to one of them, or all of them.
  fileprivate func screens(through id: Int?) -> [Element] {
    let screens = children.filter { $0.kind == .screen }
    guard let last = screens.firstIndex(where: { $0.id == id }) else { return screens }
    return Array(screens[...last])
  }
}
