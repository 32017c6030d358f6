/// One change below the tree of a diff: its sign and what it says.
struct DetailLine {
  var sign: OutlineLine.Sign
  var text: String

  /// The change as one line, cut to the width.
  func line(_ layout: TextLayout) -> StyledText {
    let gutter = OutlineLine(sign: sign, trunks: [], row: OutlineRow()).gutter(layout.signs)
    let style: Style =
      switch sign {
      case .added: .added
      case .removed: .removed
      case .changed, .same: .plain
      }
    return gutter + StyledText(layout.cut(text, to: layout.width - gutter.columns), style)
  }
}
