/// One change below the tree of a diff: its sign and what it says.
struct DetailLine {
  var sign: OutlineLine.Sign
  var text: String
  /// The same without what was before, for when room is short.
  var brief: String?

  /// The change as one line, cut to the width.
  func line(_ layout: TextLayout) -> StyledText {
    let gutter = OutlineLine(sign: sign, trunks: [], row: OutlineRow()).gutter(layout.signs)
    let style: Style =
      switch sign {
      case .added: .added
      case .removed: .removed
      case .changed, .same: .plain
      }
    let room = layout.width - gutter.columns
    let isShort = DisplayWidth.columns(of: text) <= room
    return gutter + StyledText(layout.cut(isShort ? text : brief ?? text, to: room), style)
  }
}
