/// A tree of places in which missing, unexpected and different places are marked.
package struct MarkedTree: Hashable, Sendable {
  /// The outermost place.
  package var root: Node

  package init(root: Node) {
    self.root = root
  }

  /// A place with the places inside it.
  package struct Node: Hashable, Sendable {
    package var text: String
    package var mark: Mark
    /// A note of one or two words about the mark, or nil if there is none.
    package var note: String?
    package var children: [Node]

    package init(
      _ text: String,
      mark: Mark = .same,
      note: String? = nil,
      children: [Node] = []
    ) {
      self.text = text
      self.mark = mark
      self.note = note
      self.children = children
    }
  }

  /// A state of a place in comparison with the expected tree.
  package enum Mark: Hashable, Sendable {
    /// The state of a place that is as expected, or is not checked.
    case same
    /// The state of a missing place.
    case missing
    /// The state of an unexpected place.
    case extra
    /// The state of a place that differs from the expected place.
    case changed
  }

  /// Returns the tree as lines.
  ///
  /// - Parameter layout: The layout width and character set.
  /// - Returns: One line for each place, beginning with the sign of its mark.
  package func lines(_ layout: TextLayout) -> [StyledText] {
    var lines: [OutlineLine] = []
    add(root, trunks: [], isLast: nil, to: &lines)
    return OutlineDrawing(lines: lines, layout: layout).text()
  }

  private func add(
    _ node: Node,
    trunks: [Bool],
    isLast: Bool?,
    to lines: inout [OutlineLine]
  ) {
    var row = OutlineRow()
    row.add(Printable.line(node.text), isCuttable: true)
    if let note = node.note {
      row.aside = OutlineRow.Aside(text: note, style: .secondary, isKept: true)
    }
    row.isWrapped = true
    lines.append(OutlineLine(sign: node.mark.sign, trunks: trunks, isLast: isLast, row: row))
    let below = isLast.map { trunks + [!$0] } ?? []
    for (index, child) in node.children.enumerated() {
      add(child, trunks: below, isLast: index == node.children.count - 1, to: &lines)
    }
  }
}

extension MarkedTree.Mark {
  fileprivate var sign: OutlineLine.Sign {
    switch self {
    case .same: .same
    case .missing: .removed
    case .extra: .added
    case .changed: .changed
    }
  }
}
