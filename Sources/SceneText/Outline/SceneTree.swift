package import SceneModel

/// A drawing of an app as a tree of tabs, stacks, screens and presentations.
package struct SceneTree {
  private let snapshot: Snapshot
  private let depth: Int

  /// Creates the tree of a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The state of the app.
  ///   - depth: The number of levels to draw below the app; deeper levels become one row with their
  ///     number.
  package init(_ snapshot: Snapshot, depth: Int = .max) {
    self.snapshot = snapshot
    self.depth = depth
  }

  /// Returns the tree as lines.
  ///
  /// Labels are cut in the middle rather than wrapped; values are shortened before labels. If a stack has many screens,
  /// the middle ones are omitted.
  ///
  /// - Parameter layout: The layout width and character set.
  /// - Returns: The lines, none wider than the layout.
  package func lines(_ layout: TextLayout) -> [StyledText] {
    let root = OutlineNode(snapshot, signs: layout.signs)
    var lines: [OutlineLine] = []
    add(root, trunks: [], isLast: nil, to: &lines, signs: layout.signs)
    return OutlineDrawing(lines: lines, layout: layout).text()
  }

  private func add(
    _ node: OutlineNode,
    trunks: [Bool],
    isLast: Bool?,
    to lines: inout [OutlineLine],
    signs: Signs
  ) {
    lines.append(OutlineLine(sign: nil, trunks: trunks, isLast: isLast, row: node.row))
    let below = trunks + (isLast.map { [!$0] } ?? [])
    let items = node.items
    guard below.count < depth || items.isEmpty else {
      var row = OutlineRow()
      let count = node.descendantCount
      row.add("\(signs.ellipsis) \(count) more", .secondary)
      if node.children.contains(where: \.leadsToFocus) { row.add("you are there", .secondary) }
      lines.append(OutlineLine(sign: nil, trunks: below, isLast: true, row: row))
      return
    }
    let parts = ShortList(items, unless: \.isSpecial).parts
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      switch part {
      case .row(.node(let child)):
        add(child, trunks: below, isLast: isLast, to: &lines, signs: signs)
      case .row(let item): addFold([item], trunks: below, isLast: isLast, to: &lines, signs: signs)
      case .gap(let items): addFold(items, trunks: below, isLast: isLast, to: &lines, signs: signs)
      }
    }
  }

  private func addFold(
    _ items: [OutlineNode.Item],
    trunks: [Bool],
    isLast: Bool,
    to lines: inout [OutlineLine],
    signs: Signs
  ) {
    var tally = RowTally()
    for item in items { tally.add(item) }
    let row = OutlineRow.fold(tally, "", signs)
    lines.append(OutlineLine(sign: nil, trunks: trunks, isLast: isLast, row: row))
  }
}

extension OutlineNode.Item {
  /// A Boolean value that indicates whether the item is kept when the middle of a long list is omitted.
  fileprivate var isSpecial: Bool {
    switch self {
    case .node(let node): node.leadsToFocus || !node.children.isEmpty
    case .screens: false
    }
  }
}
