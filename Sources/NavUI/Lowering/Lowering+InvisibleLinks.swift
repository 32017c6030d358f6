internal import SceneModel

extension Lowering {
  /// Removes the elements of an invisible view, except for links that receive taps on a list's row (NS-96).
  ///
  /// - Parameters:
  ///   - start: The index of the view's first element.
  ///   - node: The view's node.
  mutating func keepOnlyLinks(from start: Int, of node: ViewNode) {
    var links = isInListRow(node) ? elements[start...].filter { $0.kind == .link } : []
    for index in links.indices { links[index].label = nil }
    elements.replaceSubrange(start..., with: links)
  }

  /// Returns whether a view is in a list or form row on the same screen.
  ///
  /// - Parameter node: The view's node.
  /// - Returns: Whether such a row contains the view.
  func isInListRow(_ node: ViewNode) -> Bool {
    sequence(first: node, next: { $0.parent })
      .prefix { $0.context.level === node.context.level }
      .contains { ($0 as? any ListRow)?.takesTapsForLinks ?? false }
  }

  /// Removes text-only links from a view without width, except for those that receive taps on a row (NS-96).
  ///
  /// - Parameters:
  ///   - start: The index of the view's first element.
  ///   - node: The view's node.
  mutating func squeezeLinks(from start: Int, of node: ViewNode) {
    let isInRow = isInListRow(node)
    var squeezed = Array(elements[start...])
    for index in squeezed.indices.reversed() where isLinkOfTexts(squeezed[index]) {
      if isInRow { squeezed[index].label = nil } else { squeezed.remove(at: index) }
    }
    elements.replaceSubrange(start..., with: squeezed)
  }

  /// Merges a row's links and text into one link if no link shows anything, and returns the links (NS-96).
  ///
  /// Texts that respond to taps themselves stay beside the links. The first of several links stands for all of them.
  ///
  /// - Parameter start: The index of the row's first element.
  /// - Returns: The links that a tap on the words follows.
  mutating func joinInvisibleLinks(from start: Int) -> [any RowLink] {
    let links = elements[start...].indices.filter { elements[$0].kind == .link }
    guard let first = links.first, links.allSatisfy({ elements[$0].label == nil }) else {
      return []
    }
    let words = elements[start...].filter(\.isPlainWord)
    guard !words.isEmpty else { return [] }
    let followed = links.compactMap { targets.nodes[elements[$0].id] as? any RowLink }
    let others = Set(links.dropFirst().map { elements[$0].id })
    var link = elements[first]
    link.label = Lowering.label(of: words[...])
    link.identifier = link.identifier ?? words.lazy.compactMap(\.identifier).first
    link.badge = link.badge ?? words.lazy.compactMap(\.badge).first
    for trait in [Element.Trait.swipeLeft, .swipeRight]
    where !link.traits.contains(trait) && words.contains(where: { $0.traits.contains(trait) }) {
      link.traits.append(trait)
    }
    takeRowGestures(for: link.id, from: words[...])
    elements[first] = link
    elements.replaceSubrange(
      start...,
      with: elements[start...].filter { !$0.isPlainWord && !others.contains($0.id) }
    )
    return followed
  }

  private func isLinkOfTexts(_ element: Element) -> Bool {
    element.kind == .link
      && (targets.nodes[element.id] as? any RowLink)?.showsOnlyTexts ?? false
  }
}

extension Element {
  /// A Boolean value that indicates whether the element is text or an image, without a tap target inside.
  fileprivate var isPlainWord: Bool {
    (kind == .text || kind == .image) && children.isEmpty && !traits.contains(.tappable)
  }
}
