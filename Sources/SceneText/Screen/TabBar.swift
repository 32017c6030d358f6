import SceneModel

/// The tab bar below a screen.
struct TabBar {
  let tabView: Element

  /// Returns the tabs side by side, on as many lines as they need.
  func lines(_ layout: TextLayout) -> [StyledText] {
    var lines: [StyledText] = []
    for tab in tabView.children where tab.kind == .tab && !tab.has(.hidden) {
      let sign = tab.has(.selected) ? layout.signs.selected : layout.signs.unselected
      let badge = tab.badge.map { " (\(Printable.line($0)))" } ?? ""
      let text = layout.cut("\(sign) \(tabView.name(of: tab))\(badge)", to: layout.width)
      let piece = StyledText(text, tab.has(.selected) ? .focus : .secondary)
      if let last = lines.last, last.columns + Self.gap.count + piece.columns <= layout.width {
        lines[lines.count - 1] = last + StyledText(Self.gap) + piece
      } else {
        lines.append(piece)
      }
    }
    return lines
  }

  private static let gap = "   "
}
