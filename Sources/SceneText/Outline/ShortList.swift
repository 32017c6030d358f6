/// A list of rows that omits the middle rows if there are too many.
struct ShortList<Row> {
  /// The rows and gaps, in order.
  private(set) var parts: [Part] = []

  /// A row, or a gap that replaces several rows.
  enum Part {
    case row(Row)
    case gap([Row])
  }

  /// Creates a list that omits the middle rows of a long list, except special rows.
  init(_ rows: [Row], unless isSpecial: (Row) -> Bool) {
    guard rows.count > Self.longest else {
      parts = rows.map(Part.row)
      return
    }
    var gap: [Row] = []
    for (index, row) in rows.enumerated() {
      let isInside = index >= Self.head && index < rows.count - Self.tail
      if isInside, !isSpecial(row) {
        gap.append(row)
        continue
      }
      if !gap.isEmpty { parts.append(.gap(gap)) }
      gap = []
      parts.append(.row(row))
    }
  }

  private static var longest: Int { 14 }
  private static var head: Int { 3 }
  private static var tail: Int { 8 }
}
