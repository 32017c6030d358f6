/// A row of an outline, with the guides before it.
struct OutlineLine {
  /// The mark in the first column of a diff, or nil in a plain tree.
  var sign: Sign?
  /// Boolean values that indicate, from the outside in, whether each level above has more children below this line.
  var trunks: [Bool]
  /// A Boolean value that indicates whether the row is the last child of its parent, or nil for the outermost row.
  var isLast: Bool?
  /// The content of the row.
  var row: OutlineRow

  /// The depth of the row.
  var depth: Int { isLast == nil ? 0 : trunks.count + 1 }

  /// A kind of change in a row.
  enum Sign {
    case same
    case added
    case removed
    case changed
  }

  /// Returns the guides before the row, omitting outer levels if the guides would become too wide.
  func guides(_ layout: TextLayout) -> String {
    guard let isLast else { return "" }
    let signs = layout.signs
    let last = isLast ? signs.lastBranch : signs.branch
    let levels = trunks.map { $0 ? signs.trunk : signs.noTrunk }
    let room = max(2, layout.width / 2 / 3 + 1)
    guard levels.count >= room else { return levels.joined() + last }
    let ellipsis = signs == .unicode ? "…  " : "..."
    return ellipsis + levels.suffix(room - 2).joined() + last
  }

  /// Returns the guides before a row's continuation line, which precedes the lines of the children.
  func continuation(_ layout: TextLayout, hasChildren: Bool) -> String {
    let trunk = hasChildren ? layout.signs.trunk : ""
    guard let isLast else { return trunk }
    let passing = isLast ? layout.signs.noTrunk : layout.signs.trunk
    return String(guides(layout).dropLast(passing.count)) + passing + trunk
  }

  /// Returns the mark in the first column, followed by a blank.
  func gutter(_ signs: Signs) -> StyledText {
    switch sign {
    case nil: StyledText()
    case .same: "  "
    case .added: StyledText("\(signs.added) ", .added)
    case .removed: StyledText("\(signs.removed) ", .removed)
    case .changed: StyledText("\(signs.changed) ", .changed)
    }
  }

  /// The style of the complete row in a diff, or nil if the pieces keep their styles.
  var style: Style? {
    switch sign {
    case nil, .same, .changed: nil
    case .added: .added
    case .removed: .removed
    }
  }
}
