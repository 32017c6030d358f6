package import SceneModel

extension Action {
  /// The id of the element to which the action applies, or nil if the action has no element.
  var target: Int? {
    switch self {
    case .tap(let element), .hold(let element), .selectTab(let element), .type(let element, _),
      .pick(let element, _),
      .scroll(let element, _), .swipe(let element, _, _), .move(let element, _):
      element
    default: nil
    }
  }

  /// Returns a copy of the action that applies to another element.
  func aimed(at element: Int) -> Action {
    switch self {
    case .tap: .tap(element: element)
    case .hold: .hold(element: element)
    case .selectTab: .selectTab(element: element)
    case .type(_, let text): .type(element: element, text: text)
    case .pick(_, let option): .pick(element: element, option: option)
    case .scroll(_, let rows): .scroll(element: element, rows: rows)
    case .swipe(_, let direction, let isHalfway):
      .swipe(element: element, direction, isHalfway: isHalfway)
    case .move(_, let rows): .move(element: element, rows: rows)
    default: self
    }
  }
}

extension Element {
  /// Returns the element with an id among this element and its descendants, or nil if there is none.
  ///
  /// - Parameter id: The id.
  /// - Returns: The element, or nil if it does not exist.
  package func descendant(id: Int) -> Element? {
    if self.id == id { return self }
    for child in children {
      if let found = child.descendant(id: id) { return found }
    }
    return nil
  }

  /// Returns the descendant that corresponds to an element of another snapshot, or nil if there is none.
  ///
  /// - Parameter other: The element of the other moment.
  /// - Returns: The element with the same id, or else the only one with the same kind and text.
  func counterpart(of other: Element) -> Element? {
    if let same = descendant(id: other.id), same.reads(like: other) { return same }
    let alike = descendants { $0.reads(like: other) }
    return alike.count == 1 ? alike.first : nil
  }

  private func reads(like other: Element) -> Bool {
    kind == other.kind && label == other.label && identifier == other.identifier
  }

  private func descendants(where isMatch: (Element) -> Bool) -> [Element] {
    (isMatch(self) ? [self] : []) + children.flatMap { $0.descendants(where: isMatch) }
  }
}
