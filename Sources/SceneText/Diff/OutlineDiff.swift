import SceneModel

/// Two outlines of one app in one, with a sign on each row that is different and the rest folded.
struct OutlineDiff {
  /// The rows to draw.
  private(set) var lines: [OutlineLine] = []
  /// Whether any row is different.
  let isChanged: Bool

  private let signs: Signs

  init(from before: OutlineNode, to after: OutlineNode, signs: Signs) {
    self.signs = signs
    let root = Merged(before, after)
    isChanged = root.isChanged
    add(root, trunks: [], isLast: nil)
  }

  /// A row of either outline or of both.
  private struct Merged {
    var node: OutlineNode
    var sign: OutlineLine.Sign
    var was: String?
    var children: [Merged] = []

    init(_ before: OutlineNode, _ after: OutlineNode) {
      node = after
      sign = .same
      // Nobody looks below a row that is folded; the way to the focus is drawn.
      guard !before.isSurelyLike(after) || after.leadsToFocus else { return }
      let elements = (before: before.elements, after: after.elements)
      if elements.before != elements.after {
        sign = .changed
        was = ElementChange.was(elements.before, elements.after)
      }
      children = Self.merge(before.children, after.children)
    }

    /// A row that is in one outline only, with everything below it.
    init(_ node: OutlineNode, sign: OutlineLine.Sign) {
      self.node = node
      self.sign = sign
      if sign == .added {
        children = node.children.map { Merged($0, sign: .added) }
      } else if node.descendantCount > 0 {
        was = "and \(node.descendantCount) below"
      }
    }

    var isChanged: Bool {
      sign != .same || children.contains(where: \.isChanged)
    }

    /// Rows that have gone stay behind the row that they stood behind.
    private static func merge(_ before: [OutlineNode], _ after: [OutlineNode]) -> [Merged] {
      let old = Dictionary(before.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      let kept = Set(after.map(\.id)).intersection(old.keys)
      var gone: [Int?: [Merged]] = [:]
      var anchor: Int?
      for node in before {
        if kept.contains(node.id) {
          anchor = node.id
        } else {
          gone[anchor, default: []].append(Merged(node, sign: .removed))
        }
      }
      return (gone[nil] ?? [])
        + after.flatMap { node -> [Merged] in
          guard let earlier = old[node.id] else { return [Merged(node, sign: .added)] }
          return [Merged(earlier, node)] + (gone[node.id] ?? [])
        }
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
        let row = OutlineRow.fold(children.map(\.node.kind), "", signs)
        lines.append(OutlineLine(sign: sign, trunks: below, isLast: isLast, row: row))
      case .folded(let children):
        let row = OutlineRow.fold(children.map(\.node.kind), "unchanged", signs)
        lines.append(OutlineLine(sign: .same, trunks: below, isLast: isLast, row: row))
      }
    }
  }

  private enum Group {
    case shown(Merged)
    case folded([Merged])
    case many(OutlineLine.Sign, [Merged])

    /// The row, where the group is one that only came or only went.
    var plainRow: Merged? {
      guard case .shown(let row) = self, row.sign == .added || row.sign == .removed,
        row.children.isEmpty, !row.node.isFocus
      else { return nil }
      return row
    }
  }

  /// Of many rows that came or went together, the middle is left out.
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

  /// Unchanged neighbours become one row, unless a person is there or one row would not be saved.
  private static func folded(_ children: [Merged]) -> [Group] {
    var groups: [Group] = []
    var quiet: [Merged] = []
    func flush() {
      if let only = quiet.first, quiet.count == 1, only.node.children.isEmpty {
        groups.append(.shown(only))
      } else if !quiet.isEmpty {
        groups.append(.folded(quiet))
      }
      quiet = []
    }
    for child in children {
      if child.isChanged || child.node.leadsToFocus {
        flush()
        groups.append(.shown(child))
      } else {
        quiet.append(child)
      }
    }
    flush()
    return groups
  }
}
