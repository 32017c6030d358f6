/// A marked line that describes one change, below the tree of a diff.
struct DetailLine {
  var sign: OutlineLine.Sign
  var text: String
  /// A shorter description for narrow windows, without the earlier value, or nil if there is none.
  var brief: String?

  /// Returns the change as lines, using the shorter description if the complete one does not fit on one line.
  ///
  /// Only very long text is shortened.
  func lines(_ layout: TextLayout) -> [StyledText] {
    let gutter = OutlineLine(sign: sign, trunks: [], row: OutlineRow()).gutter(layout.signs)
    let style: Style =
      switch sign {
      case .added: .added
      case .removed: .removed
      case .changed, .same: .plain
      }
    let room = layout.width - gutter.columns
    let isShort = DisplayWidth.columns(of: text) <= room
    let shown = isShort ? text : brief ?? text
    guard DisplayWidth.columns(of: shown) > room else { return [gutter + StyledText(shown, style)] }
    let parts = layout.broken(shown, to: room - Self.indent)
    guard parts.count <= Self.mostLines else {
      return [gutter + StyledText(layout.cut(shown, to: room), style)]
    }
    let blanks = String(repeating: " ", count: Self.indent)
    return parts.enumerated().map { index, part in
      gutter + StyledText(index == 0 ? part : blanks + part, style)
    }
  }

  private static let indent = 2
  private static let mostLines = 4
}
