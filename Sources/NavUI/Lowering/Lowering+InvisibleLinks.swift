internal import SceneModel

extension Lowering {
  /// Removes what an invisible view shows, except for links that take the taps on a list's row (NS-96).
  ///
  /// - Parameters:
  ///   - start: The index of the view's first element.
  ///   - node: The view's node.
  mutating func keepOnlyLinks(from start: Int, of node: ViewNode) {
    var links = isInListRow(node) ? elements[start...].filter { $0.kind == .link } : []
    for index in links.indices { links[index].label = nil }
    elements.replaceSubrange(start..., with: links)
  }

  /// Returns whether a view is in a row of a list or form of the same screen.
  ///
  /// - Parameter node: The view's node.
  /// - Returns: Whether such a row contains the view.
  func isInListRow(_ node: ViewNode) -> Bool {
    sequence(first: node, next: { $0.parent })
      .prefix { $0.context.level === node.context.level }
      .contains { ($0 as? any ListRow)?.takesTapsForLinks ?? false }
  }

  /// Makes the words of a row the label of the only link in it, if the link shows none (NS-96).
  ///
  /// Texts that respond to taps themselves stay beside the link.
  ///
  /// - Parameter start: The index of the row's first element.
  mutating func joinInvisibleLink(from start: Int) {
    let links = elements[start...].indices.filter { elements[$0].kind == .link }
    guard links.count == 1, elements[links[0]].label == nil else { return }
    let words = elements[start...].filter(\.isPlainWord)
    guard !words.isEmpty else { return }
    var link = elements[links[0]]
    link.label = Lowering.label(of: words[...])
    link.identifier = link.identifier ?? words.lazy.compactMap(\.identifier).first
    link.badge = link.badge ?? words.lazy.compactMap(\.badge).first
    for trait in [Element.Trait.swipeLeft, .swipeRight]
    where !link.traits.contains(trait) && words.contains(where: { $0.traits.contains(trait) }) {
      link.traits.append(trait)
    }
    takeRowGestures(for: link.id, from: words[...])
    elements[links[0]] = link
    elements.replaceSubrange(start..., with: elements[start...].filter { !$0.isPlainWord })
  }
}

extension Element {
  /// Whether the element is text or an image with nothing in it to tap.
  fileprivate var isPlainWord: Bool {
    (kind == .text || kind == .image) && children.isEmpty && !traits.contains(.tappable)
  }
}
