import Course
import SceneText

/// A listing of source lines with their numbers, drawn for a terminal.
struct CodeListing {
  let layout: TextLayout
  /// The files, each with its name and its lines.
  let files: [(name: String, lines: [Substring])]

  /// A row of a listing.
  enum Row: Hashable {
    /// The name of the file whose lines follow.
    case file(String)
    /// A line of a file, which is a hit if the line contains the search text.
    case line(number: Int, text: String, isHit: Bool)
    /// A gap for omitted lines.
    case gap
  }

  /// The number of lines shown both before and after a hit.
  private static let around = 1

  /// Returns all rows of the listing, beginning at a line of the first file.
  func rows(from start: Int = 1) -> [Row] {
    files.enumerated().flatMap { index, file -> [Row] in
      let first = index == 0 ? start : 1
      let lines = zip(1..., file.lines).dropFirst(first - 1).filter { !SourceRegion.isMark($1) }
        .map { Row.line(number: $0, text: String($1), isHit: false) }
      return heading(of: file.name) + lines
    }
  }

  /// Returns the rows that contain the given text with the rows around them, and the number of hits.
  ///
  /// - Parameter text: The text; its case does not matter.
  /// - Returns: The rows, and the number of hits among them.
  func rows(holding text: String) -> (rows: [Row], hits: Int) {
    let wanted = text.lowercased()
    var rows: [Row] = []
    var hits = 0
    for file in files {
      let found = file.lines.indices.filter {
        file.lines[$0].lowercased().contains(wanted) && !SourceRegion.isMark(file.lines[$0])
      }
      guard !found.isEmpty else { continue }
      hits += found.count
      rows += heading(of: file.name)
      var shown: Int?
      for index in file.lines.indices
      where found.contains(where: { abs($0 - index) <= Self.around }) {
        if let shown, index > shown + 1 { rows.append(.gap) }
        shown = index
        guard !SourceRegion.isMark(file.lines[index]) else { continue }
        rows.append(
          .line(
            number: index + 1,
            text: String(file.lines[index]),
            isHit: found.contains(index)
          )
        )
      }
    }
    return (rows, hits)
  }

  /// Returns the lines for the rows that fit on a page, at least one, and the number of those rows.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - height: The number of lines that the terminal has for them, or nil for no limit.
  /// - Returns: The lines, and the number of rows that they show.
  func page(of rows: [Row], height: Int?) -> (lines: [StyledText], count: Int) {
    var lines: [StyledText] = []
    for (index, row) in rows.enumerated() {
      let drawn = draw(row)
      if let height, index > 0, lines.count + drawn.count > height { return (lines, index) }
      lines += drawn
    }
    return (lines, rows.count)
  }

  private func heading(of name: String) -> [Row] {
    files.count > 1 ? [.file(name)] : []
  }

  private func draw(_ row: Row) -> [StyledText] {
    switch row {
    case .file(let name): return [StyledText(Printable.line(name), .heading)]
    case .gap: return [StyledText(blank + (layout.signs == .unicode ? "…" : "..."), .secondary)]
    case .line(let number, let text, let isHit):
      let digits = "\(number)"
      let head = String(repeating: " ", count: columns - digits.count) + digits
      let parts = CodeLine(text: Printable.line(text)).broken(to: max(layout.width - gutter, 10))
      return parts.enumerated().map { index, part in
        let mark = isHit ? ": " : "  "
        let start = StyledText(index == 0 ? head + mark : blank, isHit ? .control : .secondary)
        return (start + StyledText(part, .value)).trimmed
      }
    }
  }

  /// The number of columns that the greatest line number needs.
  private var columns: Int { "\(files.map(\.lines.count).max() ?? 1)".count }

  private var gutter: Int { columns + 2 }

  private var blank: String { String(repeating: " ", count: gutter) }
}
