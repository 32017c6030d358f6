/// Fits the lines of an outline to a width, with what stands on the right in one column.
struct OutlineDrawing {
  var lines: [OutlineLine]
  var layout: TextLayout

  /// The lines as text, none of them wider than the layout.
  func text() -> [StyledText] {
    let column = asideColumn()
    return lines.map { line in
      var text = line.gutter(layout.signs)
      text.append(line.guides(layout), .structure)
      let row = draw(line.row, from: text.columns, asideColumn: column)
      return text + (line.style.map(row.styled) ?? row)
    }
  }

  private func draw(_ row: OutlineRow, from start: Int, asideColumn: Int) -> StyledText {
    let room = layout.width - start
    guard let aside = row.aside else { return row.text(in: room, layout: layout) }
    let needed = DisplayWidth.columns(of: aside.text)
    let least = min(needed, Self.shortestAside)
    let labelRoom = room - Self.gap - (aside.isKept ? needed : least)
    guard row.columns <= labelRoom || (aside.isKept && labelRoom >= Self.shortestLabel) else {
      return row.text(in: room, layout: layout)
    }
    var text = row.text(in: labelRoom, layout: layout)
    let free = room - text.columns - Self.gap
    let wanted = max(text.columns + Self.gap, asideColumn - start)
    text.pad(to: min(wanted, text.columns + Self.gap + max(0, free - needed)))
    text.append(layout.cut(aside.text, to: room - text.columns), aside.style)
    return text
  }

  /// The column where most asides can begin: right of the labels, at most in the middle of the line.
  private func asideColumn() -> Int {
    let ends = lines.compactMap { line -> Int? in
      guard line.row.aside != nil else { return nil }
      let start = line.gutter(layout.signs).columns
      return start + DisplayWidth.columns(of: line.guides(layout)) + line.row.columns
    }
    return min((ends.max() ?? 0) + Self.gap + 1, layout.width / 2)
  }

  private static let gap = 2
  private static let shortestAside = 12
  private static let shortestLabel = 8
}
