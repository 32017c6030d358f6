package import SceneModel

/// The path to the focused place, such as `Feed › Ada ⤴ New Post`.
package struct Breadcrumb {
  private let steps: [Step]
  /// A Boolean value that indicates whether earlier steps are omitted because they do not fit.
  private let isCut: Bool

  private struct Step {
    var name: String
    /// A Boolean value that indicates whether the place is presented over the previous place.
    var isOver: Bool
  }

  /// Creates the path to the focused screen.
  ///
  /// A tab stands for its root screen. Titles are used if they exist, or else the names of views. A
  /// sheet that a container presents is over the visible content of the container.
  ///
  /// - Parameter snapshot: The state of the app.
  package init(_ snapshot: Snapshot) {
    var steps: [Step] = []
    var isOver = false
    var isCut = false
    let focus = snapshot.way
    for (index, element) in focus.enumerated() {
      let holder = index > 0 ? focus[index - 1].kind : .window
      let isLast = index == focus.count - 1
      var places: [Element] = []
      switch element.kind {
      case .tab: places = [element]
      case .navigationStack:
        let shown = isLast ? nil : focus[index + 1].id
        places = element.lastScreens(through: shown, besidesRoot: holder == .tab)
        isCut = isCut || places.count == Self.mostScreens
      case .screen where holder != .navigationStack && holder != .tab: places = [element]
      case _ where element.kind.isPresentation:
        isOver = true
        if isLast { places = [element] }
      default: break
      }
      for place in places {
        let name =
          place.kind == .tab && index > 0 ? focus[index - 1].name(of: place) : place.crumb
        steps.append(Step(name: name, isOver: isOver))
        isOver = false
      }
    }
    let app = Step(name: Printable.line(snapshot.app), isOver: false)
    self.steps = steps.isEmpty ? [app] : steps
    self.isCut = isCut
  }

  /// The maximum number of screens that the path includes for one stack.
  fileprivate static let mostScreens = 256

  /// Returns the path on one line.
  ///
  /// If the path is too long, its first steps are omitted, and then the middle of its last step; the current place is
  /// always included.
  ///
  /// - Parameter layout: The layout width and character set.
  /// - Returns: The path.
  package func text(_ layout: TextLayout) -> String {
    let ellipsis = layout.signs.ellipsis
    var way = ""
    var best: String?
    for (index, step) in steps.enumerated().reversed() {
      way = step.name + way
      let sign = " \(step.isOver ? layout.signs.over : layout.signs.step) "
      let isWhole = index == 0 && !isCut
      let text = isWhole ? way : ellipsis + sign + way
      if DisplayWidth.columns(of: text) <= layout.width {
        best = text
      } else if DisplayWidth.columns(of: way) > layout.width {
        break
      }
      way = sign + way
    }
    return best ?? layout.cut(steps.last?.name ?? "", to: layout.width)
  }
}

extension Snapshot {
  /// The elements from the window down to the focus, including the elements behind each presentation.
  fileprivate var way: [Element] {
    focus.enumerated().flatMap { index, element in
      guard element.kind.isPresentation, index > 0 else { return [element] }
      return focus[index - 1].content().dropFirst() + [element]
    }
  }
}

extension Element {
  /// The name of the place in the path; for an untitled `ContentUnavailableView`, this is its headline.
  fileprivate var crumb: String {
    guard label?.isEmpty ?? true, name == "ContentUnavailableView",
      let headline = children.first(where: { $0.kind == .text })?.label, !headline.isEmpty
    else { return placeName }
    return Printable.line(headline)
  }

  /// Returns the last screens of a stack, up to the given screen or to the top.
  fileprivate func lastScreens(through id: Int?, besidesRoot: Bool) -> [Element] {
    let end = children.lastIndex { $0.kind == .screen && $0.id == id } ?? children.count - 1
    let root = besidesRoot ? children.firstIndex { $0.kind == .screen } : nil
    var screens: [Element] = []
    for place in (0...max(end, 0)).reversed() where place < children.count {
      if screens.count == Breadcrumb.mostScreens || place == root { break }
      if children[place].kind == .screen { screens.append(children[place]) }
    }
    return screens.reversed()
  }
}
