import SceneModel

/// The tab bar below a screen.
struct TabBar {
  let tabs: [Element]

  /// The tabs beside each other, those that do not fit left out.
  func line(_ layout: TextLayout) -> StyledText {
    var line = StyledText()
    for tab in tabs {
      let sign = tab.has(.selected) ? layout.signs.selected : layout.signs.unselected
      let badge = tab.badge.map { " (\(Printable.line($0)))" } ?? ""
      let text = "\(sign) \(tab.placeName)\(badge)"
      let gap = line.isEmpty ? "" : "   "
      let room = layout.width - line.columns - gap.count
      guard DisplayWidth.columns(of: text) <= room || line.isEmpty else {
        line.append(" \(layout.signs.ellipsis)", .secondary)
        break
      }
      line.append(gap)
      line.append(layout.cut(text, to: room), tab.has(.selected) ? .focus : .secondary)
    }
    return line
  }
}
