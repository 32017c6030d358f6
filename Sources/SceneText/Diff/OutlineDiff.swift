import SceneModel

/// A merged outline of two snapshots of an app, with changed rows marked and unchanged rows folded.
struct OutlineDiff {
  /// The rows to draw.
  private(set) var lines: [OutlineLine] = []
  /// A Boolean value that indicates whether any row changed.
  let isChanged: Bool

  private let signs: Signs

  init(from before: OutlineNode, to after: OutlineNode, signs: Signs) {
    self.signs = signs
    let root = Merged(before, after)
    isChanged = root.isChanged
    add(root, trunks: [], isLast: nil)
  }

  /// A row of one outline or of both outlines.
  private struct Merged {
    var node: OutlineNode
    var sign: OutlineLine.Sign
    var was: String?
    var children: [Row] = []

    init(_ before: OutlineNode, _ after: OutlineNode) {
      node = after
      sign = .same
      // The rows below a folded row are not drawn; the path to the focus is always drawn.
      guard !before.isSurelyLike(after) || after.leadsToFocus else { return }
      let elements = (before: before.elements, after: after.elements)
      if elements.before != elements.after {
        sign = .changed
        was = ElementChange.was(elements.before, elements.after)
      }
      let items = OutlineNode.items(before: before, after: after)
      children = Self.merge(items.before, items.after)
    }

    /// Creates a row that is in only one outline, with the rows below it.
    init(_ node: OutlineNode, sign: OutlineLine.Sign) {
      self.node = node
      self.sign = sign
      if sign == .added {
        children = node.children.map { .merged(Merged($0, sign: .added)) }
      } else if node.descendantCount > 0 {
        was = "and \(node.descendantCount) below"
      }
    }

    var isChanged: Bool {
      sign != .same || children.contains { $0.isChanged }
    }

    /// Merges two lists of rows, placing each removed row after the row that preceded it.
    private static func merge(_ before: [OutlineNode.Item], _ after: [OutlineNode.Item]) -> [Row] {
      let old = Dictionary(before.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
      let kept = Set(after.map(\.key)).intersection(old.keys)
      var gone: [OutlineNode.Key?: [Row]] = [:]
      var anchor: OutlineNode.Key?
      for item in before {
        if kept.contains(item.key) {
          anchor = item.key
        } else if case .node(let node) = item {
          gone[anchor, default: []].append(.merged(Merged(node, sign: .removed)))
        }
      }
      return (gone[nil] ?? [])
        + after.flatMap { item -> [Row] in
          switch (old[item.key], item) {
          case (.node(let earlier), .node(let node)):
            [.merged(Merged(earlier, node))] + (gone[item.key] ?? [])
          case (_, .node(let node)): [.merged(Merged(node, sign: .added))]
          // Both stacks have the same screens there.
          case (_, .screens(_, let count)): [.screens(count)] + (gone[item.key] ?? [])
          }
        }
    }
  }

  /// A row of one outline or of both outlines, or a group of shared screens.
  private enum Row {
    case merged(Merged)
    case screens(Int)

    var isChanged: Bool {
      if case .merged(let merged) = self { merged.isChanged } else { false }
    }
  }

  private mutating func add(_ merged: Merged, trunks: [Bool], isLast: Bool?) {
    var row = merged.node.row
    if let was = merged.was {
      let now = row.aside.map { merged.sign == .changed ? "\($0.text)  " : "" } ?? ""
      row.aside = OutlineRow.Aside(text: now + was, style: .secondary)
    }
    lines.append(OutlineLine(sign: merged.sign, trunks: trunks, isLast: isLast, row: row))
    let below = trunks + (isLast.map { [!$0] } ?? [])
    let groups = Self.shortened(Self.folded(merged.children))
    for (index, group) in groups.enumerated() {
      let isLast = index == groups.count - 1
      switch group {
      case .shown(let child): add(child, trunks: below, isLast: isLast)
      case .many(let sign, let children):
        var rows = RowTally()
        for child in children { rows.add(of: child.node.kind) }
        let row = OutlineRow.fold(rows, "", signs)
        lines.append(OutlineLine(sign: sign, trunks: below, isLast: isLast, row: row))
      case .folded(let rows):
        let row = OutlineRow.fold(rows, "unchanged", signs)
        lines.append(OutlineLine(sign: .same, trunks: below, isLast: isLast, row: row))
      }
    }
  }

  private enum Group {
    case shown(Merged)
    case folded(RowTally)
    case many(OutlineLine.Sign, [Merged])

    /// The group's row if it was added or removed, has no rows below it and lacks the focus, or nil otherwise.
    var plainRow: Merged? {
      guard case .shown(let row) = self, row.sign == .added || row.sign == .removed,
        row.children.isEmpty, !row.node.isFocus
      else { return nil }
      return row
    }
  }

  /// Returns the groups, folding the added or removed rows in the middle of a long list.
  private static func shortened(_ groups: [Group]) -> [Group] {
    ShortList(groups) { $0.plainRow == nil }.parts.flatMap { part -> [Group] in
      switch part {
      case .row(let group): return [group]
      case .gap(let gap):
        let rows = gap.compactMap(\.plainRow)
        let kinds: [OutlineLine.Sign] = [.removed, .added]
        return kinds.compactMap { sign in
          let alike = rows.filter { $0.sign == sign }
          return alike.isEmpty ? nil : .many(sign, alike)
        }
      }
    }
  }

  /// Returns groups in which neighbouring unchanged rows are folded into one row.
  ///
  /// Rows with the focus are not folded, and rows are not folded if that saves no row.
  private static func folded(_ children: [Row]) -> [Group] {
    var groups: [Group] = []
    var quiet = RowTally()
    var last: Merged?
    func flush() {
      if let last, quiet.count == 1, last.node.children.isEmpty {
        groups.append(.shown(last))
      } else if quiet.count > 0 {
        groups.append(.folded(quiet))
      }
      quiet = RowTally()
    }
    for child in children {
      switch child {
      case .merged(let merged) where merged.isChanged || merged.node.leadsToFocus:
        flush()
        groups.append(.shown(merged))
      case .merged(let merged):
        quiet.add(of: merged.node.kind)
        last = merged
      case .screens(let count): quiet.add(count, of: .screen)
      }
    }
    flush()
    return groups
  }
}
