/// A drawing that fits an outline's lines into a width, with a column on the right for additional text.
struct OutlineDrawing {
  var lines: [OutlineLine]
  var layout: TextLayout

  /// Returns the lines as text that is no wider than the layout.
  func text() -> [StyledText] {
    let column = asideColumn()
    var texts: [StyledText] = []
    for (index, line) in lines.enumerated() {
      var text = line.gutter(layout.signs)
      text.append(line.guides(layout), .structure)
      if let rows = brokenRow(at: index, from: text.columns) {
        var below = line.gutter(layout.signs)
        below.append(line.continuation(layout, hasChildren: hasChildren(index)), .structure)
        for (number, row) in rows.enumerated() {
          texts.append((number == 0 ? text : below) + (line.style.map(row.styled) ?? row))
        }
      } else {
        let row = draw(line.row, from: text.columns, asideColumn: column)
        texts.append(text + (line.style.map(row.styled) ?? row))
      }
    }
    return texts
  }

  private func hasChildren(_ index: Int) -> Bool {
    guard index + 1 < lines.count else { return false }
    return lines[index + 1].depth > lines[index].depth
  }

  /// Returns the lines of a row that does not fit on one line, or nil if the row must be shortened.
  private func brokenRow(at index: Int, from start: Int) -> [StyledText]? {
    let row = lines[index].row
    let room = layout.width - start
    let label = row.columns
    guard let aside = row.aside, aside.isMovable else {
      return row.isWrapped && label > room ? wrapped(row, index, room) : nil
    }
    let needed = DisplayWidth.columns(of: aside.text)
    guard label + Self.gap + needed > room else { return nil }
    let below = roomBelow(index)
    let parts = layout.broken(aside.text, to: below - Self.gap)
    guard parts.count <= Self.mostLines, below > Self.shortestAside else { return nil }
    let head = row.isWrapped ? wrapped(row, index, room) : [row.text(in: room, layout: layout)]
    let blanks = StyledText(String(repeating: " ", count: Self.gap))
    return head + parts.map { blanks + StyledText($0, aside.style) }
  }

  private func roomBelow(_ index: Int) -> Int {
    let line = lines[index]
    let guides = line.continuation(layout, hasChildren: hasChildren(index))
    return layout.width - line.gutter(layout.signs).columns - DisplayWidth.columns(of: guides)
  }

  private func wrapped(_ row: OutlineRow, _ index: Int, _ room: Int) -> [StyledText] {
    let text = row.pieces.map(\.text).joined()
    let style = row.pieces.first?.style ?? .plain
    let parts = layout.broken(text, to: max(1, min(room, roomBelow(index))))
    return parts.isEmpty ? [StyledText()] : parts.map { StyledText($0, style) }
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

  /// Returns the column where most texts on the right can begin.
  private func asideColumn() -> Int {
    let ends = lines.compactMap { line -> Int? in
      guard line.row.aside != nil else { return nil }
      let start = line.gutter(layout.signs).columns
      return start + DisplayWidth.columns(of: line.guides(layout)) + line.row.columns
    }
    return min((ends.max() ?? 0) + Self.gap + 1, layout.width / 2)
  }

  private static let gap = 2
  private static let mostLines = 4
  private static let shortestAside = 12
  private static let shortestLabel = 8
}
